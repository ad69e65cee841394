import type { SeenCard } from '@stammtisch/cards';
import { at, type BySeat, type Onlooker, type Place, range, type Seat, type Side } from '@stammtisch/kernel';

import type { FinishedDeal, Gift, Playing, TakenTrick, Trick, View } from './position.ts';

/** Looks at a card where it lies. */
export type Look = (card: SeenCard, place: Place) => SeenCard;

// Each place is one object, so that whoever visits the cards need ask about a pile only once.
const SEATS = range(8);
const HANDS: readonly Place[] = SEATS.map((seat) => ({ pile: 'hand', seat }));
const TABLE: readonly Place[] = SEATS.map((by) => ({ pile: 'table', by }));
const TAKEN: readonly Place[] = SEATS.map((side) => ({ pile: 'taken', side }));
const THROWN: readonly Place[] = SEATS.map((by) => ({ pile: 'aside', by }));

/** The undealt pack, and (SP-O19) what is drawn from. */
export const STOCK: Place = { pile: 'stock' };
/** SP-A2: the cards left over. */
export const LEFT: Place = { pile: 'aside', by: 'deck' };
/** A seat's hand. */
export const inHand = (seat: Seat): Place => at(HANDS, seat);
/** What a seat has played to the trick, or (SP-O19) has drawn and not yet kept. */
export const onTable = (seat: Seat): Place => at(TABLE, seat);
/** The tricks of a side. */
export const takenBy = (side: Side): Place => at(TAKEN, side);
/** SP-O19: what a seat has thrown off while drawing. */
export const thrownBy = (seat: Seat): Place => at(THROWN, seat);

/** SP-A2, SP-A15, SP-30: whether an onlooker sees the cards lying there. */
export function sees(view: View, onlooker: Onlooker, place: Place): boolean {
  // Between deals the last one lies open, left-over cards too.
  if (view.phase === 'dealing' || view.phase === 'over') return true;
  switch (place.pile) {
    case 'hand':
      // SP-O5: who may bid blind does not see its own hand until it looks.
      return place.seat === onlooker && (view.phase !== 'bidding' || view.looked[place.seat] === true);
    case 'table':
      return view.phase !== 'drawing' || place.by === onlooker;
    case 'taken':
      return true;
    case 'aside':
      return place.by === onlooker;
    case 'stock':
      return false;
  }
}

/** SP-O21, SP-O5: others' bids stay sealed until all have bid, and gifts are known to the two partners alone. */
export function seal(view: View, onlooker: Onlooker): View {
  switch (view.phase) {
    case 'bidding': {
      if (!view.terms.options.hiddenBids) return view;
      const bids = view.bids.map((bid, seat) => (bid === null || seat === onlooker ? bid : 'sealed'));
      return { ...view, bids };
    }
    case 'passing':
    case 'playing':
      return view.gifts.length === 0 ? view : { ...view, gifts: sealedGifts(view.gifts, onlooker) };
    case 'dealing':
    case 'drawing':
    case 'over':
      return view;
  }
}

/** Visits every card once, telling where it lies, and rebuilds the position from what `look` returns. */
export function mapCards(view: View, look: Look): View {
  switch (view.phase) {
    case 'dealing':
      return view.last === undefined
        ? view
        : { ...view, last: mapFinished(view.last, look, view.terms.sides) };
    case 'over':
      return { ...view, last: mapFinished(view.last, look, view.terms.sides) };
    case 'drawing': {
      const hands = mapHands(view.hands, look);
      const drawn = look(view.drawn, onTable(view.turn));
      const thrown = mapThrown(view.thrown, look);
      return { ...view, hands, drawn, thrown, stock: mapPile(view.stock, STOCK, look) };
    }
    case 'bidding':
    case 'passing': {
      const hands = mapHands(view.hands, look);
      const left = mapPile(view.left, LEFT, look);
      return { ...view, hands, left, thrown: mapThrown(view.thrown, look) };
    }
    case 'playing':
      return mapPlaying(view, look);
  }
}

/** Every field is named, because this is asked at every card played and a spread costs more than the cards. */
function mapPlaying(view: Playing<SeenCard>, look: Look): View {
  const { phase, terms, pages, bags, isExtra, dealer, bids, gifts, isBroken } = view;
  const hands = mapHands(view.hands, look);
  const trick = mapTrick(view.trick, look, terms.seats);
  const tricks = mapTricks(view.tricks, look, terms.sides);
  const left = mapPile(view.left, LEFT, look);
  const thrown = mapThrown(view.thrown, look);
  return {
    phase,
    terms,
    pages,
    bags,
    isExtra,
    dealer,
    bids,
    gifts,
    hands,
    left,
    thrown,
    tricks,
    trick,
    isBroken,
  };
}

function mapFinished(last: FinishedDeal<SeenCard>, look: Look, sides: BySeat<Side>): FinishedDeal<SeenCard> {
  const tricks = mapTricks(last.tricks, look, sides);
  const left = mapPile(last.left, LEFT, look);
  return { ...last, tricks, left, thrown: mapThrown(last.thrown, look) };
}

function mapHands(hands: BySeat<readonly SeenCard[]>, look: Look): BySeat<readonly SeenCard[]> {
  return mapPiles(hands, HANDS, look);
}

function mapThrown(thrown: BySeat<readonly SeenCard[]>, look: Look): BySeat<readonly SeenCard[]> {
  return mapPiles(thrown, THROWN, look);
}

function mapTricks(
  tricks: readonly TakenTrick<SeenCard>[],
  look: Look,
  sides: BySeat<Side>,
): readonly TakenTrick<SeenCard>[] {
  let copy: TakenTrick<SeenCard>[] | undefined;
  for (let index = 0; index < tricks.length; index += 1) {
    const { leader, cards, winner } = at(tricks, index);
    const seen = mapPile(cards, takenBy(at(sides, winner)), look);
    if (seen === cards) continue;
    copy ??= tricks.slice();
    copy[index] = { leader, cards: seen, winner };
  }
  return copy ?? tricks;
}

function mapTrick(trick: Trick<SeenCard>, look: Look, seats: number): Trick<SeenCard> {
  const { leader, cards } = trick;
  let copy: SeenCard[] | undefined;
  for (let index = 0; index < cards.length; index += 1) {
    const card = at(cards, index);
    const seen = look(card, onTable((leader + index) % seats));
    if (seen === card) continue;
    copy ??= cards.slice();
    copy[index] = seen;
  }
  return copy === undefined ? trick : { leader, cards: copy };
}

// Written as loops that copy only what changes: most piles are seen or unseen as a whole, and this runs at every card.

function mapPiles(
  piles: BySeat<readonly SeenCard[]>,
  places: readonly Place[],
  look: Look,
): BySeat<readonly SeenCard[]> {
  let copy: (readonly SeenCard[])[] | undefined;
  for (let index = 0; index < piles.length; index += 1) {
    const pile = at(piles, index);
    const seen = mapPile(pile, at(places, index), look);
    if (seen === pile) continue;
    copy ??= piles.slice();
    copy[index] = seen;
  }
  return copy ?? piles;
}

function mapPile(cards: readonly SeenCard[], place: Place, look: Look): readonly SeenCard[] {
  let copy: SeenCard[] | undefined;
  for (let index = 0; index < cards.length; index += 1) {
    const card = at(cards, index);
    const seen = look(card, place);
    if (seen === card) continue;
    copy ??= cards.slice();
    copy[index] = seen;
  }
  return copy ?? cards;
}

function sealedGifts(gifts: readonly Gift[], onlooker: Onlooker): readonly Gift[] {
  return gifts.map(({ from, to, cards }) =>
    from === onlooker || to === onlooker ? { from, to, cards } : { from, to, cards: cards.map(() => '??') },
  );
}
