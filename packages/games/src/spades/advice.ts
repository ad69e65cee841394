import { type Advice, legalActions, type Seat } from '@stammtisch/kernel';

import { spades } from './game.ts';
import type { Action, View } from './position.ts';

/** Every legal action of a seat, the best first. */
export function advise(view: View, seat: Seat): readonly Advice<Action>[] {
  return legalActions(spades, view, seat).map((action, index) => ({
    action,
    weight: -index,
    because: 'in-order',
  }));
}
