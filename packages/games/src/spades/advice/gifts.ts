import { type Card, isSeen, type SeenCard } from '@stammtisch/cards';
import { type Advice, at, type Seat } from '@stammtisch/kernel';

import { type Action, isNil, type Passing } from '../position.ts';
import type { BidReason } from './because.ts';
import { danger, freshProspects, futureTricks, type Prospects, SPADES, spot } from './prospects.ts';

/** SP-O5: the nil bidder gets rid of what is dangerous; the partner gives back what is harmless. */
export function adviseGifts(
  view: Passing<SeenCard>,
  seat: Seat,
  legal: readonly Action[],
): readonly Advice<Action, BidReason>[] {
  const hand = at(view.hands, seat).filter(isSeen);
  const prospects = freshProspects(view.terms, seat, hand);
  const isUnderNil = isNil(at(view.bids, seat));
  const value = (card: Card): number =>
    isUnderNil ? threat(view, prospects, card) : -harm(view, prospects, card);
  return legal.map((action) => ({
    action,
    weight:
      action.type === 'give' ? Math.round(100 * action.cards.reduce((sum, card) => sum + value(card), 0)) : 0,
    because: isUnderNil ? 'gives-danger' : 'gives-small-cards',
  }));
}

/** What a card threatens a nil with: high spades most. */
function threat({ terms }: Passing<SeenCard>, prospects: Prospects, card: Card): number {
  const { suit, high } = spot(terms.options.deck, card);
  return danger(prospects, suit, high) * (suit === SPADES ? 1.5 : 1) + high / 1000;
}

/** What giving a card to a nil bidder harms: it may be forced to win there, and is missed here. */
function harm({ terms }: Passing<SeenCard>, prospects: Prospects, card: Card): number {
  const { suit, high } = spot(terms.options.deck, card);
  return (
    high * (suit === SPADES ? 0.12 : 0.06) + (suit === SPADES ? 0.3 : 0) + futureTricks(prospects, suit, high)
  );
}
