import { type Card, isSeen, type SeenCard } from '@stammtisch/cards';
import { at, type Seat, seatAfter } from '@stammtisch/kernel';

import { height, isSpade, spadesIn, suitIn } from './pack.ts';
import type { Playing, Trick, View } from './position.ts';

/** Whether a seat could hold a card, as far as this view is certain. */
export function couldHold(view: View, seat: Seat, card: Card): boolean {
  switch (view.phase) {
    case 'dealing':
    case 'over':
      return false;
    case 'drawing':
    case 'bidding':
    case 'passing':
      return couldLieIn(view, seat, card);
    case 'playing':
      return couldLieIn(view, seat, card) && couldStillHold(view, seat, card);
  }
}

type WithHands = Extract<View, { readonly hands: unknown }>;

/** A card lies in one place: what is seen elsewhere is not in this hand. */
function couldLieIn(view: WithHands, seat: Seat, card: Card): boolean {
  const hand = at(view.hands, seat);
  if (hand.includes(card)) return true;
  if (hand.every(isSeen)) return false;
  if (view.hands.some((other) => other.includes(card)) || view.thrown.some((pile) => pile.includes(card)))
    return false;
  if (view.phase === 'drawing') return view.drawn !== card && !view.stock.includes(card);
  if (view.left.includes(card)) return false;
  if (view.phase === 'bidding') return true;
  const holder = view.gifts.findLast(({ cards }) => cards.includes(card))?.to;
  if (holder !== undefined && holder !== seat) return false;
  if (view.phase === 'passing') return true;
  return !view.trick.cards.includes(card) && !view.tricks.some(({ cards }) => cards.includes(card));
}

/** What a seat's plays and bid have shown that it no longer holds. */
function couldStillHold(view: Playing<SeenCard>, seat: Seat, card: Card): boolean {
  if (!fitsBid(view, seat, card)) return false;
  if (excludes(view, view.trick, seat, card, view.tricks.length)) return false;
  return !view.tricks.some((trick, index) => excludes(view, trick, seat, card, index));
}

/** Whether what a seat played to a trick shows that it does not hold a card. */
function excludes(
  view: Playing<SeenCard>,
  { leader, cards }: Trick<SeenCard>,
  seat: Seat,
  card: Card,
  index: number,
): boolean {
  const { seats, options } = view.terms;
  const { deck, firstTrick } = options;
  const [led] = cards;
  const own = cards[seatAfter(seat, seats, -leader)];
  if (led === undefined || own === undefined) return false;
  const suit = suitIn(deck, card);
  const isFirst = index === 0;
  if (isFirst && firstTrick === 'lowClub') {
    // SP-O9: who has clubs plays the lowest; a spade means that nothing else is held.
    if (suit === 'C') return suitIn(deck, own) !== 'C' || height(deck, card) < height(deck, own);
    return isSpade(deck, own) && suit !== 'S';
  }
  const ledSuit = suitIn(deck, led);
  if (seat === leader) return ledSuit === 'S' && suit !== 'S' && wasForced(view, index);
  if (suitIn(deck, own) === ledSuit) return false;
  if (suit === ledSuit) return true;
  return isFirst && firstTrick === 'noSpade' && isSpade(deck, own) && suit !== 'S';
}

/** SP-22, SP-O9: whether a spade could be led to this trick only for want of anything else. */
function wasForced({ terms, tricks }: Playing<SeenCard>, index: number): boolean {
  const { deck, breaking, firstTrick } = terms.options;
  if (index === 0 && firstTrick === 'noSpade') return true;
  if (breaking === 'none') return false;
  return !tricks
    .slice(0, index)
    .some(({ cards }) => (breaking === 'ledOnly' ? isSpade(deck, at(cards, 0)) : spadesIn(deck, cards) > 0));
}

/** SP-O13, SP-O14: the bid tells how many spades the seat was dealt. */
function fitsBid(view: Playing<SeenCard>, seat: Seat, card: Card): boolean {
  const { deck, mirror, whiz } = view.terms.options;
  const bid = view.bids[seat];
  if (!mirror && !(whiz && typeof bid === 'number')) return true;
  const dealtSpades = typeof bid === 'number' ? bid : 0;
  const { seats } = view.terms;
  const left = [...view.tricks, view.trick].reduce((sum, { leader, cards }) => {
    const own = cards[seatAfter(seat, seats, -leader)];
    return own !== undefined && isSpade(deck, own) ? sum - 1 : sum;
  }, dealtSpades);
  return isSpade(deck, card) ? left > 0 : left < at(view.hands, seat).length;
}
