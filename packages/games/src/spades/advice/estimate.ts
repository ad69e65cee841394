import type { Card } from '@stammtisch/cards';
import { at, seeded, shuffled } from '@stammtisch/kernel';

import { handSize, packFor } from '../pack.ts';
import type { SpadesTerms } from '../position.ts';
import { between } from './chances.ts';
import { freshProspects, futureTricks, size, SPADES, spot, suitDanger, sureTricks } from './prospects.ts';

/** What a hand is made of, as far as it tells how many tricks it will take. */
interface Strength {
  /** What its side-suit cards are worth. */
  readonly side: number;
  /** What its spades are worth. */
  readonly spades: number;
  /** How many spades it has. */
  readonly length: number;
}

/** How many tricks this hand will take, on average. */
export function expectedTricks(terms: SpadesTerms, hand: readonly Card[]): number {
  const average = averageStrength(terms);
  const own = strength(terms, hand);
  const { side, spades, length } = at(FITTED, terms.seats - 2);
  const each = handSize(terms.options, terms.seats) / terms.seats;
  const more =
    side * (own.side - average.side) +
    spades * (own.spades - average.spades) +
    length * (own.length - average.length);
  return Math.max(0, Math.min(hand.length, humbled(each + more, hand.length)));
}

/** Very strong hands take less than their honours add up to: the last tricks are those of others. */
function humbled(tricks: number, most: number): number {
  const strong = HIGH * most;
  return tricks > strong ? strong + (tricks - strong) * BEYOND : tricks;
}

/** The chance that this hand takes no trick at all if it tries. */
export function nilChance(terms: SpadesTerms, hand: readonly Card[]): number {
  // The highest spade wins whenever it is played.
  if (sureTricks(freshProspects(terms, 0, hand)) > 0) return 0;
  const table = terms.options.teams === 'solo' ? NIL_ALONE : NIL_COVERED;
  return between(table, 4 * (nilDanger(terms, hand) + at(NIL_SHIFTS, terms.seats - 2)));
}

/** How many cards of a hand, all in all, may be forced to take a trick. */
export function nilDanger(terms: SpadesTerms, hand: readonly Card[]): number {
  const prospects = freshProspects(terms, 0, hand);
  const suits = prospects.own.reduce((sum, held, suit) => sum + suitDanger(prospects, suit, held), 0);
  // Spades cannot be thrown away on another suit, and the highest of them win whenever they fall.
  const spades = at(prospects.own, SPADES);
  const top = size(spades >> QUEEN);
  return suits + 0.25 * size(spades) + 0.45 * top;
}

/** From what part of all tricks on that is so, and how much of the rest is left: fitted to deals of two players. */
const HIGH = 0.62;
const BEYOND = 0.55;
/** The height of the queen. */
const QUEEN = 10;

// By number of seats from two to seven: fitted to hands played by this adviser against itself.
const FITTED: readonly (Strength & { readonly spread: number })[] = [
  { side: 0.7, spades: 0.75, length: 0.25, spread: 1.5 },
  { side: 0.91, spades: 0.97, length: 0.22, spread: 1.23 },
  { side: 0.95, spades: 1.08, length: 0.05, spread: 1 },
  { side: 1.03, spades: 1.19, length: -0.05, spread: 0.82 },
  { side: 1.04, spades: 1.41, length: -0.29, spread: 0.7 },
  { side: 0.94, spades: 1.41, length: -0.36, spread: 0.63 },
];

/** How far the tricks of a hand stray from what is expected. */
export function spreadOf({ seats }: SpadesTerms): number {
  return at(FITTED, seats - 2).spread;
}

// By quarters of danger: how often a nil came home that a partner covered, and one that stood alone.
const NIL_COVERED = [
  0.99, 0.99, 0.98, 0.97, 0.94, 0.87, 0.75, 0.58, 0.47, 0.38, 0.27, 0.17, 0.13, 0.08, 0.04, 0.02, 0.01,
];
const NIL_ALONE = [
  0.97, 0.94, 0.87, 0.72, 0.52, 0.43, 0.33, 0.2, 0.15, 0.1, 0.06, 0.05, 0.03, 0.02, 0.01, 0, 0,
];
/** By number of seats from two to seven: few players meet in every suit, many are out of it soon. */
const NIL_SHIFTS = [0.75, 0.5, 0, -0.25, -0.35, -0.45];

/** What a hand is made of. */
export function strength(terms: SpadesTerms, hand: readonly Card[]): Strength {
  const prospects = freshProspects(terms, 0, hand);
  let side = 0;
  let spades = 0;
  for (const card of hand) {
    const { suit, high } = spot(terms.options.deck, card);
    const worth = futureTricks(prospects, suit, high);
    if (suit === SPADES) spades += worth;
    else side += worth;
  }
  return { side, spades, length: size(at(prospects.own, SPADES)) };
}

const SAMPLE = 200;
const AVERAGES = new Map<string, Strength>();

/** What hands of this pack are made of on average: it makes the estimate fit every number of players and pack. */
function averageStrength(terms: SpadesTerms): Strength {
  const { options, seats } = terms;
  const key = `${options.deck} ${options.deal} ${seats} ${options.teams}`;
  const known = AVERAGES.get(key);
  if (known !== undefined) return known;
  const random = seeded(key);
  const hands = Array.from({ length: SAMPLE }, () =>
    strength(terms, shuffled(packFor(options, seats), random).slice(0, handSize(options, seats))),
  );
  const mean = (of: (one: Strength) => number): number =>
    hands.reduce((sum, one) => sum + of(one), 0) / SAMPLE;
  const average = {
    side: mean((one) => one.side),
    spades: mean((one) => one.spades),
    length: mean((one) => one.length),
  };
  AVERAGES.set(key, average);
  return average;
}
