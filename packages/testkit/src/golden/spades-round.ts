import type { Card } from '@stammtisch/cards';
import { spadesKit } from '@stammtisch/games/spades/index';
import { tricksTaken } from '@stammtisch/games/spades/play';
import type { State } from '@stammtisch/games/spades/position';
import { at, type Seat } from '@stammtisch/kernel';

import { cardList, complete, type Given, int, object, unusable } from './given.ts';
import { bidWords } from './spades-scores.ts';
import { tableOf } from './table.ts';

const { game } = spadesKit;
const table = tableOf(spadesKit);

/** A whole deal, bid and played card by card. */
export function round(given: Given, chosen: unknown): Readonly<Record<string, unknown>> {
  const seats = given.int('players');
  const terms = table.terms(chosen, { seats, dealer: given.int('dealer') });
  const hands = complete(given.bySeat('hands', seats, cardList), 'hands');
  const held = hands.flat();
  const rest = game.pack(terms).filter((card) => !held.includes(card));
  let state = table.moved(game.setup(terms), { type: 'deal', deck: game.deckOf(terms, terms.firstDealer, hands, rest) });
  const bids = complete(given.bySeat('bids', seats, bidWords), 'bids');
  while (state.phase === 'bidding') state = table.said(state, at(bids, table.turn(state)));
  let brokenInTrick: number | null = null;
  for (const [index, { leader, cards }] of given.list('tricks', readTrick).entries()) {
    if (table.turn(state) !== leader) return unusable(`seat ${table.turn(state)} leads, not ${leader}`);
    for (const card of cards) state = table.said(state, card);
    if (brokenInTrick === null && isBroken(state)) brokenInTrick = index + 1;
  }
  const outcome = game.outcome(state);
  if (state.phase === 'playing' || outcome?.complete !== true) return unusable('the round is not complete');
  const last = state.phase === 'dealing' || state.phase === 'over' ? state.last : undefined;
  return {
    winners: outcome.tricks.map(({ winner }) => winner),
    took: tricksTaken(last?.tricks ?? [], seats),
    brokenInTrick,
    points: Object.fromEntries(outcome.delta.map((points, side) => [side, points])),
  };
}

function isBroken(state: State): boolean {
  if (state.phase === 'playing') return state.isBroken;
  return (state.phase === 'dealing' || state.phase === 'over') && state.last?.isBroken === true;
}

function readTrick(value: unknown): { readonly leader: Seat; readonly cards: readonly Card[] } {
  const { leader, cards, ...others } = object(value);
  if (Object.keys(others).length > 0) return unusable(`unknown field of a trick: ${Object.keys(others).join()}`);
  return { leader: int(leader), cards: cardList(cards) };
}
