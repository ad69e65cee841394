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

/** Bids all thirteen until that has put us far behind, then blind, then nil, and all thirteen again. */
export function farBehind(): {
  readonly said: readonly string[];
  readonly answer: NonNullable<Manner['answer']>;
} {
  const said: string[] = [];
  return {
    said,
    answer(names) {
      const plan = ['Blind-Null bieten', 'Null bieten'].filter((bid) => !said.includes(bid));
      const isBlindNext = plan[0] === 'Blind-Null bieten';
      const order = [...(isBlindNext ? plan.slice(0, 1) : ['Karten ansehen', ...plan]), '13 bieten'];
      const name = order.find((one) => names.includes(one));
      if (name !== undefined) said.push(name);
      return name;
    },
  };
}
