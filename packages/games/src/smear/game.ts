import { type Card, sameCards } from '@stammtisch/cards';
import {
  at,
  type BySeat,
  type Game,
  type Move,
  type Onlooker,
  type Place,
  type Refusal,
  type Seat,
  stackFor,
  type Step,
} from '@stammtisch/kernel';

import { auctionChoices, callerOf, callRefusal, foregonePass, misdealRefusal } from './auction.ts';
import { begin, called, dealt, misdealt, played } from './deal.ts';
import { layout } from './layout.ts';
import {
  seatCounts,
  sideCount,
  smearConflicts,
  type SmearOptions,
  smearOptions,
  smearPresets,
} from './options.ts';
import { outcome } from './outcome.ts';
import { HAND_SIZE, packFor } from './pack.ts';
import { mapCards } from './places.ts';
import { playChoices, playerOf, playRefusal } from './play.ts';
import type { Action, SmearTerms, State, View } from './position.ts';
import { promises } from './promises.ts';
import { readAction, writeAction } from './text.ts';

/** The rules of Smear. */
export const smear: Game<State, Action, View, SmearOptions> = {
  id: 'smear',
  rulesVersion: 1,
  options: smearOptions,
  conflicts: smearConflicts,
  presets: smearPresets,
  seatCounts,
  sideCount,
  pack: ({ seats, options }) => packFor(seats, options),
  setup: begin,
  terms: (view) => view.terms,
  awaited,
  choices,
  remarks: () => [],
  refusal,
  foregone: (view) => (view.phase === 'auction' ? foregonePass(view) : undefined),
  apply,
  mapCards,
  sees,
  sheet: ({ pages, totals }) => ({ pages: pages.map(({ lines }) => lines), totals }),
  promises,
  layout,
  write: writeAction,
  read: (_view, _seat, text) => readAction(text),
  outcome,
  deckOf,
};

const ALONE: BySeat<readonly Seat[]> = [[0], [1], [2], [3], [4], [5], [6], [7]];
const NOBODY: readonly Seat[] = [];

function awaited(view: View): readonly Seat[] | 'deck' {
  switch (view.phase) {
    case 'dealing':
      return 'deck';
    case 'auction':
      return at(ALONE, callerOf(view));
    case 'playing':
      return at(ALONE, playerOf(view));
    case 'over':
      return NOBODY;
  }
}

function choices(view: View, seat: Seat): readonly Action[] {
  switch (view.phase) {
    case 'auction':
      return auctionChoices(view);
    case 'playing':
      return playChoices(view, seat);
    case 'dealing':
    case 'over':
      return [];
  }
}

function refusal(view: View, seat: Seat, action: Action): Refusal | undefined {
  if (view.phase === 'auction') {
    if (action.type === 'play') return { code: 'still-bidding' };
    if (seat !== callerOf(view)) return { code: 'not-your-turn' };
    return action.type === 'call' ? callRefusal(view, seat, action.call) : misdealRefusal(view, seat);
  }
  if (view.phase === 'playing') {
    if (action.type !== 'play') return { code: 'bidding-is-over' };
    return seat === playerOf(view) ? playRefusal(view, seat, action.card) : { code: 'not-your-turn' };
  }
  return { code: view.phase === 'over' ? 'match-is-over' : 'not-dealt-yet' };
}

function apply(state: State, move: Move<Action>): Step<State> {
  if (move.type === 'deal') {
    if (state.phase === 'dealing') return dealt(state, move);
  } else if (state.phase === 'auction') {
    if (move.action.type === 'call') return called(state, move.action.call);
    if (move.action.type === 'misdeal') return misdealt(state);
  } else if (state.phase === 'playing' && move.action.type === 'play') {
    return played(state, move.action.card);
  }
  throw new Error(`a ${move.type} while ${state.phase}`);
}

/** SM-A26: everyone sees what lies face up; a seat sees its hand, and the declarer what it looked at (SM-O15). */
function sees(view: View, onlooker: Onlooker, place: Place): boolean {
  // SM-36: between deals the last one lies open, sleepers too.
  if (view.phase === 'dealing' || view.phase === 'over') return true;
  switch (place.pile) {
    case 'hand':
      return place.seat === onlooker;
    case 'aside':
      return place.by === onlooker;
    case 'table':
    case 'taken':
      return true;
    case 'stock':
      return false;
  }
}

function deckOf(
  terms: SmearTerms,
  dealer: Seat,
  hands: BySeat<readonly Card[]>,
  rest: readonly Card[],
): readonly Card[] {
  const deck = stackFor(hands, rest, { seats: terms.seats, dealer, each: HAND_SIZE });
  if (!sameCards(deck, packFor(terms.seats, terms.options))) throw new Error('cards of another pack');
  return deck;
}
