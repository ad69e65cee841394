import type { Card } from '@stammtisch/cards';
import { type BySeat, type DealOutcome, deltas, type Json, type Seat } from '@stammtisch/kernel';

import { bidOrder } from './bidding.ts';
import { totalsNow } from './deal.ts';
import { sideCount, type SpadesOptions } from './options.ts';
import { isSpade } from './pack.ts';
import { tricksTaken } from './play.ts';
import type { FinishedDeal, SeenBid, SpadesTerms, State, TakenTrick, Trick } from './position.ts';

/** The current deal, or the one that has just ended; undefined before the first. */
export function outcome(state: State): DealOutcome | undefined {
  const { terms } = state;
  switch (state.phase) {
    case 'dealing':
      return state.last === undefined ? undefined : ended(state, state.last);
    case 'drawing':
      return { ...unfinished(state), tricks: [], facts: facts(terms, { ...state, bids: [], tricks: [] }) };
    case 'bidding':
    case 'passing':
      return { ...unfinished(state), tricks: [], facts: facts(terms, { ...state, tricks: [] }) };
    case 'playing': {
      const { tricks, trick } = state;
      return { ...unfinished(state), tricks: played(tricks, trick), facts: facts(terms, state) };
    }
    case 'over':
      return ended(state, state.last);
  }
}

function unfinished(state: State): Omit<DealOutcome, 'tricks' | 'facts'> {
  const { terms, dealer } = state;
  const delta = deltas([], sideCount(terms.options, terms.seats));
  return { complete: false, dealer, lines: [], delta, totals: totalsNow(state) };
}

function ended(state: State, last: FinishedDeal<Card>): DealOutcome {
  const { terms, bags } = state;
  // A contract broken at no cost is a line of nothing on the sheet, and none in a record.
  const lines = last.lines.filter(({ points }) => points !== 0);
  return {
    complete: true,
    dealer: last.dealer,
    tricks: played(last.tricks),
    lines,
    delta: deltas(lines, sideCount(terms.options, terms.seats)),
    totals: totalsNow(state),
    facts: { ...facts(terms, last), ...(terms.options.bags === 'off' ? {} : { bags }) },
  };
}

function played(tricks: readonly TakenTrick<Card>[], current?: Trick<Card>): DealOutcome['tricks'] {
  const done = tricks.map(({ leader, cards, winner }) => ({ leader, cards, winner }));
  if (current === undefined || current.cards.length === 0) return done;
  return [...done, { leader: current.leader, cards: current.cards, winner: null }];
}

interface Told {
  readonly dealer: Seat;
  readonly bids: BySeat<SeenBid | null>;
  readonly tricks: readonly TakenTrick<Card>[];
  readonly trick?: Trick<Card>;
}

/** What a record says of a deal beyond what all games have: bids as spoken, tricks taken, spades open since when. */
function facts(
  { seats, options }: SpadesTerms,
  { dealer, bids, tricks, trick }: Told,
): Readonly<Record<string, Json>> {
  const spoken = bidOrder(dealer, seats).flatMap((seat) => {
    const bid = bids[seat] ?? null;
    return bid === null ? [] : [{ seat, bid }];
  });
  const brokenInTrick = firstSpade(options, trick === undefined ? tricks : [...tricks, trick]);
  return { bids: spoken, took: tricksTaken(tricks, seats), broken: brokenInTrick !== null, brokenInTrick };
}

/** SP-A3: the 1-based trick in which spades were broken; null while they are not. */
function firstSpade({ deck, breaking }: SpadesOptions, tricks: readonly Trick<Card>[]): number | null {
  const breaks = (card: Card, index: number): boolean =>
    isSpade(deck, card) && (breaking !== 'ledOnly' || index === 0);
  const first = tricks.findIndex(({ cards }) => cards.some(breaks));
  return first < 0 ? null : first + 1;
}
