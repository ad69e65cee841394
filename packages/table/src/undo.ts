import {
  at,
  fail,
  isOwnDoing,
  type Match,
  ok,
  type Refusal,
  type Result,
  type Seat,
  withMore,
} from '@stammtisch/kernel';

import type { Command, Context, OwnCommand } from './command.ts';
import type { ChairNumber, Entry, PlayerId, PositionName } from './entry.ts';
import type { Evolved } from './evolve-match.ts';
import { agreementsOf, chairOf, positionName, seatOf, type Table, type TableMatch } from './table.ts';

/** The latest act: a person's own doing, after which no other seat has acted and nobody has seen anything new. */
export interface LatestAct {
  readonly seat: Seat;
  readonly player: PlayerId;
  /** Which position it answered, and what that was. */
  readonly position: PositionName;
  readonly before: Match;
  readonly moves: readonly string[];
  readonly said: TableMatch['said'];
}

/** What the others are asked. */
export interface UndoRequest {
  readonly seat: Seat;
  /** Which position the act answered that is to be taken back. */
  readonly position: PositionName;
  readonly since: number;
  readonly asked: readonly ChairNumber[];
  readonly granted: readonly ChairNumber[];
}

/** How long the others have for an answer, in ms, and how often a seat may ask in one deal. */
export const ASKING = { ms: 20_000, most: 3 } as const;

type OfUndo = Extract<Command, { readonly do: 'askUndo' | 'answerUndo' }>;
type UndoEntry = Extract<Entry, { readonly type: 'undoAsked' | 'undoAnswered' | 'undoLapsed' | 'undoDone' }>;

/** Decides whether somebody may ask to take back what they did, and what comes of an answer. */
export function decideUndo(
  table: Table,
  by: PlayerId,
  command: OfUndo,
  context: Context,
): Result<readonly Entry[], Refusal> {
  const { match, phase } = table;
  if (phase !== 'playing' || match === undefined) return fail({ code: 'not-now' });
  const chair = chairOf(table, by);
  if (chair === undefined) return fail({ code: 'not-seated' });
  if (command.do === 'answerUndo') return decideAnswer(table, match, { ...command, chair }, context);
  const { position } = command;
  const { latest, undo, asks } = match;
  const seat = seatOf(table, by);
  if (undo !== undefined) {
    return undo.seat === seat && undo.position === position ? ok([]) : fail({ code: 'not-now' });
  }
  const isFree = agreementsOf(table).undo === 'asked' && latest?.position === position;
  if (!isFree || latest.player !== by || latest.seat !== seat) return fail({ code: 'no-undo' });
  if ((asks?.[seat] ?? 0) >= ASKING.most) return fail({ code: 'undo-too-often' });
  const asked = table.chairs.flatMap((_, other) =>
    other !== chair && isHere(table, other, context) ? [other] : [],
  );
  const request: Entry = { type: 'undoAsked', seat, position, asked };
  // Where nobody else is there, nobody minds.
  return ok(asked.length === 0 ? [request, { type: 'undoDone', seat, position }] : [request]);
}

/** Decides whether the time for an answer is over. */
export function decideEndUndo(
  { match }: Table,
  { position }: Extract<OwnCommand, { readonly do: 'endUndo' }>,
  now: number | undefined,
): Result<readonly Entry[], Refusal> {
  const isOver = match?.undo?.position === position && (now ?? 0) >= match.undo.since + ASKING.ms;
  return isOver ? ok([{ type: 'undoLapsed' }]) : fail({ code: 'not-now' });
}

/** Takes in what was asked and answered, and what was taken back. */
export function evolveUndo(table: Table, entry: UndoEntry, now: number): Table {
  const { match } = table;
  if (match === undefined) throw new Error(`${table.id}: no match is on`);
  const { undo, ...rest } = match;
  switch (entry.type) {
    case 'undoAsked': {
      const { seat, position, asked } = entry;
      const asks = { ...match.asks, [seat]: (match.asks?.[seat] ?? 0) + 1 };
      return { ...table, match: { ...rest, asks, undo: { seat, position, asked, granted: [], since: now } } };
    }
    case 'undoAnswered': {
      if (undo === undefined) throw new Error(`${table.id}: nothing was asked`);
      if (!entry.isGranted) return { ...table, match: rest };
      return {
        ...table,
        match: { ...rest, undo: { ...undo, granted: withMore(undo.granted, entry.chair) } },
      };
    }
    case 'undoLapsed':
      return { ...table, match: rest };
    case 'undoDone': {
      const { latest, ...others } = rest;
      if (latest?.position !== entry.position) throw new Error(`${table.id}: nothing can be taken back`);
      const { before: position, moves, said } = latest;
      // What was called after it was never said.
      const { said: _, ...before } = others;
      const heard = said === undefined ? {} : { said };
      // The name of a position is never used again.
      return { ...table, match: { ...before, ...heard, position, moves, count: match.count + 1 } };
    }
  }
}

/**
 * What follows when a person's chair goes to a bot: whoever asked from it to take something back asks no more, and whoever
 * was asked there is not waited for.
 */
export function withdrawn({ match }: Table, chair: ChairNumber): readonly Entry[] {
  const undo = match?.undo;
  if (match === undefined || undo === undefined) return [];
  const { seat, position, asked, granted } = undo;
  if (match.chairs[seat] === chair) return [{ type: 'undoLapsed' }];
  const isLast = asked.every((other) => (other === chair) !== granted.includes(other));
  return isLast ? [{ type: 'undoDone', seat, position }] : [];
}

/** After a break whoever is asked has the whole time again. */
export function askedAnew(table: Table, now: number): Table {
  const { match } = table;
  if (match?.undo === undefined) return table;
  return { ...table, match: { ...match, undo: { ...match.undo, since: now } } };
}

/** A match in which nothing may be taken back. */
export function settled(match: TableMatch): Omit<TableMatch, 'latest' | 'undo'> {
  const { latest: _, undo: _undo, ...rest } = match;
  return rest;
}

/** The table after an act, which may be taken back if it was a person's own doing and nothing followed from it. */
export function withLatest(
  before: Table,
  entry: Extract<Entry, { readonly type: 'acted' }>,
  { table, events }: Evolved,
): Evolved {
  const { seat, isForegone } = entry;
  const was = before.match;
  const chair = before.chairs[was?.chairs[seat] ?? -1];
  if (was === undefined || table.match === undefined || isForegone === true) return { table, events };
  if (chair?.kind !== 'person' || chair.keptBy !== undefined || agreementsOf(before).undo !== 'asked')
    return { table, events };
  const [awaited, next] = [was.position.awaited(), table.match.position.awaited()];
  const goesOn = awaited.length === 1 && next !== 'deck' && next.length > 0;
  if (!goesOn || !isOwnDoing(seat, events)) return { table, events };
  const latest: LatestAct = {
    seat,
    player: chair.player,
    position: positionName(was),
    before: was.position,
    moves: was.moves ?? [],
    said: was.said,
  };
  return { table: { ...table, match: { ...table.match, latest } }, events };
}

function decideAnswer(
  table: Table,
  { undo }: TableMatch,
  {
    chair,
    position,
    isGranted,
  }: { readonly chair: ChairNumber; readonly position: PositionName; readonly isGranted: boolean },
  context: Context,
): Result<readonly Entry[], Refusal> {
  if (undo?.position !== position || !undo.asked.includes(chair)) return fail({ code: 'not-now' });
  if (undo.granted.includes(chair) && isGranted) return ok([]);
  const answered: Entry = { type: 'undoAnswered', chair, isGranted };
  // Whoever has gone meanwhile is not waited for.
  const isOpen = undo.asked.some(
    (other) => other !== chair && !undo.granted.includes(other) && isHere(table, other, context),
  );
  if (!isGranted || isOpen) return ok([answered]);
  return ok([answered, { type: 'undoDone', seat: undo.seat, position }]);
}

function isHere({ chairs }: Table, chair: ChairNumber, { connected }: Context): boolean {
  const person = at(chairs, chair);
  return person.kind === 'person' && person.keptBy === undefined && connected?.has(person.player) !== false;
}
