import type { Advice, Seat } from '@stammtisch/kernel';

import type { Because } from './advice/because.ts';
import { adviseCalls } from './advice/bids.ts';
import { adviseCards } from './advice/cards.ts';
import { callerOf } from './auction.ts';
import { playerOf } from './play.ts';
import type { Action, View } from './position.ts';

/** Priorities with reasons, for every legal action, best first; from the view alone. */
export function advise(view: View, seat: Seat): readonly Advice<Action, Because>[] {
  if (view.phase === 'auction') return seat === callerOf(view) ? adviseCalls(view, seat) : [];
  if (view.phase === 'playing') return seat === playerOf(view) ? adviseCards(view, seat) : [];
  return [];
}
