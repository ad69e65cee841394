import { type Card, isJoker, rankOf, type Suit, suitOf } from '@stammtisch/cards';
import { at, range } from '@stammtisch/kernel';

import type { SmearOptions } from '../options.ts';
import { HAND_SIZE, ranksFor } from '../pack.ts';
import type { SmearTerms } from '../position.ts';
import { POINTS, type Point } from '../scoring.ts';
import { standing, suitIn } from '../tricks.ts';

/** What surrounds a hand before the play: where a card that it does not hold may be. */
export interface Surroundings {
  readonly terms: Pick<SmearTerms, 'seats' | 'options'>;
  readonly unseen: readonly Card[];
  /** How likely an unseen card is to be in a hand against us. */
  readonly against: number;
  /** How likely it is to be in the partner's hand. */
  readonly withUs: number;
}
/** How likely the own side is to take each point, as declarer with this trump. */
export interface Estimate {
  readonly trump: Suit;
  readonly points: Readonly<Record<Point, number>>;
  /** How likely it is to take all six tricks. */
  readonly allTricks: number;
}

/** What surrounds a hand, given the cards it does not see and how many of them sleep. */
export function surroundings(terms: SmearTerms, unseen: readonly Card[]): Surroundings {
  const partners = terms.options.partners === 'off' ? 0 : 1;
  const share = unseen.length === 0 ? 0 : HAND_SIZE / unseen.length;
  return { terms, unseen, against: share * (terms.seats - 1 - partners), withUs: share * partners };
}

/** The suits this hand could make trump: SM-20 keeps jokers from naming one. */
export function possibleTrumps(hand: readonly Card[]): readonly Suit[] {
  return [...new Set(hand.flatMap((card) => suitOf(card) ?? []))];
}

/** How likely each point is ours if this hand leads this trump. The figures were fitted to played deals. */
export function estimate(hand: readonly Card[], trump: Suit, around: Surroundings): Estimate {
  const { options } = around.terms;
  const strength = strengthOf(hand, trump, around);
  const of = (point: Point): number => {
    switch (point) {
      case 'high':
        return highChance(strength, around);
      case 'low':
        return lowChance(strength, around);
      case 'jack':
        return jackChance(`J${trump}`, strength, around);
      case 'jick':
        return options.jick ? jackChance(`J${strength.otherSuit}`, strength, around) : 0;
      case 'bigJoker':
        return options.jokers > 0 ? jokerChance('BJ', strength, around) : 0;
      case 'smallJoker':
        return options.jokers > 1 ? jokerChance('SJ', strength, around) : 0;
      case 'game':
        return gameChance(strength, around);
    }
  };
  // Each of the points has just been answered for.
  const points = Object.fromEntries(POINTS.map((point) => [point, of(point)])) as Record<Point, number>;
  return { trump, points, allTricks: allTricksChance(strength, around) };
}

/** The points to be expected. */
export function expected({ points }: Estimate): number {
  return POINTS.reduce((sum, point) => sum + points[point], 0);
}

/** How likely each number of points is, for the bid or (with Low) for the score; as if they fell independently. */
export function spread(
  { points }: Estimate,
  { lowForBid }: Pick<SmearOptions, 'lowForBid'>,
): readonly number[] {
  let chances: readonly number[] = [1];
  for (const point of POINTS) {
    const chance = point === 'low' && lowForBid === 'notTowardsBid' ? 0 : points[point];
    chances = range(chances.length + 1).map(
      (count) => (chances[count] ?? 0) * (1 - chance) + (chances[count - 1] ?? 0) * chance,
    );
  }
  return chances;
}

interface Strength {
  readonly hand: readonly Card[];
  readonly trump: Suit;
  readonly otherSuit: Suit;
  /** Own suit trumps, highest first, and how many higher ones are missing above each. */
  readonly suited: readonly { readonly card: Card; readonly above: number; readonly below: number }[];
  readonly trumps: number;
  /** How many of the own trumps nothing outside is likely to beat. */
  readonly power: number;
  readonly tens: number;
  readonly aces: number;
  readonly counters: number;
}

const OTHER: Readonly<Record<string, Suit>> = { C: 'S', S: 'C', D: 'H', H: 'D' };

function strengthOf(hand: readonly Card[], trump: Suit, { terms, unseen, against }: Surroundings): Strength {
  const { options } = terms;
  const isTrump = (card: Card): boolean => suitIn(card, trump, options) === trump;
  const height = (card: Card): number => standing(card, trump, options);
  const outside = unseen.filter((card) => isTrump(card) && !isJoker(card)).map(height);
  const suited = hand
    .filter((card) => isTrump(card) && !isJoker(card))
    .toSorted((a, b) => height(b) - height(a))
    .map((card) => ({
      card,
      above: outside.filter((one) => one > height(card)).length,
      below: outside.filter((one) => one < height(card)).length,
    }));
  const plain = hand.filter((card) => !isTrump(card));
  return {
    hand,
    trump,
    otherSuit: OTHER[trump] ?? trump,
    suited,
    trumps: hand.length - plain.length,
    power: suited.reduce((sum, { above }) => sum + power(1 - against, above), 0),
    tens: plain.filter((card) => rankOf(card) === 'T').length,
    aces: plain.filter((card) => rankOf(card) === 'A').length,
    counters: suited.filter(({ card }) => rankOf(card) === 'T').length,
  };
}

function highChance(
  { suited, trump, hand }: Strength,
  { terms, unseen, against, withUs }: Surroundings,
): number {
  const ace: Card = `A${trump}`;
  if (terms.options.highLow === 'fixed' || suited.length === 0)
    return ownOrPartner(ace, { hand, unseen, withUs });
  // What is missing above our highest must sleep, or be with the partner.
  return power(1 - against, at(suited, 0).above);
}

function lowChance(strength: Strength, around: Surroundings): number {
  const { terms, unseen, against, withUs } = around;
  const { suited, trump, hand } = strength;
  const isTaken = terms.options.lowTo === 'taker';
  const lowest: Card = `${at(ranksFor(terms.seats), 0)}${trump}`;
  const isFixed = terms.options.highLow === 'fixed' || suited.length === 0;
  const held = isFixed
    ? ownOrPartner(lowest, { hand, unseen, withUs })
    : power(1 - against, at(suited, suited.length - 1).below);
  if (!isTaken) return held;
  // SM-O7: as taker we lose some of our own and catch some of theirs.
  const rival = isFixed ? (unseen.includes(lowest) ? against : 0) : 1 - held;
  return clamp(held * keepChance(strength, around, 0.5) + rival * catchChance(strength, around, 0.1));
}

function jackChance(jack: Card, strength: Strength, around: Surroundings): number {
  const own = strength.suited.find(({ card }) => card === jack);
  if (own !== undefined) {
    const unbeaten = power(1 - around.against, own.above);
    return unbeaten + (1 - unbeaten) * keepChance(strength, around, 0.55);
  }
  return caught(jack, strength, around, 0);
}

function jokerChance(joker: Card, strength: Strength, around: Surroundings): number {
  const isHigh = around.terms.options.jokerRank === 'aboveTen';
  if (strength.hand.includes(joker)) return keepChance(strength, around, isHigh ? 0.5 : 0.41);
  return caught(joker, strength, around, isHigh ? 0.1 : 0.16);
}

function gameChance(
  { power: strong, trumps, tens, aces, counters }: Strength,
  { terms, withUs }: Surroundings,
): number {
  const helped = withUs > 0 ? 0.16 : 0;
  const crowd = 0.035 * (terms.seats - 4);
  // Length takes tricks; a plain ten is more often lost than won by its holder.
  return clamp(
    -0.22 + helped - crowd + 0.085 * strong + 0.2 * trumps - 0.07 * tens + 0.05 * counters + 0.15 * aces,
  );
}

/** SM-O11: every trick, so nothing that can be beaten and enough trumps to leave nobody any. */
function allTricksChance(
  { hand, suited, trumps }: Strength,
  { against, unseen, terms }: Surroundings,
): number {
  if (trumps < 4) return 0.01;
  const plainLost = hand.length - trumps;
  const heads = suited.reduce((all, { above }, index) => {
    // Each higher trump led before may have drawn the one that is missing.
    const left = against / (1 + index);
    return all * power(1 - left, above);
  }, 1);
  const jokers = hand.filter(isJoker).length;
  const joker = terms.options.jokerRank === 'aboveTen' ? 1 : power(0.75, jokers);
  return unseen.length === 0 ? 0 : heads * joker * power(0.5, plainLost);
}

/** How likely a point card that can be beaten still ends up with us: length protects it. */
function keepChance(
  { power: strong, trumps }: Strength,
  { terms, withUs }: Surroundings,
  base: number,
): number {
  const helped = withUs > 0 ? 0.08 : 0;
  return clamp(base + helped + 0.02 * strong + 0.22 * (trumps - 2) - 0.045 * (terms.seats - 4));
}

/** How likely we catch a point card that is in a hand against us: strength does that. */
function catchChance({ power: strong, trumps }: Strength, { terms }: Surroundings, base: number): number {
  return clamp(base + 0.29 * strong + 0.1 * (trumps - 2) - 0.025 * (terms.seats - 4));
}

/** A point card that we do not see: with the partner, with the others, or asleep. */
function caught(card: Card, strength: Strength, around: Surroundings, base: number): number {
  const { unseen, against, withUs } = around;
  return unseen.includes(card) ? withUs + against * catchChance(strength, around, base) : 0;
}

function ownOrPartner(
  card: Card,
  {
    hand,
    unseen,
    withUs,
  }: { readonly hand: readonly Card[]; readonly unseen: readonly Card[]; readonly withUs: number },
): number {
  if (hand.includes(card)) return 1;
  return unseen.includes(card) ? withUs : 0;
}

/** A whole power, by multiplication alone, so that every engine gives the same. */
function power(base: number, times: number): number {
  let result = 1;
  for (let i = 0; i < times; i += 1) result *= base;
  return result;
}

const clamp = (chance: number): number => Math.min(0.97, Math.max(0.02, chance));
