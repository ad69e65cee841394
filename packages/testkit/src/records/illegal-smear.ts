import type { SomeOptions } from '@stammtisch/kernel';

import { type DealText, illegal, type IllegalRecord, type RefusedText } from './illegal-case.ts';

// The worked example (SM-45): seat 3 deals, seat 2 leads hearts.
const HANDS = ['TD QS 9D JD KC 9C', 'QH JS QD 8C KD QC', 'AH JH 9H KS TC SJ', '8H KH 9S AD 8S JC'] as const;
const REST = 'BJ TH AS AC TS 8D';
const CALLS = 'pass, bid 2, bid 3, pass';
const FIRST = `${CALLS}, AH, 8H, TD, QH`;
const WHOLE = `${FIRST}, KS, 9S, QS, JS, JH, KH, 9D, 8C, AD, JD, QD, 9H, SJ, 8S, 9C, KD, TC, JC, KC, QC`;
/** Seat 0 holds the small joker and no heart. */
const JOKER = ['TD QS 9D JD KC SJ', HANDS[1], 'AH JH 9H KS TC 9C', HANDS[3]];
const FOUR_POINTS = [
  '8C 9C TC JC QC KC AC',
  '8D 9D TD JD QD KD AD',
  '8H 9H TH JH QH KH AH',
  '8S 9S TS JS QS KS AS',
];

const deal = (moves: string, change: Partial<DealText> = {}): DealText => ({
  hands: HANDS,
  rest: REST,
  moves,
  ...change,
});
const smear = (
  name: string,
  what: string | readonly DealText[],
  refused: RefusedText,
  more: { readonly options?: SomeOptions; readonly startScores?: readonly number[] } = {},
): IllegalRecord =>
  illegal(
    name,
    { game: 'smear', dealer: 3, ...more },
    typeof what === 'string' ? [deal(what)] : what,
    refused,
  );

/** Records of Smear that break its rules. */
export const smearIllegal: readonly IllegalRecord[] = [
  smear('a call out of turn, its seat named', '1 bid 2', '0.0 not-your-turn'),
  smear('a card out of turn, its seat named', `${CALLS}, 3 8H`, '0.4 not-your-turn'),
  smear('an equal bid', 'bid 2, bid 2', '0.1 bid-too-low 2'),
  smear('a lower bid', 'bid 4, bid 3', '0.1 bid-too-low 4'),
  smear('an equal bid by the dealer, who may not steal', 'pass, bid 2, pass, bid 2', '0.3 bid-too-low 2'),
  smear('an equal bid by another than the dealer, who may steal', 'bid 2, bid 2', '0.1 bid-too-low 2', {
    options: { dealerSteal: true },
  }),
  smear('a bid of seven', 'bid 7', '0.0 no-such-bid 2–6'),
  smear('a bid of one', 'pass, bid 1', '0.1 no-such-bid 2–6'),
  smear('a bid of nothing', 'bid 0', '0.0 no-such-bid 2–6'),
  smear('a bid of two where three is the lowest', 'bid 2', '0.0 no-such-bid 3–6', { options: { minBid: 3 } }),
  smear(
    'a bid of five where there are four points',
    [
      {
        hands: FOUR_POINTS.map((suit) => suit.split(' ').slice(1).join(' ')),
        rest: '8C 8D 8H 8S',
        moves: 'bid 5',
      },
    ],
    '0.0 no-such-bid 2–4',
    { options: { jokers: 0 } },
  ),
  smear('a moon where none is shot', 'moon', '0.0 no-such-bid'),
  smear('a moon over a moon', 'moon, moon', '0.1 bid-too-low moon', { options: { moon: '12' } }),
  smear('a bid over a moon', 'moon, bid 6', '0.1 bid-too-low moon', { options: { moon: '12' } }),
  smear('a hand thrown in where that is not done', 'misdeal', '0.0 no-misdeal'),
  smear('a hand thrown in that counts', 'misdeal', '0.0 hand-counts', { options: { misdeal: 'noCount' } }),
  smear('a card while calls are made', 'TD', '0.0 still-bidding'),
  smear('a call after the last one', `${CALLS}, bid 4`, '0.4 bidding-is-over'),
  smear('a joker led first', `${CALLS}, SJ`, '0.4 no-joker-first'),
  smear('a trump led is not followed', `${CALLS}, AH, AD`, '0.5 follow-trump H'),
  smear(
    'a joker held back when it is the only trump',
    [deal(`${CALLS}, AH, 8H, TD`, { hands: JOKER })],
    '0.6 follow-trump H',
  ),
  smear('a plain suit is not followed', `${FIRST}, KS, AD`, '0.9 follow-suit S'),
  smear('a trump on a plain suit that could be followed', `${FIRST}, KS, KH`, '0.9 follow-suit S'),
  smear('a discard where trumps are free, but discards are not', `${FIRST}, KS, AD`, '0.9 follow-suit S', {
    options: { trumpAnytime: true },
  }),
  smear('the off-jack held back when it is the only trump', `${CALLS}, AH, 8H, TD`, '0.6 follow-trump H', {
    options: { jick: true },
  }),
  smear('a card played twice', `${FIRST}, AH`, '0.8 not-your-card'),
  smear('a card of another hand', `${CALLS}, AH, QH`, '0.5 not-your-card'),
  smear('a sleeper', `${CALLS}, TH`, '0.4 not-your-card'),
  smear('a text that is no move', `${CALLS}, AH, 8H, fold`, '0.6 unreadable fold'),
  smear('a card in small letters', `${CALLS}, ah`, '0.4 unreadable ah'),
  smear('a seat that is not there', '7 pass', '0.0 no-such-seat'),
  smear('a remark', '0: Schmiere!', '0.0 no-such-remark Schmiere!'),
  smear(
    'a card dealt twice, and another not at all',
    [deal('', { hands: [HANDS[0], HANDS[1], 'AH AH 9H KS TC SJ', HANDS[3]] })],
    '0 wrong-pack',
  ),
  smear('a card missing among the sleepers', [deal('', { rest: 'BJ TH AS AC TS' })], '0 wrong-pack'),
  smear('a card of a bigger pack', [deal('', { rest: 'BJ TH AS AC TS 2C' })], '0 wrong-pack'),
  smear(
    'a hand of five and one of seven',
    [deal('', { hands: ['TD QS 9D JD KC', `${HANDS[1]} 9C`, HANDS[2], HANDS[3]] })],
    '0 wrong-pack',
  ),
  smear('a call after the deal', `${WHOLE}, pass`, '0.28 nobody-awaited'),
  smear('the next deal before this one is over', [deal(FIRST), deal(CALLS)], '1 not-dealing'),
  smear('a deal after the match', [deal(WHOLE), deal(CALLS)], '1 not-dealing', {
    startScores: [0, 0, 18, 0],
  }),
  smear('a call after the match', `${WHOLE}, pass`, '0.28 nobody-awaited', { startScores: [0, 0, 18, 0] }),
  smear('another dealer than the moves have', [deal(`${CALLS}, AH`, { dealer: 0 })], '0.4 not-your-card'),
  smear('a deal that does not go round', [deal(WHOLE), deal(`${CALLS}, AH`)], '1.4 not-your-card'),
  smear(
    'a card after all have passed and the deal is thrown in',
    'pass, pass, pass, pass, AH',
    '0.4 nobody-awaited',
    {
      options: { allPass: 'redeal' },
    },
  ),
];
