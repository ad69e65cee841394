import { gzipSync } from 'node:zlib';

import { newToken } from '../testing/client.ts';
import type { Attack, Kind } from './attack.ts';
import type { Ground } from './ground.ts';
import { GOOD, POST, raw } from './requests.ts';
import { upgrade, wire } from './wire.ts';

/** The status of a table that is to be opened with such a body. */
const body =
  (content: string | Buffer, headers: Readonly<Record<string, string>> = {}) =>
  async ({ ask }: Ground) => {
    const about = { authorization: `Bearer ${newToken()}`, 'content-type': 'application/json', ...headers };
    return (
      await ask('/api/tables', { method: 'POST', headers: about, body: new Uint8Array(Buffer.from(content)) })
    ).status;
  };
const BODIES: readonly Attack[] = [
  {
    name: 'a body of another kind',
    attack: body(GOOD, { 'content-type': 'application/xml' }),
    expected: 'status 415',
  },
  {
    name: 'a form',
    attack: body('game=smear', { 'content-type': 'application/x-www-form-urlencoded' }),
    expected: 'status 415',
  },
  {
    name: 'a body as plain text, as other sites may send it',
    attack: body(GOOD, { 'content-type': 'text/plain' }),
    expected: 'status 400',
  },
  {
    name: 'a body that blows up when unpacked',
    attack: body(gzipSync(Buffer.alloc(5_000_000, 32)), { 'content-encoding': 'gzip' }),
    expected: 'status 400',
  },
  { name: 'a body too large', attack: body(`{"game":"${'x'.repeat(9_000)}"}`), expected: 'status 413' },
  {
    name: 'a body that says it is huge',
    attack: raw(...POST, 'Content-Length: 10000000000'),
    expected: 'status 413',
  },
  { name: 'half a body', attack: body('{"game":'), expected: 'status 400' },
  {
    name: 'a body with the key __proto__',
    attack: body('{"__proto__":{"isAdmin":true},"game":"smear","seats":3,"name":"A"}'),
    expected: 'status 400',
  },
  {
    name: 'a body with the key constructor',
    attack: body('{"constructor":{"prototype":{"x":1}},"game":"smear","seats":3,"name":"A"}'),
    expected: 'status 400',
  },
  { name: 'a body that is null', attack: body('null'), expected: 'status 400' },
  { name: 'a body that is a list', attack: body(`[${GOOD}]`), expected: 'status 400' },
  {
    name: 'seats as a text',
    attack: body('{"game":"smear","seats":"3","name":"Anna"}'),
    expected: 'status 400',
  },
  {
    name: 'the same key twice, the second time too large',
    attack: body('{"game":"smear","seats":3,"seats":900,"name":"Anna"}'),
    expected: 'status 400',
  },
  {
    name: 'a game named like a method',
    attack: body('{"game":"toString","seats":3,"name":"Anna"}'),
    expected: 'status 422',
  },
  {
    name: 'a house rule named like a method',
    attack: body('{"game":"smear","seats":3,"name":"Anna","options":{"constructor":true}}'),
    expected: 'status 422',
  },
  {
    name: 'lists in each other, four thousand deep',
    attack: body(`{"options":${'['.repeat(4_000)}${']'.repeat(4_000)}}`),
    expected: 'status 400',
  },
];

const READING: readonly Attack[] = [
  {
    name: 'a file in a thousand overlapping parts',
    async attack({ ask }) {
      const headers = { range: `bytes=${'0-,'.repeat(1_000)}0-` };
      const { text } = await ask('/assets/main-abc123.js', { headers });
      return text.length < 10_000 ? 'the file once' : `${text.length} letters`;
    },
    expected: 'the file once',
  },
  {
    name: 'a part beyond the end of a file',
    attack: async ({ ask }) =>
      (await ask('/assets/main-abc123.js', { headers: { range: 'bytes=999999-' } })).status,
    expected: 'status 416',
  },
  {
    name: 'names, codes and players in what is measured',
    async attack(ground) {
      const { code, tokens } = await ground.victims();
      const { text } = await ground.ask('/metrics');
      const found = ['Anna', 'Tom', code, tokens.anna, '127.0.0.1', '198.51.100'].filter((one) =>
        text.includes(one),
      );
      return found.length === 0 && text.includes('stammtisch_tables') ? 'none' : found.join(', ');
    },
    expected: 'none',
  },
];

/** Bodies that are none, and answers that would tell too much. */
export const BODIES_KIND: Kind = {
  title: 'Bodies and answers',
  about:
    'Bodies are JSON of at most 8 kB, never unpacked, and checked against a closed schema. Files are sent once and whole; what is measured names nobody.',
  attacks: [...BODIES, ...READING],
};

/** Claims of whoever is no proxy. */
export const CLAIMS: Kind = {
  title: 'Claims about where one is from',
  about:
    'X-Forwarded-For and X-Forwarded-Proto are believed only if STAMMTISCH_PROXIES names the machine they come from.',
  isDirect: true,
  limits: { socketsPerAddress: 10, requestsPerMinute: 50 },
  attacks: [
    {
      name: 'another address for each socket, claimed by whoever is no proxy',
      async attack({ port }) {
        const all = Array.from({ length: 12 }, (_, turn) =>
          wire(port, upgrade([`X-Forwarded-For: 203.0.113.${turn}`])),
        );
        await Promise.all(all.map((one) => one.until(() => one.heard().includes('\r\n\r\n'))));
        const inside = all.filter((one) => one.heard().startsWith('HTTP/1.1 101')).length;
        for (const one of all) one.socket.destroy();
        return inside <= 10 ? 'counted as one address' : `${inside} let in`;
      },
      expected: 'counted as one address',
    },
    {
      name: 'a claim to have come by TLS',
      async attack({ ask }) {
        const { headers } = await ask('/healthz', { headers: { 'x-forwarded-proto': 'https' } });
        return headers.has('strict-transport-security') ? 'believed' : 'not believed';
      },
      expected: 'not believed',
    },
  ],
};
