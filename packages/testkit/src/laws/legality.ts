import { isDeepStrictEqual } from 'node:util';

import { type Card, FACE_DOWN } from '@stammtisch/cards';
import {
  at,
  type Game,
  imagine,
  legalActions,
  observe,
  type Random,
  type Seat,
  shuffled,
} from '@stammtisch/kernel';

import { broken, everyText, type Played, positionsOf, seatsOf, somePositions } from './played.ts';

/** Whoever is awaited can act: seats of the table, each once, each with something legal; nobody else has choices. */
export function theAwaitedCanAct<S extends V, A, V, O>(played: Played<S, A, V, O>): void {
  const { game } = played.kit;
  for (const position of positionsOf(played)) {
    const awaited = game.awaited(position);
    if (awaited === 'deck') continue;
    if (new Set(awaited).size !== awaited.length) broken('a seat awaited twice', awaited);
    for (const seat of awaited) {
      if (!seatsOf(played.terms).includes(seat)) broken('no such seat', seat);
      if (legalActions(game, observe(game, position, seat), seat).length === 0)
        broken('nothing legal', seat, position);
    }
  }
}

/** Whoever is not awaited is refused, whatever it tries. */
export function othersAreRefused<S extends V, A, V, O>(played: Played<S, A, V, O>, random: Random): void {
  const { game } = played.kit;
  const texts = everyText(played);
  for (const position of somePositions(played, random)) {
    const awaited = game.awaited(position);
    for (const seat of seatsOf(played.terms)) {
      if (awaited !== 'deck' && awaited.includes(seat)) continue;
      const view = observe(game, position, seat);
      for (const text of texts) {
        const action = game.read(view, seat, text);
        if (action !== undefined && game.refusal(view, seat, action) === undefined)
          broken('a seat out of turn is allowed', seat, text, position);
      }
    }
  }
}

/** What is in neither choices nor remarks is refused. */
export function strangeActionsAreRefused<S extends V, A, V, O>(
  played: Played<S, A, V, O>,
  random: Random,
): void {
  const { game } = played.kit;
  const texts = everyText(played);
  for (const position of somePositions(played, random)) {
    const awaited = game.awaited(position);
    for (const seat of awaited === 'deck' ? [] : awaited) {
      const view = observe(game, position, seat);
      const offered = [...game.choices(view, seat), ...game.remarks(view, seat)].map((one) =>
        game.write(one),
      );
      for (const text of texts) {
        const action = game.read(view, seat, text);
        // Cards given away may be named in any order: the action itself counts, not its spelling.
        if (action === undefined || offered.includes(game.write(action))) continue;
        if (game.refusal(view, seat, action) === undefined)
          broken('allowed, yet not offered', seat, text, position);
      }
    }
  }
}

/** Every choice and remark is written and read back as the same action; no two share a text. */
export function textsRoundTrip<S extends V, A, V, O>(played: Played<S, A, V, O>, random: Random): void {
  const { game } = played.kit;
  for (const position of somePositions(played, random)) {
    for (const seat of seatsOf(played.terms)) {
      const view = observe(game, position, seat);
      const awaited = game.awaited(view);
      const isAwaited = awaited !== 'deck' && awaited.includes(seat);
      const actions = [...(isAwaited ? game.choices(view, seat) : []), ...game.remarks(view, seat)];
      const texts = actions.map((action) => game.write(action));
      if (new Set(texts).size !== texts.length) broken('two actions share a text', texts);
      for (const [index, action] of actions.entries()) {
        const text = at(texts, index);
        const back = game.read(view, seat, text);
        if (!isDeepStrictEqual(back, action)) broken('read otherwise than written', text, action, back);
      }
    }
  }
}

/** Legality depends on the view alone: asked of the truth, the view, or any world that fits the view, it is the same. */
export function legalityDependsOnTheViewAlone<S extends V, A, V, O>(
  played: Played<S, A, V, O>,
  random: Random,
): void {
  const { game } = played.kit;
  const texts = everyText(played);
  for (const position of somePositions(played, random)) {
    const awaited = game.awaited(position);
    for (const seat of awaited === 'deck' ? [] : awaited) {
      const view = observe(game, position, seat);
      const legal = answers(game, view, { seat, texts });
      const worlds = [position, anyWorld(game, view, random), anyWorld(game, view, random)];
      for (const world of worlds) {
        const other = answers(game, world, { seat, texts });
        if (!isDeepStrictEqual(other, legal))
          broken('other legal actions in a world that looks the same', seat, legal, other, view);
      }
    }
  }
}

/** Everybody is told the same about whose turn it is. */
export function theTurnIsKnown<S extends V, A, V, O>(played: Played<S, A, V, O>): void {
  const { game } = played.kit;
  for (const position of positionsOf(played)) {
    for (const onlooker of [...seatsOf(played.terms), 'everyone' as const]) {
      const view = observe(game, position, onlooker);
      if (!isDeepStrictEqual(game.awaited(view), game.awaited(position)))
        broken('another turn is seen', onlooker, view);
    }
  }
}

/** The advice weighs every legal action and nothing else. */
export function adviceIsLegal<S extends V, A, V, O>(played: Played<S, A, V, O>, random: Random): void {
  const { kit } = played;
  const { game } = kit;
  for (const position of somePositions(played, random)) {
    const awaited = game.awaited(position);
    for (const seat of awaited === 'deck' ? [] : awaited) {
      const view = observe(game, position, seat);
      const advised = kit.advise(view, seat);
      const legal = legalActions(game, view, seat).map((one) => game.write(one));
      const texts = advised.map(({ action }) => game.write(action));
      if (!isDeepStrictEqual(texts.toSorted(), legal.toSorted()))
        broken('advice for other actions', texts, legal);
      if (advised.some(({ weight }) => !Number.isFinite(weight))) broken('advice without a weight', advised);
    }
  }
}

/** Some world that fits the view: the unseen cards lie anyhow. */
export function anyWorld<S extends V, A, V, O>(game: Game<S, A, V, O>, view: V, random: Random): S {
  const left = new Set<string>(game.pack(game.terms(view)));
  game.mapCards(view, (card) => (left.delete(card), card));
  const unseen = shuffled(
    game.pack(game.terms(view)).filter((card) => left.has(card)),
    random,
  );
  let next = 0;
  return imagine(game, view, () => take(unseen, next++));
}

function take(cards: readonly Card[], index: number): Card {
  return cards[index] ?? broken('more cards face down than are unseen', index, FACE_DOWN);
}

/** For every text that is an action: allowed, or why not. */
function answers<S extends V, A, V, O>(
  game: Game<S, A, V, O>,
  view: V,
  { seat, texts }: { readonly seat: Seat; readonly texts: readonly string[] },
): readonly string[] {
  const choices = game.choices(view, seat).map((choice) => game.write(choice));
  const refusals = texts.map((text) => {
    const action = game.read(view, seat, text);
    return action === undefined ? '' : `${text} ${game.refusal(view, seat, action)?.code ?? 'ok'}`;
  });
  return [...choices, ...refusals];
}
