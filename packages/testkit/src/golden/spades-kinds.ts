import type { Card, SeenCard } from '@stammtisch/cards';
import { spadesKit } from '@stammtisch/games/spades/index';
import { dealerByDraws } from '@stammtisch/games/spades/lots';
import type { SpadesOptions } from '@stammtisch/games/spades/options';
import { trickWinner } from '@stammtisch/games/spades/play';
import type { State, View } from '@stammtisch/games/spades/position';
import { at, legalActions, range, type Seat, seatAfter, type Terms } from '@stammtisch/kernel';

import { card, cardList, complete, type Given, type Kind, object, unusable } from './given.ts';
import { round } from './spades-round.ts';
import { bidWords, match, score, team } from './spades-scores.ts';
import { spadesView } from './spades-view.ts';
import { tableOf } from './table.ts';

const { game } = spadesKit;
const table = tableOf(spadesKit);

/** The cases of Spades. */
export const SPADES_KINDS: Readonly<Record<string, Kind>> = {
  'sp.deal': deal,
  'sp.dealOrder': dealOrder,
  'sp.dealer': dealer,
  'sp.rotation': rotation,
  'sp.bidLegal': bidLegal,
  'sp.legal': legal,
  'sp.trick': trick,
  'sp.score': score,
  'sp.team': team,
  'sp.match': match,
  'sp.play': play,
  'sp.round': round,
  'sp.view': spadesView,
};

/** A position in which the first bid is awaited; two who draw their hands have drawn them. */
function readyToBid(terms: Terms<SpadesOptions>, deck = game.pack(terms)): State {
  let state = table.moved(game.setup(terms), { type: 'deal', deck });
  while (state.phase === 'drawing') state = table.said(state, 'keep');
  return state;
}

function deal(given: Given, chosen: unknown): Readonly<Record<string, unknown>> {
  const seats = given.int('players');
  const state = readyToBid(table.terms(chosen, { seats, dealer: seats - 1 }));
  let left = 0;
  game.mapCards(state, (one, { pile }) => {
    if (pile !== 'hand') left += 1;
    return one;
  });
  const sizes = new Set(game.layout(state).hands.map((hand) => hand.length));
  const [hand = 0] = sizes;
  if (sizes.size !== 1) return unusable('hands of different sizes');
  const numbers = bidsNow(state).filter((bid) => typeof bid === 'number');
  return { hand, left, maxBid: Math.max(...numbers) };
}

function dealOrder(given: Given, chosen: unknown): Readonly<Record<string, unknown>> {
  const seats = given.int('players');
  const terms = table.terms(chosen, { seats, dealer: given.int('dealer') });
  const top = given.cards('pack');
  const deck = [...top, ...game.pack(terms).filter((one) => !top.includes(one))];
  const { hands } = game.layout(table.moved(game.setup(terms), { type: 'deal', deck }));
  // A set of cards: each seat's own, in the order in which the pack has them.
  const first = hands.map((hand) => hand.filter((one) => top.some((given) => given === one)));
  return { first: Object.fromEntries(first.map((cards, seat) => [seat, cards])) };
}

function dealer(given: Given, chosen: unknown): Readonly<Record<string, unknown>> {
  table.options(chosen);
  const stages = given.list('draws', (stage) =>
    Object.fromEntries(Object.entries(object(stage)).map(([seat, drawn]) => [Number(seat), card(drawn)])),
  );
  const { dealer: drawn, redraw } = dealerByDraws(stages);
  return { dealer: drawn ?? null, redraw: redraw[0] ?? [] };
}

function rotation(given: Given, chosen: unknown): Readonly<Record<string, unknown>> {
  const seats = given.int('players');
  let state = readyToBid(table.terms(chosen, { seats, dealer: given.int('dealer') }));
  const bidOrder: Seat[] = [];
  while (state.phase === 'bidding') {
    bidOrder.push(table.turn(state));
    state = first(state);
  }
  while (state.phase === 'passing') state = first(state);
  const firstLeader = table.turn(state);
  while (state.phase === 'playing') state = first(state);
  const again = state.phase === 'dealing' ? table.moved(state, { type: 'deal', deck: game.pack(state.terms) }) : state;
  return { bidOrder, firstLeader, nextDealer: game.layout(again).dealer };
}

/** Whatever comes first. */
function first(state: State): State {
  return table.said(state, game.write(at(legalActions(game, state, table.turn(state)), 0)));
}

function bidLegal(given: Given, chosen: unknown): Readonly<Record<string, unknown>> {
  const seats = given.int('players');
  let state = readyToBid(table.terms(chosen, { seats, dealer: seats - 1 }));
  const hand = at(game.layout(state).hands, 0).length;
  const before = given.has('before') ? given.list('before', bidWords) : [];
  for (const words of before) state = table.said(state, words);
  const bids = bidsNow(state);
  const all = ['pass', ...range(hand + 2)];
  // A nil is a bid of 0; a case may call it by either name.
  const named = (wanted: unknown): unknown => {
    const isNamed = Array.isArray(wanted) && wanted.includes('nil');
    return bids.map((bid) => (bid === 'nil' && !isNamed ? 0 : bid));
  };
  return {
    legal: named,
    illegal: all.filter((one) => !bids.some((bid) => bid === one || (bid === 'nil' && one === 0))),
  };
}

/** The bids that could be made now. */
function bidsNow(state: State): readonly (number | string)[] {
  return legalActions(game, state, table.turn(state)).flatMap((action) => (action.type === 'bid' ? [action.bid] : []));
}

/** SP-O9 says something of the first trick alone, so a case that plays with it means that trick. */
const isFirst = (options: SpadesOptions, isBroken = false): boolean => options.firstTrick !== 'free' && !isBroken;

/** How many can play so and leave a seat for the hand. */
function seatsFor(chosen: unknown, atLeast: number): number {
  const counts = game.seatCounts(table.options(chosen));
  return counts.find((count) => count >= Math.max(4, atLeast)) ?? counts.at(-1) ?? unusable('played by nobody');
}

function legal(given: Given, chosen: unknown): Readonly<Record<string, unknown>> {
  const lying = given.cards('table');
  const hand = given.cards('hand');
  const isBroken = given.flag('broken');
  const seats = seatsFor(chosen, lying.length + 1);
  const terms = table.terms(chosen, { seats, dealer: seats - 1 });
  const leader = seatAfter(0, seats, -lying.length);
  const hands = range(seats).map((seat) => (seat === 0 ? hand : hand.map(() => '??' as const)));
  const view = playing(terms, { hands, leader, isBroken, table: lying, isFirst: isFirst(terms.options, isBroken) });
  return { legal: legalActions(game, view, 0).map((action) => game.write(action)) };
}

function trick(given: Given, chosen: unknown): Readonly<Record<string, unknown>> {
  const seats = given.int('players');
  const { options } = table.terms(chosen, { seats, dealer: 0 });
  const cards = given.cards('cards');
  if (cards.length === 0 || cards.length > seats) return unusable('a card of each seat at most');
  return { winner: trickWinner(options, { leader: given.int('leader'), cards }, seats, isFirst(options)) };
}

function play(given: Given, chosen: unknown): Readonly<Record<string, unknown>> {
  const seats = given.int('players');
  const terms = table.terms(chosen, { seats, dealer: seats - 1 });
  const hands = complete(given.bySeat('hands', seats, cardList), 'hands');
  const leader = given.int('leader');
  const isBroken = given.flag('broken');
  const begun = playing(terms, { hands, leader, isBroken, table: [], isFirst: isFirst(terms.options, isBroken) });
  const choices = (state: View): readonly string[] => {
    const seat = table.turn(state);
    return legalActions(game, state, seat).map((action) => game.write(action));
  };
  let state: State = begun;
  for (const one of given.cards('plays')) state = table.said(state, one);
  const isGoingOn = state.phase === 'playing';
  const last = state.phase === 'dealing' || state.phase === 'over' ? state.last : undefined;
  const taken = state.phase === 'playing' ? state.tricks.at(-1) : last?.tricks.at(-1);
  return {
    legalLead: choices(begun),
    winner: taken?.winner ?? null,
    brokenAfter: state.phase === 'playing' ? state.isBroken : (last?.isBroken ?? null),
    nextLegalLead: isGoingOn ? choices(state) : [],
  };
}

interface Situation<C> {
  readonly hands: readonly (readonly C[])[];
  readonly leader: Seat;
  readonly isBroken: boolean;
  readonly table: readonly Card[];
  readonly isFirst: boolean;
}

/** The middle of a deal. Any trick before it will do: only that there was one matters. */
function playing<C extends SeenCard>(terms: Terms<SpadesOptions>, situation: Situation<C>) {
  const { seats, sides } = terms;
  const { hands, leader, isBroken } = situation;
  const before = { leader, winner: leader, cards: game.pack(terms).slice(0, seats) };
  return {
    phase: 'playing',
    terms,
    pages: [],
    bags: sides.map(() => 0).slice(0, game.sideCount(terms.options, seats)),
    isExtra: false,
    dealer: seatAfter(leader, seats, -1),
    left: [],
    thrown: range(seats).map(() => []),
    hands,
    bids: range(seats).map(() => 1),
    gifts: [],
    tricks: situation.isFirst ? [] : [before],
    trick: { leader, cards: situation.table },
    isBroken,
  } as const;
}
