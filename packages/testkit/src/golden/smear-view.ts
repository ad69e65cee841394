import { type SeenCard, isSeen } from '@stammtisch/cards';
import { smearKit } from '@stammtisch/games';
import type { State, View } from '@stammtisch/games/smear/position';
import { at, legalActions, observe, range, type Seat } from '@stammtisch/kernel';

import { type Given, unusable } from './given.ts';
import { moved, said, smearTerms, turn } from './smear-table.ts';

const { game } = smearKit;

/** Each fact a case can ask for, and where a view says it; undefined if it does not. */
const FACTS: Readonly<Record<string, (view: View, viewer: Seat) => unknown>> = {
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
  const viewer = given.int('viewer');
  if (viewer < 0 || viewer >= seats) return unusable('no such viewer');
  const terms = smearTerms(chosen, { seats, dealer: seats - 1 });
  const dealt = moved(game.setup(terms), { type: 'deal', deck: game.pack(terms).toReversed() });
  const state = playedTo(dealt, given.text('phase'));
  const view = observe(game, state, viewer);
  const facts = Object.keys(FACTS);
  const isHeld = (fact: string): boolean => holds(fact, { view, state, viewer });
  const over = playedTo(state, 'over');
  const after = { view: observe(game, over, viewer), state: over, viewer };
  return {
    sees: facts.filter(isHeld),
    doesNotSee: facts.filter((fact) => !isHeld(fact)),
    afterRound: facts.filter((fact) => !isHeld(fact) && holds(fact, after)),
  };
}

/** Whether a view says what the truth is. */
function holds(fact: string, { view, state, viewer }: { view: View; state: State; viewer: Seat }): boolean {
  const say = FACTS[fact];
  const said = say?.(view, viewer);
  return said !== undefined && JSON.stringify(said) === JSON.stringify(say?.(state, viewer));
}

/** Bids and plays whatever comes first, until that phase: in a trick, two cards lie. */
function playedTo(state: State, phase: string): State {
  const number = /^trick ([1-6])( of 6)?$/.exec(phase)?.[1];
  if (number === undefined && !['auction', 'bidding', 'over'].includes(phase)) return unusable(`no such phase: ${phase}`);
  let now = state;
  for (const _ of range(200)) {
    if (isThere(now, phase, Number(number))) return now;
    const seat = turn(now);
    const texts = legalActions(game, now, seat).map((action) => game.write(action));
    const isFirstCall = now.phase === 'auction' && now.calls.length === 0;
    now = said(now, isFirstCall && texts.includes('bid 3') ? 'bid 3' : at(texts, 0));
  }
  return unusable(`${phase} is never reached`);
}

function isThere(state: State, phase: string, trick: number): boolean {
  if (phase === 'over') return state.phase === 'dealing' || state.phase === 'over';
  if (phase === 'auction' || phase === 'bidding') return state.phase === 'auction' && state.calls.length === 2;
  return state.phase === 'playing' && state.tricks.length === trick - 1 && state.trick.cards.length === 2;
}

function contractOf(view: View) {
  if (view.phase === 'playing') return view.contract;
  return view.phase !== 'auction' && view.last?.ended === 'scored' ? view.last.contract : undefined;
}

function sleepersOf(view: View): readonly SeenCard[] | undefined {
  return view.phase === 'auction' || view.phase === 'playing' ? view.sleepers : view.last?.sleepers;
}

/** Cards that all show their faces. */
function open(cards: readonly SeenCard[] | undefined): readonly SeenCard[] | undefined {
  return cards !== undefined && cards.length > 0 && cards.every(isSeen) ? cards : undefined;
}
