import { observe, range } from '@stammtisch/kernel';

import type { Situation } from '../../situation.ts';
import { awaitedIn, type DealText, played } from '../fixtures.ts';
import { smear } from '../game.ts';
import type { SmearOptions } from '../options.ts';
import type { Page, View } from '../position.ts';

type Table = Omit<DealText, 'hands'> & {
  /** How many deals have been played. */
  readonly pages?: number;
};

const pairs = { partners: 'random' } as const satisfies Partial<SmearOptions>;
const FINE = 'AH JH 9H KS TC SJ';
const STRONG = 'AH KH JH 9H AC 8D';
const POOR = '9C TD QS 8H KD JC';
const MODEST = 'AH JH 9C TD 9S QC';
/** Two have passed, the dealer’s neighbour has not. */
const OVER = 'pass, pass, bid 2';

const PAGE: Page = { lines: [], dealer: 3, calls: [], contract: { type: 'free' }, trump: 'H' };

const table: readonly (readonly [string, string, Table, string])[] = [
  ['the seed’s hand is worth a bid of 3', FINE, { moves: 'pass, bid 2' }, 'bid 3'],
  ['ace, king and jack of a suit bid at once', STRONG, {}, 'bid 3 or bid 4'],
  ['a poor hand passes', POOR, {}, 'pass'],
  ['a poor hand passes over a bid', POOR, { moves: 'bid 3, pass' }, 'pass'],
  ['the last caller outbids by no more than it must', STRONG, { moves: 'bid 2, pass, pass' }, 'bid 3'],
  ['the dealer takes 2 if nobody wants it', STRONG, { moves: 'pass, pass, pass' }, 'bid 2'],
  ['a poor dealer does not bid up what is forced', POOR, { moves: 'pass, pass, pass' }, 'pass or bid 2'],
  ['nobody bids 5 or 6 on one good card', 'AH 9C 8D QS KD 9S', { moves: 'pass, bid 4' }, 'pass'],
  ['the partner’s bid is left alone', 'QH TH 9C AC KD 9S', { options: pairs, moves: 'bid 3, pass' }, 'pass'],
  [
    'a much better hand may outbid the partner',
    'AH KH QH JH 9H AC',
    { options: pairs, moves: 'bid 2, pass' },
    'bid 3 or bid 4 or bid 5',
  ],
  [
    'at 19 a modest hand goes for the last two points',
    'AH TH 9C KD QS 8S',
    { startScores: [19, 0, 0, 0] },
    'bid 2',
  ],
  [
    'in the dealer’s place, the same number is enough',
    STRONG,
    { options: { dealerSteal: true }, moves: 'bid 3, pass, pass' },
    'bid 3',
  ],
  ['a worthless hand is thrown in', '8C 9C 8D 9D 8S 9S', { options: { misdeal: 'noCount' } }, 'misdeal'],
  [
    'but not on the partner’s bid',
    '8C 9C 8D 9D 8S 9S',
    { options: { misdeal: 'noCount', ...pairs }, moves: 'bid 3, pass' },
    'pass',
  ],
  [
    'every trump from the ace down, and Low: a moon',
    'AH KH QH JH TH 8H',
    { options: { moon: '12' } },
    'moon',
  ],
  ['a good hand is no moon', STRONG, { options: { moon: '12' } }, 'bid 3 or bid 4 or bid 5'],
  [
    'where only a bid wins, 20 points call for one',
    'AH TH 9C KD QS 8S',
    { options: { mustBidOut: true }, startScores: [20, 0, 0, 0] },
    'bid 2 or bid 3',
  ],
  [
    'a poor dealer lets the deal be thrown in',
    POOR,
    { options: { allPass: 'redeal' }, moves: 'pass, pass, pass' },
    'pass',
  ],
  [
    'without jokers the bids end at 4',
    'AH KH QH JH TH 8H',
    { options: { jokers: 0 }, moves: 'bid 3' },
    'bid 4',
  ],
  ['three players bid on less', 'AH JH QH KD TC SJ', { seats: 3, moves: 'bid 2' }, 'bid 3 or bid 4 or bid 5'],
  ['a lowest bid of 3 asks for a better hand', 'QH TH 9C AC KD 9S', { options: { minBid: 3 } }, 'pass'],
  ['the bid is taken from a side at 19', MODEST, { moves: OVER, startScores: [0, 0, 0, 19] }, 'bid 3'],
  ['SM-O19: Low helps to make the bid', 'AH 8H JH KC 9S QD', { moves: 'bid 3' }, 'bid 4'],
  [
    'SM-O19: without the help of Low a hand bids less',
    'AH 8H JH KC 9S QD',
    { moves: 'bid 3', options: { lowForBid: 'notTowardsBid' } },
    'pass',
  ],
  ['SM-O10: a jack of the other suit is nothing', 'AH JH JD KC 9S QD', { moves: 'bid 3' }, 'pass'],
  [
    'SM-O10: the off-jack makes a hand worth more',
    'AH JH JD KC 9S QD',
    { moves: 'bid 3', options: { jick: true } },
    'bid 4',
  ],
  [
    'SM-O2: where 11 win, the bid is taken from a side at 9',
    MODEST,
    { options: { target: 11 }, moves: OVER, startScores: [0, 0, 0, 9] },
    'bid 3',
  ],
  [
    'SM-O8: without jokers all four points are too much to promise',
    'AH JH QH AC KH TC',
    { options: { jokers: 0 }, moves: 'bid 3, pass' },
    'pass',
  ],
  [
    'SM-O21: the nine is no Low while the eight may sleep',
    'AH 9H TH QH 9S TC',
    { options: { highLow: 'fixed' }, moves: 'bid 3' },
    'pass',
  ],
  [
    'SM-O17: at 20 a pass cannot win any more, so even 5 are tried',
    'AH JH 8H QS 8S 8D',
    { options: { mustBidOut: true }, startScores: [10, 20, 10, 10], moves: 'bid 4' },
    'bid 5',
  ],
  [
    'SM-O20: one point behind in the last round, a modest hand has to bid',
    MODEST,
    { options: { maxRounds: 6 }, pages: 5, startScores: [12, 11, 6, 6], moves: 'bid 2' },
    'bid 3',
  ],
];

/** What the next caller sees that holds this hand, after these calls. */
function asked(hand: string, { moves = '', pages = 0, ...table }: Table): View {
  const calls = moves.split(',').filter((text) => text.trim() !== '').length;
  const { seats = 4, dealer = seats - 1 } = table;
  const state = played({ ...table, hands: { [(dealer + 1 + calls) % seats]: hand }, moves });
  const view = observe(smear, state, awaitedIn(state));
  return { ...view, pages: range(pages).map(() => PAGE) };
}

/** What to call. */
export const bidSituations: readonly Situation<View>[] = table.map(([story, hand, deal, good]) => ({
  story,
  view: asked(hand, deal),
  good: good.split(' or '),
}));
