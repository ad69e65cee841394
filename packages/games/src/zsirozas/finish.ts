import type { Card } from '@stammtisch/cards';
import { type Event, seatAfter, type Side, type Step, totalsOf, withMore } from '@stammtisch/kernel';

import type { Playing, State } from './position.ts';
import { dealLines, leaders, matchWinner, startOf, tallyOf, totalsAfter } from './scoring.ts';
import { directionOf } from './talon.ts';

/** Scores a deal whose last trick has been taken, and ends the match if it is won (ZS-22, ZS-26). */
export function finishDeal(state: Playing<Card>, before: readonly Event[]): Step<State> {
  const { terms, dealer, tricks } = state;
  const lines = dealLines(terms.options, tallyOf(tricks, terms.sides));
  const pages = withMore(state.pages, lines);
  const last = { dealer, tricks, lines };
  const events: readonly Event[] = [...before, { type: 'scored', lines }];
  const winners = winnersAfter(state, lines);
  if (winners.length > 0) {
    return {
      state: { phase: 'over', terms, pages, dealer, last, winners },
      events: [...events, { type: 'ended', winners }],
    };
  }
  // ZS-A18: the deal goes round by one seat, the way play goes.
  const next = seatAfter(dealer, terms.seats, 1, directionOf(terms.options));
  return { state: { phase: 'dealing', terms, pages, dealer: next, last }, events };
}

/** Who has won. A limited match that ends level goes on until it does not. */
function winnersAfter({ terms, pages }: Playing<Card>, lines: ReturnType<typeof dealLines>): readonly Side[] {
  const totals = totalsOf(startOf(terms), pages);
  const after = totalsAfter(totals, lines);
  const winner = matchWinner(terms.options, totals, after);
  if (winner !== undefined) return [winner];
  const ahead = leaders(after);
  const isLast = terms.dealLimit !== undefined && pages.length + 1 >= terms.dealLimit;
  return isLast && ahead.length === 1 ? ahead : [];
}
