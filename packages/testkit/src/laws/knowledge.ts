import { isDeepStrictEqual } from 'node:util';

import { FACE_DOWN, isSeen, type SeenCard } from '@stammtisch/cards';
import {
  at,
  attempt,
  type Event,
  type Game,
  legalActions,
  observe,
  observeEvent,
  type Random,
  type Seat,
} from '@stammtisch/kernel';

import { placeName } from './book.ts';
import { anyWorld } from './legality.ts';
import { broken, type Played, positionsOf, seatsOf, somePositions } from './played.ts';

/** Whoever sits at no seat sees only what every seat sees. */
export function onlookersSeeWhatAllSee<S extends V, A, V, O>(
  played: Played<S, A, V, O>,
  random: Random,
): void {
  const { game } = played.kit;
  for (const position of somePositions(played, random)) {
    const common = facesOf(game, observe(game, position, 'everyone'));
    for (const seat of seatsOf(played.terms)) {
      const own = facesOf(game, observe(game, position, seat));
      const more = [...common].filter((face) => !own.has(face));
      if (more.length > 0) broken('an onlooker sees what a seat does not', seat, more);
    }
  }
}

/** Any world imagined from a view looks like that view; a view looks like itself. */
export function worldsFitTheirView<S extends V, A, V, O>(played: Played<S, A, V, O>, random: Random): void {
  const { game } = played.kit;
  for (const position of somePositions(played, random)) {
    for (const onlooker of [...seatsOf(played.terms), 'everyone' as const]) {
      const view = observe(game, position, onlooker);
      const world = anyWorld(game, view, random);
      if (!isDeepStrictEqual(observe(game, world, onlooker), view))
        broken('an imagined world looks otherwise', onlooker, view);
      if (!isDeepStrictEqual(observe(game, view, onlooker), view))
        broken('a view seen again looks otherwise', onlooker, view);
    }
  }
}

/** Two worlds that differ only in what a seat cannot see look the same to it until a card that differs is shown to it. */
export function worldsLookAlike<S extends V, A, V, O>(played: Played<S, A, V, O>, random: Random): void {
  const { game } = played.kit;
  const { moments } = played;
  for (const onlooker of [...seatsOf(played.terms), 'everyone' as const]) {
    const from = random.below(moments.length);
    let world = anyWorld(game, observe(game, at(moments, from).before, onlooker), random);
    for (const { before, move, after, events } of moments.slice(from)) {
      // Another deck may be refused nowhere, but begins with the same cards: the worlds are one again.
      const step = attempt(game, world, move);
      if (!step.ok || move.type === 'deal') break;
      world = step.value.state;
      const told = events.map((event) => observeEvent(event, onlooker));
      const toldThere = step.value.events.map((event) => observeEvent(event, onlooker));
      // Answers that were sealed are opened: in the other world they were others.
      const isSealed = game.seal !== undefined && !isDeepStrictEqual(game.seal(before, onlooker), before);
      if (isOtherFaceShown(told, toldThere) || (isSealed && !isDeepStrictEqual(told, toldThere))) break;
      if (!isDeepStrictEqual(told, toldThere))
        broken('another story in a world that looks the same', onlooker, told, toldThere);
      const [here, there] = [observe(game, after, onlooker), observe(game, world, onlooker)];
      if (!isDeepStrictEqual(here, there)) broken('a hidden card shows', onlooker, here, there);
    }
  }
}

/** While several seats are awaited, what one answers stays closed to the others until all have answered. */
export function answersAtOnceStayClosed<S extends V, A, V, O>(
  played: Played<S, A, V, O>,
  random: Random,
): void {
  const { game } = played.kit;
  for (const position of positionsOf(played)) {
    const awaited = game.awaited(position);
    if (awaited === 'deck' || awaited.length < 2) continue;
    for (const by of awaited) {
      const legal = legalActions(game, observe(game, position, by), by);
      const [one, other] = [at(legal, 0), at(legal, random.below(legal.length))];
      const steps = [one, other].map((action) => game.apply(position, { type: 'act', by, action }));
      // Whoever only looks at its cards has not answered yet, and everyone sees that: whose turn it is, is known.
      const [turn, otherTurn] = steps.map(({ state }) => game.awaited(state));
      if (!isDeepStrictEqual(turn, otherTurn)) continue;
      for (const onlooker of [...seatsOf(played.terms).filter((seat) => seat !== by), 'everyone' as const]) {
        const [here, there] = steps.map(({ state, events }) => [
          observe(game, state, onlooker),
          events.map((event) => observeEvent(event, onlooker)),
        ]);
        if (!isDeepStrictEqual(here, there))
          broken('an answer is known too early', by, onlooker, here, there);
      }
    }
  }
}

/** `couldHold` never rules out what a seat really holds. */
export function couldHoldAllowsTheTruth<S extends V, A, V, O>(
  played: Played<S, A, V, O>,
  random: Random,
): void {
  const { kit, terms } = played;
  for (const position of somePositions(played, random)) {
    const hands: (readonly [Seat, SeenCard])[] = [];
    kit.game.mapCards(position, (card, place) => {
      if (place.pile === 'hand') hands.push([place.seat, card]);
      return card;
    });
    for (const onlooker of seatsOf(terms)) {
      const view = observe(kit.game, position, onlooker);
      for (const [seat, card] of hands) {
        if (isSeen(card) && !kit.couldHold(view, seat, card))
          broken('a card held is ruled out', onlooker, seat, card, view);
      }
    }
  }
}

/** Cards that are seen, with where they lie. */
function facesOf<S extends V, A, V, O>(game: Game<S, A, V, O>, view: V): ReadonlySet<string> {
  const faces = new Set<string>();
  game.mapCards(view, (card, place) => {
    if (card !== FACE_DOWN) faces.add(`${card} ${placeName(place)}`);
    return card;
  });
  return faces;
}

/** Whether two stories part lawfully: with the face of a card shown. */
function isOtherFaceShown(some: readonly Event[], others: readonly Event[]): boolean {
  return some.some((event, index) => {
    const other = others[index];
    if (other === undefined || !isShowing(event) || !isShowing(other)) return false;
    return event.type === other.type && !isDeepStrictEqual(event.cards, other.cards);
  });
}

function isShowing(event: Event): event is Extract<Event, { readonly cards: unknown }> {
  return event.type === 'moved' || event.type === 'shown';
}
