import type { OpenTable } from '@stammtisch/protocol';
import { afterEach, expect, test } from 'vitest';

import { newToken, openTable, TestClient } from './testing/client.ts';
import { startServer, type TestServer } from './testing/server.ts';

const running: TestServer[] = [];
afterEach(async () => {
  await Promise.all(running.splice(0).map((one) => one.close()));
});

const threeHanded: OpenTable = { game: 'smear', seats: 3, name: 'Anna', botPace: 'instant' };

/** A table with Anna and Tom and one chair for Eva, all there; the match has begun. */
async function begun() {
  const one = await startServer({ drawLots: () => ({ chairs: [0, 1, 2], firstDealer: 2 }) });
  running.push(one);
  const tokens = [newToken(), newToken(), newToken()] as const;
  const code = await openTable(one.port, tokens[0], threeHanded);
  const anna = await TestClient.join(one.port, code, tokens[0]);
  const tom = await TestClient.join(one.port, code, tokens[1]);
  const eva = await TestClient.join(one.port, code, tokens[2]);
  await tom.command({ do: 'sit', chair: 1, name: 'Tom' });
  await eva.command({ do: 'sit', chair: 2, name: 'Eva' });
  expect(await anna.command({ do: 'start' })).toBe('done');
  await Promise.all(
    [anna, tom, eva].map((client) => client.until(() => client.known?.room.phase === 'playing')),
  );
  return { port: one.port, server: one, code, tokens, anna, tom, eva };
}

test('a reload finds the same seat, the same cards, and everything that happened meanwhile', async () => {
  const { port, code, tokens, anna, tom } = await begun();
  const hand = tom.seen.layout().hands[1];
  tom.terminate();
  await anna.until(
    () => anna.known?.room.chairs[1]?.kind === 'person' && !anna.known.room.chairs[1].isConnected,
  );
  expect(await anna.act('bid 2')).toBe('done');
  const again = await TestClient.join(port, code, tokens[1], { since: anna.known?.seq ?? 0 });
  expect(again.known).toMatchObject({ seat: 1, position: anna.known?.position, seq: anna.known?.seq });
  expect(again.seen.layout().hands[1]).toEqual(hand);
  expect(again.legal()).toContain('bid 3');
  await anna.until(
    () => anna.known?.room.chairs[1]?.kind === 'person' && anna.known.room.chairs[1].isConnected,
  );
});

test('a resent act is acknowledged from the log and never carried out twice', async () => {
  const { port, server, code, tokens, anna } = await begun();
  const act = { type: 'act', id: 'once', position: anna.known?.position, action: 'bid 2' };
  anna.say(act);
  anna.say(act);
  expect(await anna.answer('once')).toBe('done');
  const seq = anna.known?.seq ?? 0;
  const heard = anna.messages.length;
  anna.say(act);
  expect(await anna.answer('once', heard)).toBe('done');
  const again = await TestClient.join(port, code, tokens[0]);
  expect(again.messages[0]).toMatchObject({ type: 'welcome', seq, done: expect.arrayContaining(['once']) });
  again.say(act);
  expect(await again.answer('once')).toBe('done');
  const listing = await server.store.find(code);
  const rows = await server.store.read(listing?.table ?? '', 1);
  expect(rows.at(-1)?.seq).toBe(seq);
  expect(rows.filter(({ command }) => command?.endsWith(':once') === true)).toHaveLength(1);
});

test('command ids are each person’s own', async () => {
  const { anna, tom } = await begun();
  anna.say({ type: 'act', id: 'same', position: anna.known?.position, action: 'bid 2' });
  expect(await anna.answer('same')).toBe('done');
  await tom.until(() => tom.known?.position === anna.known?.position);
  tom.say({ type: 'act', id: 'same', position: tom.known?.position, action: 'bid 3' });
  expect(await tom.answer('same')).toBe('done');
  expect(tom.seen.awaited()).toEqual([2]);
});

test('an act for a position that has passed is refused', async () => {
  const { anna, tom } = await begun();
  const before = anna.known?.position ?? '';
  expect(await anna.act('bid 2')).toBe('done');
  await tom.until(() => tom.known?.position !== before);
  expect(await tom.act('bid 3', before)).toBe('stale-position');
  expect(await tom.act('bid 3', '7.1')).toBe('stale-position');
  expect(await tom.act('bid 3')).toBe('done');
});

test('out of turn, not one’s own card, not one’s own table: refused, and nobody else hears of it', async () => {
  const { port, code, anna, tom, eva } = await begun();
  const heard = eva.messages.length;
  expect(await tom.act('bid 2')).toBe('not-your-turn');
  const stranger = await TestClient.join(port, code, newToken());
  await eva.until(() => eva.known?.room.watchers === 1);
  expect(stranger.known).toMatchObject({ seat: null, room: { you: { chair: null, isHost: false } } });
  expect(await stranger.act('bid 2')).toBe('not-seated');
  expect(await stranger.command({ do: 'endMatch' })).toBe('not-host');
  expect(await stranger.command({ do: 'sit', chair: 0, name: 'Anna' })).toBe('chair-taken');
  expect(await tom.command({ do: 'takeBack' })).toBe('done');
  expect(await anna.act('bid 9')).not.toBe('done');
  await eva.ping();
  const since = eva.messages.slice(heard);
  expect(since.map((message) => message.type)).toEqual(['presence']);
});

test('two tabs of one player are one seat', async () => {
  const { port, code, tokens, anna, tom } = await begun();
  const tab = await TestClient.join(port, code, tokens[0]);
  expect(tab.known?.seat).toBe(0);
  expect(tab.known?.room.watchers).toBe(0);
  expect(await tab.act('bid 2')).toBe('done');
  await anna.until(() => anna.known?.seq === tab.known?.seq);
  expect(anna.known).toEqual(tab.known);
  tab.terminate();
  await tom.ping();
  // The other tab is still open, so nobody has gone.
  expect(tom.known?.room.chairs[0]).toMatchObject({ isConnected: true });
});

test('of too many tabs of one player the oldest is closed', async () => {
  const one = await startServer({ limits: { socketsPerPlayerAndTable: 2 } });
  running.push(one);
  const token = newToken();
  const code = await openTable(one.port, token, threeHanded);
  const oldest = await TestClient.join(one.port, code, token);
  const second = await TestClient.join(one.port, code, token);
  const third = await TestClient.join(one.port, code, token);
  await oldest.until(() => oldest.closed !== undefined);
  expect(oldest.messages.at(-1)).toMatchObject({ type: 'goodbye', code: 'elsewhere' });
  expect(await third.command({ do: 'rename', name: 'Eva' })).toBe('done');
  await second.until(() => second.known?.seq === third.known?.seq);
});

test('somebody who watches sees no hand', async () => {
  const { port, code } = await begun();
  const watcher = await TestClient.join(port, code, newToken());
  expect(
    watcher.seen
      .layout()
      .hands.flat()
      .every((card) => card === '??'),
  ).toBe(true);
  expect(JSON.stringify(watcher.known?.view)).not.toMatch(/"[2-9TJQKA][CDHS]"/);
});

test('nobody is told who anybody is', async () => {
  const { anna, tokens, server, code } = await begun();
  const { table } = (await server.store.find(code)) ?? { table: '' };
  const everything = anna.frames.join('\n');
  const rows = await server.store.read(table, 1);
  const players = rows.flatMap(({ entries }) =>
    entries.flatMap((entry) => (entry.type === 'seated' ? [entry.player] : [])),
  );
  expect(players).toHaveLength(3);
  for (const secret of [...players, ...tokens]) expect(everything).not.toContain(secret);
  expect(JSON.stringify(rows)).not.toContain(tokens[0]);
});

test('the same decks come after a restart as would have come without', async () => {
  const { server, code, tokens, anna } = await begun();
  expect(await anna.act('bid 2')).toBe('done');
  await server.close();
  running.length = 0;
  const next = await startServer({ store: server.store });
  running.push(next);
  const back = await TestClient.join(next.port, code, tokens[0], { since: anna.known?.seq ?? 0 });
  expect(back.known?.view).toEqual(anna.known?.view);
  expect(back.known?.position).toBe(anna.known?.position);
  expect(anna.messages.at(-1)).toMatchObject({ type: 'goodbye', code: 'restarting' });
});
