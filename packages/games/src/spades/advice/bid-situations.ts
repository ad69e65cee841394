import type { Situation } from '../../situation.ts';
import { type BidText, toBid } from '../fixtures.ts';
import type { SpadesOptions } from '../options.ts';
import type { View } from '../position.ts';

type Some = Partial<SpadesOptions>;
const PAIRS: Some = { teams: 'pairs', nil: 100, bags: '10/100', setPenalty: 'minus' };
const BLIND: Some = { ...PAIRS, blindNil: 200 };
const TEN: Some = { teams: 'pairs', setPenalty: 'minus', tenFor200: true };
const SUICIDE: Some = { teams: 'pairs', nil: 100, setPenalty: 'minus', suicide: true };
const MINUS: Some = { setPenalty: 'minus' };

const HANDS = {
  strong: 'AS KS QS JS TS AH KH AD KD AC 4C 3D 2H',
  middling: 'AS QS 7S 3S AH 8H 5H KD 9D 4D JC 8C 2C',
  weak: '7S 4S QH 9H 6H 3H TD 8D 4D TC 7C 5C 2C',
  harmless: '3S 2S 9H 6H 4H 2H 8D 5D 3D 2D 7C 4C 2C',
  'one high spade': 'AS 2S 9H 6H 4H 2H 8D 5D 3D 2D 7C 4C 2C',
  'all spades': 'AS KS QS JS TS 9S 8S 7S 6S 5S 4S 3S 2S',
  'nine spades and aces': 'AS KS QS JS TS 9S 8S 7S 6S AH AD AC KC',
  borderline: 'AS QS 7S AH 8H 5H KD 9D 4D 3D JC 8C 2C',
  jokers: 'BJ SJ 7S 3S AH 8H 5H KD 9D 4D JC 8C 3C',
  'twelve sure': 'AS KS QS JS TS 9S 8S 7S 6S 5S AH AD KC',
  'nine high cards': 'AS KS QS 9S 8S AH KH AD 4D 3D AC 4C 2C',
  'nearly nil': 'JS 5S 4S 3H AD QD TD 9D 5D KC 9C 7C 5C',
  'six spades and every other top': 'AS KS QS JS TS 9S AH KH AD KD AC KC QC',
  'short and weak': '7S 4S 8H 9H 6D 3D TC',
} as const;

type Row = readonly [string, keyof typeof HANDS, Omit<BidText, 'hand'>, string];
const rows: readonly Row[] = [
  ['counts its honours and long spades', 'strong', {}, '8 or 9'],
  ['counts sure tricks and half the doubtful ones', 'middling', {}, '3 or 4'],
  ['bids the least with nothing', 'weak', {}, '1'],
  ['goes lower where a set costs points', 'middling', { options: MINUS }, '3'],
  ['expects twice as much among two', 'middling', { seats: 2 }, '5 or 6 or 7'],
  ['expects one trick of seven among seven', 'short and weak', { seats: 7 }, '1'],
  ['bids every trick that nobody can take', 'all spades', {}, '13'],
  ['SP-O8: counts jokers as sure tricks', 'jokers', { options: { deck: 'jokers' } }, '3 or 4 or 5'],
  ['SP-O4: bids nil when harmless', 'harmless', { options: PAIRS }, 'nil'],
  ['SP-O4: never with the ace of spades', 'one high spade', { options: PAIRS }, '1 or 2'],
  ['SP-O4: never with strength', 'strong', { options: PAIRS }, '7 or 8 or 9'],
  ['SP-O4: alone only with a very safe hand', 'weak', { options: { nil: 50 } }, '1'],
  ['SP-O4: alone and very safe, it does', 'harmless', { options: { nil: 50 } }, 'nil'],
  ['SP-O4: without the option it cannot', 'harmless', {}, '1'],
  ['SP-O6: leaves 400 alone', 'weak', { said: ['nil', 3], options: { ...PAIRS, doubleNil: 'bonus' } }, '1'],
  [
    'SP-O6: counts tricks when the partner has the nil',
    'harmless',
    { said: ['nil', 3], options: { ...PAIRS, doubleNil: 'forbidden' } },
    '1',
  ],
  [
    'SP-O5: bids blind far behind near the end',
    'weak',
    { isBlind: true, totals: [150, 460], options: BLIND },
    'blind nil',
  ],
  [
    'SP-O5: looks when only a little behind',
    'weak',
    { isBlind: true, totals: [50, 160], options: BLIND },
    'look',
  ],
  ['SP-O5: looks far from the end', 'weak', { isBlind: true, totals: [-100, 160], options: BLIND }, 'look'],
  ['SP-O7: makes ten of nine and a half', 'strong', { said: [2, 1], options: TEN }, '8'],
  ['SP-O7: leaves nine at ten', 'weak', { said: [9, 1], options: TEN }, '1'],
  [
    'SP-O10: takes the nearest bid beside the hooked one',
    'middling',
    { said: [4, 3, 3], options: { hook: true } },
    '2 or 4',
  ],
  ['SP-O11: completes four', 'weak', { said: [1, 4], options: { ...PAIRS, minTeamBid: 4 } }, '3'],
  ['SP-O11: bids four beside a nil', 'weak', { said: ['nil', 4], options: { ...PAIRS, minTeamBid: 4 } }, '4'],
  ['SP-O12: takes the nil when harmless', 'harmless', { options: { ...PAIRS, suicide: true } }, 'nil'],
  ['SP-O12: leaves the nil when strong', 'strong', { options: { ...PAIRS, suicide: true } }, '7 or 8 or 9'],
  [
    'SP-O12: bids no more than four beside a nil',
    'weak',
    { said: ['nil', 4], options: { ...PAIRS, suicide: true } },
    '4',
  ],
  ['SP-O13: has one bid under mirror', 'middling', { options: { nil: 100, mirror: true } }, '4'],
  ['SP-O14: bids its spades under whiz', 'middling', { options: { ...PAIRS, whiz: true } }, '4'],
  ['SP-O14: takes nil under whiz when harmless', 'harmless', { options: { ...PAIRS, whiz: true } }, 'nil'],
  ['SP-O15: takes its chance far from the loss', 'borderline', { options: { ...MINUS, lossAt: -200 } }, '3'],
  [
    'SP-O15: is careful near the loss',
    'borderline',
    { totals: [-170, 100, 50, 20], options: { ...MINUS, lossAt: -200 } },
    '2',
  ],
  ['SP-O20: bids thirteen for 200', 'nine spades and aces', { options: { boston: true } }, '13'],
  [
    'SP-O21: goes by its own hand when bids are sealed',
    'middling',
    { options: { hiddenBids: true } },
    '3 or 4',
  ],
  [
    'bids just enough to reach the target',
    'strong',
    { totals: [435, 100, 100, 100], options: MINUS },
    '7 or 8',
  ],
  [
    'SP-O3: leaves room beside a high partner',
    'middling',
    { said: [8, 1], options: { teams: 'pairs', setPenalty: 'minus' } },
    '2 or 3',
  ],
  [
    'SP-O3: six in three pairs bid for eight tricks',
    'short and weak',
    { seats: 6, options: { teams: 'pairs' } },
    '1',
  ],
  ['SP-O7: stays at ten though eleven may come', 'strong', { said: [3, 1], options: TEN }, '7'],
  ['SP-O7: goes up to ten', 'nine high cards', { said: [2, 1], options: TEN }, '8'],
  [
    'SP-O7: without it the same hand bids what it takes',
    'nine high cards',
    { said: [2, 1], options: { teams: 'pairs', setPenalty: 'minus' } },
    '7',
  ],
  ['SP-O12: rather a nil now than one that the partner owes', 'nearly nil', { options: SUICIDE }, 'nil'],
  ['SP-O12: without that duty the same hand counts its tricks', 'nearly nil', { options: PAIRS }, '2 or 3'],
  [
    'SP-O16: bids what ends a short match',
    'middling',
    { totals: [165, 100, 100, 100], options: { ...MINUS, target: 200 } },
    '4',
  ],
  [
    'SP-O16: far from the end the same hand is worth three',
    'middling',
    { totals: [165, 100, 100, 100], options: MINUS },
    '3',
  ],
  ['SP-O2: bids higher where a set costs nothing', 'middling', { options: {} }, '3 or 4'],
  [
    'SP-O20: bids thirteen when its spades draw all others',
    'six spades and every other top',
    { options: { boston: true } },
    '13',
  ],
  [
    'SP-O20: twelve sure tricks are no thirteen',
    'twelve sure',
    { options: { boston: true, ...MINUS } },
    '12',
  ],
  [
    'SP-O17: how ties are decided changes no bid',
    'middling',
    { options: { tieRule: 'highestWins' } },
    '3 or 4',
  ],
];

/** What to bid: what the rows call for, one of them being enough. */
export const bidSituations: readonly Situation<View>[] = rows.map(([story, hand, text, good]) => ({
  story: `${story}: ${hand}`,
  view: toBid({ ...text, hand: HANDS[hand] }),
  good: good === 'look' ? [good] : good.split(' or ').map((bid) => `bid ${bid}`),
}));
