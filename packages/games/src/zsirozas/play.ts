import type { Card, SeenCard } from '@stammtisch/cards';
import {
  at,
  dealOut,
  type Deal,
  type Event,
  type Move,
  type Refusal,
  type Seat,
  seatAfter,
  type Step,
  withAt,
  withMore,
  withoutOne,
} from '@stammtisch/kernel';

import { finishDeal } from './finish.ts';
import { followRefusal, goOnRefusal, leadRefusal } from './matching.ts';
import { handOf, STOCK, tableOf, takenBy } from './places.ts';
import type { Call, Dealing, Ending, Playing, TakenTrick, Action, State, View } from './position.ts';
import { directionOf, type Draw, drawingOrder, drawUp, HAND_SIZE } from './talon.ts';
import { currentCircuit, endingOf, holderOf, isGoingOn, ledRank, turnOf } from './trick.ts';

/** The four calls, in the order of their buttons (ZS-30). */
export const CALLS: readonly Call[] = ['Schmiere!', 'Schmiere nicht!', 'Steche!', 'Steche nicht!'];

const STOP: Action = { type: 'stop' };

/** Whom the table waits for. */
export function awaited(view: View): readonly Seat[] | 'deck' {
  if (view.phase === 'dealing') return 'deck';
  return view.phase === 'playing' ? [turnOf(view)] : [];
}

/** Every card in hand, and stopping where the leader is asked. */
export function choices(view: View, seat: Seat): readonly Action[] {
  if (view.phase !== 'playing') return [];
  const cards: Action[] = [];
  for (const card of at(view.hands, seat)) if (card !== '??') cards.push({ type: 'play', card });
  if (isGoingOn(view)) cards.push(STOP);
  return cards;
}

/** The calls, for players who have a partner to call to (ZS-30, ZS-A20). */
export function remarks(view: View, seat: Seat): readonly Action[] {
  const { seats, options } = view.terms;
  const isHeard = view.phase === 'playing' && options.calls && seats === 4 && seat < seats;
  return isHeard ? CALLS.map((call) => ({ type: 'call', call })) : [];
}

/** ZS-A20: one call a player and circuit. */
export function remarkSpan(view: View): string {
  if (view.phase !== 'playing') return '';
  const { trick, circuit } = currentCircuit(view);
  return `${view.pages.length}.${trick}.${circuit}`;
}

/** What stops this seat from doing this, if anything. */
export function refusal(view: View, seat: Seat, action: Action): Refusal | undefined {
  if (view.phase === 'over') return { code: 'match-is-over' };
  if (view.phase === 'dealing') return { code: 'not-dealt-yet' };
  // A call answers nothing: it is a remark, made at any time, and never a move.
  if (action.type === 'call') return { code: 'call-is-no-move' };
  if (turnOf(view) !== seat) return { code: 'not-your-turn' };
  return action.type === 'stop' ? stopRefusal(view) : cardRefusal(view, seat, action.card);
}

function stopRefusal(view: Playing<SeenCard>): Refusal | undefined {
  if (isGoingOn(view)) return undefined;
  return { code: view.trick.plays.length === 0 ? 'lead-a-card' : 'only-leader-stops' };
}

function cardRefusal(view: Playing<SeenCard>, seat: Seat, card: Card): Refusal | undefined {
  const hand = at(view.hands, seat);
  const led = ledRank(view.trick);
  if (!hand.includes(card)) return { code: 'not-your-card' };
  if (led === undefined) return leadRefusal(view.terms.options, hand, card);
  return isGoingOn(view) ? goOnRefusal(led, card) : followRefusal(view.terms.options, led, hand, card);
}

/** Carries out a move that was not refused. */
export function apply(state: State, move: Move<Action>): Step<State> {
  if (state.phase === 'dealing' && move.type === 'deal') return deal(state, move);
  if (state.phase !== 'playing' || move.type !== 'act')
    throw new Error(`a ${move.type} while ${state.phase}`);
  const { action, by } = move;
  if (action.type === 'play') return playCard(state, by, action.card);
  if (action.type === 'stop') return takeTrick(state, 'leaderStopped', []);
  throw new Error('a call was taken for a move');
}

function deal(state: Dealing<Card>, { deck, dealer = state.dealer }: Deal): Step<State> {
  const { terms, pages } = state;
  const { seats } = terms;
  const direction = directionOf(terms.options);
  const { hands, rest } = dealOut(deck, { seats, dealer, each: HAND_SIZE, direction });
  const leader = seatAfter(dealer, seats, 1, direction);
  return {
    state: {
      phase: 'playing',
      terms,
      pages,
      dealer,
      hands,
      talon: rest,
      tricks: [],
      trick: { leader, plays: [] },
    },
    events: hands.map((cards, seat) => ({
      type: 'moved',
      cards,
      from: STOCK,
      to: handOf(seat),
      shownTo: [seat],
    })),
  };
}

function playCard(state: Playing<Card>, seat: Seat, card: Card): Step<State> {
  const { hands, trick, terms } = state;
  const hand = withoutOne(at(hands, seat), card);
  const plays = withMore(trick.plays, { seat, card });
  const next = { ...state, hands: withAt(hands, seat, hand), trick: { leader: trick.leader, plays } };
  const laid: Event = {
    type: 'moved',
    cards: [card],
    from: handOf(seat),
    to: tableOf(seat),
    shownTo: 'everyone',
  };
  const ended = plays.length % terms.seats === 0 ? endingOf(next) : undefined;
  return ended === undefined ? { state: next, events: [laid] } : takeTrick(next, ended, [laid]);
}

/** The holder takes the trick, everybody draws, and the holder leads; or the deal is over. */
function takeTrick(state: Playing<Card>, ended: Ending, before: readonly Event[]): Step<State> {
  const { terms, trick, tricks, talon } = state;
  const winner = holderOf(trick.plays);
  if (winner === undefined) throw new Error('an empty trick was taken');
  const hands = state.hands.map((hand) => hand.slice());
  const sizes = hands.map((hand) => hand.length);
  const { draws, left } = drawUp(talon, sizes, drawingOrder(terms, winner));
  for (const { seat, card } of draws) at(hands, seat).push(card);
  const taken: TakenTrick<Card> = { ...trick, winner, ended, drawn: draws.length / terms.seats };
  const next: Playing<Card> = {
    ...state,
    hands,
    talon: left,
    tricks: withMore(tricks, taken),
    trick: { leader: winner, plays: [] },
  };
  const events = [...before, ...takings(state, winner), ...draws.map(drawing)];
  return at(hands, winner).length === 0 ? finishDeal(next, events) : { state: next, events };
}

const drawing = ({ seat, card }: Draw<Card>): Event => ({
  type: 'moved',
  cards: [card],
  from: STOCK,
  to: handOf(seat),
  shownTo: [seat],
});

/** The story of a trick's cards going to the winner's pile, seat by seat. */
function takings({ terms, trick }: Playing<Card>, winner: Seat): readonly Event[] {
  const to = takenBy(at(terms.sides, winner));
  return trick.plays.slice(0, terms.seats).map(({ seat }) => ({
    type: 'moved',
    cards: trick.plays.filter((play) => play.seat === seat).map(({ card }) => card),
    from: tableOf(seat),
    to,
    shownTo: 'everyone',
  }));
}
