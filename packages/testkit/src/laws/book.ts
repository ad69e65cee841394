import { type Card, FACE_DOWN, isSeen, parseCard } from '@stammtisch/cards';
import { type Event, type Game, observe, observeEvent, type Onlooker, type Place } from '@stammtisch/kernel';

import { broken, type Played, seatsOf } from './played.ts';

/** One pile as somebody who only listened knows it. */
interface Pile {
  size: number;
  readonly known: Set<Card>;
}
/** All piles, by place. */
type Book = Map<string, Pile>;

/** A seat sees exactly what the events showed it: an independent book kept from events alone says the same as `observe`. */
export function seatsSeeWhatEventsShowed<S extends V, A, V, O>(played: Played<S, A, V, O>): void {
  const { kit, terms, moments } = played;
  for (const onlooker of [...seatsOf(terms), 'everyone' as const]) {
    let book: Book = new Map();
    for (const { move, after, events } of moments) {
      if (move.type === 'deal') book = new Map([['stock', { size: move.deck.length, known: new Set() }]]);
      // Whoever acts knows which cards its own action names.
      const own = move.type === 'act' && move.by === onlooker ? namedCards(kit.game.write(move.action)) : [];
      for (const event of events) note(book, observeEvent(event, onlooker), own);
      compare(book, seenBook(kit.game, after, onlooker), { onlooker, move });
    }
  }
}

/** A place as a text. */
export function placeName(place: Place): string {
  switch (place.pile) {
    case 'hand':
      return `hand ${place.seat}`;
    case 'table':
    case 'aside':
      return `${place.pile} ${place.by}`;
    case 'taken':
      return `taken ${place.side}`;
    case 'stock':
      return 'stock';
  }
}

function note(book: Book, event: Event, own: readonly Card[]): void {
  if (event.type === 'shown') {
    const pile = pileAt(book, event.at);
    for (const card of event.cards) if (isSeen(card)) pile.known.add(card);
    if (pile.known.size > pile.size) broken('more cards shown than lie there', event);
  }
  if (event.type === 'moved') movedNote(book, event, own);
}

function movedNote(book: Book, event: Extract<Event, { type: 'moved' }>, own: readonly Card[]): void {
  const from = pileAt(book, event.from);
  const to = pileAt(book, event.to);
  const hidden = event.cards.filter((card) => !isSeen(card)).length;
  const isWholePile = event.cards.length === from.size;
  from.size -= event.cards.length;
  to.size += event.cards.length;
  if (from.size < 0) broken('more cards moved than lie there', event);
  for (const card of event.cards) {
    if (!isSeen(card)) continue;
    const other = [...book].find(([place, { known }]) => known.has(card) && place !== placeName(event.from));
    if (other !== undefined) broken('the card lay elsewhere', card, other[0], event);
    from.known.delete(card);
    to.known.add(card);
  }
  // A known card that moves face down is known no longer; which one it was must not be a riddle.
  if (hidden > 0 && isWholePile) from.known.clear();
  else if (hidden === own.length) for (const card of own) from.known.delete(card);
  if (from.known.size > from.size) broken('a known card moves face down', event, [...from.known]);
}

function namedCards(text: string): readonly Card[] {
  return text.split(' ').flatMap((word) => parseCard(word) ?? []);
}

function pileAt(book: Book, place: Place): Pile {
  const name = placeName(place);
  const pile = book.get(name) ?? { size: 0, known: new Set<Card>() };
  book.set(name, pile);
  return pile;
}

function seenBook<S extends V, A, V, O>(game: Game<S, A, V, O>, state: S, onlooker: Onlooker): Book {
  const book: Book = new Map();
  game.mapCards(observe(game, state, onlooker), (card, place) => {
    const pile = pileAt(book, place);
    pile.size += 1;
    if (card !== FACE_DOWN) pile.known.add(card);
    return card;
  });
  return book;
}

function compare(told: Book, seen: Book, facts: unknown): void {
  for (const place of new Set([...told.keys(), ...seen.keys()])) {
    const one = told.get(place) ?? { size: 0, known: new Set<Card>() };
    const other = seen.get(place) ?? { size: 0, known: new Set<Card>() };
    if (one.size !== other.size)
      broken('other number of cards than told', place, one.size, other.size, facts);
    const unseen = [...one.known].filter((card) => !other.known.has(card));
    const untold = [...other.known].filter((card) => !one.known.has(card));
    if (unseen.length > 0) broken('shown, but not seen', place, unseen, facts);
    if (untold.length > 0) broken('seen, but never shown', place, untold, facts);
  }
}
