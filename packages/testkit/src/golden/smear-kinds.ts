import { rankOf } from '@stammtisch/cards';
import { smearKit } from '@stammtisch/games/smear/index';
import type { SmearOptions } from '@stammtisch/games/smear/options';
import type { Call, State, View } from '@stammtisch/games/smear/position';
import { trickWinner } from '@stammtisch/games/smear/tricks';
import { at, legalActions, range, type Seat, seatAfter, type Terms } from '@stammtisch/kernel';

import { apart, cardList, type Given, type Kind, unusable } from './given.ts';
import { round, score } from './smear-scores.ts';
import { moved, readCall, said, smearTerms, turn } from './smear-table.ts';
import { smearView } from './smear-view.ts';
import { tableOf } from './table.ts';

const { game } = smearKit;

/** The cases of Smear. */
export const SMEAR_KINDS: Readonly<Record<string, Kind>> = {
  'sm.deck': deck,
  'sm.bid': bid,
  'sm.legal': legal,
  'sm.trick': trick,
  'sm.round': round,
  'sm.score': score,
  'sm.view': smearView,
};

function deck(given: Given, chosen: unknown): Readonly<Record<string, unknown>> {
  const seats = given.int('players');
  const terms = smearTerms(chosen, { seats, dealer: 0 });
  const pack = game.pack(terms);
  const ranks = [...new Set(pack.map((card) => rankOf(card)))].filter((rank) => rank !== undefined);
  const dealt = moved(game.setup(terms), { type: 'deal', deck: pack });
  let [held, asleep] = [0, 0];
  game.mapCards(dealt, (card, place) => {
    if (place.pile === 'hand') held += 1;
    else asleep += 1;
    return card;
  });
  return { ranks: ranks.join(''), cards: pack.length, dealt: held, sleepers: asleep };
}

function bid(given: Given, chosen: unknown): Readonly<Record<string, unknown>> {
  const seats = given.int('players');
  const sides = given.has('sides') ? { sides: given.ints('sides') } : {};
  const terms = smearTerms(chosen, { seats, dealer: given.int('dealer'), ...sides });
  let state = moved(game.setup(terms), { type: 'deal', deck: game.pack(terms) });
  const order: Seat[] = [];
  const legalCalls: (readonly Call[])[] = [];
  for (const call of given.list('calls', readCall)) {
    order.push(turn(state));
    legalCalls.push(callsOf(state));
    state = said(state, typeof call === 'number' ? `bid ${call}` : call);
  }
  const none = { declarer: null, bid: null, forced: null, firstLeader: null };
  const answer = { order, legal: legalCalls, ...none };
  if (state.phase !== 'playing') return answer;
  const { contract } = state;
  const firstLeader = turn(state);
  if (contract.type === 'free') return { ...answer, firstLeader };
  const { declarer } = contract;
  if (contract.type === 'moon') return { ...answer, declarer, bid: 'moon', forced: false, firstLeader };
  return { ...answer, declarer, bid: contract.points, forced: contract.forced, firstLeader };
}

/** What the caller could say, as cases name it. */
function callsOf(state: State): readonly Call[] {
  const seat = turn(state);
  return legalActions(game, state, seat).flatMap((action) => (action.type === 'call' ? [action.call] : []));
}

/** A playing view in which only the given cards are known: the hand, the trick, and the card that made trump. */
function legal(given: Given, chosen: unknown): Readonly<Record<string, unknown>> {
  const number = given.int('trick');
  const table = given.cards('table');
  const hand = given.cards('hand');
  const trump = given.any('trump') === null ? undefined : given.text('trump');
  if (number < 1 || number > 6) return unusable('given.trick is 1 to 6');
  if ((trump === undefined) !== (number === 1 && table.length === 0)) return unusable('no trump before the first card, and only then');
  const seats = seatsFor(chosen, given.intOr('players', table.length + 1));
  const terms = smearTerms(chosen, { seats, dealer: seats - 1 });
  const seat = 0;
  const leader = seatAfter(seat, seats, -table.length);
  const led = cardList(trump === undefined ? [] : [`A${trump}`]);
  const view: View = {
    phase: 'playing',
    terms,
    pages: [],
    totals: range(seats).map(() => 0),
    dealer: seats - 1,
    calls: ['pass', 'pass', 2, ...range(seats - 3).map((): Call => 'pass')],
    contract: { type: 'bid', declarer: 2, points: 2, forced: false },
    hands: range(seats).map((one) => (one === seat ? hand : range(7 - number).map(() => '??' as const))),
    tricks: range(number - 1).map(() => ({
      leader: 2,
      winner: 2,
      cards: [...led, ...range(seats - 1).map(() => '??' as const)],
    })),
    trick: { leader, cards: table },
    peeked: [],
    sleepers: range(6).map(() => '??' as const),
  };
  if (game.layout(view).trump !== trump) return unusable('trump contradicts the first card led');
  return { legal: legalActions(game, view, seat).map((action) => game.write(action)) };
}

/** How many can play so and leave a seat for the hand. */
function seatsFor(chosen: unknown, atLeast: number): number {
  const counts = game.seatCounts(tableOf(smearKit).options(chosen));
  return counts.find((count) => count >= Math.max(4, atLeast)) ?? unusable(`not played by ${atLeast}`);
}

function trick(given: Given, chosen: unknown): Readonly<Record<string, unknown>> {
  const seats = given.int('players');
  const terms = smearTerms(chosen, { seats, dealer: 0 });
  const trump = game.layout(playedFirst(given.text('trump'), terms)).trump ?? unusable('no such trump');
  const cards = apart(given.cards('cards'));
  const leader = given.int('leader');
  if (!range(seats).includes(leader)) return unusable(`no such leader: ${leader}`);
  if (cards.length === 0 || cards.length > seats) return unusable('a card of each seat at most');
  // The layout has just said that this is a suit.
  const suit = trump as Parameters<typeof trickWinner>[1];
  return { winner: trickWinner({ leader, cards }, suit, terms) };
}

/** A position just after somebody led the ace of a suit. */
function playedFirst(suit: string, terms: Terms<SmearOptions>): State {
  const ace = at(cardList([`A${suit}`]), 0);
  const pack = [ace, ...game.pack(terms).filter((card) => card !== ace)];
  let state = moved(game.setup(terms), { type: 'deal', deck: pack });
  for (const call of ['bid 3', ...range(terms.seats - 1).map(() => 'pass')]) state = said(state, call);
  return said(state, ace);
}

