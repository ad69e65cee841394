import { FRENCH_RANKS, FRENCH_SUITS, pack } from '@stammtisch/cards';
import type { SomeOptions } from '@stammtisch/kernel';

import { type DealText, illegal, type IllegalRecord, type RefusedText } from './illegal-case.ts';

const suit = (name: string): string => FRENCH_RANKS.map((rank) => rank + name).join(' ');
/** Two players, seat 0 deals: seat 1 leads. Each has one spade and clubs; seat 0 diamonds, seat 1 hearts. */
const TWO = ['AC 2S 4D 5D 6D 7D 8D 9D TD JD QD KD AD', '2C 3S 4H 5H 6H 7H 8H 9H TH JH QH KH AH'];
/** Seat 0 has two spades. */
const TWO_SPADES = ['AC 2S 4S 5D 6D 7D 8D 9D TD JD QD KD AD', TWO[1] ?? ''];
/** Four players, seat 3 deals: seat 0 bids first. A suit each. */
const SUITS = [suit('S'), suit('H'), suit('D'), suit('C')];
/** A deal of a suit each, seat 0 leading spades: thirteen tricks for seat 0. */
const WHOLE = `bid 13, bid 1, bid 1, bid 1, ${FRENCH_RANKS.map((rank) => `${rank}S, ${rank}H, ${rank}D, ${rank}C`).join(', ')}`;
const BLIND: SomeOptions = { teams: 'pairs', nil: 100, blindNil: 200 };

function restOf(hands: readonly string[], jokers: readonly ('BJ' | 'SJ')[] = []): string {
  const dealt = hands.flatMap((hand) => hand.split(' '));
  return pack(FRENCH_SUITS, FRENCH_RANKS, jokers)
    .filter((card) => !dealt.includes(card))
    .join(' ');
}
const two = (moves: string, hands: readonly string[] = TWO): DealText => ({
  hands,
  rest: restOf(hands),
  moves,
});
const four = (moves: string): DealText => ({ hands: SUITS, rest: '', moves });
const spades = (
  name: string,
  deals: readonly DealText[],
  refused: RefusedText,
  more: { readonly options?: SomeOptions; readonly startScores?: readonly number[] } = {},
): IllegalRecord =>
  illegal(name, { game: 'spades', dealer: deals[0]?.hands.length === 2 ? 0 : 3, ...more }, deals, refused);

/** Records of Spades that break its rules. */
export const spadesIllegal: readonly IllegalRecord[] = [
  spades('a bid out of turn, its seat named', [two('0 bid 3')], '0.0 not-your-turn'),
  spades('a pass', [two('pass')], '0.0 unreadable pass'),
  spades('a bid of nothing', [two('bid 0')], '0.0 bid-too-low'),
  spades('a bid of fourteen', [two('bid 14')], '0.0 bid-too-high 13'),
  spades('a nil where there is none', [two('bid nil')], '0.0 nil-off'),
  spades('a blind nil where there is none', [two('bid blind nil')], '0.0 blind-nil-off', {
    options: { nil: 100 },
  }),
  spades('a blind nil by a side that is not far behind', [four('bid blind nil')], '0.0 not-behind', {
    options: BLIND,
    startScores: [0, 99],
  }),
  spades('a bid before the cards are looked at', [four('bid 13')], '0.0 look-first', {
    options: BLIND,
    startScores: [0, 100],
  }),
  spades('a blind nil after a look', [four('look, bid blind nil')], '0.1 already-looked', {
    options: BLIND,
    startScores: [0, 100],
  }),
  spades('a look where everybody has looked', [two('look')], '0.0 already-looked'),
  spades('a last bid that makes up the tricks', [two('bid 6, bid 7')], '0.1 hook 13', {
    options: { hook: true },
  }),
  spades('two bids of a team that are too low', [four('bid 2, bid 3, bid 1')], '0.2 team-minimum 4', {
    options: { teams: 'pairs', minTeamBid: 4 },
  }),
  spades('no nil in a pair that needs one', [four('bid 5, bid 4, bid 6')], '0.2 suicide-nil', {
    options: { teams: 'pairs', nil: 100, suicide: true },
  }),
  spades('two nils in a pair that needs one', [four('bid nil, bid 4, bid nil')], '0.2 suicide-four', {
    options: { teams: 'pairs', nil: 100, suicide: true },
  }),
  spades('two nils where that is forbidden', [four('bid nil, bid 4, bid nil')], '0.2 double-nil', {
    options: { teams: 'pairs', nil: 100, doubleNil: 'forbidden' },
  }),
  spades('another bid than the spades held', [four('bid 12')], '0.0 mirror 13', {
    options: { nil: 100, mirror: true },
  }),
  spades('neither nil nor the spades held', [four('bid 13, bid 1')], '0.1 whiz 0', {
    options: { nil: 100, whiz: true },
  }),
  spades('a card before all have bid', [two('bid 1, AC')], '0.1 still-bidding'),
  spades('a bid while cards are played', [two('bid 1, bid 1, bid 2')], '0.2 bidding-is-over'),
  spades('a spade led too early', [two('bid 1, bid 1, 3S')], '0.2 spades-not-broken'),
  spades(
    'a spade led where only a led one opens them',
    [two('bid 1, bid 1, 4H, 2S, 4S', TWO_SPADES)],
    '0.4 spades-not-broken',
    { options: { breaking: 'ledOnly' } },
  ),
  spades('a suit that is not followed', [two('bid 1, bid 1, 2C, 4D')], '0.3 follow-suit C'),
  spades('a trump on a suit that could be followed', [two('bid 1, bid 1, 2C, 2S')], '0.3 follow-suit C'),
  spades('another card than the lowest club', [two('bid 1, bid 1, 4H')], '0.2 lowest-club 2C', {
    options: { firstTrick: 'lowClub' },
  }),
  spades('a spade to the first trick', [two('bid 1, bid 1, 4H, 2S')], '0.3 no-spade-first', {
    options: { firstTrick: 'noSpade' },
  }),
  spades(
    'a joker led too early',
    [
      {
        hands: ['AC 2S 4D 5D 6D 7D 8D 9D TD JD QD KD AD', '3C 3S 4H 5H 6H 7H 8H 9H TH JH QH KH BJ'],
        rest: restOf(
          ['AC 2S 4D 5D 6D 7D 8D 9D TD JD QD KD AD', '3C 3S 4H 5H 6H 7H 8H 9H TH JH QH KH BJ 2C 2D'],
          ['SJ'],
        ),
        moves: 'bid 1, bid 1, BJ',
      },
    ],
    '0.2 spades-not-broken',
    { options: { deck: 'jokers' } },
  ),
  spades(
    'a card played twice',
    [four('bid 13, bid 1, bid 1, bid 1, 2S, 2H, 2D, 2C, 2S')],
    '0.8 not-your-card',
  ),
  spades(
    'a card out of turn, its seat named',
    [four('bid 13, bid 1, bid 1, bid 1, 2S, 2 2D')],
    '0.5 not-your-turn',
  ),
  spades('a sealed bid without its seat', [four('bid 4')], '0.0 seat-missing', {
    options: { hiddenBids: true },
  }),
  spades('two sealed bids of one seat', [four('2 bid 4, 2 bid 3')], '0.1 not-your-turn', {
    options: { hiddenBids: true },
  }),
  spades(
    'one card given instead of two',
    [four('look, bid 13, bid 1, bid blind nil, bid 1, give KD')],
    '0.5 two-cards',
    {
      options: { ...BLIND, blindPass: 2 },
      startScores: [0, 100],
    },
  ),
  spades(
    'a card given that is not held',
    [four('look, bid 13, bid 1, bid blind nil, bid 1, give KD AH')],
    '0.5 not-your-card',
    {
      options: { ...BLIND, blindPass: 2 },
      startScores: [0, 100],
    },
  ),
  spades(
    'a lead before cards are given',
    [four('look, bid 13, bid 1, bid blind nil, bid 1, 2D')],
    '0.5 give-first',
    {
      options: { ...BLIND, blindPass: 2 },
      startScores: [0, 100],
    },
  ),
  spades(
    'a bid before all cards are drawn',
    [{ hands: ['', ''], rest: restOf([]), moves: 'keep, bid 3' }],
    '0.1 draw-first',
    {
      options: { deal: 'draw2' },
    },
  ),
  spades(
    'a card in two hands',
    [{ hands: [SUITS[0] ?? '', SUITS[0] ?? '', SUITS[2] ?? '', SUITS[3] ?? ''], rest: '', moves: '' }],
    '0 wrong-pack',
  ),
  spades('a pack without its jokers', [two('')], '0 wrong-pack', { options: { deck: 'jokers' } }),
  spades('a card after the deal', [four(`${WHOLE}, 2S`)], '0.56 nobody-awaited'),
  spades('a deal after the match', [four(WHOLE), four('')], '1 not-dealing', { options: { target: 100 } }),
  spades('the next deal before this one is over', [four('bid 13'), four('')], '1 not-dealing'),
  spades('a remark', [four('0: Schmiere!')], '0.0 no-such-remark Schmiere!'),
];
