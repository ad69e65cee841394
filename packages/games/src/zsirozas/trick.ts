import { type Rank, rankOf, type SeenCard } from '@stammtisch/cards';
import { at, type Seat, seatAfter } from '@stammtisch/kernel';

import { matches } from './matching.ts';
import type { Ending, OpenTrick, Play, Playing } from './position.ts';
import { directionOf } from './talon.ts';

/** The rank led in this trick; undefined before the first card. */
export function ledRank({ plays }: OpenTrick<SeenCard>): Rank | undefined {
  const first = plays[0];
  return first === undefined ? undefined : rankOf(first.card);
}

/** Who holds the trick as it lies: whoever matched last, else the leader. */
export function holderOf(plays: readonly Play<SeenCard>[]): Seat | undefined {
  const first = plays[0];
  const led = first === undefined ? undefined : rankOf(first.card);
  if (led === undefined) return undefined;
  for (let index = plays.length - 1; index > 0; index -= 1) {
    const { seat, card } = at(plays, index);
    if (matches(led, card)) return seat;
  }
  return first?.seat;
}

/** Whose turn it is. After a full circuit that is the leader again. */
export function turnOf({ terms, trick }: Playing<SeenCard>): Seat {
  const steps = trick.plays.length % terms.seats;
  return seatAfter(trick.leader, terms.seats, steps, directionOf(terms.options));
}

/** Whether the leader is asked to go on with the trick or to stop (ZS-11). */
export function isGoingOn({ terms, trick }: Playing<SeenCard>): boolean {
  return trick.plays.length > 0 && trick.plays.length % terms.seats === 0;
}

/** The trick and the circuit being played, both counted from 1: at most one call a player and circuit (ZS-A20). */
export function currentCircuit({ terms, tricks, trick }: Playing<SeenCard>): {
  readonly trick: number;
  readonly circuit: number;
} {
  return { trick: tricks.length + 1, circuit: Math.floor(trick.plays.length / terms.seats) + 1 };
}

/** How a trick ends that has just come round to its leader; undefined if the leader is asked first. */
export function endingOf({ terms, hands, trick }: Playing<SeenCard>): Ending | undefined {
  const { options, sides } = terms;
  const led = ledRank(trick);
  const holder = holderOf(trick.plays);
  if (led === undefined || holder === undefined) throw new Error('a trick that was never led');

  const hand = at(hands, trick.leader);
  const isOwn = at(sides, holder) === at(sides, trick.leader);
  if (isOwn && (options.continue === 'ifOpponentHolds' || hand.length === 0)) {
    return holder === trick.leader ? 'notMatched' : 'ownSideHolds';
  }
  if (hand.length === 0) return 'leaderOutOfCards'; // ZS-A6
  // ZS-A7: the leader is asked even without a match, unless the table agreed otherwise.
  if (options.autoStop && !hand.some((card) => matches(led, card))) return 'leaderHadNoMatch';
  return undefined;
}
