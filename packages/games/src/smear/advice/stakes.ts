import { isJoker, rankOf, type SeenCard } from '@stammtisch/cards';
import { at, range, type Side } from '@stammtisch/kernel';

import { ranksFor } from '../pack.ts';
import { cardPoints, cardPointsBySide, type Stake, stakeOf } from '../scoring.ts';
import { isJick, standing, suitIn } from '../tricks.ts';
import type { Reading } from './reading.ts';

/** What is at stake in a deal, as one seat sees it. */
export interface Stakes {
  /** What one point more is worth to the own side. */
  readonly gain: number;
  /** By side: what one point for it costs us; nothing for our own. */
  readonly cost: readonly number[];
  /** What one card point is worth, as a part of Game. */
  readonly cardPoint: number;
  /** SM-O11: what the trick itself is worth while a moon may still succeed. */
  readonly trick: number;
}

/** Weighs points for this deal, contract and score. */
export function weighStakes(reading: Reading): Stakes {
  const { view, side, options } = reading;
  const { totals, terms, contract } = view;
  const stake = stakeOf(contract, terms);
  const secured = securedPoints(reading);
  const state = contractState(reading, stake, secured);
  const rivals = Math.max(1, totals.length - 1);
  const isMoon = stake !== undefined && 'moon' in stake && state === 'open';
  const cost = totals.map((total, one) => {
    if (one === side) return 0;
    // Points for a side that is set anyway are lost; points that bring one home cost the game.
    if (one === stake?.side) return state === 'lost' ? 0 : state === 'open' ? 1.2 : 1 / rivals;
    const left = options.target - total - at(secured, one);
    const isCapped = options.mustBidOut && left <= 1;
    return isCapped ? 0 : left <= 1 ? 2 : 1 / rivals;
  });
  return { gain: ownGain(reading, stake, state), cost, cardPoint: gamePart(reading), trick: isMoon ? 5 : 0 };
}

/** What a card is worth to whoever takes it, in points of the deal. */
export function worthOf(card: SeenCard, reading: Reading, { cardPoint }: Stakes): number {
  const { trump, options, view } = reading;
  const part = cardPoints(card) * cardPoint;
  if (isJoker(card)) return 1;
  if (suitIn(card, trump, options) !== trump) return part;
  if (rankOf(card) === 'J') return 1 + part;
  if (options.lowTo === 'player') return part;
  // SM-O7: the lowest trump counts for its taker; the nearer to the bottom, the likelier it is Low.
  const lowest = standing(`${at(ranksFor(view.terms.seats), 0)}${trump}`, trump, options);
  const steps = (standing(card, trump, options) - lowest) / 4;
  return part + (steps === 0 ? 1 : steps === 1 ? 0.3 : 0);
}

/** What taking these cards is worth to one side, as we see it: good if it is ours, bad if not. */
export function valueFor(side: Side, worth: number, { side: own }: Reading, { gain, cost }: Stakes): number {
  return side === own ? gain * worth : -at(cost, side) * worth;
}

type ContractState = 'open' | 'made' | 'lost';

/** By side, the points that it has for certain. */
export function securedPoints({ view, trump, options }: Reading): readonly number[] {
  const { tricks, terms } = view;
  const points = range(view.totals.length).map(() => 0);
  const add = (side: Side): void => void (points[side] = at(points, side) + 1);
  const top = standing(`A${trump}`, trump, options);
  const bottom = standing(`${at(ranksFor(terms.seats), 0)}${trump}`, trump, options);
  for (const { cards, winner, leader } of tricks) {
    for (const [index, card] of cards.entries()) {
      const taker = at(terms.sides, winner);
      if (isJoker(card)) add(taker);
      else if (suitIn(card, trump, options) === trump) {
        if (rankOf(card) === 'J') add(taker);
        const height = isJick(card, trump) ? -1 : standing(card, trump, options);
        if (height === top) add(taker);
        const player = at(terms.sides, (leader + index) % terms.seats);
        if (height === bottom) add(options.lowTo === 'taker' ? taker : player);
      }
    }
  }
  return points;
}

/** Whether the contract is made, lost, or still open, as far as points already taken tell. */
function contractState({ view }: Reading, stake: Stake, secured: readonly number[]): ContractState {
  if (stake === undefined) return 'lost';
  const { tricks, terms } = view;
  if ('moon' in stake) {
    return tricks.some(({ winner }) => at(terms.sides, winner) !== stake.side) ? 'lost' : 'open';
  }
  if (at(secured, stake.side) >= stake.points) return 'made';
  const elsewhere = secured.reduce((sum, points, side) => (side === stake.side ? sum : sum + points), 0);
  const { jokers, jick } = terms.options;
  return 4 + jokers + (jick ? 1 : 0) - elsewhere < stake.points ? 'lost' : 'open';
}

function ownGain({ view, side, options }: Reading, stake: Stake, state: ContractState): number {
  if (stake?.side === side) return state === 'lost' ? 0 : state === 'open' ? 1.5 : 1;
  // SM-O17: without a bid of our own nothing counts beyond the last point but one.
  const isCapped = options.mustBidOut && at(view.totals, side) >= options.target - 1;
  return isCapped ? 0.1 : 1;
}

/** One card point as a part of Game: much when little is left and it is close, nothing when it is decided. */
function gamePart({ view, side, hand, unseen }: Reading): number {
  const taken = cardPointsBySide(view.tricks, view.terms);
  const left = [...hand, ...unseen, ...view.trick.cards].reduce((sum, card) => sum + cardPoints(card), 0);
  const best = Math.max(...taken.filter((_, one) => one !== side));
  const lead = at(taken, side) - best;
  if (lead > left) return 0;
  // Out of reach ourselves, we can still keep it from one side for another: worth little.
  if (-lead > left) return 0.004;
  return 1 / (left / 2 + 10);
}
