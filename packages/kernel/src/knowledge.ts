import { type Card, FACE_DOWN, type SeenCard } from '@stammtisch/cards';

import type { Game } from './game.ts';
import type { Event, Onlooker, Place } from './moves.ts';

/** The position as an onlooker knows it: every card it does not see is face down, sealed answers are closed. */
export function observe<S extends V, A, V, O>(game: Game<S, A, V, O>, view: V, onlooker: Onlooker): V {
  // Cards of one pile are visited in a row and share their place, so each pile is asked about once.
  let place: Place | undefined;
  let isSeen = false;
  const faces = game.mapCards(view, (card, at) => {
    if (at !== place) {
      place = at;
      isSeen = game.sees(view, onlooker, at);
    }
    return isSeen ? card : FACE_DOWN;
  });
  return game.seal === undefined ? faces : game.seal(faces, onlooker);
}

/** What an onlooker is told of an event: the same story, with the cards it may not see face down. */
export function observeEvent(event: Event, onlooker: Onlooker): Event {
  if (event.type !== 'moved' && event.type !== 'shown') return event;
  const { shownTo } = event;
  const isShown = shownTo === 'everyone' || (onlooker !== 'everyone' && shownTo.includes(onlooker));
  // Who else is shown a card is itself told: nothing but faces is hidden at our tables.
  return isShown ? event : { ...event, cards: event.cards.map(() => FACE_DOWN) };
}

/** One full state this view could be: every face-down card is replaced by a drawn one. */
export function imagine<S extends V, A, V, O>(
  game: Game<S, A, V, O>,
  view: V,
  draw: (place: Place) => Card,
): S {
  const seen = (card: SeenCard, place: Place): SeenCard => (card === FACE_DOWN ? draw(place) : card);
  // Sound because no card is left face down: a view without hidden cards is a state.
  return game.mapCards(view, seen) as S;
}
