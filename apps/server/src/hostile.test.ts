import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

import { range } from '@stammtisch/kernel';
import { PROTOCOL } from '@stammtisch/protocol';
import { afterEach, expect, test } from 'vitest';

import { newToken, openTable, TestClient } from './testing/client.ts';
import { startServer, type TestServer } from './testing/server.ts';

/** How many bad messages flood the server; a hundred thousand on request. */
const FLOOD = Number(process.env['STAMMTISCH_FLOOD'] ?? 3_000);

let running: TestServer | undefined;
afterEach(async () => {
  await running?.close();
  running = undefined;
});

async function table(options: Parameters<typeof startServer>[0] = {}) {
  running = await startServer(options);
  const { port } = running;
  const token = newToken();
  const code = await openTable(port, token, {
    game: 'smear',
    seats: 4,
    name: 'Anna',
    bots: 'easy',
    start: true,
    botPace: 'instant',
  });
  return { port, token, code, url: `ws://127.0.0.1:${port}/ws` };
}

const DEEP = `${'['.repeat(2_000)}${']'.repeat(2_000)}`;
const BAD: readonly (readonly [string, string | Buffer])[] = [
  ['nothing', ''],
  ['no JSON', 'hello'],
  ['half a message', '{"type":"act","id":'],
  ['deep nesting', DEEP],
  ['a number', '42'],
  ['null', 'null'],
  ['a list', '[]'],
  ['an unknown type', '{"type":"cheat"}'],
  ['a field too many', '{"type":"ping","and":1}'],
  ['a prototype key', '{"type":"ping","__proto__":{"x":1}}'],
  ['a seat of one’s own choice', '{"type":"act","id":"a","position":"1.1","action":"bid 6","seat":2}'],
  ['another player', '{"type":"act","id":"a","position":"1.1","action":"pass","player":"x"}'],
  ['a position that is none', '{"type":"act","id":"a","position":"1.1e9","action":"pass"}'],
  ['an id with a colon trick', '{"type":"act","id":"a b","position":"1.1","action":"pass"}'],
  ['an action too long', JSON.stringify({ type: 'act', id: 'a', position: '1.1', action: 'x'.repeat(41) })],
  ['a chair that cannot be', '{"type":"command","id":"a","command":{"do":"sit","chair":-1,"name":"A"}}'],
  ['half a chair', '{"type":"command","id":"a","command":{"do":"sit","chair":0.5,"name":"A"}}'],
  [
    'a name too long',
    JSON.stringify({ type: 'command', id: 'a', command: { do: 'sit', chair: 1, name: 'x'.repeat(25) } }),
  ],
  ['a command of the table itself', '{"type":"command","id":"a","command":{"do":"proceed"}}'],
  [
    'a bot’s move',
    '{"type":"command","id":"a","command":{"do":"botAct","seat":1,"position":"1.1","action":"pass"}}',
  ],
  [
    'options that are no options',
    '{"type":"command","id":"a","command":{"do":"setUp","options":{"target":{"toString":1}}}}',
  ],
  ['a binary frame', Buffer.from('{"type":"ping"}')],
  [
    'a second hello',
    JSON.stringify({ type: 'hello', protocol: PROTOCOL, table: 'abcdefgh', token: newToken() }),
  ],
];

test.for(BAD)('%s ends in a goodbye, and the server stays', async ([, data]) => {
  const { port, code, token } = await table();
  const other = await TestClient.join(port, code, newToken());
  const bad = await TestClient.join(port, code, token);
  bad.sendRaw(data);
  await bad.until(() => bad.closed !== undefined);
  expect(bad.messages.at(-1)).toMatchObject({ type: 'goodbye', code: 'bad-message' });
  expect(bad.closed?.code).toBe(1008);
  await other.ping();
  expect(other.closed).toBeUndefined();
});

test('a message too large closes the socket at once', async () => {
  const { port, code, token } = await table();
  const bad = await TestClient.join(port, code, token);
  bad.sendRaw(`{"type":"ping"${' '.repeat(5_000)}}`);
  await bad.until(() => bad.closed !== undefined);
  expect(bad.closed?.code).toBe(1009);
  expect((await TestClient.join(port, code, token)).known?.seat).toBe(0);
});

test('before hello nothing is answered but a ping', async () => {
  const { url } = await table();
  const bad = new TestClient(url);
  await bad.opened();
  await bad.ping();
  bad.say({ type: 'act', id: 'a', position: '1.1', action: 'pass' });
  await bad.until(() => bad.closed !== undefined);
  expect(bad.messages).toEqual([{ type: 'goodbye', code: 'bad-message', about: 'hello' }]);
});

test('another protocol, an unknown table: a goodbye that says so', async () => {
  const { url, code } = await table();
  const says = async (hello: object) => {
    const client = new TestClient(url);
    await client.opened();
    client.say({ type: 'hello', protocol: PROTOCOL, table: code, token: newToken(), ...hello });
    await client.until(() => client.closed !== undefined);
    return client.messages[0];
  };
  expect(await says({ protocol: 99 })).toEqual({
    type: 'goodbye',
    code: 'outdated',
    about: String(PROTOCOL),
  });
  expect(await says({ table: 'zzzzzzzzzzzz' })).toEqual({ type: 'goodbye', code: 'no-such-table' });
});

test('whoever says nothing is asked to leave', async () => {
  const { url } = await table({ limits: { helloMs: 20 } });
  const client = new TestClient(url);
  await client.until(() => client.closed !== undefined);
  expect(client.messages[0]).toEqual({ type: 'goodbye', code: 'too-slow', about: 'hello' });
});

test('whoever talks too fast is asked to leave', async () => {
  const { port, code, token } = await table({ limits: { messagesPerSecond: 1, messageBurst: 5 } });
  const client = await TestClient.join(port, code, token);
  for (const _ of range(10)) client.say({ type: 'ping' });
  await client.until(() => client.closed !== undefined);
  expect(client.messages.at(-1)).toMatchObject({ type: 'goodbye', code: 'too-fast' });
});

test('pages of other origins cannot connect', async () => {
  const { url, port } = await table({ origins: ['https://friends.example'] });
  const from = async (origin: string) => {
    const client = new TestClient(url, { headers: { origin } });
    await client.opened();
    const isOpen = client.closed === undefined;
    client.terminate();
    return isOpen;
  };
  expect(await from('https://evil.example')).toBe(false);
  expect(await from('null')).toBe(false);
  expect(await from(`http://127.0.0.1:${port}`)).toBe(true);
  expect(await from('https://friends.example')).toBe(true);
});

test('an address that cannot be read is refused in the words of the interface, and not repeated', async () => {
  const { port } = await table();
  const answer = await fetch(`http://127.0.0.1:${port}/t/secret%ff`);
  expect(answer.status).toBe(400);
  expect(await answer.json()).toEqual({ error: { code: 'bad-request' } });
});

test('records are read out of whole logs, so nobody may ask for many', async () => {
  const { port, code, token } = await table({ limits: { recordsPerMinute: 2 } });
  const ask = async () =>
    (
      await fetch(`http://127.0.0.1:${port}/api/records/${code}-1`, {
        headers: { authorization: `Bearer ${token}` },
      })
    ).status;
  expect([await ask(), await ask(), await ask()]).toEqual([404, 404, 429]);
});

test('an address has so many sockets and no more, and gets its places back', async () => {
  const { url, port, code } = await table({ limits: { socketsPerAddress: 3 } });
  const clients = await Promise.all(range(3).map(() => TestClient.join(port, code, newToken())));
  const fourth = new TestClient(url);
  await fourth.until(() => fourth.closed !== undefined);
  expect(fourth.messages).toEqual([]);
  clients[0]?.close();
  await clients[0]?.until(() => clients[0]?.closed !== undefined);
  await clients[1]?.until(() => clients[1]?.known?.room.watchers === 2);
  expect((await TestClient.join(port, code, newToken())).known?.seat).toBeNull();
});

test(
  'a flood of bad messages leaves memory flat, and whoever plays plays on',
  { timeout: 900_000 },
  async () => {
    const { port, code, token, url } = await table();
    const anna = await TestClient.join(port, code, token);
    const flood = async (times: number): Promise<void> => {
      for (let sent = 0; sent < times; sent += 20 * EACH) {
        await Promise.all(range(20).map((index) => oneVisit(url, code, index + sent)));
        anna.forget();
      }
    };
    await flood(FLOOD / 2);
    const before = heapUsed();
    await flood(FLOOD);
    const grown = heapUsed() - before;
    expect(anna.closed).toBeUndefined();
    await anna.until(() => anna.legal().length > 0);
    expect(await anna.act(anna.legal()[0] ?? '')).toBe('done');
    // The same messages again must not need more memory than noise: a kilobyte a visit would show.
    expect(grown).toBeLessThan(1_000_000 + (FLOOD / EACH) * 1_000);
    expect(running?.server.count().tables).toBe(1);
  },
);

/** How many messages somebody sends who comes to do harm: all are refused, the last one ends it. */
const EACH = 25;

async function oneVisit(url: string, code: string, index: number): Promise<void> {
  const client = new TestClient(url);
  await client.opened();
  client.say({ type: 'hello', protocol: PROTOCOL, table: code, token: newToken() });
  const wishes = [
    { type: 'act', position: '1.1', action: 'bid 6' },
    { type: 'act', position: '999999.1', action: 'constructor' },
    { type: 'remark', text: '<script>alert(1)</script>' },
    { type: 'command', command: { do: 'sit', chair: 0, name: 'Anna' } },
    { type: 'command', command: { do: 'sit', chair: 1, name: '\u202e' } },
    { type: 'command', command: { do: 'setUp', options: { constructor: true } } },
    { type: 'command', command: { do: 'makeHost', chair: 1 } },
  ];
  await client.until(() => client.known !== undefined || client.closed !== undefined);
  for (const turn of range(EACH - 1))
    client.say({ id: `same${turn % 5}`, ...wishes[(index + turn) % wishes.length] });
  const [, data] = BAD[index % BAD.length] ?? ['', ''];
  client.sendRaw(index % 7 === 0 ? 'x'.repeat(5_000) : data);
  await client.until(() => client.closed !== undefined);
}

/** Memory that is really in use: everything that can be collected has been. */
function heapUsed(): number {
  setFlagsFromString('--expose-gc');
  // What `gc` is in a context made after the flag was set.
  const gc = runInNewContext('gc') as () => void;
  gc();
  gc();
  return process.memoryUsage().heapUsed;
}
