import { type DealOutcome, deltas, range, type TableLayout, type Terms, totalsOf } from '@stammtisch/kernel';

import { sidesOf, type TinyOptions, type TinyState, type TinyView } from './position.ts';

/** Where the scores began. */
export const starts = (terms: Terms<TinyOptions>): readonly number[] =>
  terms.startScores ?? sidesOf(terms).map(() => 0);

/** What any table shows. */
export function layout(view: TinyView): TableLayout {
  const { seats } = view.terms;
  const none = range(seats).map(() => []);
  if (view.phase === 'begun')
    return { dealer: view.dealer, direction: 1, hands: none, tricksTaken: none.map(() => 0), aside: [] };
  const { dealer, hands, stock, laid } = view;
  const base = {
    dealer,
    direction: 1,
    hands,
    aside: [...laid.flat(), ...stock],
    tricksTaken: none.map(() => 0),
  } as const;
  if (view.phase === 'laying') return base;
  if (view.phase === 'playing') return { ...base, trick: { leader: view.leader, plays: view.plays } };
  return {
    ...base,
    finished: { lines: view.lines },
    ...(view.winners.length > 0 ? { winners: view.winners } : {}),
  };
}

/** How the deal went. */
export function outcome(state: TinyState): DealOutcome | undefined {
  if (state.phase === 'begun') return undefined;
  const { terms, dealer, pages } = state;
  const totals = totalsOf(starts(terms), pages);
  const lines = state.phase === 'scored' ? state.lines : [];
  return {
    complete: state.phase === 'scored',
    dealer,
    tricks: state.phase === 'scored' ? state.tricks : [],
    lines,
    delta: deltas(lines, totals.length),
    totals,
    facts: {},
  };
}
