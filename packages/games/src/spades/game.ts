import { type Card, isSeen, sameCards, type SeenCard } from '@stammtisch/cards';
import {
  at,
  type BySeat,
  type Game,
  type Move,
  range,
  type Refusal,
  type Seat,
  seatAfter,
  stackFor,
  type Step,
} from '@stammtisch/kernel';

import { allBids, bidders, bidRefusal } from './bidding.ts';
import { spadesConflicts } from './conflicts.ts';
import { chosen, dealt, dealtEach, totalsNow } from './deal.ts';
import { layout } from './layout.ts';
import { seatCounts, sideCount, type SpadesOptions, spadesOptions, spadesPresets } from './options.ts';
import { outcome } from './outcome.ts';
import { handSize, packFor } from './pack.ts';
import { mapCards, seal, sees } from './places.ts';
import { candidates, cardRefusal, type TrickCase } from './play.ts';
import type { Action, Bidding, Playing, SpadesTerms, State, View } from './position.ts';
import { promises } from './promises.ts';
import { bidMade, giftRefusal, given, giver, looked, played } from './rounds.ts';
import { gift, readAction, writeAction } from './text.ts';

/** The rules of Spades. */
export const spades: Game<State, Action, View, SpadesOptions> = {
  id: 'spades',
  rulesVersion: 1,
  options: spadesOptions,
  conflicts: spadesConflicts,
  presets: spadesPresets,
  seatCounts,
  sideCount,
  pack: ({ seats, options }) => packFor(options, seats),
  setup,
  terms: (view) => view.terms,
  awaited,
  choices,
  remarks: () => [],
  refusal,
  apply,
  mapCards,
  sees,
  seal,
  sheet: ({ terms, pages }) => ({
    pages: pages.map(({ lines }) => lines),
    totals: totalsNow({ terms, pages }),
  }),
  promises,
  layout,
  write: writeAction,
  read: (_view, _seat, text) => readAction(text),
  outcome,
  deckOf,
};

const ALONE: BySeat<readonly Seat[]> = range(8).map((seat) => [seat]);
const NOBODY: readonly Seat[] = [];

function setup(terms: SpadesTerms): State {
  const bags = range(sideCount(terms.options, terms.seats)).map(() => 0);
  return { phase: 'dealing', terms, pages: [], bags, isExtra: false, dealer: terms.firstDealer };
}

function awaited(view: View): readonly Seat[] | 'deck' {
  switch (view.phase) {
    case 'dealing':
      return 'deck';
    case 'drawing':
      return at(ALONE, view.turn);
    case 'bidding':
      return bidders(view);
    case 'passing':
      return at(ALONE, giver(view).from);
    case 'playing':
      return at(ALONE, playerOf(view));
    case 'over':
      return NOBODY;
  }
}

function choices(view: View, seat: Seat): readonly Action[] {
  switch (view.phase) {
    case 'drawing':
      return [{ type: 'keep' }, { type: 'next' }];
    case 'bidding':
      return bidChoices(view, seat);
    case 'passing':
      return gifts(at(view.hands, seat).filter(isSeen));
    case 'playing':
      return candidates(trickCase(view), at(view.hands, seat)).map(playing);
    case 'dealing':
    case 'over':
      return [];
  }
}

const playing = (card: Card): Action => ({ type: 'play', card });

function bidChoices(view: Bidding<SeenCard>, seat: Seat): readonly Action[] {
  const { options, seats } = view.terms;
  const bids = allBids(options, handSize(options, seats)).map((bid): Action => ({ type: 'bid', bid }));
  return at(view.looked, seat) ? bids : [{ type: 'look' }, ...bids];
}

function gifts(hand: readonly Card[]): readonly Action[] {
  return hand.flatMap((card, index) => hand.slice(index + 1).map((other) => gift([card, other])));
}

function refusal(view: View, seat: Seat, action: Action): Refusal | undefined {
  switch (view.phase) {
    case 'dealing':
      return { code: 'not-dealt-yet' };
    case 'drawing':
      if (action.type !== 'keep' && action.type !== 'next') return { code: 'draw-first' };
      return seat === view.turn ? undefined : { code: 'not-your-turn' };
    case 'bidding':
      return biddingRefusal(view, seat, action);
    case 'passing':
      if (action.type !== 'give') return { code: 'give-first' };
      return seat === giver(view).from
        ? giftRefusal(at(view.hands, seat), action.cards)
        : { code: 'not-your-turn' };
    case 'playing':
      if (action.type !== 'play') return { code: 'bidding-is-over' };
      return seat === playerOf(view) ? playRefusal(view, seat, action.card) : { code: 'not-your-turn' };
    case 'over':
      return { code: 'match-is-over' };
  }
}

function biddingRefusal(view: Bidding<SeenCard>, seat: Seat, action: Action): Refusal | undefined {
  if (action.type !== 'bid' && action.type !== 'look') return { code: 'still-bidding' };
  if (!bidders(view).includes(seat)) return { code: 'not-your-turn' };
  if (action.type === 'bid') return bidRefusal(view, seat, action.bid);
  return at(view.looked, seat) ? { code: 'already-looked' } : undefined;
}

function playRefusal(view: Playing<SeenCard>, seat: Seat, card: Card): Refusal | undefined {
  return cardRefusal(trickCase(view), at(view.hands, seat), card);
}

function trickCase({ terms, trick, tricks, isBroken }: Playing<SeenCard>): TrickCase {
  return { options: terms.options, table: trick.cards, isBroken, isFirstTrick: tricks.length === 0 };
}

/** Whose turn it is in the trick. */
function playerOf({ terms, trick }: Playing<SeenCard>): Seat {
  return seatAfter(trick.leader, terms.seats, trick.cards.length);
}

function apply(state: State, move: Move<Action>): Step<State> {
  if (move.type === 'deal') {
    if (state.phase === 'dealing') return dealt(state, move);
    throw new Error(`a deal while ${state.phase}`);
  }
  const { by, action } = move;
  switch (state.phase) {
    case 'drawing':
      if (action.type === 'keep' || action.type === 'next') return chosen(state, action.type === 'keep');
      break;
    case 'bidding':
      if (action.type === 'bid') return bidMade(state, by, action.bid);
      if (action.type === 'look') return looked(state, by);
      break;
    case 'passing':
      if (action.type === 'give') return given(state, action.cards);
      break;
    case 'playing':
      if (action.type === 'play') return played(state, action.card);
      break;
    case 'dealing':
    case 'over':
      break;
  }
  throw new Error(`${action.type} while ${state.phase}`);
}

function deckOf(
  terms: SpadesTerms,
  dealer: Seat,
  hands: BySeat<readonly Card[]>,
  rest: readonly Card[],
): readonly Card[] {
  const deck = stackFor(hands, rest, { seats: terms.seats, dealer, each: dealtEach(terms) });
  if (!sameCards(deck, packFor(terms.options, terms.seats))) throw new Error('cards of another pack');
  return deck;
}
