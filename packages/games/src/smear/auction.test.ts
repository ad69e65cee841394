import { legalActions, observe } from '@stammtisch/kernel';
import { expect, test } from 'vitest';

import { awaitedIn, type DealText, played } from './fixtures.ts';
import { smear } from './game.ts';
import { packFor, ranksFor, sleeperCount } from './pack.ts';
import type { State } from './position.ts';

const legal = (state: State): string =>
  legalActions(smear, observe(smear, state, awaitedIn(state)), awaitedIn(state))
    .map((action) => smear.write(action))
    .join(', ');
const contract = (deal: DealText): unknown => {
  const state = played(deal);
  return state.phase === 'playing' ? state.contract : state.phase;
};

const standardPack = { jokers: 2 } as const;

test.each([
  [3, 'TJQKA', 22, 4],
  [4, '89TJQKA', 30, 6],
  [5, '789TJQKA', 34, 4],
  [6, '56789TJQKA', 42, 6],
  [7, '456789TJQKA', 46, 4],
  [8, '23456789TJQKA', 54, 6],
])('SM-2 to SM-7: %i players keep %s, %i cards, %i asleep', (seats, ranks, size, asleep) => {
  expect(ranksFor(seats).join('')).toBe(ranks);
  expect(packFor(seats, standardPack)).toHaveLength(size);
  expect(sleeperCount(seats, standardPack)).toBe(asleep);
  const state = played({ seats });
  if (state.phase !== 'auction') throw new Error('no auction');
  expect(state.hands.map((hand) => hand.length)).toEqual(Array.from({ length: seats }, () => 6));
  expect(state.sleepers).toHaveLength(asleep);
});

test('SM-O8: every joker left out lowers the sleepers by one', () => {
  expect(sleeperCount(4, { jokers: 1 })).toBe(5);
  expect(packFor(4, { jokers: 1 }).filter((card) => card === 'SJ')).toEqual([]);
  expect(played({ options: { jokers: 0 } })).toMatchObject({ sleepers: { length: 4 } });
});

test('SM-1, SM-9: three to eight play alone, four, six or eight in pairs', () => {
  expect(smear.seatCounts(played({}).terms.options)).toEqual([3, 4, 5, 6, 7, 8]);
  expect(smear.seatCounts({ ...played({}).terms.options, partners: 'random' })).toEqual([4, 6, 8]);
});

test('SM-11, SM-A15: partners sit half the table apart', () => {
  const sides = (seats: number) => played({ seats, options: { partners: 'random' } }).terms.sides.join('');
  expect([sides(4), sides(6), sides(8)]).toEqual(['0101', '012012', '01230123']);
});

test('SM-14: calls begin left of the dealer and go around once', () => {
  expect(awaitedIn(played({ seats: 5, dealer: 1 }))).toBe(2);
  expect(awaitedIn(played({ seats: 5, dealer: 1, moves: 'pass, pass, pass, pass' }))).toBe(1);
  expect(played({ seats: 5, dealer: 1, moves: 'pass, pass, pass, pass, bid 2' }).phase).toBe('playing');
});

test('SM-15: bids run from 2 to 6', () => {
  expect(legal(played({}))).toBe('pass, bid 2, bid 3, bid 4, bid 5, bid 6');
});

test('SM-16: a bid is higher than the one before, for the dealer too', () => {
  expect(legal(played({ moves: 'bid 3' }))).toBe('pass, bid 4, bid 5, bid 6');
  expect(legal(played({ moves: 'bid 3, pass, pass' }))).toBe('pass, bid 4, bid 5, bid 6');
  expect(legal(played({ moves: 'bid 6' }))).toBe('pass');
});

test('SM-17: if everybody passes, the dealer is held to 2', () => {
  expect(contract({ moves: 'pass, pass, pass, pass' })).toEqual({
    type: 'bid',
    declarer: 3,
    points: 2,
    forced: true,
  });
});

test('SM-A11: a dealer after three passes is free to bid, and a spoken 2 is not forced', () => {
  expect(legal(played({ moves: 'pass, pass, pass' }))).toBe('pass, bid 2, bid 3, bid 4, bid 5, bid 6');
  expect(contract({ moves: 'pass, pass, pass, bid 2' })).toMatchObject({ declarer: 3, forced: false });
});

test('SM-18: the highest bidder leads', () => {
  expect(awaitedIn(played({ moves: 'pass, bid 2, bid 3, pass' }))).toBe(2);
});

test('SM-A16: a player may outbid the partner', () => {
  const deal = { options: { partners: 'random' }, moves: 'bid 2, pass, bid 3, pass' } as const;
  expect(contract(deal)).toMatchObject({ declarer: 2, points: 3 });
});

test('SM-O3: with a lowest bid of 3 the dealer is held to 3', () => {
  const options = { minBid: 3 } as const;
  expect(legal(played({ options }))).toBe('pass, bid 3, bid 4, bid 5, bid 6');
  expect(contract({ options, moves: 'pass, pass, pass, pass' })).toMatchObject({ points: 3, forced: true });
});

test('SM-O4: the dealer alone may take the bid at the same number', () => {
  const options = { dealerSteal: true };
  expect(legal(played({ options, moves: 'bid 3, pass' }))).toBe('pass, bid 4, bid 5, bid 6');
  expect(legal(played({ options, moves: 'bid 3, pass, pass' }))).toBe('pass, bid 3, bid 4, bid 5, bid 6');
  expect(contract({ options, moves: 'bid 3, pass, pass, bid 3' })).toMatchObject({ declarer: 3, points: 3 });
});

test('SM-O5: thrown in when all pass, the same dealer deals again and nothing is written', () => {
  const state = played({ options: { allPass: 'redeal' }, moves: 'pass, pass, pass, pass' });
  expect(state).toMatchObject({ phase: 'dealing', dealer: 3, pages: [], last: { ended: 'redeal' } });
  expect(smear.outcome(state)).toMatchObject({ complete: true, redeal: true, dealer: 3, lines: [] });
});

test('SM-O5: left of the dealer leads with nothing at stake', () => {
  const state = played({ options: { allPass: 'eldestFree' }, moves: 'pass, pass, pass, pass' });
  expect(state).toMatchObject({ phase: 'playing', contract: { type: 'free' } });
  expect(awaitedIn(state)).toBe(0);
});

test('SM-O8, SM-O10: bids run to the number of points in the pack', () => {
  expect(legal(played({ options: { jokers: 0 } }))).toBe('pass, bid 2, bid 3, bid 4');
  expect(legal(played({ options: { jokers: 1 } }))).toMatch(/bid 5$/);
  expect(legal(played({ options: { jick: true } }))).toMatch(/bid 7$/);
});

test('SM-O11: a moon stands above every bid, and nothing above it', () => {
  const options = { moon: '12', dealerSteal: true } as const;
  expect(legal(played({ options, moves: 'bid 6' }))).toBe('pass, moon');
  expect(legal(played({ options, moves: 'moon, pass, pass' }))).toBe('pass');
  expect(contract({ options, moves: 'bid 6, moon, pass, pass' })).toEqual({ type: 'moon', declarer: 1 });
});

test('SM-O12: a hand without joker and above-nine cards may be thrown in before its call', () => {
  const options = { misdeal: 'noCount' } as const;
  const hands = { 0: '5C 6C 7D 8H 9S 9D', 1: 'TC 6D 7H 8S 9C 5D', 2: 'SJ 6H 7S 8C 9H 5H' };
  const state = played({ seats: 6, dealer: 5, options, hands });
  expect(legal(state)).toMatch(/misdeal$/);
  expect(played({ seats: 6, options, hands, moves: 'misdeal' })).toMatchObject({
    phase: 'dealing',
    dealer: 5,
    pages: [],
    last: { ended: 'redeal' },
  });
  expect(legal(played({ seats: 6, options, hands, moves: 'pass' }))).not.toMatch(/misdeal/);
  expect(legal(played({ seats: 6, options, hands, moves: 'pass, bid 2' }))).not.toMatch(/misdeal/);
  expect(legal(played({ seats: 6, hands }))).not.toMatch(/misdeal/);
});

test('a refused call says why', () => {
  const refusal = (text: string, deal: DealText) => {
    const state = played(deal);
    const action = smear.read(state, 0, text);
    if (action === undefined) throw new Error('unreadable');
    return smear.refusal(state, awaitedIn(state), action);
  };
  expect(refusal('bid 3', { moves: 'bid 4' })).toEqual({ code: 'bid-too-low', about: '4' });
  expect(refusal('bid 7', {})).toEqual({ code: 'no-such-bid', about: '2–6' });
  expect(refusal('moon', {})).toEqual({ code: 'no-such-bid' });
  expect(refusal('misdeal', {})).toEqual({ code: 'no-misdeal' });
  expect(refusal('AH', {})).toEqual({ code: 'still-bidding' });
  const all = 'pass, pass, pass, pass';
  expect(refusal('bid 3', { moves: all })).toEqual({ code: 'bidding-is-over' });
  expect(smear.refusal(played({}), 2, { type: 'call', call: 'pass' })).toEqual({ code: 'not-your-turn' });
});

test('SM-A13: the deal moves one seat on after each round', () => {
  const state = played({ dealer: 3, moves: 'pass, pass, pass, pass' });
  let next = state;
  while (next.phase === 'playing') {
    const seat = awaitedIn(next);
    const [action] = legalActions(smear, next, seat);
    if (action === undefined) throw new Error('nothing legal');
    next = smear.apply(next, { type: 'act', by: seat, action }).state;
  }
  expect(next).toMatchObject({ phase: 'dealing', dealer: 0 });
  expect(smear.layout(next).dealer).toBe(0);
  expect(smear.outcome(next)).toMatchObject({ dealer: 3, complete: true });
});
