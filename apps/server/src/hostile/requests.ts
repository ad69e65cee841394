import { newToken } from '../testing/client.ts';
import type { Attack, Kind } from './attack.ts';
import type { Ground } from './ground.ts';
import { statusIn, statusOf, upgrade, wire } from './wire.ts';

/** The status of a request written by hand. */
export const raw =
  (...lines: readonly string[]) =>
  ({ port }: Ground) =>
    statusOf(port, `${lines.join('\r\n')}\r\n\r\n`);
/** Everything that a request written by hand is answered. */
async function wholeAnswer({ port }: Ground, text: string): Promise<string> {
  const one = wire(port, text);
  await one.until(() => one.isClosed());
  return one.heard();
}

/** What opens a table. */
export const GOOD = JSON.stringify({ game: 'smear', seats: 3, name: 'Anna' });
/** How it is asked for. */
export const POST = ['POST /api/tables HTTP/1.1', 'Host: x', 'Content-Type: application/json'] as const;

const METHODS: readonly Attack[] = [
  { name: 'the method TRACE', attack: raw('TRACE / HTTP/1.1', 'Host: x'), expected: 'status 404' },
  {
    name: 'the method CONNECT',
    attack: raw('CONNECT example.org:80 HTTP/1.1', 'Host: x'),
    expected: 'cut off',
  },
  {
    name: 'the method DELETE on all tables',
    attack: raw('DELETE /api/tables HTTP/1.1', 'Host: x'),
    expected: 'status 404',
  },
  {
    name: 'the method PUT on a page',
    attack: raw('PUT /index.html HTTP/1.1', 'Host: x', 'Content-Length: 0'),
    expected: 'status 404',
  },
  {
    name: 'a method that does not exist',
    attack: raw('STEAL / HTTP/1.1', 'Host: x'),
    expected: 'status 400',
  },
  {
    name: 'asking without a body by HEAD what only owners may read',
    attack: raw('HEAD /api/records/abcdefgh-1 HTTP/1.1', 'Host: x'),
    expected: 'status 401',
  },
];

const SMUGGLING: readonly Attack[] = [
  {
    name: 'a length and chunks at the same time',
    attack: raw(
      ...POST,
      'Content-Length: 4',
      'Transfer-Encoding: chunked',
      '',
      '0',
      '',
      'GET /metrics HTTP/1.1',
      'Host: x',
    ),
    expected: 'status 400',
  },
  {
    name: 'two lengths',
    attack: raw(...POST, 'Content-Length: 2', 'Content-Length: 20', '', '{}'),
    expected: 'status 400',
  },
  {
    name: 'a length with a sign',
    attack: raw(...POST, 'Content-Length: +2', '', '{}'),
    expected: 'status 400',
  },
  { name: 'a negative length', attack: raw(...POST, 'Content-Length: -1'), expected: 'status 400' },
  {
    name: 'chunks under another name',
    attack: raw(...POST, 'Transfer-Encoding: xchunked', '', '0'),
    expected: 'status 400',
  },
  {
    name: 'a chunk whose length is no number',
    attack: raw(...POST, 'Transfer-Encoding: chunked', '', 'zz', '{}'),
    expected: 'status 400',
  },
  {
    name: 'a space before the colon of a header',
    attack: raw(...POST, 'Content-Length : 2', '', '{}'),
    expected: 'status 400',
  },
  {
    name: 'a header that goes on in the next line',
    attack: raw('GET / HTTP/1.1', 'Host: x', 'X-A: b', ' c: d'),
    expected: 'status 400',
  },
  {
    name: 'a null byte in a header',
    attack: raw('GET / HTTP/1.1', 'Host: x', 'X-A: b\0c'),
    expected: 'status 400',
  },
  {
    name: 'a bare carriage return in a header',
    attack: raw('GET / HTTP/1.1', 'Host: x', 'X-A: b\rSet-Cookie: c'),
    expected: 'status 400',
  },
  {
    name: 'a version of HTTP that does not exist',
    attack: raw('GET / HTTP/9.9', 'Host: x'),
    expected: 'status 400',
  },
  {
    name: 'no HTTP at all',
    attack: ({ port }) => statusOf(port, '\x16\x03\x01\x02\x00\x01\x00\x01\xfc'),
    expected: 'status 400',
  },
  {
    name: 'headers of twenty kilobytes',
    attack: raw('GET / HTTP/1.1', 'Host: x', `X-A: ${'x'.repeat(20_000)}`),
    expected: 'status 431',
  },
];

const HOSTS: readonly Attack[] = [
  { name: 'no host', attack: raw('GET / HTTP/1.1'), expected: 'status 400' },
  { name: 'two hosts', attack: raw('GET / HTTP/1.1', 'Host: a', 'Host: b'), expected: 'status 400' },
  {
    name: 'a socket with two hosts, one of them of its page',
    attack: ({ port }) => statusOf(port, upgrade(['Host: evil.example', 'Origin: http://evil.example'])),
    expected: 'status 400',
  },
  {
    name: 'a host that would loosen the page’s policy',
    async attack(ground) {
      const answer = await wholeAnswer(
        ground,
        'GET / HTTP/1.1\r\nHost: x; script-src *\r\nConnection: close\r\n\r\n',
      );
      return answer.includes('script-src *') ? 'the policy is loose' : 'the policy is as it was';
    },
    expected: 'the policy is as it was',
  },
  {
    name: 'a line break in an address, to write headers',
    async attack(ground) {
      const answer = await wholeAnswer(
        ground,
        'GET /%0d%0aSet-Cookie:%20a=b HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n',
      );
      return /^set-cookie/im.test(answer) ? 'a header of theirs' : statusIn(answer);
    },
    expected: 'status 404',
  },
  {
    name: 'a language that is a path',
    async attack(ground) {
      const answer = await wholeAnswer(
        ground,
        'GET / HTTP/1.1\r\nHost: x\r\nAccept-Language: ../\r\nConnection: close\r\n\r\n',
      );
      return /^location: (.*)$/im.exec(answer)?.[1] ?? 'stays here';
    },
    expected: 'stays here',
  },
  {
    name: 'a socket from the page of another site',
    attack: ({ port }) => statusOf(port, upgrade(['Origin: https://evil.example'])),
    expected: 'status 403',
  },
  {
    name: 'a socket from a page that hides where it is from',
    attack: ({ port }) => statusOf(port, upgrade(['Origin: null'])),
    expected: 'status 403',
  },
  {
    name: 'a socket from another port of the same machine',
    attack: ({ port }) => statusOf(port, upgrade(['Origin: http://stammtisch.test:81'])),
    expected: 'status 403',
  },
  {
    name: 'a socket from a site whose name begins like this one',
    attack: ({ port }) => statusOf(port, upgrade(['Origin: http://stammtisch.test.evil.example'])),
    expected: 'status 403',
  },
  {
    name: 'a socket without a key',
    attack: ({ port }) => statusOf(port, upgrade().replace(/Sec-WebSocket-Key.*\r\n/, '')),
    expected: 'status 400',
  },
  {
    name: 'a socket of another version',
    attack: ({ port }) => statusOf(port, upgrade().replace('Version: 13', 'Version: 7')),
    expected: 'status 400',
  },
  {
    name: 'an upgrade to something else',
    attack: ({ port }) => statusOf(port, upgrade().replace('websocket', 'h2c')),
    expected: 'status 400',
  },
  {
    name: 'a request of another site’s page, with permission asked first',
    async attack({ ask }) {
      const headers = {
        origin: 'https://evil.example',
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'authorization',
      };
      const { headers: answered } = await ask('/api/tables', { method: 'OPTIONS', headers });
      return answered.has('access-control-allow-origin') ? 'allowed' : 'not allowed';
    },
    expected: 'not allowed',
  },
  {
    name: 'the secret as a cookie or in the address',
    async attack({ ask }) {
      const token = newToken();
      const headers = { cookie: `token=${token}`, 'content-type': 'application/json' };
      return (await ask(`/api/tables?token=${token}`, { method: 'POST', headers, body: GOOD })).status;
    },
    expected: 'status 401',
  },
];

/** What is no request of a browser’s. */
export const REQUESTS: Kind = {
  title: 'Requests that are none',
  about:
    'Requests are read strictly: what two programs could read in two ways is refused. The secret counts only as Authorization: Bearer, which no other site can make a browser send; no cookies, and no page of another site is allowed anything.',
  attacks: [...METHODS, ...SMUGGLING, ...HOSTS],
};
