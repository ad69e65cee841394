import { isJoker, rankOf, type SeenCard, type Suit } from '@stammtisch/cards';
import { at, type BySide, deltas, range, type ScoreLine, type Side } from '@stammtisch/kernel';

import type { SmearOptions } from './options.ts';
import { ranksFor } from './pack.ts';
import type { Contract, SmearTerms, TakenTrick } from './position.ts';
import { isJick, standing, suitIn } from './tricks.ts';

/** The points of a deal, in counting order (SM-O18). */
export const POINTS = ['high', 'low', 'jack', 'jick', 'bigJoker', 'smallJoker', 'game'] as const;
/** One of the points of a deal. */
export type Point = (typeof POINTS)[number];
/** Why a line is on the score sheet. */
export type Reason = Point | 'moon' | 'set' | 'cap';

/** What a contract is about: whose it is, and what for; undefined if nothing is at stake. */
export type Stake =
  | { readonly side: Side; readonly points: number }
  | { readonly side: Side; readonly moon: true }
  | undefined;

const CARD_POINTS: Readonly<Record<string, number>> = { T: 10, A: 4, K: 3, Q: 2, J: 1 };
/** SM-O11: what a moon wins or costs. */
const MOON = 12;

/** SM-35: what a card counts towards Game. */
export function cardPoints(card: SeenCard): number {
  return CARD_POINTS[rankOf(card) ?? ''] ?? 0;
}

/** SM-34: the card points each side has in its tricks. */
export function cardPointsBySide(
  tricks: readonly TakenTrick<SeenCard>[],
  { sides }: Pick<SmearTerms, 'sides'>,
): BySide<number> {
  const sums = range(sideTotal({ sides })).map(() => 0);
  for (const { cards, winner } of tricks) {
    const side = at(sides, winner);
    for (const card of cards) sums[side] = at(sums, side) + cardPoints(card);
  }
  return sums;
}

/** How many sides score at this table. */
export function sideTotal({ sides }: Pick<SmearTerms, 'sides'>): number {
  return Math.max(...sides) + 1;
}

/** The contract as the score sheet sees it. */
export function stakeOf(contract: Contract, { sides }: Pick<SmearTerms, 'sides'>): Stake {
  switch (contract.type) {
    case 'bid':
      return { side: at(sides, contract.declarer), points: contract.points };
    case 'moon':
      return { side: at(sides, contract.declarer), moon: true };
    case 'free':
      return undefined;
  }
}

/** SM-28: who took which point, in counting order. A point asleep or tied is nobody's (SM-37). */
export function pointsTaken(
  tricks: readonly TakenTrick<SeenCard>[],
  trump: Suit,
  stake: Stake,
  terms: SmearTerms,
): readonly ScoreLine[] {
  const { options, sides } = terms;
  const owners = trumpOwners(tricks, trump, terms);
  const game = gameOwner(cardPointsBySide(tricks, terms), stake?.side, options.gameTie);
  return POINTS.flatMap((reason) => {
    const owner = reason === 'game' ? game : owners[reason];
    const side = reason === 'game' || owner === undefined ? owner : at(sides, owner);
    return side === undefined ? [] : [{ side, reason, points: 1 }];
  });
}

/** SM-39 to SM-42: what the points come to, given what was promised. */
export function settle(
  taken: readonly ScoreLine[],
  stake: Stake,
  { before, tricksBySide }: { readonly before: BySide<number>; readonly tricksBySide: BySide<number> },
  options: SmearOptions,
): readonly ScoreLine[] {
  const { lines, made } = judged(taken, stake, tricksBySide, options);
  if (!options.mustBidOut) return lines;
  // SM-O17: only a side that bid and made it may reach the target.
  const gains = deltas(lines, before.length);
  const caps = before.flatMap((total, side) => {
    const excess = total + at(gains, side) - Math.max(total, options.target - 1);
    const isFree = made && side === stake?.side;
    return isFree || excess <= 0 ? [] : [{ side, reason: 'cap', points: -excess }];
  });
  return [...lines, ...caps];
}

/** The lines of a finished deal. */
export function scoreDeal(
  tricks: readonly TakenTrick<SeenCard>[],
  trump: Suit,
  contract: Contract,
  { terms, before }: { readonly terms: SmearTerms; readonly before: BySide<number> },
): readonly ScoreLine[] {
  const stake = stakeOf(contract, terms);
  const tricksBySide = before.map(
    (_, side) => tricks.filter(({ winner }) => at(terms.sides, winner) === side).length,
  );
  return settle(pointsTaken(tricks, trump, stake, terms), stake, { before, tricksBySide }, terms.options);
}

/** The lines, and whether the contract was made. */
function judged(
  taken: readonly ScoreLine[],
  stake: Stake,
  tricksBySide: BySide<number>,
  { lowForBid }: SmearOptions,
): { readonly lines: readonly ScoreLine[]; readonly made: boolean } {
  if (stake === undefined) return { lines: taken, made: false };
  const { side } = stake;
  const others = taken.filter((line) => line.side !== side);
  if ('moon' in stake) {
    // SM-O11: all tricks and every point dealt, or twelve the other way.
    const made = others.length === 0 && tricksBySide.every((tricks, one) => one === side || tricks === 0);
    return { lines: [{ side, reason: 'moon', points: made ? MOON : -MOON }, ...others], made };
  }
  // SM-O19: Low may not help to make the bid, but is scored with the rest.
  const towards = taken.filter(
    (line) => line.side === side && !(lowForBid === 'notTowardsBid' && line.reason === 'low'),
  );
  if (towards.length >= stake.points) return { lines: taken, made: true };
  return { lines: [{ side, reason: 'set', points: -stake.points }, ...others], made: false };
}

/** The seats that the points of single trumps belong to. */
function trumpOwners(
  tricks: readonly TakenTrick<SeenCard>[],
  trump: Suit,
  { seats, options }: SmearTerms,
): Partial<Record<Exclude<Point, 'game'>, number>> {
  const owners: Partial<Record<Exclude<Point, 'game'>, number>> = {};
  const ranks = ranksFor(seats);
  // SM-A3, SM-O21: the extremes dealt, or only ace and lowest rank of the pack.
  const isFixed = options.highLow === 'fixed';
  let highest = isFixed ? standing(`A${trump}`, trump, options) - 1 : -1;
  let lowest = isFixed ? standing(`${at(ranks, 0)}${trump}`, trump, options) + 1 : Infinity;
  for (const { cards, leader, winner } of tricks) {
    for (const [index, card] of cards.entries()) {
      if (suitIn(card, trump, options) !== trump) continue;
      if (isJoker(card)) {
        // SM-33: jokers are never High or Low.
        owners[card === 'BJ' ? 'bigJoker' : 'smallJoker'] = winner;
        continue;
      }
      const height = standing(card, trump, options);
      if (height > highest) {
        highest = height;
        owners.high = winner;
      }
      if (height < lowest) {
        lowest = height;
        // SM-30: Low stays with whoever plays it, wherever it lands (but see SM-O7).
        owners.low = options.lowTo === 'taker' ? winner : (leader + index) % seats;
      }
      if (options.jick && isJick(card, trump)) owners.jick = winner;
      else if (rankOf(card) === 'J') owners.jack = winner;
    }
  }
  return owners;
}

/** SM-34, SM-O16: the side with the most card points; on a tie nobody, unless the table says otherwise. */
function gameOwner(
  sums: BySide<number>,
  bidder: Side | undefined,
  gameTie: SmearOptions['gameTie'],
): Side | undefined {
  const most = Math.max(...sums);
  const tied = range(sums.length).filter((side) => sums[side] === most);
  if (tied.length === 1) return tied[0];
  if (gameTie === 'bidder') return tied.find((side) => side === bidder);
  // With nobody bidding, all who tie are non-bidders, and there are at least two.
  const others = tied.filter((side) => side !== bidder);
  return gameTie === 'nonBidder' && others.length === 1 ? others[0] : undefined;
}
