import { type Card, isSeen, type SeenCard } from '@stammtisch/cards';
import { at, type Seat, seatAfter } from '@stammtisch/kernel';

import { failsToFollow } from './play.ts';
import type { Playing, Trick, View } from './position.ts';
import { suitIn, trumpOf } from './tricks.ts';

/** Whether a seat could hold a card, as far as this view is certain. */
export function couldHold(view: View, seat: Seat, card: Card): boolean {
  switch (view.phase) {
    case 'dealing':
    case 'over':
      // All cards lie open; only a deal thrown in has left any in the hands.
      return view.last?.ended === 'redeal' && at(view.last.hands, seat).includes(card);
    case 'auction':
      return couldBeIn(view, seat, card);
    case 'playing':
      return couldBeIn(view, seat, card) && !hasShownNone(view, seat, card);
  }
}

/** A card lies in one place: what is seen elsewhere is not in this hand. */
function couldBeIn(view: Extract<View, { readonly hands: unknown }>, seat: Seat, card: Card): boolean {
  const hand = at(view.hands, seat);
  if (hand.includes(card)) return true;
  if (hand.every(isSeen)) return false;
  if (view.hands.some((other) => other.includes(card)) || view.sleepers.includes(card)) return false;
  if (view.phase === 'auction') return true;
  const { peeked, trick, tricks } = view;
  const isOut = peeked.includes(card) || trick.cards.includes(card);
  return !isOut && !tricks.some(({ cards }) => cards.includes(card));
}

/** A seat that did not follow holds none of the suit that was led. */
function hasShownNone(view: Playing<SeenCard>, seat: Seat, card: Card): boolean {
  const trump = trumpOf(view);
  if (trump === undefined) return false;
  const { seats, options } = view.terms;
  const suit = suitIn(card, trump, options);
  const failed = (trick: Trick<SeenCard>): boolean => {
    const [led] = trick.cards;
    const own = trick.cards[seatAfter(seat, seats, -trick.leader)];
    if (led === undefined || own === undefined || suitIn(led, trump, options) !== suit) return false;
    return failsToFollow(own, led, trump, options);
  };
  return failed(view.trick) || view.tricks.some(failed);
}
