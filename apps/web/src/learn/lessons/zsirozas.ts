import type { Lesson, Setting } from '../lesson.ts';

/** Two at the table, the other one leads. */
function answering(hands: readonly [string, string], rest: string, moves: string): Setting {
  return { firstDealer: 0, you: 0, names: ['', 'Pista'], deals: [{ hands, rest, moves }] };
}

/** Two at the table, the reader leads. */
function leading(hands: readonly [string, string], rest: string, moves: string): Setting {
  return { firstDealer: 0, you: 1, names: ['Pista', ''], deals: [{ hands, rest, moves }] };
}

/** The third example of the rules: ten, ten, ten, seven, ten, eight. */
const TENS = leading(
  ['TL 7B 8H 9A', 'TA TH TB KA'],
  '7A 7H UB 8B KH UH OL UA OA KB 7L AB OH 8A 8L KL 9H 9B AA 9L UL AL AH OB',
  'TA,TL,TH,7B,TB,8H',
);

/** How Zsírozás is taught. */
export const zsirozas = {
  parts: {
    cards: [],
    answer: ['none', 'match'],
    seven: ['seven'],
    goOn: ['goOn', 'tens'],
    draw: [],
    scoring: ['mushroom'],
    four: ['grease'],
  },
  tasks: {
    none: {
      kind: 'ask',
      setting: answering(
        ['9L KH UA TB', '8A 8H OL AB'],
        '7A 7H 9B 7B TH UH KL OA KA OB AA KB OH 9A 7L TL 9H 8B TA 8L UL AL AH UB',
        '8A',
      ),
      allowed: ['9L', 'KH', 'UA', 'TB'],
    },
    match: {
      kind: 'ask',
      setting: answering(
        ['8L 7B KH TA', '8A 9L UH OB'],
        '7A 7H UB 8B TH 9H KL UA OA TB AA AB OH 9A 7L TL 8H 9B KA UL OL AL AH KB',
        '8A',
      ),
      allowed: ['8L'],
      follows: ['stop'],
    },
    seven: {
      kind: 'ask',
      setting: answering(
        ['7B KH 9L UA', 'TH 8A 9A KL'],
        '7A 8H OB 9B AH UH TL KA TA TB 7L AB OH OA 8L AL 9H UB AA UL OL 7H 8B KB',
        'TH',
      ),
      allowed: ['7B', 'KH', '9L', 'UA'],
      follows: ['stop'],
    },
    goOn: {
      kind: 'ask',
      setting: leading(
        ['TL 8A 9A UA', 'TA TH 7L KB'],
        '7A 9H UB 8B AH OH AL KA AA TB 9L AB KH OA UL 7H UH 9B 8L OL KL 8H 7B OB',
        'TA,TL',
      ),
      allowed: ['TH', '7L', 'stop'],
      follows: ['8A'],
    },
    tens: { kind: 'walk', setting: TENS, stops: [0, 1, 2, 3, 4, 5, 6] },
    mushroom: {
      kind: 'sheet',
      setting: {
        firstDealer: 0,
        you: 0,
        names: ['', 'Pista'],
        deals: [
          {
            hands: ['8L AL OH 7A', '7B KL 7H 9L'],
            rest: 'TB 9A OL TA 7L TL UA 8A KH 9H TH AA OA UB AH KB 8H 9B 8B UL KA UH AB OB',
            moves:
              '7H,7A,stop,8L,9L,OH,7B,OL,KL,UA,TA,AL,TL,TH,8A,7L,9H,TB,UB,OA,KB,8B,AA,8H,9B,AB,9A,KH,UH,KA,UL,AH,OB',
          },
          {
            hands: ['9B 9A 8B 7B', 'KB 8A AH TH'],
            rest: 'OB KA 8L UB AL AA UL 7H 7L 8H 9L TL 9H AB TB OA UA KH KL UH OH 7A OL TA',
            moves:
              '9A,KB,7B,TH,OB,AH,9B,8A,8L,AA,AL,KA,UL,UB,7L,7H,stop,TL,8B,UA,KH,KL,UH,OH,OA,stop,7A,TB,9L,9H,stop,TA,AB,8H,OL',
          },
        ],
      },
    },
    grease: {
      kind: 'ask',
      setting: {
        firstDealer: 3,
        you: 3,
        names: ['Resi', 'Pista', 'Mizzi', ''],
        deals: [
          {
            hands: ['9A OA KH 8B', '9L TA UH 8H', 'KB OL 8A AL', 'TH AB 8L UA'],
            rest: '7A 9B OB OH AA 7L KL TB KA TL AH UB UL 7H 9H 7B',
            moves: '9A,9L,KB',
          },
        ],
      },
      allowed: ['TH', 'AB', '8L', 'UA'],
      follows: ['stop'],
    },
  },
  terms: [
    'fat',
    'match',
    'seven',
    'trick',
    'circuit',
    'lead',
    'goOn',
    'leave',
    'talon',
    'pile',
    'mushroom',
    'partner',
    'call',
    'round',
  ],
} as const satisfies Lesson;
