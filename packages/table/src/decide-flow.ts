import { deckLink, mixedChairs } from '@stammtisch/fair';
import { at, type Catalog, fail, ok, type Refusal, type SomeOptions } from '@stammtisch/kernel';

import type { Command, Context } from './command.ts';
import type { Decision } from './decide.ts';
import { begun } from './begun.ts';
import { drawEntries, frozenChance, revealOf } from './decide-mix.ts';
import type { ClockTimes, Entry, PlayerId, Setup } from './entry.ts';
import { sheetNamed } from './names.ts';
import {
  agreementsOf,
  chairOf,
  isDealRunning,
  isStarting,
  mixOf,
  persons,
  rulesVersionOf,
  type Table,
} from './table.ts';

type Flow = Extract<
  Command,
  { readonly do: 'start' | 'ready' | 'unready' | 'goOn' | 'endMatch' | 'setUp' | 'pace' }
>;

/** A table of bots alone plays no longer than this: with bad bidding Smear need not end. */
export const BOTS_DEAL_LIMIT = 200;

/** Decides how a table goes on: its agreements, the start, the next deal, another match. `by` is absent for the table itself. */
export function decideFlow(
  catalog: Catalog,
  table: Table,
  by: PlayerId | undefined,
  command: Flow | { readonly do: 'proceed' },
  context: Context,
): Decision {
  if (command.do === 'ready') return decideReady(catalog, table, by, context);
  if (command.do === 'unready') return decideUnready(table, by);
  if (command.do === 'proceed') {
    const isFree = !isStarting(table) && areAllReady(table, context.connected);
    return isFree ? nextEntries(catalog, table, context) : notNow;
  }
  if (by === undefined || table.host !== by) return fail({ code: 'not-host' });
  switch (command.do) {
    case 'start':
      return table.phase === 'playing' ? notNow : matchEntries(catalog, table, context);
    case 'goOn':
      return nextEntries(catalog, table, context);
    case 'endMatch':
      return table.match === undefined ? notNow : ok([ended(table, context)]);
    case 'setUp':
      return decideSetUp(catalog, table, command);
    case 'pace': {
      const isSame = table.settings.botPace === command.botPace;
      return ok(isSame ? [] : [{ type: 'paced', botPace: command.botPace }]);
    }
  }
}

/** What is wrong with a game, number of seats and options. */
export function setupRefusal(
  catalog: Catalog,
  { game, seats, options }: { readonly game: string; readonly seats: number; readonly options: unknown },
): Refusal | undefined {
  const check = catalog.open(game, (kit) => {
    const parsed = kit.parse(options, seats);
    if (!parsed.ok) {
      const { option, because, code } = at(parsed.error, 0);
      return { refusal: { code: 'bad-options', about: `${option}: ${because ?? code}` } };
    }
    const isPlayable = kit.game.seatCounts(parsed.value).includes(seats);
    return { refusal: isPlayable ? undefined : { code: 'wrong-seats', about: String(seats) } };
  });
  return check === undefined ? { code: 'no-such-game' } : check.refusal;
}

/** A match's beginning: the start; and the lots and the first deck at once, if no device is to be heard before. */
export function matchEntries(catalog: Catalog, table: Table, context: Context): Decision {
  const { game, seats, options } = table;
  if (table.chairs.some((chair) => chair.kind === 'free')) return fail({ code: 'chairs-free' });
  const refusal = setupRefusal(catalog, { game, seats, options });
  if (refusal !== undefined) return fail(refusal);
  const number = table.matches + 1;
  const limit = persons(table).length === 0 ? { dealLimit: BOTS_DEAL_LIMIT } : {};
  const rulesVersion = rulesVersionOf(catalog, game);
  if (rulesVersion === undefined) throw new Error(`${game} does not begin`);
  const chance = frozenChance(table, number, context);
  const started: Entry = {
    type: 'started',
    match: number,
    game,
    seats,
    options,
    rulesVersion,
    ...limit,
    chance,
    ...timesOf(table, context),
  };
  if (mixedChairs(chance).length > 0) return ok([started]);
  const shares = chance.commitments.map(() => null);
  const setup = { game, seats, options, ...limit };
  return ok([started, ...drawEntries(catalog, setup, { match: number, shares }, context.chance)]);
}

/** How long people may think in the match that starts now. */
function timesOf(table: Table, { clocks }: Context): { readonly times?: ClockTimes } {
  const { clock } = agreementsOf(table);
  const times = clock === 'none' ? undefined : clocks?.[clock];
  return times === undefined ? {} : { times };
}

const notNow: Decision = fail({ code: 'not-now' });

/** The next deal of the match, or after it another match. */
export function nextEntries(catalog: Catalog, table: Table, context: Context): Decision {
  const { phase, match } = table;
  if (phase === 'over') return matchEntries(catalog, table, context);
  if (phase !== 'playing' || match === undefined || match.position.awaited() !== 'deck') return notNow;
  const mix = mixOf(table, match.number);
  // The links are used up: the match is abandoned rather than dealt from anything else.
  if (mix !== undefined && deckLink(match.decks) > mix.length) return ok([{ type: 'matchEnded' }]);
  const of = { match: match.number, shares: mix?.shares ?? table.chairs.map(() => null) };
  return ok([{ type: 'dealt', deck: context.chance.deck(of, match.decks, match.position.pack()) }]);
}

/** The end of a match before its time. A deal that was on is revealed, for nothing of it is hidden any more. */
function ended(table: Table, { chance }: Context): Entry {
  const { match } = table;
  if (match === undefined || !isDealRunning(table)) return { type: 'matchEnded' };
  return { type: 'matchEnded', ...revealOf(mixOf(table, match.number), deckLink(match.decks - 1), chance) };
}

/** Before and after a match, and between deals, everybody says when they are ready; before it the host starts. */
function decideReady(catalog: Catalog, table: Table, by: PlayerId | undefined, context: Context): Decision {
  if (isDealRunning(table)) return notNow;
  const chair = by === undefined ? undefined : chairOf(table, by);
  const person = chair === undefined ? undefined : table.chairs[chair];
  if (chair === undefined || person?.kind !== 'person') return fail({ code: 'not-seated' });
  const back: readonly Entry[] = person.keptBy === undefined ? [] : [{ type: 'tookBack', chair }];
  const ready: readonly Entry[] = person.isReady ? [] : [...back, { type: 'ready', chair }];
  const others = { ...table, chairs: table.chairs.filter((_, index) => index !== chair) };
  if (!areOthersReady(others, context.connected)) return ok(ready);
  const next = nextEntries(catalog, table, context);
  // A chair may have become free after the match: the person is ready all the same.
  return next.ok ? ok([...ready, ...next.value]) : ok(ready);
}

function decideUnready(table: Table, by: PlayerId | undefined): Decision {
  if (isDealRunning(table)) return notNow;
  const chair = by === undefined ? undefined : chairOf(table, by);
  const person = chair === undefined ? undefined : table.chairs[chair];
  if (chair === undefined || person?.kind !== 'person') return fail({ code: 'not-seated' });
  return ok(person.isReady ? [{ type: 'unready', chair }] : []);
}

/** Bots, and people who are away or for whom a bot plays, hold nobody up. */
function areOthersReady(table: Pick<Table, 'chairs'>, connected: ReadonlySet<PlayerId> | undefined): boolean {
  return table.chairs.every(
    (chair) =>
      chair.kind !== 'person' ||
      chair.isReady ||
      chair.keptBy !== undefined ||
      connected?.has(chair.player) === false,
  );
}

/** After a match somebody must want another one. */
function areAllReady(table: Table, connected: ReadonlySet<PlayerId> | undefined): boolean {
  const isWanted = table.phase !== 'over' || persons(table).some((person) => person.isReady);
  return isWanted && areOthersReady(table, connected);
}

function decideSetUp(
  catalog: Catalog,
  table: Table,
  { game = table.game, seats = table.seats, options, sheetName }: Extract<Command, { readonly do: 'setUp' }>,
): Decision {
  if (table.phase === 'playing') return notNow;
  const chosen: SomeOptions = options ?? (game === table.game ? table.options : {});
  const refusal = setupRefusal(catalog, { game, seats, options: chosen });
  if (refusal !== undefined) return fail(refusal);
  if (persons(table).length > seats) return fail({ code: 'too-many-people' });
  const setup: Setup = { game, seats, options: differing(catalog, game, chosen, seats) };
  // Other rules are no longer those of the sheet.
  const kept = game === table.game && isSame(setup.options, table.options) ? table.sheetName : undefined;
  return ok([{ type: 'setUp', ...setup, ...sheetNamed(sheetName ?? kept) }]);
}

function isSame(one: SomeOptions, other: SomeOptions): boolean {
  const names = Object.keys(one);
  return names.length === Object.keys(other).length && names.every((name) => one[name] === other[name]);
}

/** Only what differs from the standard is kept. */
function differing(catalog: Catalog, game: string, options: SomeOptions, seats: number): SomeOptions {
  return begun(catalog, { game, seats, options }, 0)?.options ?? options;
}
