import type { Lesson, Setting } from '../lesson.ts';

const NAMES = ['', 'Resi', 'Pista', 'Mizzi'] as const;

/** The reader bids and leads first. */
const HANDS = [
  'AS KS 6S AH KH 7H 4H QD 8D 5D JC 9C 2C',
  '3H JD 3D 5S KC JS QS QC 7C 9S AD 9H 6D',
  '2D TC 8S 4C 9D 6H 4S TS 2S 8C 8H 5H 6C',
  'QH 5C AC 7S TH 7D TD KD 2H 4D 3S JH 3C',
] as const;
/** As before, but clubs are in other hands. */
const NO_CLUBS = [
  'AS KS 6S 3S AH KH 7H 4H QD 8D 5D JD 2D',
  '3H TD AC 5S TC JS QS 9C 6C 9S AD 9H 4D',
  'QC 8C 8S 3C 7D 6H 4S TS QH 7C 8H 5H 5C',
  'KC 4C JC 7S TH 6D 9D KD 2H 3D 2S JH 2C',
] as const;

function dealt(firstDealer: number, hands: readonly string[], moves: string): Setting {
  return { firstDealer, you: 0, names: NAMES, deals: [{ hands, rest: '', moves }] };
}

/** How Spades is taught. */
export const spades = {
  parts: {
    cards: [],
    bidding: ['bid'],
    tricks: ['follow', 'free'],
    breaking: ['lead'],
    scoring: ['exact', 'over'],
    end: [],
  },
  tasks: {
    bid: {
      kind: 'ask',
      setting: dealt(3, HANDS, ''),
      allowed: [
        'bid 1',
        'bid 2',
        'bid 3',
        'bid 4',
        'bid 5',
        'bid 6',
        'bid 7',
        'bid 8',
        'bid 9',
        'bid 10',
        'bid 11',
        'bid 12',
        'bid 13',
      ],
    },
    follow: {
      kind: 'ask',
      setting: dealt(2, HANDS, 'bid 3,bid 4,bid 3,bid 2,QH'),
      allowed: ['AH', 'KH', '7H', '4H'],
      follows: ['3H', '5H'],
    },
    free: {
      kind: 'ask',
      setting: dealt(2, NO_CLUBS, 'bid 3,bid 4,bid 3,bid 2,KC'),
      allowed: ['AS', 'KS', '6S', '3S', 'AH', 'KH', '7H', '4H', 'QD', '8D', '5D', 'JD', '2D'],
      follows: ['TC', '3C'],
    },
    lead: {
      kind: 'ask',
      setting: dealt(3, HANDS, 'bid 4,bid 3,bid 2,bid 3'),
      allowed: ['AH', 'KH', '7H', '4H', 'QD', '8D', '5D', 'JC', '9C', '2C'],
    },
    exact: {
      kind: 'sheet',
      setting: dealt(
        3,
        [
          'JH TD QS 8C KC 3D KS 6S AC TC QC 4S AS',
          '2S 7C 3S 9H AH TS 6D 8H AD 8D JS TH 9S',
          '4H 4D 7D 2C 2D 4C 9C 2H QH 9D JC KH 5H',
          'QD 5S 5C 7H 3H 7S 6H 6C JD 3C 5D 8S KD',
        ],
        'bid 7,bid 4,bid 2,bid 1,QC,7C,2C,5C,TC,9H,9C,6C,3D,6D,2D,QD,JD,TD,AD,4D,TH,KH,3H,JH,4C,3C,AC,8D,8C,AH,JC,7H,9D,KD,KC,9S,2S,5H,8S,QS,4S,TS,4H,7S,JS,7D,5S,AS,KS,3S,QH,5D,6S,8H,2H,6H',
      ),
    },
    over: {
      kind: 'sheet',
      setting: dealt(
        3,
        [
          '4S 8S TC 9H KS JD AH 2C 2S AS 3H 5S QS',
          '9S KH QH 6D 5C JH 8D 3S KC TH 9C 3C 7D',
          '5H 4D AD 6S JS QC 4H 7S 8C AC JC 6C 9D',
          '4C 7C 2D 2H TS KD 8H QD 6H 7H 3D 5D TD',
        ],
        'bid 5,bid 2,bid 3,bid 1,3H,KH,5H,8H,3C,8C,7C,2C,9D,TD,JD,7D,AH,JH,4H,7H,9H,QH,JS,6H,6S,TS,8S,9S,2D,2S,8D,AD,TC,5C,AC,4C,7S,2H,AS,3S,5S,TH,4D,KD,4S,6D,6C,5D,KS,9C,JC,QD,QS,KC,QC,3D',
      ),
    },
  },
  terms: [
    'bid',
    'contract',
    'overtrick',
    'bag',
    'broken',
    'trick',
    'follow',
    'trump',
    'lead',
    'discard',
    'dealer',
    'leftOver',
    'nil',
    'team',
    'round',
  ],
} as const satisfies Lesson;
