import type { SeenCard } from '@stammtisch/cards';
import { at, type Place, range, type Seat, type Side } from '@stammtisch/kernel';

import type { FinishedDeal, Position, TakenTrick, Trick, View } from './position.ts';

/** Looks at a card where it lies. */
export type Look = (card: SeenCard, place: Place) => SeenCard;

// Each place is one object, so that whoever visits the cards need ask about a pile only once.
const SEATS = range(8);
const HANDS: readonly Place[] = SEATS.map((seat) => ({ pile: 'hand', seat }));
const TABLE: readonly Place[] = SEATS.map((by) => ({ pile: 'table', by }));
const TAKEN: readonly Place[] = SEATS.map((side) => ({ pile: 'taken', side }));
const LOOKED_AT: readonly Place[] = SEATS.map((by) => ({ pile: 'aside', by }));

/** The undealt pack. */
export const STOCK: Place = { pile: 'stock' };
/** The sleepers nobody has looked at. */
export const DECK_ASIDE: Place = { pile: 'aside', by: 'deck' };
/** A seat's hand. */
export const inHand = (seat: Seat): Place => at(HANDS, seat);
/** What a seat has played to the trick. */
export const onTable = (seat: Seat): Place => at(TABLE, seat);
/** The tricks of a side. */
export const takenBy = (side: Side): Place => at(TAKEN, side);
/** The sleepers a seat has looked at (SM-O15). */
export const lookedAtBy = (seat: Seat): Place => at(LOOKED_AT, seat);

/** Visits every card once, telling where it lies, and rebuilds the position from what `look` returns. */
export function mapCards(view: View, look: Look): View {
  switch (view.phase) {
    case 'dealing': {
      const { phase, terms, pages, totals, dealer, last } = view;
      if (last === undefined) return view;
      return { phase, terms, pages, totals, dealer, last: mapFinished(last, look, terms.sides) };
    }
    case 'auction': {
      const { phase, terms, pages, totals, dealer, calls } = view;
      const hands = mapHands(view.hands, look);
      return {
        phase,
        terms,
        pages,
        totals,
        dealer,
        calls,
        hands,
        sleepers: mapPile(view.sleepers, DECK_ASIDE, look),
      };
    }
    case 'playing':
      return mapPlaying(view, look);
    case 'over': {
      const { phase, terms, pages, totals, dealer, winners } = view;
      return {
        phase,
        terms,
        pages,
        totals,
        dealer,
        last: mapFinished(view.last, look, terms.sides),
        winners,
      };
    }
  }
}

function mapPlaying(view: Position<SeenCard> & { readonly phase: 'playing' }, look: Look): View {
  const { phase, terms, pages, totals, dealer, calls, contract } = view;
  const hands = mapHands(view.hands, look);
  const tricks = mapTricks(view.tricks, look, terms.sides);
  const trick = mapTrick(view.trick, look, terms.seats);
  const peeked =
    contract.type === 'free' ? view.peeked : mapPile(view.peeked, lookedAtBy(contract.declarer), look);
  const sleepers = mapPile(view.sleepers, DECK_ASIDE, look);
  return { phase, terms, pages, totals, dealer, calls, contract, hands, tricks, trick, peeked, sleepers };
}

function mapFinished(
  last: FinishedDeal<SeenCard>,
  look: Look,
  sides: readonly Side[],
): FinishedDeal<SeenCard> {
  const { dealer, calls } = last;
  const sleepers = mapPile(last.sleepers, DECK_ASIDE, look);
  if (last.ended === 'redeal') {
    return { ended: last.ended, dealer, calls, hands: mapHands(last.hands, look), sleepers };
  }
  const { ended, contract, lines } = last;
  const tricks = mapTricks(last.tricks, look, sides);
  const peeked =
    contract.type === 'free' ? last.peeked : mapPile(last.peeked, lookedAtBy(contract.declarer), look);
  return { ended, dealer, calls, contract, tricks, peeked, sleepers, lines };
}

function mapHands(hands: readonly (readonly SeenCard[])[], look: Look): readonly (readonly SeenCard[])[] {
  return mapped(hands, (hand, seat) => mapPile(hand, inHand(seat), look));
}

function mapTricks(
  tricks: readonly TakenTrick<SeenCard>[],
  look: Look,
  sides: readonly Side[],
): readonly TakenTrick<SeenCard>[] {
  return mapped(tricks, (trick) => {
    const cards = mapPile(trick.cards, takenBy(at(sides, trick.winner)), look);
    return cards === trick.cards ? trick : { leader: trick.leader, cards, winner: trick.winner };
  });
}

function mapTrick(trick: Trick<SeenCard>, look: Look, seats: number): Trick<SeenCard> {
  const { leader } = trick;
  const cards = mapped(trick.cards, (card, index) => look(card, onTable((leader + index) % seats)));
  return cards === trick.cards ? trick : { leader, cards };
}

/** The same list if nothing in it changes: most piles are seen or hidden as a whole. The loop is written out for speed. */
function mapPile(cards: readonly SeenCard[], place: Place, look: Look): readonly SeenCard[] {
  let copy: SeenCard[] | undefined;
  for (let i = 0; i < cards.length; i += 1) {
    const card = at(cards, i);
    const seen = look(card, place);
    if (seen === card) continue;
    copy ??= cards.slice();
    copy[i] = seen;
  }
  return copy ?? cards;
}

/** As `mapPile`, for lists of piles and for cards that lie in different places. */
function mapped<T>(items: readonly T[], change: (item: T, index: number) => T): readonly T[] {
  let copy: T[] | undefined;
  for (let i = 0; i < items.length; i += 1) {
    const item = at(items, i);
    const changed = change(item, i);
    if (changed === item) continue;
    copy ??= items.slice();
    copy[i] = changed;
  }
  return copy ?? items;
}
