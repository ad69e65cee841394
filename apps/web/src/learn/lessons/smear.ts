import type { Lesson, Setting, WrittenDeal } from '../lesson.ts';

/** SM-G18: four alone, Sam deals, the reader bids three. */
const DEAL: WrittenDeal = {
  hands: ['TD QS 9D JD KC 9C', 'QH JS QD 8C KD QC', 'AH JH 9H KS TC SJ', '8H KH 9S AD 8S JC'],
  rest: 'BJ TH AS AC TS 8D',
  moves: 'pass,bid 2,bid 3,pass,AH,8H,TD,QH,KS,9S,QS,JS,JH,KH,9D,8C,AD,JD,QD,9H,SJ,8S,9C,KD,TC,JC,KC,QC',
};

/** The deal up to so many moves. */
function upTo(moves: number, deal: WrittenDeal = DEAL): readonly WrittenDeal[] {
  return [{ ...deal, moves: deal.moves.split(',').slice(0, moves).join(',') }];
}

const YOU_BID = { firstDealer: 3, you: 2, names: ['Ayşe', 'Kemal', '', 'Sam'] } as const;
const YOU_DEAL = { firstDealer: 3, you: 3, names: ['Ayşe', 'Kemal', 'Sam', ''] } as const;

/** G13: the only trump is a joker. */
const ONE_JOKER: Setting = {
  ...YOU_DEAL,
  deals: upTo(5, {
    ...DEAL,
    hands: ['TD QS 9D JD KC 9C', 'QH JS QD 8C KD QC', 'AH JH 9H KS TC 8H', 'SJ 9S AD 8S JC AS'],
    rest: 'BJ TH KH AC TS 8D',
  }),
};

/** How Smear is taught. */
export const smear = {
  parts: {
    cards: [],
    bidding: ['bid'],
    trump: ['lead'],
    tricks: ['follow', 'joker', 'free'],
    points: [],
    scoring: ['made', 'missed'],
    end: [],
    example: ['walk'],
  },
  tasks: {
    bid: {
      kind: 'ask',
      setting: { ...YOU_BID, deals: upTo(2) },
      allowed: ['pass', 'bid 3', 'bid 4', 'bid 5', 'bid 6'],
      follows: ['pass'],
    },
    lead: {
      kind: 'ask',
      setting: { ...YOU_BID, deals: upTo(4) },
      allowed: ['AH', 'JH', '9H', 'KS', 'TC'],
    },
    follow: {
      kind: 'ask',
      setting: { ...YOU_DEAL, deals: upTo(9) },
      allowed: ['9S', '8S'],
      follows: ['QS', 'JS'],
    },
    joker: { kind: 'ask', setting: ONE_JOKER, allowed: ['SJ'], follows: ['TD', 'QH'] },
    free: { kind: 'ask', setting: { ...YOU_BID, deals: upTo(19) }, allowed: ['9H', 'TC', 'SJ'] },
    made: { kind: 'sheet', setting: { ...YOU_BID, deals: [DEAL] } },
    missed: {
      kind: 'sheet',
      setting: { ...YOU_BID, deals: [{ ...DEAL, moves: DEAL.moves.replace('bid 3', 'bid 4') }] },
    },
    walk: {
      kind: 'walk',
      setting: { ...YOU_BID, deals: [DEAL] },
      stops: [0, 2, 4, 5, 8, 12, 16, 19, 20, 24, 28],
    },
  },
  terms: [
    'high',
    'low',
    'jack',
    'game',
    'pips',
    'bid',
    'pass',
    'declarer',
    'dealer',
    'trump',
    'trick',
    'follow',
    'lead',
    'discard',
    'sleepers',
    'jokers',
    'side',
    'set',
    'round',
  ],
} as const satisfies Lesson;
