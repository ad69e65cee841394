import { catalog } from '@stammtisch/games';
import { afterEach, expect, test } from 'vitest';

import { closeAbandoned } from './closing.ts';
import { playerOf } from './ids.ts';
import { exportOf, type PrivacySettings } from './privacy.ts';
import { newToken, openTable, TestClient } from './testing/client.ts';
import { testClock } from '@stammtisch/host/testing/clock';
import { startServer, type TestServer } from './testing/server.ts';
import { settle } from './testing/tables.ts';
import pino from 'pino';

let running: TestServer | undefined;
afterEach(async () => {
  await running?.close();
  running = undefined;
});

/** Anna, Tom and Eva play; one deal is over, and Tom has written something. */
async function played(limits: NonNullable<Parameters<typeof startServer>[0]>['limits'] = {}) {
  running = await startServer({
    limits: { privacyPerMinute: 1_000, ...limits },
    drawLots: () => ({ chairs: [0, 1, 2], firstDealer: 2 }),
  });
  const { port, store } = running;
  const tokens = { anna: newToken(), tom: newToken(), eva: newToken() };
  const code = await openTable(port, tokens.anna, {
    game: 'smear',
    seats: 3,
    name: 'Anna',
    botPace: 'instant',
    isPublic: true,
    agreements: { talk: 'text' },
  });
  const join = (token: string) => TestClient.join(port, code, token);
  const [anna, tom, eva] = [await join(tokens.anna), await join(tokens.tom), await join(tokens.eva)];
  await tom.command({ do: 'sit', chair: 1, name: 'Tom Tell' });
  await eva.command({ do: 'sit', chair: 2, name: 'Eva' });
  await tom.command({ do: 'write', text: 'I live in Altdorf' });
  expect(await anna.command({ do: 'start' })).toBe('done');
  const people = [anna, tom, eva];
  for (;;) {
    const seats = anna.seen.awaited();
    const mover = seats === 'deck' ? undefined : people[seats[0] ?? -1];
    if (mover === undefined) break;
    const seq = anna.known?.seq ?? 0;
    await mover.until(() => (mover.known?.seq ?? 0) >= seq);
    await mover.act(mover.legal()[0] ?? '');
    await anna.until(() => (anna.known?.seq ?? 0) > seq);
  }
  const ask = async (path: string, token: string | undefined, body?: unknown) => {
    const response = await fetch(`http://127.0.0.1:${port}/api/me/${path}`, {
      method: body === undefined ? 'GET' : 'POST',
      headers: {
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    return { status: response.status, text: await response.text(), headers: response.headers };
  };
  const { table = '' } = (await store.find(code)) ?? {};
  return { port, store, code, table, tokens, anna, tom, eva, join, ask };
}

const CONFIRMED = { confirm: true };

test('somebody takes along what is kept about them, and nothing of the others', async () => {
  const { ask, tokens, code } = await played();
  const { status, text, headers } = await ask('export', tokens.tom);
  expect([status, headers.get('cache-control')]).toEqual([200, 'no-store']);
  expect(JSON.parse(text)).toMatchObject({
    tables: [{ code, names: ['Tom Tell'], matches: [1], records: [`/api/records/${code}-1`] }],
    records: [{ names: ['Anna', 'Tom Tell', 'Eva'] }],
  });
  expect(text).toContain('Altdorf');
  for (const other of [tokens.anna, tokens.eva]) expect(text).not.toContain(playerOf(other));
  expect(JSON.parse((await ask('export', newToken())).text)).toEqual({ tables: [], records: [] });
});

test('of many matches the ten latest come along, whichever tables they were played at', async () => {
  const { store, table, tokens } = await played();
  const rows = await store.read(table, 1);
  const DAY = 86_400_000;
  // The store names tables in no order: the oldest come first here.
  const days = Array.from({ length: 12 }, (_, day) => day);
  const many = {
    ...store,
    tablesOf: () => Promise.resolve(days.map(String)),
    read: (id: string) => Promise.resolve(rows.map((row) => ({ ...row, at: Number(id) * DAY }))),
  };
  // Nothing of a table in memory is asked.
  const settings = { store: many, catalog } as unknown as PrivacySettings;
  const { tables, records } = await exportOf(settings, playerOf(tokens.tom));
  const latest = days.toReversed();
  expect(tables.map(({ opened }) => opened / DAY)).toEqual(latest);
  expect(records.map((record) => Number(record.table))).toEqual(latest.slice(0, 10));
});

test('whoever is forgotten has no seat and no name in log, snapshot, record, lobby or talk, and the others play on', async () => {
  const { store, table, code, tokens, anna, eva, ask, join, port } = await played();
  expect(await ask('forget', tokens.tom, CONFIRMED)).toMatchObject({ status: 200, text: '{"tables":1}' });
  await Promise.all([anna, eva].map((one) => one.until(() => one.closed !== undefined)));
  expect(anna.messages.at(-1)).toMatchObject({ type: 'goodbye', code: 'restarting' });
  const kept = JSON.stringify([await store.read(table, 1), await store.snapshot(table), await store.list(9)]);
  for (const trace of ['Tell', 'Altdorf']) expect(kept).not.toContain(trace);
  const back = await join(tokens.anna);
  expect(JSON.stringify(back.messages)).not.toMatch(/Tell|Altdorf/);
  expect(back.known?.room.chairs[1]?.kind).not.toBe('person');
  expect(await back.command({ do: 'goOn' })).toBe('done');
  const headers = { authorization: `Bearer ${tokens.anna}` };
  const record = await fetch(`http://127.0.0.1:${port}/api/records/${code}-1`, { headers });
  expect(await record.text()).toContain('"Player 2"');
  expect(JSON.parse((await ask('export', tokens.tom)).text)).toEqual({ tables: [], records: [] });
  expect((await ask('forget', tokens.tom, CONFIRMED)).text).toBe('{"tables":0}');
});

test('whoever is forgotten is still banned where they were banned', async () => {
  const { tokens, anna, ask, join } = await played();
  await anna.command({ do: 'kick', chair: 1, name: 'Tom Tell', isBanned: true });
  expect((await ask('forget', tokens.tom, CONFIRMED)).status).toBe(200);
  expect((await join(tokens.tom)).messages).toEqual([{ type: 'goodbye', code: 'banned' }]);
});

test('nobody is forgotten by mistake, or by others', async () => {
  const { store, table, tokens, ask } = await played();
  for (const body of [{}, { confirm: 'true' }, { confirm: true, player: 'x' }, [CONFIRMED]])
    expect((await ask('forget', tokens.tom, body)).status).toBe(400);
  expect((await ask('forget', undefined, CONFIRMED)).status).toBe(401);
  expect((await ask('export', undefined)).status).toBe(401);
  expect((await ask('forget', newToken(), CONFIRMED)).text).toBe('{"tables":0}');
  expect(JSON.stringify(await store.read(table, 1))).toContain('Tom Tell');
});

test('reading and rewriting whole logs is nothing that anybody may ask for often', async () => {
  const { tokens, ask } = await played({ privacyPerMinute: 2 });
  const statuses = [];
  for (let i = 0; i < 4; i += 1) statuses.push((await ask('export', tokens.eva)).status);
  expect(statuses).toEqual([200, 200, 429, 429]);
});

test('a table at which nothing has happened for ninety days is closed, one that is open somewhere is not', async () => {
  const { store, code, table } = await played();
  const clock = testClock();
  const open = new Set<string>([table]);
  const day = 86_400_000;
  const now = () => Date.now() + 91 * day;
  const stop = closeAbandoned({
    store,
    clock: { ...clock, now },
    host: { has: (id) => open.has(id) },
    limits: { abandonedMs: 90 * day },
    log: pino({ level: 'silent' }),
  });
  clock.pass(3_600_000);
  await settle();
  expect((await store.find(code))?.table).toBe(table);
  open.clear();
  clock.pass(3_600_000);
  await settle();
  expect(await store.find(code)).toBeUndefined();
  stop();
  expect(clock.next()).toBeUndefined();
});
