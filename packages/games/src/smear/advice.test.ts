import { cards, FACE_DOWN, isSeen } from '@stammtisch/cards';
import { at, legalActions, observe, range } from '@stammtisch/kernel';
import { describe, expect, test } from 'vitest';

import { advise } from './advice.ts';
import { awaitedIn, type DealText, played, seen, type ViewText } from './fixtures.ts';
import { smear } from './game.ts';
import type { SmearOptions } from './options.ts';
import type { View } from './position.ts';

/** What is advised first to the seat whose turn it is. */
function best(view: View): string {
  const awaited = smear.awaited(view);
  const seat = awaited === 'deck' ? 0 : at(awaited, 0);
  return smear.write(at(advise(view, seat), 0).action);
}

/** What the next caller is advised to say with this hand, after these calls. */
function call(hand: string, { moves = '', ...table }: Omit<DealText, 'hands'> = {}): string {
  const calls = moves.split(',').filter((text) => text.trim() !== '').length;
  const { seats = 4, dealer = seats - 1 } = table;
  const state = played({ ...table, hands: { [(dealer + 1 + calls) % seats]: hand }, moves });
  return best(observe(smear, state, awaitedIn(state)));
}

/** A card, for a seat that sees this. */
const card = (view: ViewText): string => best(seen(view));

const pairs = { partners: 'random' } as const satisfies Partial<SmearOptions>;
const FINE = 'AH JH 9H KS TC SJ';
const STRONG = 'AH KH JH 9H AC 8D';
const POOR = '9C TD QS 8H KD JC';

describe('bidding', () => {
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
});

describe('leading', () => {
  const table: readonly (readonly [string, ViewText, RegExp])[] = [
    ['the best trump goes first', { hand: FINE, bid: 3 }, /^AH$/],
    ['the longer strong suit becomes trump', { hand: 'AC AH KH QH 9H 8C' }, /^AH$/],
    ['no joker names the trump', { hand: 'BJ SJ 9H TH QD 8H' }, /^(9H|TH)$/],
    [
      'the king goes on pulling when the ace is out',
      { hand: 'KH JH SJ KS TC', tricks: ['0: AH 8H TH 9D'] },
      /^KH$/,
    ],
    [
      'a joker is led once the trumps are gone',
      {
        hand: 'SJ TC 9C',
        tricks: ['0: AH KH 9H TH', '0: QH 8H JH 9D', '0: KS 9S QS BJ'],
        seat: 3,
        trick: '3:',
      },
      /^SJ$/,
    ],
    [
      'not while others may hold one',
      { hand: 'SJ 8C 9C KS', tricks: ['0: AH 8H 9H TD', '0: AC TC JC QC'] },
      /^(8C|9C|KS)$/,
    ],
    [
      'the jack is led once nothing is above it',
      { hand: 'JH 9C 8C', tricks: ['0: AH 8H 9H TH', '0: KH 9D SJ BJ', '0: QH TD 8D JD'] },
      /^JH$/,
    ],
    [
      'the jack is not led into ace, king and queen',
      {
        seat: 1,
        declarer: 0,
        hand: 'JH 9H 8C 9D QD',
        tricks: ['0: TH QH KC 9S'],
        trick: '1:',
      },
      /^[^J]|^J[^H]/,
    ],
    [
      'a defender does not lead a ten',
      {
        seat: 1,
        declarer: 0,
        hand: 'TC 8D 9S',
        tricks: ['0: AH 8C 9H 8H', '0: 9D KD TD QD', '1: AS 8S QS JS'],
        trick: '1:',
      },
      /^(8D|9S)$/,
    ],
    [
      'SM-O15: a king is led as the best when the ace is known to sleep',
      { hand: 'KH JH 9H 8C 9D QD', options: { peek: 1 }, peeked: 'AH' },
      /^KH$/,
    ],
  ];
  test.each(table)('%s', (_, view, wanted) => {
    expect(card(view)).toMatch(wanted);
  });
});

describe('following', () => {
  const table: readonly (readonly [string, ViewText, RegExp])[] = [
    [
      'last in hand, a ten is taken as cheaply as it goes',
      { declarer: 1, trick: '1: 9C TC JC', hand: 'QC AC 8D 9D 8S', tricks: ['1: AH KH QH 9H'] },
      /^QC$/,
    ],
    [
      'the jack is caught',
      {
        declarer: 1,
        trick: '1: JH 9H 8H',
        hand: 'KH QS 9C 8D',
        tricks: ['1: AH 9D TH 8S', '1: AS 9S KS TS'],
      },
      /^KH$/,
    ],
    [
      'a joker goes on the partner’s sure trick',
      {
        options: pairs,
        seat: 2,
        declarer: 0,
        trick: '3: 9H AH 8H',
        tricks: ['0: KH 9C TH QH', '0: TC QC 9S KC'],
        hand: 'SJ JH 8D AS',
        dealer: 3,
      },
      /^(SJ|JH)$/,
    ],
    [
      'a ten goes on the partner’s sure trick',
      {
        options: pairs,
        seat: 3,
        declarer: 1,
        trick: '0: 9C AC 8C',
        tricks: ['1: AH 9H TH QH'],
        hand: 'TD 8D 9D KS QS',
      },
      /^TD$/,
    ],
    [
      'not on a rival’s',
      { seat: 3, declarer: 1, trick: '0: 9C AC 8C', tricks: ['1: AH 9H TH QH'], hand: 'TD 8D 9D KS QS' },
      /^(8D|9D)$/,
    ],
    [
      'a trick with a ten is trumped',
      { seat: 3, declarer: 1, trick: '0: TC AC 8C', tricks: ['1: AH 9H TH QH'], hand: '8H 8D 9D KS QS' },
      /^8H$/,
    ],
    [
      'who cannot win throws the cheapest',
      { seat: 3, declarer: 1, trick: '0: AC 9C 8C', tricks: ['1: AH 9H TH 8H'], hand: 'TC QC JC KS QS' },
      /^JC$/,
    ],
    [
      'under a rival’s ace the joker is spared',
      { seat: 3, declarer: 0, trick: '0: AH 9C KH', hand: 'SJ 9H 8D 9D KS QS' },
      /^9H$/,
    ],
    [
      'under a rival’s ace the jack is spared',
      { seat: 3, declarer: 0, trick: '0: AH 9C KH', hand: 'JH 9H 8D 9D KS QS' },
      /^9H$/,
    ],
    [
      'SM-O7: nor is the lowest trump given away where it counts for its taker',
      { options: { lowTo: 'taker' }, seat: 3, declarer: 0, trick: '0: AH 9C KH', hand: '8H 9H 8D 9D KS QS' },
      /^9H$/,
    ],
    [
      'SM-O6: with free trumping a ten is trumped by who could follow',
      {
        options: { trumpAnytime: true },
        seat: 3,
        declarer: 1,
        trick: '0: TC KC 8C',
        tricks: ['1: AH 9H TH QH'],
        hand: '8H 9C 9D KS QS',
      },
      /^8H$/,
    ],
    [
      'SM-O13: a high joker takes the ten of trumps',
      {
        options: { jokerRank: 'aboveTen' },
        seat: 3,
        declarer: 1,
        trick: '0: TH 9H 8H',
        tricks: ['1: AH QH 8S KC'],
        hand: 'BJ 9C 9D KS QS',
      },
      /^BJ$/,
    ],
    [
      'last in hand the jack takes its trick home',
      { seat: 3, declarer: 3, trick: '0: TC 9C 8C', tricks: ['3: AH 9H TH QH'], hand: 'JH 8D 9D KS QS' },
      /^JH$/,
    ],
    [
      'so does a joker',
      { seat: 3, declarer: 3, trick: '0: 9C QC 8C', tricks: ['3: AH 9H TH QH'], hand: 'SJ 8D 9D KS QS' },
      /^SJ$/,
    ],
    [
      'the partner’s trick is not taken away',
      { options: pairs, seat: 2, declarer: 0, trick: '0: AH 8H', hand: 'KH 9H TC 8D 9S JD' },
      /^9H$/,
    ],
    [
      'a moon is broken by whatever takes a trick',
      {
        options: { moon: '12' },
        bid: 'moon',
        seat: 3,
        declarer: 0,
        trick: '0: KC 8C QC',
        tricks: ['0: AH 9H TH QH'],
        hand: 'AC 9C 9D KS QS',
      },
      /^AC$/,
    ],
    [
      'SM-O10: the jack takes the off-jack',
      {
        options: { jick: true },
        seat: 3,
        declarer: 0,
        trick: '0: JD 9H 8H',
        tricks: ['0: AH TH KH QH'],
        hand: 'JH 9C 9D KS QS',
      },
      /^JH$/,
    ],
    [
      'second in hand an ace of trumps catches a led ten',
      { seat: 1, declarer: 0, trick: '0: TH', hand: 'AH 9H 8C 9D KS QS' },
      /^AH$/,
    ],
    [
      'a rival’s sure trick gets neither ten nor joker',
      {
        seat: 2,
        declarer: 1,
        trick: '1: AC',
        tricks: ['1: AH 9H TH QH', '1: KH 8H JH 9D'],
        hand: 'TD SJ 8D QS',
      },
      /^(8D|SJ)$/,
    ],
    [
      'tens fall to the partner who declared, not to the rival',
      { options: pairs, seat: 2, declarer: 0, trick: '0: AH 9H', hand: 'TC TD 8D 9D QS 9S' },
      /^T[CD]$/,
    ],
  ];
  test.each(table)('%s', (_, view, wanted) => {
    expect(card(view)).toMatch(wanted);
  });
});

test('every legal action is weighed once, the best first', () => {
  const state = played({ moves: 'bid 2, pass, pass, pass' });
  const advice = advise(observe(smear, state, 0), 0);
  const legal = legalActions(smear, state, 0).map((action) => smear.write(action));
  expect(advice.map(({ action }) => smear.write(action)).toSorted()).toEqual(legal.toSorted());
  const weights = advice.map(({ weight }) => weight);
  expect(weights).toEqual(weights.toSorted((a, b) => b - a));
  expect(advise(observe(smear, state, 1), 1)).toEqual([]);
});

test('advice depends on the view alone, even when given the whole truth', () => {
  const state = played({ moves: 'bid 2, pass, pass, pass' });
  expect(advise(state, 0)).toEqual(advise(observe(smear, state, 0), 0));
  const other = played({
    hands: { 0: (state.phase === 'playing' ? at(state.hands, 0) : []).join(' '), 1: 'AH' },
    moves: 'bid 2, pass, pass, pass',
  });
  expect(advise(other, 0)).toEqual(advise(state, 0));
});

test('a view told in words holds as many cards as the pack', () => {
  const view = seen({ hand: FINE, peeked: 'BJ', trick: '0:' });
  if (view.phase !== 'playing') throw new Error('not playing');
  expect([...view.hands.flat(), ...view.peeked, ...view.sleepers]).toHaveLength(30);
  expect(view.sleepers).toEqual(range(5).map(() => FACE_DOWN));
  expect(at(view.hands, 0).filter(isSeen)).toEqual(cards(FINE));
});
