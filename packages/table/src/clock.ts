import { at, type BySeat, fail, ok, type Refusal, type Result, type Seat, withAt } from '@stammtisch/kernel';

import { STAND_IN } from './decide-chairs.ts';
import type { ChairNumber, ClockTimes, Entry, PlayerId } from './entry.ts';
import { botAt, chairOf, positionName, seatAt, type Table, type TableMatch } from './table.ts';

/** Somebody who is waited for. */
export interface Thinking {
  readonly seat: Seat;
  readonly since: number;
  /** How much of it costs nothing: time for the move, and what others have given. Then the bank is used up. In ms. */
  readonly free: number;
}

/** Time at a table with a clock, as plain data: it follows from when the rows of the log were stored. */
export interface MatchClock {
  /** The count of the position it is about. */
  readonly count: number;
  /** What each seat still has in store, in ms. */
  readonly banks: BySeat<number>;
  /** How often each seat has been given time. */
  readonly gifts: BySeat<number>;
  readonly thinking: readonly Thinking[];
  /** Between deals: since when people may say that they are ready. */
  readonly restsSince?: number;
  /** When the host stopped it, or somebody asked to take something back. */
  readonly stoppedAt?: number;
}

/** Until when somebody may think. */
export interface Deadline {
  readonly seat: Seat;
  readonly deadline: number;
  /** What of it is their store: until then nothing of it is used. */
  readonly bank: number;
}

/** How much time is given at once, in ms, and how often to one seat in a match. */
export const GIFT = { ms: 60_000, most: 5 } as const;
/** Between deals people have the time for a move and this, in ms. */
const REST_MS = 30_000;
/** Whoever takes a seat back when the time is used up has at least so long. */
const AGAIN_MS = 10_000;

/** The table after a row: whose time begins, goes on, and what it has cost. */
export function timed(before: Table, after: Table, now: number): Table {
  const { match, times } = after;
  if (match === undefined || times === undefined) return after;
  if (after.phase !== 'playing') {
    const { clock: _, ...unclocked } = match;
    return match.clock === undefined ? after : { ...after, match: unclocked };
  }
  const clock = match.clock ?? freshClock(match, times);
  const { stoppedAt, restsSince: _, ...running } = clock;
  const then = stoppedAt ?? now;
  const settled = { ...running, ...settledBy(clock, before, { table: after, match, times, now: then }) };
  // Nobody's time runs while they are asked whether something may be taken back.
  const isStopped = after.isPaused === true || match.undo !== undefined;
  const next = isStopped ? { ...settled, stoppedAt: then } : later(settled, now - then);
  return { ...after, match: { ...match, clock: next } };
}

/** Until when those may think who are waited for; a bot has no clock. */
export function deadlines(table: Table): readonly Deadline[] {
  const clock = table.match?.clock;
  if (clock === undefined) return [];
  return clock.thinking.flatMap(({ seat, since, free }) => {
    if (botAt(table, seat) !== undefined) return [];
    const bank = at(clock.banks, seat);
    return [{ seat, deadline: since + free + bank, bank }];
  });
}

/** Until when people may say that they are ready for the next deal. */
export function restDeadline({ match, times }: Table): number | undefined {
  const since = match?.clock?.restsSince;
  return since === undefined || times === undefined ? undefined : since + times.move + REST_MS;
}

/** Decides whether somebody's time is up: then a bot plays on. */
export function decideRing(
  table: Table,
  { seat, position, deadline }: { readonly seat: Seat; readonly position: string; readonly deadline: number },
  now: number | undefined,
): Result<readonly Entry[], Refusal> {
  const { match } = table;
  if (table.phase !== 'playing' || match === undefined) return fail({ code: 'not-now' });
  if (positionName(match) !== position) return fail({ code: 'stale-position', about: positionName(match) });
  if (match.undo !== undefined) return fail({ code: 'not-now' });
  const chair = match.chairs[seat];
  const isDue = deadlines(table).some((one) => one.seat === seat && one.deadline === deadline);
  if (chair === undefined || !isDue || now === undefined || now < deadline) return fail({ code: 'not-now' });
  return ok([
    { type: 'rang', seat, position, deadline },
    { type: 'botKeepsSeat', chair, level: STAND_IN, isLate: true },
  ]);
}

/** Decides whether somebody may be given time by somebody else at the table. */
export function decideGiveTime(
  table: Table,
  by: PlayerId,
  chair: ChairNumber,
): Result<readonly Entry[], Refusal> {
  const own = chairOf(table, by);
  if (own === undefined) return fail({ code: 'not-seated' });
  if (table.chairs[chair] === undefined) return fail({ code: 'no-such-chair' });
  const seat = seatAt(table, chair);
  if (own === chair || !deadlines(table).some((one) => one.seat === seat)) return fail({ code: 'not-now' });
  if ((table.match?.clock?.gifts[seat ?? 0] ?? 0) >= GIFT.most) return fail({ code: 'no-more-time' });
  return ok([{ type: 'timeGiven', chair, by: own, ms: GIFT.ms }]);
}

/** The table after somebody was given time. */
export function withGift(table: Table, { chair, ms }: Extract<Entry, { readonly type: 'timeGiven' }>): Table {
  const { match } = table;
  const seat = seatAt(table, chair);
  if (match?.clock === undefined || seat === undefined) throw new Error(`${table.id}: no clock runs`);
  const { clock } = match;
  const thinking = clock.thinking.map((one) => (one.seat === seat ? { ...one, free: one.free + ms } : one));
  const gifts = withAt(clock.gifts, seat, at(clock.gifts, seat) + 1);
  return { ...table, match: { ...match, clock: { ...clock, thinking, gifts } } };
}

function freshClock({ chairs, count }: TableMatch, { bank }: ClockTimes): MatchClock {
  return { count, banks: chairs.map(() => bank), gifts: chairs.map(() => 0), thinking: [] };
}

/** A table with a clock, at a moment. */
interface Moment {
  readonly table: Table;
  readonly match: TableMatch;
  readonly times: ClockTimes;
  readonly now: number;
}

function settledBy(
  clock: MatchClock,
  before: Table,
  { table, match, times, now }: Moment,
): Pick<MatchClock, 'count' | 'banks' | 'thinking' | 'restsSince'> {
  const { count, position } = match;
  const awaited = position.awaited();
  const isSame = clock.count === count;
  const banks = clock.banks.slice();
  const seats = awaited === 'deck' ? [] : awaited.filter((seat) => isOfPerson(table, match, seat));
  const spend = ({ seat, since, free }: Thinking): number => {
    const used = now - since;
    banks[seat] = Math.max(0, at(banks, seat) - Math.max(0, used - free));
    return Math.max(0, free - used);
  };
  const isHeld = (at: Table, seat: Seat): boolean => botAt(at, seat) !== undefined;
  for (const old of clock.thinking) {
    if (!(isSame && seats.includes(old.seat)) && !isHeld(before, old.seat)) spend(old);
  }
  const thinking = seats.map((seat): Thinking => {
    const old = isSame ? clock.thinking.find((one) => one.seat === seat) : undefined;
    if (old === undefined) return { seat, since: now, free: times.move };
    const [wasHeld, nowHeld] = [isHeld(before, seat), isHeld(table, seat)];
    // A seat that goes to a bot and back has not won any time by it.
    if (!wasHeld && nowHeld) return { seat, since: now, free: spend(old) };
    if (wasHeld && !nowHeld) return { seat, since: now, free: Math.max(old.free, AGAIN_MS) };
    return old;
  });
  const rests = awaited === 'deck' ? { restsSince: (isSame ? clock.restsSince : undefined) ?? now } : {};
  return { count, banks, thinking, ...rests };
}

function isOfPerson({ chairs }: Table, match: TableMatch, seat: Seat): boolean {
  return chairs[match.chairs[seat] ?? -1]?.kind === 'person';
}

/** A clock that stood still for so long. */
function later(clock: MatchClock, ms: number): MatchClock {
  if (ms === 0) return clock;
  const { restsSince } = clock;
  return {
    ...clock,
    thinking: clock.thinking.map((one) => ({ ...one, since: one.since + ms })),
    ...(restsSince === undefined ? {} : { restsSince: restsSince + ms }),
  };
}
