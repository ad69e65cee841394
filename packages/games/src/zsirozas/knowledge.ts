import type { SeenCard } from '@stammtisch/cards';
import { at, type Onlooker, type Place } from '@stammtisch/kernel';

import { handOf, STOCK, tableOf, takenBy } from './places.ts';
import type { Play, TakenTrick, View } from './position.ts';

type Look = (card: SeenCard, place: Place) => SeenCard;

/** Visits every card once; what `look` leaves as it was is kept, not copied. */
export function mapCards(view: View, look: Look): View {
  if (view.phase !== 'playing') {
    const { last } = view;
    if (last === undefined) return view;
    return { ...view, last: { ...last, tricks: mapTricks(last.tricks, view, look) } };
  }
  const { hands, talon, tricks, trick } = view;
  return {
    ...view,
    hands: hands.map((hand, seat) => mapPile(hand, handOf(seat), look)),
    talon: mapPile(talon, STOCK, look),
    tricks: mapTricks(tricks, view, look),
    trick: { ...trick, plays: mapPlays(trick.plays, undefined, look) },
  };
}

/** Hands are their players' own, the talon nobody's; everything else was played openly. */
export function sees(_view: View, onlooker: Onlooker, place: Place): boolean {
  if (place.pile === 'hand') return place.seat === onlooker;
  return place.pile !== 'stock';
}

function mapPile(pile: readonly SeenCard[], place: Place, look: Look): readonly SeenCard[] {
  let copy: SeenCard[] | undefined;
  for (let index = 0; index < pile.length; index += 1) {
    const card = at(pile, index);
    const seen = look(card, place);
    if (copy === undefined && seen !== card) copy = pile.slice(0, index);
    copy?.push(seen);
  }
  return copy ?? pile;
}

function mapTricks(
  tricks: readonly TakenTrick<SeenCard>[],
  { terms }: View,
  look: Look,
): readonly TakenTrick<SeenCard>[] {
  let copy: TakenTrick<SeenCard>[] | undefined;
  for (let index = 0; index < tricks.length; index += 1) {
    const trick = at(tricks, index);
    const plays = mapPlays(trick.plays, takenBy(at(terms.sides, trick.winner)), look);
    if (copy === undefined && plays !== trick.plays) copy = tricks.slice(0, index);
    copy?.push(plays === trick.plays ? trick : { ...trick, plays });
  }
  return copy ?? tricks;
}

/** Plays that lie in one pile, or on the table in front of their seats. */
function mapPlays(
  plays: readonly Play<SeenCard>[],
  pile: Place | undefined,
  look: Look,
): readonly Play<SeenCard>[] {
  let copy: Play<SeenCard>[] | undefined;
  for (let index = 0; index < plays.length; index += 1) {
    const play = at(plays, index);
    const seen = look(play.card, pile ?? tableOf(play.seat));
    if (copy === undefined && seen !== play.card) copy = plays.slice(0, index);
    copy?.push(seen === play.card ? play : { seat: play.seat, card: seen });
  }
  return copy ?? plays;
}
