import type { Card } from '@stammtisch/cards';

import type { DealOutcome, PlayCatalog, PlayKit, Terms } from './game.ts';
import { type Match, type NextMatch, startMatch } from './match.ts';
import type { Event, Refusal } from './moves.ts';
import { explainOptions } from './option-reasons.ts';
import type { OptionProblem } from './options.ts';
import { fail, ok, type Result } from './result.ts';
import { at, type BySeat, type BySide, range, type Seat, type Side } from './seats.ts';

/** The one format a match is kept in: decisions and decks only. */
export const RECORD_FORMAT = 'stammtisch-record/1';

/** One deal of a record: the whole deck, or the hands with what stayed in the pack; then the moves in order. */
export interface RecordedDeal {
  readonly deck?: readonly Card[];
  readonly hands?: BySeat<readonly Card[]>;
  readonly rest?: readonly Card[];
  /** Overrides the rotation. */
  readonly dealer?: Seat;
  readonly moves: readonly string[];
}
/** A match as data. */
export interface MatchRecord {
  readonly format: typeof RECORD_FORMAT;
  readonly game: string;
  readonly rulesVersion?: number;
  readonly table?: string;
  readonly match?: number;
  readonly seats: number;
  readonly names?: BySeat<string>;
  readonly sides?: BySeat<Side>;
  readonly firstDealer: Seat;
  readonly options?: object;
  readonly startScores?: BySide<number>;
  readonly dealLimit?: number;
  readonly deals: readonly RecordedDeal[];
  readonly fairness?: unknown;
  readonly result?: { readonly winners: readonly Side[]; readonly totals: BySide<number> } | null;
}

/** Why a text is no record at all: where, and what was wrong. */
export interface RecordProblem {
  readonly where: string;
  readonly what: string;
  readonly options?: readonly OptionProblem[];
}
/** Where a record breaks the rules. `move` is absent when the deck itself is wrong. */
export interface IllegalMove {
  readonly deal: number;
  readonly move?: number;
  readonly given: unknown;
  readonly refusal: Refusal;
  readonly legal: readonly string[];
}
/** What a record comes to. */
export interface Replayed {
  readonly match: Match;
  readonly deals: readonly DealOutcome[];
}
/** One step of a record: a deck (`move` is absent), a move or a remark, and the position it led to. */
export interface ReplayStep {
  readonly deal: number;
  readonly move?: number;
  readonly match: Match;
  /** Unmasked. */
  readonly events: readonly Event[];
}
/** A record is no record, breaks the rules, or ends otherwise than it says. */
export type ReplayFailure =
  | { readonly type: 'unusable'; readonly problem: RecordProblem }
  | { readonly type: 'illegal'; readonly at: IllegalMove }
  | { readonly type: 'other-result'; readonly said: unknown; readonly got: unknown };

/** The match a record begins with, before its first deal. */
export function matchOf(catalog: PlayCatalog, record: MatchRecord): Result<Match, RecordProblem> {
  const begin = <W, A, V, O>(kit: PlayKit<V & W, A, V, O>): Result<Match, RecordProblem> => {
    const terms = termsOf(kit, record);
    return terms.ok ? ok(startMatch(kit, terms.value)) : terms;
  };
  return catalog.open(record.game, begin) ?? fail({ where: 'game', what: `no game called "${record.game}"` });
}

/** Plays a record through the rules; `see` is told of every step, also of those before a refusal. */
export function replay(
  catalog: PlayCatalog,
  record: MatchRecord,
  see: (step: ReplayStep) => void = () => undefined,
): Result<Replayed, ReplayFailure> {
  const begun = matchOf(catalog, record);
  if (!begun.ok) return fail({ type: 'unusable', problem: begun.error });
  let match = begun.value;
  const deals: DealOutcome[] = [];
  for (const [index, deal] of record.deals.entries()) {
    const played = replayDeal(match, deal, index, see);
    if (!played.ok) return fail({ type: 'illegal', at: played.error });
    match = played.value;
    const outcome = match.outcome();
    if (outcome === undefined) throw new Error('a deal without an outcome');
    deals.push(outcome);
  }
  return resultDiffers(match, record) ?? ok({ match, deals });
}

const REMARK = /^(\d): (.+)$/;

/** Gathers a match into a record, move by move. */
export interface Scribe {
  dealt(deck: readonly Card[]): void;
  acted(seat: Seat, text: string, awaited: readonly Seat[] | 'deck'): void;
  remarked(seat: Seat, text: string): void;
  /** The latest act never was, nor what was called after it. */
  takenBack(): void;
  record(match: Match): MatchRecord;
}

/** A scribe for a match that has just begun under these terms. */
export function scribe(
  begun: Match,
  about: Pick<MatchRecord, 'table' | 'match' | 'names'> & { readonly rulesVersion: number },
): Scribe {
  const deals: { readonly deck: readonly Card[]; readonly moves: string[] }[] = [];
  const last = (): string[] => at(deals, deals.length - 1).moves;
  const { terms } = begun;
  return {
    dealt: (deck) => void deals.push({ deck, moves: [] }),
    acted: (seat, text, awaited) =>
      void last().push(awaited.length > 1 && awaited !== 'deck' ? `${seat} ${text}` : text),
    remarked: (seat, text) => void last().push(`${seat}: ${text}`),
    takenBack() {
      const moves = last();
      moves.length = moves.findLastIndex((move) => !REMARK.test(move));
    },
    record: (match) => ({
      format: RECORD_FORMAT,
      game: begun.game,
      ...about,
      seats: terms.seats,
      sides: terms.sides,
      firstDealer: terms.firstDealer,
      options: begun.options,
      ...(terms.startScores === undefined ? {} : { startScores: terms.startScores }),
      ...(terms.dealLimit === undefined ? {} : { dealLimit: terms.dealLimit }),
      deals: deals.map((deal) => ({ deck: deal.deck, moves: [...deal.moves] })),
      result:
        match.layout().winners === undefined
          ? null
          : { winners: match.layout().winners ?? [], totals: match.sheet().totals },
    }),
  };
}

function termsOf<S extends V, A, V, O>(
  kit: PlayKit<S, A, V, O>,
  record: MatchRecord,
): Result<Terms<O>, RecordProblem> {
  const { game, parse } = kit;
  const { seats, firstDealer, startScores, dealLimit, rulesVersion } = record;
  const options = parse(record.options ?? {}, seats);
  if (!options.ok)
    return fail({ where: 'options', what: explainOptions(kit, options.error), options: options.error });
  if (!game.seatCounts(options.value).includes(seats)) {
    return fail({ where: 'seats', what: `${game.id} is not played by ${seats} under these options` });
  }
  if (rulesVersion !== undefined && rulesVersion !== game.rulesVersion) {
    return fail({ where: 'rulesVersion', what: `this program knows version ${game.rulesVersion}` });
  }
  const sideCount = game.sideCount(options.value, seats);
  const sides = record.sides ?? range(seats).map((seat) => seat % sideCount);
  const problem = sidesProblem(sides, sideCount, record);
  if (problem !== undefined) return fail(problem);
  return ok({
    seats,
    sides,
    firstDealer,
    options: options.value,
    ...(startScores === undefined ? {} : { startScores }),
    ...(dealLimit === undefined ? {} : { dealLimit }),
  });
}

function replayDeal(
  begun: Match,
  deal: RecordedDeal,
  index: number,
  see: (step: ReplayStep) => void,
): Result<Match, IllegalMove> {
  const deck = deckFor(begun, deal);
  const dealt = deck.ok ? begun.deal(deck.value, deal.dealer) : deck;
  if (!dealt.ok) {
    return fail({ deal: index, given: deal.deck ?? deal.hands ?? null, refusal: dealt.error, legal: [] });
  }
  let { match } = dealt.value;
  see({ deal: index, ...dealt.value });
  const said = new Map<Seat, string>();
  for (const [number, given] of deal.moves.entries()) {
    const moved = replayRemark(match, given, said) ?? replayMove(match, given);
    if (!moved.ok) {
      return fail({ deal: index, move: number, given, refusal: moved.error, legal: legalNow(match) });
    }
    match = moved.value.match;
    see({ deal: index, move: number, ...moved.value });
  }
  return ok(match);
}

function deckFor(match: Match, deal: RecordedDeal): Result<readonly Card[], Refusal> {
  if (deal.deck !== undefined) return ok(deal.deck);
  if (match.awaited() !== 'deck') return fail({ code: 'not-dealing' });
  const { hands = [], rest = [] } = deal;
  try {
    return ok(match.deckOf(deal.dealer ?? match.layout().dealer, hands, rest));
  } catch {
    // Hands of the wrong number or size cannot be stacked into a pack.
    return fail({ code: 'wrong-pack' });
  }
}

/** A remark moves nothing; it is refused to a seat that has said something in this stretch of play. */
function replayRemark(
  match: Match,
  given: string,
  said: Map<Seat, string>,
): Result<NextMatch, Refusal> | undefined {
  const remark = REMARK.exec(given);
  if (remark === null) return undefined;
  const [seat, text] = [Number(remark[1]), remark[2] ?? ''];
  if (seat >= match.terms.seats) return fail({ code: 'no-such-seat' });
  const heard = match.remark(seat, text);
  if (!heard.ok) return heard;
  const told = { match, events: heard.value };
  const span = match.remarkSpan();
  if (span === undefined) return ok(told);
  if (said.get(seat) === span) return fail({ code: 'said-already' });
  said.set(seat, span);
  return ok(told);
}

function replayMove(match: Match, given: string): Result<NextMatch, Refusal> {
  const awaited = match.awaited();
  if (awaited === 'deck' || awaited.length === 0) return fail({ code: 'nobody-awaited' });
  const named = /^(\d) (.+)$/.exec(given);
  const [seat, text] = named === null ? [awaited[0], given] : [Number(named[1]), named[2] ?? ''];
  if (seat === undefined || (named === null && awaited.length > 1)) return fail({ code: 'seat-missing' });
  if (seat >= match.terms.seats) return fail({ code: 'no-such-seat' });
  return match.act(seat, text);
}

/** What the awaited seat may do, sorted; with several, each text begins with its seat. */
export function legalNow(match: Match): readonly string[] {
  const awaited = match.awaited();
  if (awaited === 'deck') return [];
  const texts = awaited.flatMap((seat) =>
    match.legal(seat).map((text) => (awaited.length > 1 ? `${seat} ${text}` : text)),
  );
  return texts.toSorted();
}

function resultDiffers(match: Match, { result }: MatchRecord): Result<never, ReplayFailure> | undefined {
  if (result === undefined || result === null) return undefined;
  const got = { winners: match.layout().winners ?? [], totals: match.sheet().totals };
  const isSame = sameNumbers(result.winners, got.winners) && sameNumbers(result.totals, got.totals);
  return isSame ? undefined : fail({ type: 'other-result', said: result, got });
}

function sameNumbers(some: readonly number[], others: readonly number[]): boolean {
  return some.length === others.length && some.every((one, index) => one === others[index]);
}

function sidesProblem(
  sides: BySeat<Side>,
  sideCount: number,
  { seats, startScores }: MatchRecord,
): RecordProblem | undefined {
  const members = range(sideCount).map((side) => sides.filter((one) => one === side).length);
  if (sides.length !== seats || members.some((number) => number * sideCount !== seats)) {
    return { where: 'sides', what: `${seats} seats form ${sideCount} equal sides, numbered from 0` };
  }
  if (startScores !== undefined && startScores.length !== sideCount) {
    return { where: 'startScores', what: `one number for each of the ${sideCount} sides` };
  }
  return undefined;
}
