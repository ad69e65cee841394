import { isDeepStrictEqual } from 'node:util';

import { FACE_DOWN, sameCards, type SeenCard } from '@stammtisch/cards';
import { deltas, type ScoreLine, totalsOf } from '@stammtisch/kernel';

import { broken, type Played, positionsOf, seatsOf } from './played.ts';

/**
 * Deals that may be played beyond the limit, because sides are level. It takes long where nobody gets ahead without a
 * bid made: sides that are capped (SM-O17) stay level while all others are set.
 */
const MOST_LEVEL = 120;

/** A match under a deal limit ends: no later than some level deals after it, with winners, told once. */
export function endsWithinItsBound<S extends V, A, V, O>({
  kit,
  terms,
  moments,
  last,
}: Played<S, A, V, O>): void {
  const { game } = kit;
  const { pages } = game.sheet(last);
  if (terms.dealLimit !== undefined && pages.length > terms.dealLimit + MOST_LEVEL)
    broken('deals beyond the limit', pages.length);
  const { winners } = game.layout(last);
  if (winners === undefined || winners.length === 0) broken('a match that is over has no winners');
  const endings = moments.flatMap(({ events }) => events.filter(({ type }) => type === 'ended'));
  if (endings.length !== 1) broken('its end was told so often', endings.length);
  if (!isDeepStrictEqual(endings[0], { type: 'ended', winners }))
    broken('other winners were told', endings[0], winners);
}

/** From the deal on, the pack lies on the table and in the hands, each card once; `mapCards` changes nothing itself. */
export function cardsAreConserved<S extends V, A, V, O>(played: Played<S, A, V, O>): void {
  const { game } = played.kit;
  const pack = game.pack(played.terms);
  for (const [index, position] of positionsOf(played).entries()) {
    const seen: SeenCard[] = [];
    const copy = game.mapCards(position, (card) => (seen.push(card), card));
    if (index > 0 && !sameCards(seen, pack)) broken('other cards than the pack', index, seen);
    if (!isDeepStrictEqual(copy, position)) broken('mapCards changed the position', index, position, copy);
  }
}

/** `apply` leaves the position and the move it was given as they were. */
export function applyNeverMutates<S extends V, A, V, O>({ kit, moments }: Played<S, A, V, O>): void {
  for (const { before, move, after } of moments) {
    const text = JSON.stringify([before, move]);
    const again = kit.game.apply(deepFrozen(before), deepFrozen(move));
    if (JSON.stringify([before, move]) !== text) broken('apply changed what it was given', text);
    if (!isDeepStrictEqual(again.state, after)) broken('apply gives something else the second time', move);
  }
}

/** Positions, views, moves and events survive JSON unchanged. */
export function positionsArePlainJson<S extends V, A, V, O>({
  kit,
  moments,
  last,
}: Played<S, A, V, O>): void {
  for (const { before, move, events } of moments) {
    for (const value of [before, move, events]) roundTrip(value);
  }
  roundTrip(last);
  roundTrip(kit.game.mapCards(last, () => FACE_DOWN));
}

/** Totals are the starting scores and the sum of the lines; the outcome of a deal says the same. */
export function totalsAreSumsOfLines<S extends V, A, V, O>({
  kit,
  terms,
  moments,
}: Played<S, A, V, O>): void {
  const { game } = kit;
  const sides = game.sideCount(terms.options, terms.seats);
  const start = terms.startScores ?? Array.from({ length: sides }, () => 0);
  for (const { before, after, events } of moments) {
    const { pages, totals } = game.sheet(after);
    if (!isDeepStrictEqual(totals, totalsOf(start, pages))) broken('totals are no sums', totals, pages);
    const told = events.flatMap((event) => (event.type === 'scored' ? [event.lines] : []));
    const written = pages.slice(game.sheet(before).pages.length);
    const outcome = game.outcome(after);
    if (outcome === undefined) broken('a deal without an outcome');
    if (!isDeepStrictEqual(outcome.delta, deltas(outcome.lines, sides))) broken('delta is no sum', outcome);
    if (!isDeepStrictEqual(outcome.totals, totals)) broken('the outcome has other totals', outcome, totals);
    const isRedeal = outcome.redeal === true;
    if (!isDeepStrictEqual(told, isRedeal && told.length > 0 ? [[]] : written))
      broken('other lines told', told, written);
    if (written.length > 0 && !isDeepStrictEqual(nonZero(outcome.lines), nonZero(written[0] ?? [])))
      broken('other lines', outcome, written);
  }
}

/** Every position says what was agreed, to whoever looks. */
export function termsTravelAlong<S extends V, A, V, O>(played: Played<S, A, V, O>): void {
  const { kit, terms } = played;
  for (const position of positionsOf(played)) {
    if (!isDeepStrictEqual(kit.game.terms(position), terms)) broken('other terms', kit.game.terms(position));
    if (kit.game.layout(position).hands.length !== seatsOf(terms).length) broken('not a hand for every seat');
  }
}

/** A record does not print lines of nothing; a sheet may show them. */
const nonZero = (lines: readonly ScoreLine[]): readonly ScoreLine[] =>
  lines.filter(({ points }) => points !== 0);

function roundTrip(value: unknown): void {
  const copy: unknown = JSON.parse(JSON.stringify(value));
  if (!isDeepStrictEqual(copy, value)) broken('not plain JSON', value);
}

function deepFrozen<T>(value: T): T {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value;
  Object.freeze(value);
  for (const inner of Object.values(value)) deepFrozen(inner);
  return value;
}
