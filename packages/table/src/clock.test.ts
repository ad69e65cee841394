import { catalog } from '@stammtisch/games';
import { expect, test } from 'vitest';

import { deadlines, GIFT, restDeadline } from './clock.ts';
import type { Decision } from './decide.ts';
import { positionName, restored, stored, type StoredTable, type Table } from './table.ts';
import { CLOCKS, given, type Given } from './testing/given.ts';

const { move, bank } = CLOCKS.brisk;
const SECOND = 1_000;

const refused = (decision: Decision) => (decision.ok ? undefined : decision.error.code);
const types = (decision: Decision) => (decision.ok ? decision.value.map((entry) => entry.type) : []);
const isDealOver = ({ match, phase }: Table) => match?.position.awaited() === 'deck' || phase === 'over';

/** Anna on seat 0, Tom on seat 1 who begins, and Eva: all people, 25 s a move and 2 min in store. */
function clocked(wish: Partial<Parameters<typeof given>[1]> = {}): Given {
  return given(catalog, { agreements: { clock: 'brisk' }, ...wish })
    .after('tom', { do: 'sit', chair: 1, name: 'Tom' })
    .after('eva', { do: 'sit', chair: 2, name: 'Eva' })
    .after('anna', { do: 'start' });
}

const name = ({ table }: Given): string => (table.match === undefined ? '' : positionName(table.match));
const acts = (so: Given, by: string, seat: number): Given => {
  const action = so.table.match?.position.legal(seat)[0] ?? '';
  return so.after(by, { do: 'act', position: name(so), action });
};
const ring = (so: Given, seat: number | 'all', deadline: number, position = name(so)) =>
  ({ do: 'ring', seat, position, deadline }) as const;

test('principle 34: without an agreement nobody has a clock, and nothing is kept of it', () => {
  const so = clocked({ agreements: {} }).wait(1_000 * SECOND);
  expect(deadlines(so.table)).toEqual([]);
  expect(so.table.match).not.toHaveProperty('clock');
  expect(so.entries.find(({ type }) => type === 'started')).not.toHaveProperty('times');
});

test('who is awaited has the time for a move, and then what is in store', () => {
  const so = clocked();
  expect(deadlines(so.table)).toEqual([{ seat: 1, deadline: move + bank, bank }]);
});

test('a quick answer costs nothing, a slow one what it took beyond the time for a move', () => {
  let so = acts(clocked().wait(move), 'tom', 1);
  expect(deadlines(so.table)).toEqual([{ seat: 2, deadline: 2 * move + bank, bank }]);
  so = acts(so.wait(move + 7 * SECOND), 'eva', 2);
  expect(so.table.match?.clock?.banks).toEqual([bank, bank, bank - 7 * SECOND]);
});

test('it rings when the time is up, not a moment sooner, and a bot plays on', () => {
  const so = clocked();
  const deadline = move + bank;
  expect(refused(so.wait(deadline - 1).decideOwn(ring(so, 1, deadline)))).toBe('not-now');
  const due = so.wait(deadline);
  const decided = due.decideOwn(ring(so, 1, deadline));
  expect(types(decided)).toEqual(['rang', 'botKeepsSeat']);
  const after = due.own(ring(so, 1, deadline));
  expect(after.table.chairs[1]).toMatchObject({ player: 'tom', keptBy: 'normal', isLate: true });
  expect(deadlines(after.table)).toEqual([]);
  expect(after.table.match?.clock?.banks[1]).toBe(0);
  expect(refused(after.decideOwn(ring(so, 1, deadline)))).toBe('not-now');
});

test('it never rings for another position, another deadline, another seat or while the game rests', () => {
  const so = clocked();
  const deadline = move + bank;
  const due = so.wait(deadline);
  expect(refused(due.decideOwn(ring(so, 1, deadline, '1.99')))).toBe('stale-position');
  expect(refused(due.decideOwn(ring(so, 1, deadline - 1)))).toBe('not-now');
  expect(refused(due.decideOwn(ring(so, 2, deadline)))).toBe('not-now');
  expect(refused(due.decideOwn(ring(so, 9, deadline)))).toBe('not-now');
  expect(refused(due.after('anna', { do: 'pause' }).decideOwn(ring(so, 1, deadline)))).toBe('paused');
  expect(refused(acts(due, 'tom', 1).decideOwn(ring(so, 1, deadline)))).toBe('stale-position');
});

test('principle 34: whoever was late takes the seat back by playing, or by asking, and has ten seconds at least', () => {
  const deadline = move + bank;
  const late = clocked().wait(deadline).own({ do: 'ring', seat: 1, position: '1.1', deadline });
  const back = late.wait(3 * SECOND).after('tom', { do: 'takeBack' });
  expect(back.table.chairs[1]).not.toHaveProperty('isLate');
  expect(deadlines(back.table)).toEqual([{ seat: 1, deadline: deadline + 13 * SECOND, bank: 0 }]);
  expect(acts(late, 'tom', 1).table.chairs[1]).not.toHaveProperty('keptBy');
});

test('a seat that goes to a bot and back has won no time by it', () => {
  const so = clocked()
    .wait(20 * SECOND)
    .after('tom', { do: 'letBotPlay', chair: 1 });
  expect(deadlines(so.table)).toEqual([]);
  const back = so.wait(60 * SECOND).after('tom', { do: 'takeBack' });
  expect(deadlines(back.table)).toEqual([{ seat: 1, deadline: 80 * SECOND + 10 * SECOND + bank, bank }]);
});

test('a break stops every clock, and they go on where they stood', () => {
  const so = clocked()
    .wait(10 * SECOND)
    .after('anna', { do: 'pause' })
    .wait(500 * SECOND);
  const on = so.after('anna', { do: 'resume' });
  expect(deadlines(on.table)).toEqual([{ seat: 1, deadline: move + bank + 500 * SECOND, bank }]);
  expect(on.table.match?.clock).not.toHaveProperty('stoppedAt');
});

test('answers given at the same time have each their own clock', () => {
  const sealed = { game: 'spades', options: { hiddenBids: true } };
  const so = clocked(sealed).wait(30 * SECOND);
  expect(deadlines(so.table).map(({ seat }) => seat)).toEqual([1, 2, 0]);
  const one = acts(so, 'eva', 2).wait(10 * SECOND);
  expect(deadlines(one.table).map(({ seat, deadline }) => [seat, deadline])).toEqual([
    [1, move + bank],
    [0, move + bank],
  ]);
  expect(one.table.match?.clock?.banks).toEqual([bank, bank, bank - 5 * SECOND]);
});

test('between deals nobody holds the table up for ever', () => {
  const so = clocked().play(isDealOver).wait(SECOND).after('anna', { do: 'ready' });
  const rest = restDeadline(so.table) ?? 0;
  expect(rest).toBe(move + 30 * SECOND);
  const due = so.wait(rest - SECOND);
  expect(refused(so.decideOwn(ring(so, 'all', rest)))).toBe('not-now');
  expect(refused(due.decideOwn(ring(so, 'all', rest + 1)))).toBe('not-now');
  expect(types(due.decideOwn(ring(so, 'all', rest)))).toEqual(['dealt']);
  const dealt = due.own(ring(so, 'all', rest));
  expect(restDeadline(dealt.table)).toBeUndefined();
  expect(deadlines(dealt.table)).toHaveLength(1);
});

test('somebody else gives who is thinking a minute more, so often and no oftener', () => {
  let so = clocked();
  const give = { do: 'giveTime', chair: 1 } as const;
  expect(refused(so.decide('tom', give))).toBe('not-now');
  expect(refused(so.decide('somebody', give))).toBe('not-seated');
  expect(refused(so.decide('anna', { do: 'giveTime', chair: 2 }))).toBe('not-now');
  expect(refused(so.decide('anna', { do: 'giveTime', chair: 7 }))).toBe('no-such-chair');
  for (let times = 0; times < GIFT.most; times += 1) so = so.after('anna', give);
  expect(deadlines(so.table)).toEqual([{ seat: 1, deadline: move + bank + GIFT.most * GIFT.ms, bank }]);
  expect(refused(so.decide('eva', give))).toBe('no-more-time');
  // Time that was given is used before what is in store.
  const played = acts(so.wait(move + GIFT.ms), 'tom', 1);
  expect(played.table.match?.clock?.banks[1]).toBe(bank);
  expect(refused(clocked({ agreements: {} }).decide('anna', give))).toBe('not-now');
});

test('a snapshot keeps the clocks, and the next match begins with full ones', () => {
  let so = clocked({ options: { target: 5 } });
  so = acts(so.wait(move + SECOND), 'tom', 1).play(isDealOver);
  const kept = JSON.parse(JSON.stringify(stored(catalog, so.table))) as StoredTable;
  expect(restored(catalog, kept)?.match?.clock).toEqual(so.table.match?.clock);
  while (so.table.phase === 'playing') so = so.after('anna', { do: 'goOn' }).play(isDealOver);
  expect(so.table.match).not.toHaveProperty('clock');
  const next = so.after('anna', { do: 'start' });
  expect(next.table.match?.clock?.banks).toEqual([bank, bank, bank]);
});
