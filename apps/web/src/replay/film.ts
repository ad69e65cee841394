import {
  fail,
  lookAt,
  type Match,
  type MatchRecord,
  observeEvent,
  ok,
  type PlayCatalog,
  replay,
  type ReplayFailure,
  type ReplayStep,
  type Result,
  type Seat,
  type Seen,
} from '@stammtisch/kernel';

/** A match as a row of moments. */
export interface Film {
  readonly record: MatchRecord;
  /** The deck of a deal, then each of its moves, deal after deal. */
  readonly frames: readonly ReplayStep[];
  /** Where each deal begins among the frames. */
  readonly starts: readonly number[];
}

/** Whose cards lie open: everybody's, or one seat's. */
export type View = 'all' | Seat;

/** Plays a record and keeps every position: they share what has not changed. */
export function filmOf(catalog: PlayCatalog, record: MatchRecord): Result<Film, ReplayFailure> {
  const frames: ReplayStep[] = [];
  const replayed = replay(catalog, record, (step) => void frames.push(step));
  if (!replayed.ok) return replayed;
  if (frames.length === 0)
    return fail({ type: 'unusable', problem: { where: 'deals', what: 'nothing was dealt' } });
  const starts = frames.flatMap(({ move }, index) => (move === undefined ? [index] : []));
  return ok({ record, frames, starts });
}

/** The position as this onlooker saw it; everything is open to somebody who looks at all hands. */
export function seenAs(catalog: PlayCatalog, match: Match, onlooker: View): Seen {
  if (onlooker === 'all') return match;
  return catalog.open(match.game, (kit) => lookAt(kit, match.observe(onlooker))) ?? match;
}

/** What happened, as this onlooker saw it. */
export function eventsAs({ events }: ReplayStep, onlooker: View): ReplayStep['events'] {
  return onlooker === 'all' ? events : events.map((event) => observeEvent(event, onlooker));
}

/** What comes next: whose move, and which; undefined where the next thing is a deck, or nothing. */
export function nextMove(
  { record }: Film,
  { deal, move, match }: ReplayStep,
): { readonly seat: Seat; readonly text: string } | undefined {
  const moves = record.deals[deal]?.moves.slice(move === undefined ? 0 : move + 1) ?? [];
  const given = moves.find((text) => !/^\d: /.test(text));
  const awaited = match.awaited();
  if (given === undefined || awaited === 'deck') return undefined;
  const named = /^(\d) (.+)$/.exec(given);
  const seat = named === null ? awaited[0] : Number(named[1]);
  return seat === undefined ? undefined : { seat, text: named?.[2] ?? given };
}

/** The deal a frame belongs to, and its place in it. */
export function placeOf(
  { frames, starts }: Film,
  index: number,
): { readonly step: number; readonly of: number } {
  const deal = frames[index]?.deal ?? 0;
  const from = starts[deal] ?? 0;
  const to = starts[deal + 1] ?? frames.length;
  return { step: index - from, of: to - from - 1 };
}
