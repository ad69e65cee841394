import { catalog } from '@stammtisch/games';
import { expect, test } from 'vitest';

import type { Decision } from './decide.ts';
import type { Entry } from './entry.ts';
import { evolve } from './evolve.ts';
import { playedMatch } from './history.ts';
import { commandsOf } from './remembered.ts';
import { positionName, restored, stored, type StoredTable, type Table, unopened } from './table.ts';
import { given, type Given } from './testing/given.ts';

const refused = (decision: Decision) => (decision.ok ? undefined : decision.error.code);
const types = (decision: Decision) => (decision.ok ? decision.value.map((entry) => entry.type) : []);
const awaits = (table: Table) => table.match?.position.awaited();
const isDealOver = (table: Table) => awaits(table) === 'deck' || table.phase === 'over';
const last = (entries: readonly Entry[], type: Entry['type']) =>
  entries.findLast((entry) => entry.type === type);

/** Plays deal after deal until the match is over. */
function finished(from: Given): Given {
  let now = from.play(isDealOver);
  while (now.table.phase === 'playing') now = now.after('anna', { do: 'goOn' }).play(isDealOver);
  return now;
}

test('a start draws lots and deals, all in one', () => {
  const table = given(catalog, { bots: 'easy' });
  expect(types(table.decide('anna', { do: 'start' }))).toEqual(['started', 'lotsDrawn', 'dealt']);
  const { match, phase } = table.after('anna', { do: 'start' }).table;
  expect(phase).toBe('playing');
  expect(match).toMatchObject({ number: 1, chairs: [0, 1, 2], count: 1, decks: 1 });
});

test('a start waits until every chair is taken', () => {
  expect(refused(given(catalog).decide('anna', { do: 'start' }))).toBe('chairs-free');
});

test('random pairs are drawn for each match; who sits where follows the lots', () => {
  const table = given(catalog, { seats: 4, bots: 'easy', start: true, options: { partners: 'random' } });
  expect(table.table.match?.chairs).toEqual([3, 2, 1, 0]);
  expect(table.table.match?.position.terms.sides).toEqual([0, 1, 0, 1]);
});

test('a table of bots alone has a bound, one with people has none', () => {
  const people = given(catalog, { bots: 'easy', start: true });
  expect(people.table.match?.position.terms).not.toHaveProperty('dealLimit');
  const alone = given(catalog, { bots: 'easy' }).after(
    'anna',
    { do: 'stand' },
    { do: 'seatBot', chair: 0, level: 'easy' },
    { do: 'start' },
  );
  expect(alone.table.match?.position.terms.dealLimit).toBe(200);
});

test('an act names the position it answers, and no other', () => {
  const table = given(catalog, { bots: 'easy', start: true }).play((now) => awaits(now)?.[0] === 0);
  const { match } = table.table;
  if (match === undefined) throw new Error('no match');
  const action = match.position.legal(0)[0] ?? '';
  const stale = `1.${match.count - 1}`;
  expect(refused(table.decide('anna', { do: 'act', position: stale, action }))).toBe('stale-position');
  expect(refused(table.decide('tom', { do: 'act', position: positionName(match), action }))).toBe(
    'not-seated',
  );
  const decision = table.decide('anna', { do: 'act', position: positionName(match), action });
  expect(decision).toMatchObject({ ok: true, value: [{ type: 'acted', seat: 0, action }] });
});

test('out of turn, or not a move at all: the game refuses', () => {
  const table = given(catalog, { bots: 'easy', start: true });
  const { match } = table.table;
  if (match === undefined) throw new Error('no match');
  expect(awaits(table.table)).toEqual([1]);
  const position = positionName(match);
  expect(refused(table.decide('anna', { do: 'act', position, action: 'pass' }))).toBe('not-your-turn');
  expect(refused(table.decide('anna', { do: 'act', position, action: 'fold' }))).toBe('unreadable');
  expect(refused(table.decideOwn({ do: 'botAct', seat: 0, position, action: 'pass' }))).toBe(
    'bot-not-playing',
  );
});

test('after a bid of six the table passes for the others, as ordinary moves', () => {
  const table = given(catalog, { bots: 'easy', start: true });
  const { match } = table.table;
  if (match === undefined) throw new Error('no match');
  const decision = table.decideOwn({ do: 'botAct', seat: 1, position: positionName(match), action: 'bid 6' });
  expect(decision).toEqual({
    ok: true,
    value: [
      { type: 'acted', seat: 1, action: 'bid 6', position: '1.1' },
      { type: 'acted', seat: 2, action: 'pass', position: '1.2', isForegone: true },
      { type: 'acted', seat: 0, action: 'pass', position: '1.3', isForegone: true },
    ],
  });
});

test('the end of a deal is noted; the next one waits for the people, not for the bots', () => {
  const over = given(catalog, { bots: 'easy', start: true })
    .after('tom', { do: 'sit', chair: 1, name: 'Tom' })
    .play(isDealOver);
  expect(last(over.entries, 'dealOver')).toMatchObject({ type: 'dealOver', deck: 0 });
  expect(types(over.decide('anna', { do: 'ready' }))).toEqual(['ready']);
  const ready = over.after('anna', { do: 'ready' });
  expect(refused(ready.decideOwn({ do: 'proceed' }))).toBe('not-now');
  expect(types(ready.decide('tom', { do: 'ready' }))).toEqual(['ready', 'dealt']);
  const dealt = ready.after('tom', { do: 'ready' });
  expect(dealt.table.match?.decks).toBe(2);
  expect(dealt.table.chairs[0]).toMatchObject({ isReady: false });
});

test('whoever is away holds nobody up', () => {
  const over = given(catalog, { bots: 'easy', start: true })
    .after('tom', { do: 'sit', chair: 1, name: 'Tom' })
    .play(isDealOver);
  expect(types(over.decide('anna', { do: 'ready' }, ['anna']))).toEqual(['ready', 'dealt']);
  expect(types(over.after('anna', { do: 'ready' }).decideOwn({ do: 'proceed' }, ['anna']))).toEqual([
    'dealt',
  ]);
});

test('the host goes on without waiting, others cannot', () => {
  const over = given(catalog, { bots: 'easy', start: true })
    .after('tom', { do: 'sit', chair: 1, name: 'Tom' })
    .play(isDealOver);
  expect(refused(over.decide('tom', { do: 'goOn' }))).toBe('not-host');
  expect(types(over.decide('anna', { do: 'goOn' }))).toEqual(['dealt']);
});

test('nobody is dealt to while cards are in hands', () => {
  const table = given(catalog, { bots: 'easy', start: true });
  expect(refused(table.decide('anna', { do: 'ready' }))).toBe('not-now');
  expect(refused(table.decide('anna', { do: 'goOn' }))).toBe('not-now');
  expect(refused(table.decideOwn({ do: 'proceed' }))).toBe('not-now');
  expect(refused(table.decide('anna', { do: 'setUp', seats: 4 }))).toBe('not-now');
});

test('after the match the same people play again under a fresh number', () => {
  const over = finished(given(catalog, { bots: 'easy', start: true, options: { target: 5 } }));
  expect(over.table.phase).toBe('over');
  expect(last(over.entries, 'matchOver')).toBeDefined();
  // Nobody has asked for another match yet.
  expect(refused(over.decideOwn({ do: 'proceed' }))).toBe('not-now');
  expect(types(over.decide('anna', { do: 'ready' }))).toEqual(['ready', 'started', 'lotsDrawn', 'dealt']);
  expect(over.after('anna', { do: 'ready' }).table.match).toMatchObject({ number: 2, count: 1 });
});

test('the host ends a match and the table is a waiting room again', () => {
  const { table } = given(catalog, { bots: 'easy', start: true }).after('anna', { do: 'endMatch' });
  expect(table).toMatchObject({ phase: 'open', matches: 1 });
  expect(table.match).toBeUndefined();
});

test('house rules are set up before the match, and only those that make sense', () => {
  const table = given(catalog);
  expect(refused(table.decide('anna', { do: 'setUp', options: { partners: 'random' } }))).toBe('bad-options');
  expect(refused(table.decide('anna', { do: 'setUp', seats: 9 }))).toBe('wrong-seats');
  expect(refused(table.decide('anna', { do: 'setUp', game: 'poker' }))).toBe('no-such-game');
  const bigger = table.after('anna', { do: 'setUp', seats: 4, options: { target: 31, minBid: 2 } }).table;
  expect(bigger).toMatchObject({ seats: 4, options: { target: 31 } });
  expect(bigger.chairs).toHaveLength(4);
});

test('the name of a rule sheet stays until other rules are set up', () => {
  const named = given(catalog).after('anna', { do: 'setUp', options: { minBid: 3 }, sheetName: ' Bei Oma ' });
  expect(named.table.sheetName).toBe('Bei Oma');
  const more = named.after('anna', { do: 'setUp', seats: 4, options: { minBid: 3 } });
  expect(more.table.sheetName).toBe('Bei Oma');
  expect(more.after('anna', { do: 'setUp', options: {} }).table.sheetName).toBeUndefined();
});

test('people keep a chair when there are fewer, and are never too many', () => {
  const table = given(catalog, { seats: 5, bots: 'easy' })
    .after('tom', { do: 'sit', chair: 4, name: 'Tom' })
    .after('anna', { do: 'setUp', seats: 3 });
  expect(table.table.chairs.map((chair) => chair.kind)).toEqual(['person', 'person', 'bot']);
  const full = given(catalog, { seats: 4 })
    .after('tom', { do: 'sit', chair: 1, name: 'Tom' })
    .after('eva', { do: 'sit', chair: 2, name: 'Eva' })
    .after('max', { do: 'sit', chair: 3, name: 'Max' });
  expect(refused(full.decide('anna', { do: 'setUp', seats: 3 }))).toBe('too-many-people');
});

test('a snapshot brings the same table back, as JSON', () => {
  const { table } = given(catalog, { bots: 'easy', start: true }).play((now) => (now.match?.count ?? 0) > 9);
  const kept = JSON.parse(JSON.stringify(stored(catalog, table)));
  const back = restored(catalog, kept);
  if (back === undefined) throw new Error('not restored');
  expect(restored(catalog, { ...kept, format: 0 })).toBeUndefined();
  expect(restored(catalog, { ...kept, match: { ...kept.match, rulesVersion: 0 } })).toBeUndefined();
  expect(stored(catalog, back)).toEqual(stored(catalog, table));
  expect(back.match?.position.legal(0)).toEqual(table.match?.position.legal(0));
});

test('the log alone brings the same table back, and the record of its match', () => {
  const over = finished(given(catalog, { bots: 'easy', start: true, options: { target: 5 } }));
  const rows = over.entries.map((entry, index) => ({ seq: index + 1, at: 0, entries: [entry] }));
  const back = rows.reduce((table, row) => evolve(catalog, table, row).table, unopened('the-table'));
  expect(back.match?.position.view).toEqual(over.table.match?.position.view);
  const match = playedMatch(catalog, 'the-table', rows, 1);
  expect(match?.players).toEqual(['anna']);
  expect(match?.record.result?.totals).toEqual(over.table.match?.position.sheet().totals);
  expect(playedMatch(catalog, 'the-table', rows, 2)).toBeUndefined();
});

test('of a match that is on, the record has the deals that are over and nothing of the one being played', () => {
  const isBetween = ({ match }: Table): boolean => match?.position.awaited() === 'deck';
  const first = given(catalog, { bots: 'easy', start: true, options: { target: 60 } }).play(isBetween);
  const second = first.after('anna', { do: 'ready' }).play(({ match }) => (match?.moves?.length ?? 0) > 4);
  const rowsOf = (now: Given) =>
    now.entries.map((entry, index) => ({ seq: index + 1, at: 0, entries: [entry] }));
  const { record } = playedMatch(catalog, 'the-table', rowsOf(second), 1) ?? {};
  expect(record?.deals).toHaveLength(1);
  expect(record).toEqual(playedMatch(catalog, 'the-table', rowsOf(first), 1)?.record);
  expect(record?.result).toBeNull();
  const broken = second.after('anna', { do: 'endMatch' });
  expect(playedMatch(catalog, 'the-table', rowsOf(broken), 1)?.record).toEqual(record);
  const opening = given(catalog, { bots: 'easy', start: true });
  expect(playedMatch(catalog, 'the-table', rowsOf(opening), 1)).toBeUndefined();
});

test('commands are remembered by person, the latest of them', () => {
  let table = given(catalog).after('tom', { do: 'sit', chair: 1, name: 'Tom' }).table;
  for (let i = 0; i < 40; i += 1) {
    const entries = [{ type: 'renamed', chair: 1, name: `Tom ${i}` }] as const;
    table = evolve(catalog, table, { seq: table.seq + 1, at: 0, command: `tom:x${i}`, entries }).table;
  }
  expect(commandsOf(table.done, 'tom')).toHaveLength(32);
  expect(commandsOf(table.done, 'tom').at(-1)).toBe('x39');
  for (let i = 0; i < 70; i += 1) {
    table = evolve(catalog, table, { seq: table.seq + 1, at: 0, command: `p${i}:y`, entries: [] }).table;
  }
  expect(table.done).toHaveLength(64);
  expect(commandsOf(table.done, 'tom')).toEqual([]);
  // JSON there and back, as a store keeps it.
  const kept = JSON.parse(JSON.stringify(stored(catalog, table))) as StoredTable;
  expect(restored(catalog, kept)?.done).toEqual(table.done);
});

test('a row that is not the next one is never taken in', () => {
  const { table } = given(catalog);
  expect(() => evolve(catalog, table, { seq: 3, at: 0, entries: [] })).toThrow(/row 3 after row 1/);
});

test('sealed bids all answer one position; their opening raises it once', () => {
  const table = given(catalog, {
    game: 'spades',
    seats: 3,
    bots: 'easy',
    start: true,
    options: { hiddenBids: true },
  }).after('tom', { do: 'sit', chair: 1, name: 'Tom' });
  expect(awaits(table.table)).toHaveLength(3);
  const bid = { do: 'act', position: '1.1', action: 'bid 3' } as const;
  const first = table.after('anna', bid);
  expect(refused(first.decide('anna', bid))).toBeDefined();
  const second = first.after('tom', bid);
  expect(positionName(second.table.match ?? { number: 0, count: 0 })).toBe('1.1');
  const opened = second.play((now) => now.match?.count !== 1);
  expect(opened.table.match?.count).toBe(2);
});

test('the cards drawn for the first deal stay to be seen', () => {
  const draws = [[{ seat: 0, card: 'AS' } as const, { seat: 1, card: 'KS' } as const]];
  const { table } = given(catalog, { game: 'spades', seats: 2, bots: 'easy' });
  const { match } = evolve(catalog, table, {
    seq: 2,
    at: 0,
    entries: [
      { type: 'started', match: 1, game: 'spades', seats: 2, options: {}, rulesVersion: 1 },
      { type: 'lotsDrawn', chairs: [0, 1], firstDealer: 0, draws },
    ],
  }).table;
  expect(match).toMatchObject({ draws, chairs: [0, 1] });
});

test('ZS-A20: a call a player and circuit, and then no more until the next one', () => {
  const playing = given(catalog, { game: 'zsirozas', seats: 4, bots: 'easy', start: true });
  const called = playing.after('anna', { do: 'remark', text: 'Schmiere!' });
  expect(types(playing.decide('anna', { do: 'remark', text: 'Steche!' }))).toEqual(['remarked']);
  expect(refused(called.decide('anna', { do: 'remark', text: 'Steche!' }))).toBe('said-already');
  const tricks = ({ match }: Table) => match?.position.layout().trickNumber;
  const next = called.play((table) => tricks(table) !== tricks(called.table));
  expect(types(next.decide('anna', { do: 'remark', text: 'Steche!' }))).toEqual(['remarked']);
});
