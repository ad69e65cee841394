import { type Advice, legalActions, type Seat } from '@stammtisch/kernel';

import type { Because } from './advice/because.ts';
import { adviseBids } from './advice/bids.ts';
import { adviseCards } from './advice/cards.ts';
import { adviseDraw } from './advice/draws.ts';
import { adviseGifts } from './advice/gifts.ts';
import { outlook } from './advice/outlook.ts';
import { spades } from './game.ts';
import type { Action, View } from './position.ts';

/** Every legal action of a seat, the best first. */
export function advise(view: View, seat: Seat): readonly Advice<Action, Because>[] {
  return advice(view, seat, legalActions(spades, view, seat)).toSorted((a, b) => b.weight - a.weight);
}

function advice(view: View, seat: Seat, legal: readonly Action[]): readonly Advice<Action, Because>[] {
  switch (view.phase) {
    case 'drawing':
      return adviseDraw(view, seat, legal);
    case 'bidding':
      return adviseBids(view, seat, legal);
    case 'passing':
      return adviseGifts(view, seat, legal);
    case 'playing': {
      const cards = legal.flatMap((action) => (action.type === 'play' ? [action.card] : []));
      return cards.length === 0 ? [] : adviseCards(outlook(view, seat), cards);
    }
    case 'dealing':
    case 'over':
      return [];
  }
}
