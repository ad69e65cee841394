import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

import { range } from '@stammtisch/kernel';
import { PROTOCOL } from '@stammtisch/protocol';
import { afterEach, expect, test } from 'vitest';

import { BAD } from './hostile/shapes.ts';
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

test('pages of other origins cannot connect unless they are named, one’s own can', async () => {
  const { url, port } = await table({ origins: ['https://friends.example'] });
  const from = async (origin: string) => {
    const client = new TestClient(url, { headers: { origin } });
    await client.opened();
    const isOpen = client.closed === undefined;
    client.terminate();
    return isOpen;
  };
  expect(await from('https://evil.example')).toBe(false);
  expect(await from(`http://127.0.0.1:${port}`)).toBe(true);
  expect(await from('https://friends.example')).toBe(true);
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
