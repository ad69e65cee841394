import type { SeenCard } from '@stammtisch/cards';
import { smearKit } from '@stammtisch/games/smear/index';
import type { View } from '@stammtisch/games/smear/position';

import { type Facts, open, viewAnswer } from './facts.ts';
import type { Given } from './given.ts';
import { smearTerms } from './smear-table.ts';

const { game } = smearKit;

/** Each fact a case can ask for, and where a view says it; undefined if it does not. */
const FACTS: Facts<View> = {
  'own hand': (view, viewer) => open(game.layout(view).hands[viewer]),
  'other hands': (view, viewer) => open(game.layout(view).hands.flatMap((hand, seat) => (seat === viewer ? [] : hand))),
  table: (view) => open(game.layout(view).trick?.plays.map(({ card }) => card)),
  trump: (view) => game.layout(view).trump,
  bid: (view) => contractOf(view)?.type === 'bid' || undefined,
  declarer: (view) => {
    const contract = contractOf(view);
    return contract === undefined || contract.type === 'free' ? undefined : contract.declarer;
  },
  'trick winners': (view) => (view.phase === 'playing' ? view.tricks.map(({ winner }) => winner) : undefined),
  scores: (view) => game.sheet(view).totals,
  'number of sleepers': (view) => sleepersOf(view)?.length,
  sleepers: (view) => open(sleepersOf(view)),
};

/** What a seat's view holds at some point of a deal, and what it holds once the deal is over. */
export function smearView(given: Given, chosen: unknown): Readonly<Record<string, unknown>> {
  const seats = given.int('players');
  const terms = smearTerms(chosen, { seats, dealer: seats - 1 });
  return viewAnswer(smearKit, FACTS, { given, terms, prefer: ['bid 3'] });
}

function contractOf(view: View) {
  if (view.phase === 'playing') return view.contract;
  return view.phase !== 'auction' && view.last?.ended === 'scored' ? view.last.contract : undefined;
}

function sleepersOf(view: View): readonly SeenCard[] | undefined {
  return view.phase === 'auction' || view.phase === 'playing' ? view.sleepers : view.last?.sleepers;
}

