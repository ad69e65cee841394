import { type Card, FACE_DOWN, isSeen, parseCard } from '@stammtisch/cards';
import { type Event, type Game, observe, observeEvent, type Onlooker, type Place } from '@stammtisch/kernel';

import { broken, type Played, seatsOf } from './played.ts';

/** All cards as somebody who only listened knows them: how many lie where, and where those lie that were shown. */
interface Book {
  readonly sizes: Map<string, number>;
  readonly known: Map<Card, string>;
}

/** A seat sees exactly what the events showed it: an independent book kept from events alone says the same as `observe`. */
export function seatsSeeWhatEventsShowed<S extends V, A, V, O>(played: Played<S, A, V, O>): void {
  const { kit, terms, moments } = played;
  for (const onlooker of [...seatsOf(terms), 'everyone' as const]) {
    let book = bookOf('stock', 0);
    for (const { move, after, events } of moments) {
      if (move.type === 'deal') book = bookOf('stock', move.deck.length);
      // Whoever acts knows which cards its own action names.
      const own = move.type === 'act' && move.by === onlooker ? namedCards(kit.game.write(move.action)) : [];
      for (const event of events) note(book, observeEvent(event, onlooker), own);
      compare(book, kit.game, { state: after, onlooker, move });
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

function bookOf(place: string, size: number): Book {
  return { sizes: new Map([[place, size]]), known: new Map() };
}

function note(book: Book, event: Event, own: readonly Card[]): void {
  if (event.type === 'shown') {
    const place = placeName(event.at);
    for (const card of event.cards) if (isSeen(card)) book.known.set(card, place);
    if (knownAt(book, place).length > sizeOf(book, place)) broken('more cards shown than lie there', event);
  }
  if (event.type === 'moved') movedNote(book, event, own);
}

function movedNote(book: Book, event: Extract<Event, { type: 'moved' }>, own: readonly Card[]): void {
  const { sizes, known } = book;
  const [from, to] = [placeName(event.from), placeName(event.to)];
  const hidden = event.cards.filter((card) => !isSeen(card)).length;
  const isWholePile = event.cards.length === sizeOf(book, from);
  sizes.set(from, sizeOf(book, from) - event.cards.length);
  sizes.set(to, sizeOf(book, to) + event.cards.length);
  if (sizeOf(book, from) < 0) broken('more cards moved than lie there', event);
  for (const card of event.cards) {
    if (!isSeen(card)) continue;
    const lay = known.get(card);
    if (lay !== undefined && lay !== from) broken('the card lay elsewhere', card, lay, event);
    known.set(card, to);
  }
  if (hidden === 0) return;
  // A known card that moves face down is known no longer; which one it was must not be a riddle.
  const gone = isWholePile ? knownAt(book, from) : hidden === own.length ? own : [];
  for (const card of gone) if (known.get(card) === from) known.delete(card);
  if (knownAt(book, from).length > sizeOf(book, from))
    broken('a known card moves face down', event, knownAt(book, from));
}

function namedCards(text: string): readonly Card[] {
  return text.split(' ').flatMap((word) => parseCard(word) ?? []);
}

function sizeOf({ sizes }: Book, place: string): number {
  return sizes.get(place) ?? 0;
}

function knownAt({ known }: Book, place: string): readonly Card[] {
  return [...known].flatMap(([card, lies]) => (lies === place ? [card] : []));
}

/** Walks through what an onlooker sees, card by card, and holds it against the book. */
function compare<S extends V, A, V, O>(
  told: Book,
  game: Game<S, A, V, O>,
  { state, onlooker, move }: { readonly state: S; readonly onlooker: Onlooker; readonly move: unknown },
): void {
  const sizes = new Map<string, number>();
  // Cards of one pile are visited in a row and share their place.
  let last: { readonly place: Place; readonly name: string } | undefined;
  let [size, seen] = [0, 0];
  const count = (): void => {
    if (last !== undefined) sizes.set(last.name, (sizes.get(last.name) ?? 0) + size);
    size = 0;
  };
  game.mapCards(observe(game, state, onlooker), (card, place) => {
    if (last?.place !== place) {
      count();
      last = { place, name: placeName(place) };
    }
    size += 1;
    if (card === FACE_DOWN) return card;
    seen += 1;
    if (told.known.get(card) !== last.name) broken('seen, but never shown', last.name, card, onlooker, move);
    return card;
  });
  count();
  if (seen !== told.known.size) broken('shown, but not seen', [...told.known], onlooker, move);
  for (const place of new Set([...told.sizes.keys(), ...sizes.keys()])) {
    const [one, other] = [sizeOf(told, place), sizes.get(place) ?? 0];
    if (one !== other) broken('other number of cards than told', place, one, other, onlooker, move);
  }
}
