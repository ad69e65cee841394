import type { OpenTable } from '@stammtisch/protocol';

import type { Manner } from './player.ts';

/** Spades as American pairs with cards passed, but no side loses early: who is behind is to come to bid blind. */
export const AMERICAN: Partial<OpenTable> = {
  game: 'spades',
  seats: 4,
  options: {
    teams: 'pairs',
    nil: 100,
    blindNil: 200,
    blindPass: 2,
    bags: '10/100',
    setPenalty: 'minus',
    tieRule: 'highestWins',
    target: 200,
  },
};

/** Bids blind whenever that is allowed, else all thirteen: that puts us far behind, and bidding blind needs just that. */
export const farBehind: NonNullable<Manner['answer']> = (names) =>
  ['Blind-Null bieten', '13 bieten'].find((one) => names.includes(one));
