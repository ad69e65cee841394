import { isSeen } from '@stammtisch/cards';
import { type Advice, at, type Seat } from '@stammtisch/kernel';

import { auctionChoices, callerOf, callRefusal, misdealRefusal } from './auction.ts';
import { playerOf, playRefusal } from './play.ts';
import type { Action, View } from './position.ts';

/** Priorities with reasons, for every legal action, best first. */
export function advise(view: View, seat: Seat): readonly Advice<Action>[] {
  if (view.phase === 'auction' && seat === callerOf(view)) {
    return auctionChoices(view).flatMap((action): Advice<Action>[] => {
      if (action.type === 'play') return [];
      const stopped =
        action.type === 'call' ? callRefusal(view, seat, action.call) : misdealRefusal(view, seat);
      return stopped === undefined ? [{ action, weight: 0, because: 'legal' }] : [];
    });
  }
  if (view.phase !== 'playing' || seat !== playerOf(view)) return [];
  return at(view.hands, seat)
    .filter(isSeen)
    .filter((card) => playRefusal(view, seat, card) === undefined)
    .map((card) => ({ action: { type: 'play', card }, weight: 0, because: 'legal' }));
}
