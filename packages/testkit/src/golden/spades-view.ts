import type { SeenCard } from '@stammtisch/cards';
import { spadesKit } from '@stammtisch/games/spades/index';
import type { View } from '@stammtisch/games/spades/position';

import { type Facts, open, viewAnswer } from './facts.ts';
import type { Given } from './given.ts';
import { tableOf } from './table.ts';

const { game } = spadesKit;

/** Each fact a case can ask for, and where a view says it; undefined if it does not. */
const FACTS: Facts<View> = {
  'own hand': (view, viewer) => open(game.layout(view).hands[viewer]),
  'other hands': (view, viewer) => open(game.layout(view).hands.flatMap((hand, seat) => (seat === viewer ? [] : hand))),
  table: (view) => open(game.layout(view).trick?.plays.map(({ card }) => card)),
  'all bids': bidsOf,
  'tricks taken by each': (view) => game.layout(view).tricksTaken,
  'all totals': (view) => game.sheet(view).totals,
  target: (view) => game.terms(view).options.target,
  'spades broken or not': (view) => (view.phase === 'playing' ? view.isBroken : undefined),
  'left-over cards': (view) => open(leftOf(view)),
};

/** What a seat's view holds at some point of a deal, and what it holds once the deal is over. */
export function spadesView(given: Given, chosen: unknown): Readonly<Record<string, unknown>> {
  const seats = given.int('players');
  const terms = tableOf(spadesKit).terms(chosen, { seats, dealer: seats - 1 });
  return viewAnswer(spadesKit, FACTS, { given, terms, prefer: [] });
}

function leftOf(view: View): readonly SeenCard[] | undefined {
  if (view.phase === 'dealing' || view.phase === 'over') return view.last?.left;
  return view.phase === 'drawing' ? undefined : view.left;
}

/** All bids, once all are made and open. */
function bidsOf(view: View): readonly unknown[] | undefined {
  if (view.phase === 'passing' || view.phase === 'playing') return view.bids;
  if (view.phase === 'dealing' || view.phase === 'over') return view.last?.bids;
  return undefined;
}
