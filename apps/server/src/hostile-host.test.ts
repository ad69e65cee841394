import type { TableCommand } from '@stammtisch/protocol';
import { afterEach, expect, test } from 'vitest';

import { newToken, openTable, TestClient } from './testing/client.ts';
import { startServer, type TestServer } from './testing/server.ts';

const running: TestServer[] = [];
afterEach(async () => {
  await Promise.all(running.splice(0).map((one) => one.close()));
});

/** Anna's table, with Tom, Eva and somebody who watches; the match has begun. */
async function begun() {
  const server = await startServer({ drawLots: () => ({ chairs: [0, 1, 2], firstDealer: 2 }) });
  running.push(server);
  const { port } = server;
  const tokens = { anna: newToken(), tom: newToken(), eva: newToken() };
  const code = await openTable(port, tokens.anna, {
    game: 'smear',
    seats: 3,
    name: 'Anna',
    botPace: 'instant',
  });
  const join = (token: string) => TestClient.join(port, code, token);
  const [anna, tom, eva, guest] = [
    await join(tokens.anna),
    await join(tokens.tom),
    await join(tokens.eva),
    await join(newToken()),
  ];
  await tom.command({ do: 'sit', chair: 1, name: 'Tom' });
  await eva.command({ do: 'sit', chair: 2, name: 'Eva' });
  expect(await anna.command({ do: 'start' })).toBe('done');
  await Promise.all([tom, eva].map((one) => one.until(() => one.known?.room.phase === 'playing')));
  return { server, port, code, tokens, anna, tom, eva, guest, join };
}

const BAN = { do: 'kick', chair: 1, name: 'Tom', isBanned: true } as const;
test('whoever is banned is sent away on every device, and neither sits nor watches again', async () => {
  const { tokens, anna, tom, eva, join } = await begun();
  const tab = await join(tokens.tom);
  expect(await anna.command(BAN)).toBe('done');
  await Promise.all([tom, tab].map((one) => one.until(() => one.closed !== undefined)));
  for (const one of [tom, tab]) expect(one.messages.at(-1)).toEqual({ type: 'goodbye', code: 'banned' });
  const heard = tom.frames.length;
  expect(await eva.command({ do: 'rename', name: 'Éva' })).toBe('done');
  expect(tom.frames).toHaveLength(heard);
  const again = await join(tokens.tom);
  expect(again.messages).toEqual([{ type: 'goodbye', code: 'banned' }]);
  expect(again.known).toBeUndefined();
});

test('a ban holds after the server has been stopped and another has taken over its log', async () => {
  const { server, code, tokens, anna } = await begun();
  expect(await anna.command(BAN)).toBe('done');
  await server.close();
  running.length = 0;
  const next = await startServer({ store: server.store });
  running.push(next);
  const again = await TestClient.join(next.port, code, tokens.tom);
  expect(again.messages).toEqual([{ type: 'goodbye', code: 'banned' }]);
});

test('whoever comes back after a kick sees no hand until they sit, and no other than the one they held', async () => {
  const { tokens, anna, tom, eva, join } = await begun();
  const hand = tom.seen.layout().hands[1];
  expect(await anna.command({ ...BAN, isBanned: false })).toBe('done');
  const back = await join(tokens.tom);
  // This player's first command is in the log already, under that id.
  back.nextId();
  const seen = back.seen.layout().hands.flat();
  expect(seen.every((card) => card === '??')).toBe(true);
  expect(await eva.command({ do: 'stand' })).toBe('done');
  expect(await back.command({ do: 'sit', chair: 2, name: 'Tom' })).toBe('other-hand-seen');
  expect(await back.command({ do: 'sit', chair: 1, name: 'Tom' })).toBe('done');
  expect(back.known?.seat).toBe(1);
  expect(back.seen.layout().hands[1]).toEqual(hand);
});

test('a locked table is not listed, an open one is', async () => {
  const server = await startServer();
  running.push(server);
  const token = newToken();
  const code = await openTable(server.port, token, { game: 'smear', seats: 3, name: 'Anna', isPublic: true });
  const listed = async (): Promise<boolean> => {
    const response = await fetch(`http://127.0.0.1:${server.port}/api/tables`);
    return (await response.text()).includes(code);
  };
  expect(await listed()).toBe(true);
  const anna = await TestClient.join(server.port, code, token);
  await anna.command({ do: 'lock' });
  await expect.poll(listed).toBe(false);
  await anna.command({ do: 'unlock' });
  await expect.poll(listed).toBe(true);
});

test('during a pause every play is refused and nothing is written', async () => {
  const { anna, tom } = await begun();
  expect(await anna.command({ do: 'pause' })).toBe('done');
  const seq = anna.known?.seq;
  expect(await anna.act('bid 2')).toBe('paused');
  expect(await tom.command({ do: 'ready' })).toBe('paused');
  expect(anna.known?.seq).toBe(seq);
  await tom.until(() => tom.known?.room.isPaused === true);
  expect(await anna.command({ do: 'resume' })).toBe('done');
  expect(await anna.act('bid 2')).toBe('done');
});

test('nobody is told by whose hash anybody was banned', async () => {
  const { server, code, anna, eva } = await begun();
  const { table } = (await server.store.find(code)) ?? { table: '' };
  const rows = await server.store.read(table, 1);
  const players = rows.flatMap(({ entries }) =>
    entries.flatMap((entry) => (entry.type === 'seated' ? [entry.player] : [])),
  );
  expect(await anna.command(BAN)).toBe('done');
  await eva.until(() => eva.known?.seq === anna.known?.seq);
  const told = [...anna.frames, ...eva.frames].join('\n');
  for (const player of players) expect(told).not.toContain(player);
  expect(told).toContain('"notices":[{"type":"kicked","chair":1,"name":"Tom","isBanned":true}]');
});

test('who talks too much is not heard, on however many devices, and may again after a while', async () => {
  const { tokens, anna, tom, guest, join } = await begun();
  const say: TableCommand = { do: 'say', phrase: 'thanks' };
  expect(await guest.command(say)).toBe('not-seated');
  const tab = await join(tokens.tom);
  for (let i = 0; i < 8; i += 1) tab.nextId();
  const answers = [];
  for (const one of [tom, tab, tom, tab, tom, tab]) answers.push(await one.command(say));
  expect(answers).toEqual(['done', 'done', 'done', 'done', 'said-too-much', 'said-too-much']);
  await anna.ping();
  const heard = anna.messages.flatMap((message) => (message.type === 'news' ? (message.notices ?? []) : []));
  expect(heard).toHaveLength(4);
  const at: unknown = expect.any(Number);
  expect(heard[0]).toEqual({ type: 'said', at, chair: 1, name: 'Tom', phrase: 'thanks' });
  expect(await anna.command(say)).toBe('done');
});
