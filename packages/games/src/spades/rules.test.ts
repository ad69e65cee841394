import { cards, FRENCH_RANKS, FRENCH_SUITS, pack } from '@stammtisch/cards';
import { at, legalActions, observe, range, seeded, shuffled } from '@stammtisch/kernel';
import { expect, test } from 'vitest';

import { bidOrder, legalBids } from './bidding.ts';
import { dealt, moved, played, refused, rules, termsOf } from './fixtures.ts';
import { spades } from './game.ts';
import { dealerByDraws, drawForDealer } from './lots.ts';
import { seatCounts } from './options.ts';
import { handSize, leftOver, packFor } from './pack.ts';
import { legalCards, trickWinner } from './play.ts';
import type { State } from './position.ts';

const options = rules();
const legal = (hand: string, table = '', isBroken = false): string =>
  legalCards({ options, table: cards(table), isBroken, isFirstTrick: false }, cards(hand)).join(' ');
const winner = (text: string, leader = 0): number => {
  const trick = { leader, cards: cards(text) };
  return trickWinner(options, trick, trick.cards.length, false);
};
const inPlay = (state: State) => {
  if (state.phase !== 'playing') throw new Error(state.phase);
  return state;
};

test('SP-1: the pack has 52 cards and no joker', () => {
  expect(packFor(options, 4)).toEqual(pack(FRENCH_SUITS, FRENCH_RANKS));
});

test('SP-2, SP-A16: two to seven play, each a side of their own', () => {
  expect(seatCounts(options)).toEqual([2, 3, 4, 5, 6, 7]);
  expect(termsOf({ seats: 5 }).sides).toEqual([0, 1, 2, 3, 4]);
});

test('SP-3, SP-19: the highest trump wins, or without one the highest card of the suit led', () => {
  expect(winner('KC AD 2S AC', 3)).toBe(1);
  expect(winner('9H AD KH 2C')).toBe(2);
});

test('SP-4: the ace is highest, and the queen beats the jack', () => {
  expect(winner('JH QH TH 9H')).toBe(1);
  expect(winner('2H AH KH 3H')).toBe(1);
});

test('SP-6: the highest card drawn deals first, ace high', () => {
  expect(dealerByDraws([{ 0: '7H', 1: 'QC', 2: 'JS', 3: 'TD' }])).toEqual({ dealer: 1, redraw: [] });
});

test('SP-A10: only those who tie for the highest draw again', () => {
  expect(dealerByDraws([{ 0: 'AH', 1: 'AC', 2: '3S' }])).toEqual({ dealer: undefined, redraw: [[0, 1]] });
  expect(
    dealerByDraws([
      { 0: 'AH', 1: 'AC', 2: '3S' },
      { 0: '2D', 1: '9D' },
    ]),
  ).toEqual({
    dealer: 1,
    redraw: [[0, 1]],
  });
});

test('SP-A10: draws come from the top in seat order, again for those who tie, and show the dealer', () => {
  const deck = cards('AH KC AD 3S 5C 6C');
  const drawn = drawForDealer(deck, 3);
  expect(drawn).toEqual({
    dealer: 2,
    stages: [
      { 0: 'AH', 1: 'KC', 2: 'AD' },
      { 0: '3S', 2: '5C' },
    ],
  });
  expect(dealerByDraws(drawn.stages).dealer).toBe(2);
});

test('SP-7: the deal moves on clockwise', () => {
  const state = dealt(spades.setup(termsOf({ seats: 3, dealer: 2 })), {});
  expect(state.dealer).toBe(2);
  let over = state;
  while (over.phase !== 'dealing') {
    const seat = Number(spades.awaited(over)[0]);
    over = moved(over, spades.write(at(legalActions(spades, observe(spades, over, seat), seat), 0)));
  }
  expect(over.dealer).toBe(0);
  expect(over.last?.dealer).toBe(2);
});

test('SP-8: cards are dealt one by one, left of the dealer first', () => {
  const state = spades.apply(spades.setup(termsOf({ dealer: 0 })), {
    type: 'deal',
    deck: packFor(options, 4),
  }).state;
  if (state.phase !== 'bidding') throw new Error(state.phase);
  expect(state.hands.map((hand) => hand[0])).toEqual(['5C', '2C', '3C', '4C']);
});

test.each([
  [2, 13, 26],
  [3, 13, 13],
  [4, 13, 0],
  [5, 10, 2],
  [6, 8, 4],
  [7, 7, 3],
])('SP-23, SP-A1, SP-A5: %i players hold %i cards each, %i are left over', (seats, each, left) => {
  expect([handSize(options, seats), leftOver(options, seats)]).toEqual([each, left]);
  expect(legalBids(termsOf({ seats }), [])).toEqual(range(each).map((bid) => bid + 1));
});

test('SP-10: bidding begins left of the dealer', () => {
  expect(bidOrder(2, 4)).toEqual([3, 0, 1, 2]);
  expect(spades.awaited(played({ dealer: 2 }))).toEqual([3]);
});

test('SP-11: there is one round of bids, and cards wait for it', () => {
  const bidding = played({ hands: { 0: 'AC' } });
  expect(refused(bidding, 'AC')).toBe('still-bidding');
  const playing = moved(bidding, 'bid 1, bid 1, bid 1, bid 1');
  expect(playing.phase).toBe('playing');
  expect(refused(playing, 'bid 2')).toBe('bidding-is-over');
});

test('SP-12, SP-13: bids run from 1 to the hand size, nobody passes, and nobody has to go higher', () => {
  const state = played({ moves: 'bid 4' });
  expect(spades.read(state, 1, 'pass')).toBeUndefined();
  expect(refused(state, 'bid nil')).toBe('nil-off');
  expect(refused(state, 'bid 14')).toBe('bid-too-high');
  expect(spades.refusal(state, 1, { type: 'bid', bid: 0 })).toEqual({ code: 'bid-too-low' });
  expect([refused(state, 'bid 1'), refused(state, 'bid 13')]).toEqual(['fine', 'fine']);
});

test('SP-A11: the bids may add up to the number of tricks', () => {
  expect(refused(played({ moves: 'bid 4, bid 4, bid 4' }), 'bid 1')).toBe('fine');
});

test('nobody bids or plays out of turn', () => {
  const state = played({});
  expect(refused(state, 'bid 3', 2)).toBe('not-your-turn');
  const playing = played({ hands: { 1: 'AC' }, moves: 'bid 1, bid 1, bid 1, bid 1' });
  expect(refused(playing, 'AC', 1)).toBe('not-your-turn');
});

test('SP-16: left of the dealer leads first', () => {
  expect(spades.awaited(played({ dealer: 1, moves: 'bid 1, bid 1, bid 1, bid 1' }))).toEqual([2]);
});

test('SP-17: who can follow suit must', () => {
  expect(legal('2D AS QH', 'KD', true)).toBe('2D');
});

test('SP-18, SP-A12: who cannot may trump or throw off, also in the first trick', () => {
  expect(legal('2S AS 9D QH', 'KC')).toBe('2S AS 9D QH');
});

test('SP-20, SP-A15: the winner leads the next trick, and everybody sees the tricks taken', () => {
  const state = played({
    hands: { 0: '4C', 1: 'AC', 2: '5C', 3: '6C' },
    moves: 'bid 1, bid 1, bid 1, bid 1, 4C, AC, 5C, 6C',
  });
  expect(spades.awaited(state)).toEqual([1]);
  expect(spades.layout(observe(spades, state, 3)).tricksTaken).toEqual([0, 1, 0, 0]);
});

test('SP-22: spades are not led before they were played', () => {
  expect(legal('AS 7S 4H 9D')).toBe('4H 9D');
  expect(legal('AS 7S 4H 9D', '', true)).toBe('AS 7S 4H 9D');
});

test('SP-A13: a hand of nothing but spades may lead them', () => {
  expect(legal('AS 7S')).toBe('AS 7S');
});

test('SP-A3: a spade played in any trick opens them for every trick after it, until the next deal', () => {
  const hands = { 0: '4C 5H', 1: '2S 3D', 2: '5C', 3: '6C' };
  const one = played({
    hands: { ...hands, 1: '2S 3S 4S 5S 6S 7S 8S 9S TS JS QS KS AS' },
    moves: 'bid 1, bid 1, bid 1, bid 1',
  });
  expect(inPlay(one).isBroken).toBe(false);
  const two = moved(one, '4C, 2S, 5C, 6C');
  expect(inPlay(two).isBroken).toBe(true);
  expect(refused(two, '3S')).toBe('fine');
});

test('SP-30, SP-A14: a bid is told to all the moment it is made', () => {
  const { events } = spades.apply(played({}), { type: 'act', by: 0, action: { type: 'bid', bid: 3 } });
  expect(events).toEqual([{ type: 'said', seat: 0, words: 'bid 3' }]);
  expect(observe(spades, played({ moves: 'bid 3' }), 'everyone')).toMatchObject({
    bids: [3, null, null, null],
  });
});

test('SP-31: everybody sees every total', () => {
  const state = played({ startScores: [10, 20, 30, 40] });
  expect(spades.sheet(observe(spades, state, 2)).totals).toEqual([10, 20, 30, 40]);
});

test('SP-A2: left-over cards stay face down until the deal is over, then they are shown', () => {
  const random = seeded('left');
  let state = dealt(spades.setup(termsOf({ seats: 5 })), { left: 'AS KS' });
  expect(spades.layout(observe(spades, state, 0)).aside).toEqual(['??', '??']);
  let shown: unknown;
  while (state.phase !== 'dealing') {
    const seat = Number(spades.awaited(state)[0]);
    const action = at(shuffled(legalActions(spades, state, seat), random), 0);
    const step = spades.apply(state, { type: 'act', by: seat, action });
    shown = step.events.find((event) => event.type === 'shown');
    state = step.state;
  }
  expect(shown).toEqual({
    type: 'shown',
    at: { pile: 'aside', by: 'deck' },
    cards: ['AS', 'KS'],
    shownTo: 'everyone',
  });
  expect(spades.layout(observe(spades, state, 'everyone')).aside).toEqual(['AS', 'KS']);
});
