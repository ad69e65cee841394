import { type Card, GERMAN_RANKS, type Rank, rankOf, type SeenCard } from '@stammtisch/cards';
import { at, type Seat } from '@stammtisch/kernel';

import type { ZsirozasOptions } from './options.ts';
import type { OpenTrick, Playing, View } from './position.ts';
import { HAND_SIZE } from './talon.ts';

/**
 * Whether a seat could hold this card, given everything that was seen. Who did not match a rank held none of it then
 * (ZS-9); only cards drawn later, and not since played, can be of that rank.
 */
export function couldHold(view: View, seat: Seat, card: Card): boolean {
  if (view.phase !== 'playing') return false;
  const hand = at(view.hands, seat);
  if (hand.includes(card)) return true;
  if (!hand.includes('??') || isOpen(view, card)) return false;
  const rank = rankOf(card);
  return rank !== undefined && mostHeld(view, seat, rank) > 0;
}

/** How many cards of a rank a seat's hidden hand could hold at most, by what it did. */
export function mostHeld(view: Playing<SeenCard>, seat: Seat, rank: Rank): number {
  return mostLeft(historyOf(view, seat), at(view.hands, seat).length, rank);
}

/** The same for a hand of this size with a history already read. */
export function mostLeft(history: History, size: number, rank: Rank): number {
  const since = history.without.get(rank) ?? 0;
  if (since === 0) return size;
  if (since >= history.batches.length) return 0;
  let most = 0;
  while (most < size && canBeLeft(history, since, most + 1)) most += 1;
  return most;
}

function isOpen(view: Playing<SeenCard>, card: Card): boolean {
  const isIn = ({ plays }: OpenTrick<SeenCard>): boolean => plays.some((play) => play.card === card);
  return isIn(view.trick) || view.tricks.some(isIn) || view.hands.some((hand) => hand.includes(card));
}

/** A card a seat has played: it was drawn in the first of these batches at the earliest, in the last at the latest. */
interface Span {
  readonly from: number;
  readonly to: number;
}
/** What a seat did in a deal. Batch 0 is its dealt hand, batch k what it drew after trick k. */
export interface History {
  /** Cards in each batch. */
  readonly batches: readonly number[];
  readonly played: readonly Span[];
  /** For a rank the seat once showed not to hold: the first batch that can have brought one. */
  readonly without: ReadonlyMap<Rank, number>;
}

/** Reads what a seat did off the tricks. */
export function historyOf({ terms, tricks, trick }: Playing<SeenCard>, seat: Seat): History {
  const batches = [HAND_SIZE, ...tricks.map(({ drawn }) => drawn)];
  const played: Span[] = [];
  const without = new Map<Rank, number>();
  const follow = (open: OpenTrick<SeenCard>, batch: number): void => {
    const led = open.plays[0];
    const ledRank = led === undefined ? undefined : rankOf(led.card);
    for (const play of open.plays) {
      const rank = rankOf(play.card);
      if (play.seat !== seat || rank === undefined || ledRank === undefined) continue;
      played.push({ from: without.get(rank) ?? 0, to: batch });
      const isLead = play === led;
      const lacks = isLead ? lackedByLead(terms.options, rank) : lackedByFollow(terms.options, ledRank, rank);
      // The leader going on proves nothing: it may be any card that matches.
      if (isLead || seat !== open.leader) for (const one of lacks) without.set(one, batch + 1);
    }
  };
  for (const [index, taken] of tricks.entries()) {
    follow(taken, index);
    if (taken.leader !== seat || taken.ended !== 'leaderHadNoMatch') continue;
    const rank = taken.plays[0] === undefined ? undefined : rankOf(taken.plays[0].card);
    for (const one of ['7', rank] as const) if (one !== undefined) without.set(one, index + 1);
  }
  follow(trick, tricks.length);
  return { batches, played, without };
}

const NONE: readonly Rank[] = [];
const ALL_BUT_SEVENS = GERMAN_RANKS.filter((rank) => rank !== '7');

/** The ranks a leader shows not to hold: under ZS-O8 a seven is led from sevens alone. */
function lackedByLead({ sevenLed }: ZsirozasOptions, rank: Rank): readonly Rank[] {
  return sevenLed === 'banned' && rank === '7' ? ALL_BUT_SEVENS : NONE;
}

/** The ranks a follower shows not to hold by playing this rank on that one. */
function lackedByFollow(
  { matching, sevenInstead, sevenDuty }: ZsirozasOptions,
  led: Rank,
  rank: Rank,
): readonly Rank[] {
  if (matching === 'free' || rank === led) return NONE;
  if (rank === '7') return sevenInstead ? NONE : [led];
  return sevenDuty ? [led, '7'] : [led];
}

/** Whether so many cards from a batch on can still be in hand: every card played must come from some batch too. */
function canBeLeft({ batches, played }: History, from: number, count: number): boolean {
  const open: Span[] = [...played];
  for (let one = 0; one < count; one += 1) open.push({ from, to: batches.length });
  // Earliest deadline first: each card of a batch stands for the span that has to be served soonest.
  for (const [batch, size] of batches.entries()) {
    for (let slot = 0; slot < size; slot += 1) {
      let soonest: Span | undefined;
      for (const span of open) {
        if (span.from <= batch && span.to >= batch && span.to < (soonest?.to ?? Infinity)) soonest = span;
      }
      if (soonest !== undefined) open.splice(open.indexOf(soonest), 1);
    }
  }
  return open.length === 0;
}
