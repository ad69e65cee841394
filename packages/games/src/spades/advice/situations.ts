import type { Situation } from '../../situation.ts';
import { type PlayText, played, rules, toGive } from '../fixtures.ts';
import { packFor } from '../pack.ts';
import type { View } from '../position.ts';
import { bidSituations } from './bid-situations.ts';
import { cardSituations } from './card-situations.ts';

const BLIND = { teams: 'pairs', nil: 100, blindNil: 200, blindPass: 2 } as const;

const gifts: readonly (readonly [string, PlayText & { readonly back?: boolean }, string])[] = [
  [
    'SP-O5: a blind bidder passes the highest spades on',
    { hand: 'KS 9S AH 7H 4H 8D 5D 3D JC 7C 4C 3C 2C', bids: ['blind nil', 4, 3, 3], options: BLIND },
    'KS 9S or KS AH',
  ],
  [
    'SP-O5: the partner gives back what is harmless, and no trick',
    {
      seat: 2,
      hand: 'AS KS QS AH 7H 2H KD 5D 2D JC 7C 4C 3C QH 9C',
      bids: ['blind nil', 4, 3, 3],
      options: BLIND,
      back: true,
    },
    '2H 2D or 2D 2H or 2H 3C or 2D 3C',
  ],
];

const draws: readonly (readonly [string, 'keep' | 'next'])[] = [
  ['AS', 'keep'],
  ['7S', 'keep'],
  ['AD', 'keep'],
  ['4C', 'next'],
  ['9H', 'next'],
];

/** The stock of two players, with this card on top. */
const stockWith = (card: string): string =>
  [card, ...packFor(rules(), 2).filter((one) => one !== card)].join(' ');

/** Moments of Spades and what is wise there. */
export const situations: readonly Situation<View>[] = [
  ...bidSituations,
  ...cardSituations,
  ...gifts.map(([story, text, good]) => ({
    story,
    view: toGive(text),
    good: good.split(' or ').map((cards) => `give ${cards}`),
  })),
  ...draws.map(([card, good]) => ({
    story: `SP-O19: the first card drawn is ${card}`,
    view: played({ seats: 2, options: { deal: 'draw2' }, dealer: 1, left: stockWith(card) }),
    good: [good],
  })),
];
