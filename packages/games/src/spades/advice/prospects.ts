import { type Card, isSeen, type SeenCard } from '@stammtisch/cards';
import { at, range, type Seat } from '@stammtisch/kernel';

import { height, packFor, suitIn } from '../pack.ts';
import type { SpadesTerms } from '../position.ts';

/** Cards of the four suits (clubs, diamonds, hearts, spades) as sets of heights, one bit each. */
export type Masks = readonly number[];
/** The place of spades among the suits. */
export const SPADES = 3;

/** What one seat knows of another one's cards. */
export interface Other {
  readonly seat: Seat;
  readonly isPartner: boolean;
  readonly cards: number;
  /** By suit: how likely any one unseen card lies here. */
  readonly share: readonly number[];
}
/** What one seat holds, and what it may expect of the cards it does not see. */
export interface Prospects {
  readonly own: Masks;
  readonly unseen: Masks;
  readonly others: readonly Other[];
}

/** The suit of a card as a number, and its height there. */
export function spot(
  deck: SpadesTerms['options']['deck'],
  card: Card,
): { readonly suit: number; readonly high: number } {
  return { suit: 'CDHS'.indexOf(suitIn(deck, card) ?? 'S'), high: height(deck, card) };
}

/** Cards as sets of heights. */
export function masksOf(deck: SpadesTerms['options']['deck'], cards: readonly SeenCard[]): Masks {
  const masks = [0, 0, 0, 0];
  for (const card of cards) {
    if (!isSeen(card)) continue;
    const { suit, high } = spot(deck, card);
    masks[suit] = at(masks, suit) | (1 << high);
  }
  return masks;
}

/** What a hand may expect before anything is known of the others. */
export function freshProspects(terms: SpadesTerms, seat: Seat, hand: readonly Card[]): Prospects {
  const { deck } = terms.options;
  const whole = packFor(terms.options, terms.seats);
  const own = masksOf(deck, hand);
  const unseen = masksOf(deck, whole).map((mask, suit) => mask & ~at(own, suit));
  const share = hand.length / (whole.length - hand.length);
  const others = range(terms.seats)
    .filter((one) => one !== seat)
    .map((one) => ({
      seat: one,
      isPartner: terms.sides[one] === terms.sides[seat],
      cards: hand.length,
      share: [share, share, share, share],
    }));
  return { own, unseen, others };
}

/** How many cards a set has. */
export function size(mask: number): number {
  let rest = mask;
  let count = 0;
  for (; rest !== 0; rest &= rest - 1) count += 1;
  return count;
}

/** How many cards of a set are higher than this. */
export const above = (mask: number, high: number): number => size(mask >> (high + 1));
/** How many cards of a set are lower than this. */
export const below = (mask: number, high: number): number => size(mask & ((1 << high) - 1));

/** x to the power of a small whole number: the same on every machine. */
export function power(base: number, exponent: number): number {
  let result = 1;
  for (let i = 0; i < exponent; i += 1) result *= base;
  return result;
}

/** The chance that more than so many of these cards lie with somebody who has each with this likelihood. */
export function chanceOfMore(cards: number, share: number, few: number): number {
  if (share >= 1) return cards > few ? 1 : 0;
  let term = power(1 - share, cards);
  let sum = term;
  for (let k = 1; k <= Math.min(few, cards); k += 1) {
    term *= ((cards - k + 1) / k) * (share / (1 - share));
    sum += term;
  }
  return Math.max(0, 1 - sum);
}

// How often a side card wins, by how many unseen cards are higher (row) and how many of mine guard it (column).
const SIDE_ODDS: readonly (readonly number[])[] = [
  [0.97, 0.97, 0.97, 0.97],
  [0.3, 0.6, 0.62, 0.62],
  [0.08, 0.2, 0.38, 0.4],
  [0.03, 0.06, 0.12, 0.2],
];
const SPADE_ODDS: readonly (readonly number[])[] = [
  [1, 1, 1, 1],
  [0.5, 0.82, 0.86, 0.88],
  [0.35, 0.5, 0.7, 0.75],
];

/** The part of a trick that keeping this card is worth. */
export function futureTricks(prospects: Prospects, suit: number, high: number): number {
  const { own, unseen } = prospects;
  const mine = at(own, suit);
  const higher = above(at(unseen, suit), high);
  const guards = Math.min(3, below(mine, high));
  // Of cards worth the same the higher one is kept.
  const rank = high / 500;
  if (suit === SPADES) {
    if (at(unseen, SPADES) === 0) return 1 + rank;
    const odds = higher <= 2 ? at(at(SPADE_ODDS, higher), guards) : 0;
    return Math.max(odds, smallSpade(prospects)) + rank;
  }
  const odds = at(at(SIDE_ODDS, Math.min(3, higher)), guards);
  return odds * unruffed(prospects, suit, above(mine, high) + Math.min(2, higher)) + rank;
}

/** Longer spades than the own ones draw are in one of the other hands no oftener than this. */
const HARDLY = 0.02;

/** The tricks nobody can take away: the highest spades, and with all others drawn whatever is highest in its suit. */
export function sureTricks({ own, unseen, others }: Prospects): number {
  const top = tops(at(own, SPADES), at(unseen, SPADES));
  const out = size(at(unseen, SPADES));
  const left = others.reduce((sum, { share }) => sum + chanceOfMore(out, at(share, SPADES), top), 0);
  if (left > HARDLY) return top;
  const side = own.slice(0, SPADES).reduce((sum, mask, suit) => sum + tops(mask, at(unseen, suit)), 0);
  return size(at(own, SPADES)) + side;
}

/** How many cards of a set are higher than every one of another. */
function tops(mask: number, others: number): number {
  let count = 0;
  for (let rest = mask; rest > others; count += 1) rest &= ~(1 << (31 - Math.clz32(rest)));
  return count;
}

/** A small spade wins by trumping a short suit, or when it is long. */
function smallSpade({ own }: Prospects): number {
  const short = own
    .slice(0, SPADES)
    .reduce((sum, mask) => sum + at([2, 1, 0.3, 0], Math.min(3, size(mask))), 0);
  const long = Math.max(0, size(at(own, SPADES)) - 4);
  return Math.min(0.85, 0.25 + 0.1 * short + 0.1 * long);
}

/** The chance that a suit is still followed by every opponent after so many rounds of it. */
function unruffed({ unseen, others }: Prospects, suit: number, rounds: number): number {
  const cards = size(at(unseen, suit));
  let chance = 1;
  for (const { isPartner, share } of others) {
    if (isPartner || at(share, SPADES) === 0) continue;
    const follows = chanceOfMore(cards, at(share, suit), rounds);
    const trumps = chanceOfMore(size(at(unseen, SPADES)), at(share, SPADES), 0);
    chance *= 1 - 0.9 * trumps * (1 - follows);
  }
  return chance;
}

// How likely it is that a nil bidder has to follow to a suit once, twice, …
const SIDE_ROUNDS = [0.95, 0.8, 0.5, 0.25, 0.1];
const SPADE_ROUNDS = [0.95, 0.8, 0.6, 0.45, 0.3];

/** How much a holding in a suit endangers a nil: the lowest card has to hide in the first round, and so on. */
export function suitDanger({ unseen }: Prospects, suit: number, held: number): number {
  const out = at(unseen, suit);
  const rounds = suit === SPADES ? SPADE_ROUNDS : SIDE_ROUNDS;
  let sum = 0;
  let rest = held;
  for (let round = 0; rest !== 0 && round < rounds.length; round += 1) {
    const lowest = rest & -rest;
    rest &= rest - 1;
    const lower = size(out & (lowest - 1));
    const exposed = lower / (size(out) + 1);
    sum += at(rounds, round) * exposed * exposed;
  }
  return sum;
}

/** What being rid of a card takes away from that danger; less than nothing if others hide behind it. */
export function danger(prospects: Prospects, suit: number, high: number): number {
  const held = at(prospects.own, suit);
  return suitDanger(prospects, suit, held | (1 << high)) - suitDanger(prospects, suit, held & ~(1 << high));
}
