import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import type { Notice, ServerMessage } from '@stammtisch/protocol';
import { openMemory, openSqlite, type Store } from '@stammtisch/store';
import { deadlines, type Entry } from '@stammtisch/table';
import { STANDARD_CLOCKS, STANDARD_PAUSES } from '@stammtisch/host';
import { afterEach, expect, test } from 'vitest';

import { STANDARD_LIMITS } from './options.ts';
import { testClock } from '@stammtisch/host/testing/clock';
import { client, closeTables, pass, settle, tables, type Tables, type TestDevice } from './testing/tables.ts';

afterEach(closeTables);

const { move, bank } = STANDARD_CLOCKS.fast;
const BRISK = STANDARD_PAUSES.brisk;

type News = Extract<ServerMessage, { readonly type: 'news' | 'welcome' }>;
/** What a device was told, as the server under test says it. */
const heard = ({ texts }: TestDevice): readonly News[] =>
  texts.flatMap((text) => {
    const message = JSON.parse(text) as ServerMessage;
    return message.type === 'news' || message.type === 'welcome' ? [message] : [];
  });
const notices = (device: TestDevice): readonly Notice[] =>
  heard(device).flatMap((message) => (message.type === 'news' ? (message.notices ?? []) : []));
const awaited = ({ table }: Tables) => table.table.match?.position.awaited();
const chairs = ({ table }: Tables) => table.table.chairs;
/** How often Tom's time was up, by the log. */
const rings = async (store: Store<Entry>, { table }: Tables): Promise<number> =>
  (await store.read(table.id, 1)).filter(({ entries: [first] }) => first?.type === 'rang' && first.seat === 2)
    .length;

/** When a row that begins with this has been stored, and everybody has heard of it. */
const stored = (store: Store<Entry>, type: Entry['type']): Promise<void> =>
  new Promise((resolve) => {
    const stop = store.watch((_table, { entries: [first] }) => {
      if (first?.type !== type) return;
      stop();
      resolve();
    });
  });

/** Anna and Tom with two bots at a table with a clock, when Tom on seat 2 is to act. */
async function tomThinks(wish: Parameters<typeof tables>[0] = {}) {
  const all = await tables({ clocked: 'fast', ...wish });
  const [anna, tom] = [client('anna'), client('tom')];
  await all.table.join(anna, 0);
  await all.table.join(tom, 0);
  await all.table.ask({ by: 'tom', id: 'sit', command: { do: 'sit', chair: 2, name: 'Tom' } });
  while (awaited(all)?.[0] !== 2) {
    const count = all.table.table.match?.count;
    await pass(all.clock, BRISK.act);
    // A store takes its own time, in which the test's clock stands still.
    while (all.table.table.match?.count === count) await settle();
  }
  return { ...all, anna, tom };
}

test('at a table without a clock no frame is longer for it', async () => {
  const all = await tomThinks({ clocked: 'none' });
  expect(
    [...all.anna.texts, ...all.tom.texts].filter((text) => /"clock":[^"]|"undo":[^"]/.test(text)),
  ).toEqual([]);
  await pass(all.clock, 10_000_000);
  expect(awaited(all)).toEqual([2]);
});

test('everybody is told until when whoever is awaited may think, after every act', async () => {
  const all = await tomThinks();
  const told = heard(all.anna).flatMap(({ clock }) => (clock === undefined ? [] : [clock]));
  const now = all.clock.now();
  expect(told.at(-1)).toEqual({ now, seats: [{ seat: 2, deadline: now + move + bank, bank }] });
  const late = client('eva');
  await pass(all.clock, 4_000);
  await all.table.join(late, 0);
  const first = heard(late)[0]?.clock;
  expect(first).toEqual({ now: now + 4_000, seats: [{ seat: 2, deadline: now + move + bank, bank }] });
});

test('when the time is up a bot plays on, all are told, and the person takes the seat back', async () => {
  const all = await tomThinks();
  await pass(all.clock, move + bank - 1);
  expect(chairs(all)[2]).not.toHaveProperty('keptBy');
  await pass(all.clock, 1);
  expect(chairs(all)[2]).toMatchObject({ player: 'tom', keptBy: 'normal', isLate: true });
  expect(notices(all.anna)).toEqual([{ type: 'botKeeps', chair: 2, name: 'Tom', isLate: true }]);
  await pass(all.clock, BRISK.act);
  expect(awaited(all)).not.toEqual([2]);
  await all.table.ask({ by: 'tom', id: 'back', command: { do: 'takeBack' } });
  expect(chairs(all)[2]).not.toHaveProperty('keptBy');
});

test('somebody gives Tom a minute, and it rings a minute later', async () => {
  const all = await tomThinks();
  await all.table.ask({ by: 'anna', id: 'g', command: { do: 'giveTime', chair: 2 } });
  expect(notices(all.tom)).toEqual([{ type: 'timeGiven', chair: 2, name: 'Tom', by: 0, giver: 'Anna' }]);
  await pass(all.clock, move + bank + 59_999);
  expect(chairs(all)[2]).not.toHaveProperty('keptBy');
  await pass(all.clock, 1);
  expect(chairs(all)[2]).toHaveProperty('keptBy');
});

test('a break stops the clock for everybody', async () => {
  const all = await tomThinks();
  await pass(all.clock, 5_000);
  await all.table.ask({ by: 'anna', id: 'p', command: { do: 'pause' } });
  const stopped = heard(all.anna).at(-1)?.clock;
  await pass(all.clock, 10_000_000);
  expect(chairs(all)[2]).not.toHaveProperty('keptBy');
  const late = client('eva');
  await all.table.join(late, 0);
  expect(heard(late)[0]?.clock).toEqual(stopped);
  await all.table.ask({ by: 'anna', id: 'r', command: { do: 'resume' } });
  await pass(all.clock, move + bank - 5_001);
  expect(chairs(all)[2]).not.toHaveProperty('keptBy');
  await pass(all.clock, 1);
  expect(chairs(all)[2]).toHaveProperty('keptBy');
});

test('a table that all have left rests, and whoever comes back has a moment', async () => {
  const all = await tomThinks();
  for (const device of [all.anna, all.tom]) all.table.leave(device);
  await all.table.join(client('somebody who watches'), 0);
  await pass(all.clock, 40_000_000);
  const back = client('tom');
  await all.table.join(back, 0);
  const { wakeMs } = STANDARD_LIMITS;
  expect(heard(back)[0]?.clock?.seats[0]?.deadline).toBe(all.clock.now() + wakeMs);
  await pass(all.clock, wakeMs - 1);
  expect(chairs(all)[2]).not.toHaveProperty('keptBy');
  await pass(all.clock, 1);
  expect(chairs(all)[2]).toHaveProperty('isLate');
});

test('after a restart the time runs as before, and what was over while nobody was up rings after a moment', async () => {
  const clock = testClock();
  const store = await openMemory<Entry>(() => clock.now());
  const all = await tomThinks({ clock, store });
  const due = deadlines(all.table.table);
  await all.host.stop();
  await pass(clock, 3_000);
  const next = await tables({ clock, store });
  const table = await next.host.table(all.code);
  if (table === undefined) throw new Error('no table');
  expect(deadlines(table.table)).toEqual(due);
  await pass(clock, 10_000_000);
  const again = await next.host.table(all.code);
  await again?.join(client('anna'), 0);
  await pass(clock, STANDARD_LIMITS.wakeMs - 1);
  expect(again?.table.chairs[2]).not.toHaveProperty('keptBy');
  await pass(clock, 1);
  expect(again?.table.chairs[2]).toHaveProperty('isLate');
});

test('between deals the next one comes in the end, though not everybody is ready', async () => {
  const all = await tomThinks();
  for (const by of ['anna', 'tom']) {
    await all.table.ask({ by, id: `l${by}`, command: { do: 'letBotPlay', chair: by === 'anna' ? 0 : 2 } });
  }
  while (awaited(all) !== 'deck') await pass(all.clock, BRISK.act);
  const decks = all.table.table.match?.decks;
  for (const by of ['anna', 'tom']) await all.table.ask({ by, id: `b${by}`, command: { do: 'takeBack' } });
  await all.table.ask({ by: 'anna', id: 'ready', command: { do: 'ready' } });
  const rest = heard(all.tom).findLast(({ clock }) => clock !== undefined)?.clock?.rest ?? 0;
  await pass(all.clock, rest - all.clock.now() - 1);
  expect(all.table.table.match?.decks).toBe(decks);
  await pass(all.clock, 1);
  expect(all.table.table.match?.decks).toBe((decks ?? 0) + 1);
});

test('two servers with people of one table ring once', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'stammtisch-ring-'));
  const sqlite = await openSqlite<Entry>(join(folder, 'tables.db'));
  const memory = await openMemory<Entry>();
  // What a store says of the time is the machine's: the test's clock goes on from there.
  for (const store of [memory, sqlite]) {
    const clock = testClock(Date.now());
    const here = await tomThinks({ clock, store });
    const there = await tables({ clock, store });
    const elsewhere = await there.host.table(here.code);
    if (elsewhere === undefined) throw new Error('no table');
    const eva = client('eva');
    await elsewhere.join(eva, 0);
    await elsewhere.ask({ by: 'eva', id: 'e', command: { do: 'sit', chair: 1, name: 'Eva' } });
    // Each server knows only of its own clients who is there.
    await elsewhere.ask({ by: 'anna', id: 'g', command: { do: 'grace', grace: 'never' } });
    await settle();
    expect(chairs(here)[1]).toMatchObject({ name: 'Eva' });
    const rung = stored(store, 'rang');
    clock.pass(move + bank + 60_000);
    await rung;
    for (let turns = 0; turns < 10; turns += 1) await pass(clock, 200);
    // Whatever is under way is finished first.
    await Promise.all([here.host.stop(), there.host.stop()]);
    expect(await rings(store, here)).toBe(1);
    expect(notices(eva).filter((one) => one.type === 'botKeeps' && one.chair === 2)).toHaveLength(1);
    expect(elsewhere.table.chairs[2]).toMatchObject({ keptBy: 'normal', isLate: true });
  }
  await sqlite.close();
  rmSync(folder, { recursive: true });
});
