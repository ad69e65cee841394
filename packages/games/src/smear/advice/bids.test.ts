import { observe } from '@stammtisch/kernel';
import { expect, test } from 'vitest';

import { advise } from '../advice.ts';
import { awaitedIn, best, type DealText, played } from '../fixtures.ts';
import { smear } from '../game.ts';
import type { SmearOptions } from '../options.ts';

/** What the next caller is advised to say with this hand, after these calls. */
function call(hand: string, { moves = '', ...table }: Omit<DealText, 'hands'> = {}): string {
  const calls = moves.split(',').filter((text) => text.trim() !== '').length;
  const { seats = 4, dealer = seats - 1 } = table;
  const state = played({ ...table, hands: { [(dealer + 1 + calls) % seats]: hand }, moves });
  return best(observe(smear, state, awaitedIn(state)));
}

const pairs = { partners: 'random' } as const satisfies Partial<SmearOptions>;
const FINE = 'AH JH 9H KS TC SJ';
const STRONG = 'AH KH JH 9H AC 8D';
const POOR = '9C TD QS 8H KD JC';

const table: readonly (readonly [string, string, Omit<DealText, 'hands'>, RegExp])[] = [
  ['the seed’s hand is worth a bid of 3', FINE, { moves: 'pass, bid 2' }, /^bid 3$/],
  ['ace, king and jack of a suit bid at once', STRONG, {}, /^bid [34]$/],
  ['a poor hand passes', POOR, {}, /^pass$/],
  ['a poor hand passes over a bid', POOR, { moves: 'bid 3, pass' }, /^pass$/],
  ['the last caller outbids by no more than it must', STRONG, { moves: 'bid 2, pass, pass' }, /^bid 3$/],
  ['the dealer takes 2 if nobody wants it', STRONG, { moves: 'pass, pass, pass' }, /^bid 2$/],
  ['a poor dealer does not bid up what is forced', POOR, { moves: 'pass, pass, pass' }, /^(pass|bid 2)$/],
  ['nobody bids 5 or 6 on one good card', 'AH 9C 8D QS KD 9S', { moves: 'pass, bid 4' }, /^pass$/],
  [
    'the partner’s bid is left alone',
    'QH TH 9C AC KD 9S',
    { options: pairs, moves: 'bid 3, pass' },
    /^pass$/,
  ],
  [
    'a much better hand may outbid the partner',
    'AH KH QH JH 9H AC',
    { options: pairs, moves: 'bid 2, pass' },
    /^bid/,
  ],
  [
    'at 19 a modest hand goes for the last two points',
    'AH TH 9C KD QS 8S',
    { startScores: [19, 0, 0, 0] },
    /^bid 2$/,
  ],
  [
    'in the dealer’s place, the same number is enough',
    STRONG,
    { options: { dealerSteal: true }, moves: 'bid 3, pass, pass' },
    /^bid 3$/,
  ],
  ['a worthless hand is thrown in', '8C 9C 8D 9D 8S 9S', { options: { misdeal: 'noCount' } }, /^misdeal$/],
  [
    'but not on the partner’s bid',
    '8C 9C 8D 9D 8S 9S',
    { options: { misdeal: 'noCount', ...pairs }, moves: 'bid 3, pass' },
    /^pass$/,
  ],
  [
    'every trump from the ace down, and Low: a moon',
    'AH KH QH JH TH 8H',
    { options: { moon: '12' } },
    /^moon$/,
  ],
  ['a good hand is no moon', STRONG, { options: { moon: '12' } }, /^bid/],
  [
    'where only a bid wins, 20 points call for one',
    'AH TH 9C KD QS 8S',
    { options: { mustBidOut: true }, startScores: [20, 0, 0, 0] },
    /^bid 2$/,
  ],
  [
    'a poor dealer lets the deal be thrown in',
    POOR,
    { options: { allPass: 'redeal' }, moves: 'pass, pass, pass' },
    /^pass$/,
  ],
  [
    'without jokers the bids end at 4',
    'AH KH QH JH TH 8H',
    { options: { jokers: 0 }, moves: 'bid 3' },
    /^bid 4$/,
  ],
  ['three players bid on less', 'AH JH QH KD TC SJ', { seats: 3, moves: 'bid 2' }, /^bid/],
  ['a lowest bid of 3 asks for a better hand', 'QH TH 9C AC KD 9S', { options: { minBid: 3 } }, /^pass$/],
];
test.each(table)('%s', (_, hand, deal, wanted) => {
  expect(call(hand, deal)).toMatch(wanted);
});

test('the bid is taken away from a side that needs little more', () => {
  const hand = 'AH JH 9C TD 9S QC';
  const moves = 'pass, pass, bid 2';
  expect(call(hand, { moves, startScores: [0, 0, 0, 19] })).toBe('bid 3');
  const threatened = call(hand, { moves, startScores: [0, 0, 19, 19] });
  expect(threatened).toBe('bid 3');
});

test('SM-O19: without the help of Low a hand bids less', () => {
  const hand = 'AH 8H JH KC 9S QD';
  const moves = 'bid 3';
  expect(call(hand, { moves })).toBe('bid 4');
  expect(call(hand, { moves, options: { lowForBid: 'notTowardsBid' } })).toBe('pass');
});

test('SM-O10: the off-jack makes a hand worth more', () => {
  const hand = 'AH JH JD KC 9S QD';
  expect(call(hand, { moves: 'bid 3' })).toBe('pass');
  expect(call(hand, { moves: 'bid 3', options: { jick: true } })).toBe('bid 4');
});

test('SM-O17: one short of the target a pass brings nothing where only a bid wins', () => {
  const passing = (total: number): number => {
    const state = played({
      hands: { 0: 'QH TH 9C KD QS 8S' },
      options: { mustBidOut: true },
      startScores: [total, 0, 0, 0],
    });
    const advice = advise(state, 0).find(({ action }) => smear.write(action) === 'pass');
    return advice?.weight ?? 0;
  };
  expect(passing(20)).toBeLessThan(passing(10));
});
