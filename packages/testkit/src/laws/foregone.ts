import { isDeepStrictEqual } from 'node:util';

import { legalActions, observe, type Random } from '@stammtisch/kernel';

import { anyWorld } from './legality.ts';
import { broken, type Played, positionsOf, seatsOf } from './played.ts';

/** How many other worlds a foregone answer is held against. */
const WORLDS = 3;

/** The answer that a table gives itself follows from what everyone sees: whoever asks, and whatever is hidden. */
export function theForegoneIsKnownToAll<S extends V, A, V, O>(
  played: Played<S, A, V, O>,
  random: Random,
): void {
  const { game } = played.kit;
  for (const position of positionsOf(played)) {
    const common = observe(game, position, 'everyone');
    const known = game.foregone?.(common);
    const others: readonly V[] = [
      position,
      anyWorld(game, common, random),
      ...seatsOf(played.terms).map((seat) => observe(game, position, seat)),
    ];
    for (const other of others) {
      const answer = game.foregone?.(other);
      if (!isDeepStrictEqual(answer, known))
        broken('another foregone answer to whoever sees more', known, answer, other);
    }
  }
}

/** That answer is one its seat is waited for and may give, and in no world behind what everyone sees is there another. */
export function theForegoneIsTheOnlyAnswer<S extends V, A, V, O>(
  played: Played<S, A, V, O>,
  random: Random,
): void {
  const { game } = played.kit;
  for (const position of positionsOf(played)) {
    const common = observe(game, position, 'everyone');
    const act = game.foregone?.(common);
    if (act === undefined) continue;
    const { by, action } = act;
    const awaited = game.awaited(common);
    if (awaited === 'deck' || !awaited.includes(by)) broken('an answer of a seat nobody waits for', act);
    const worlds = Array.from({ length: WORLDS }, () => anyWorld(game, common, random));
    for (const world of [position, ...worlds]) {
      const legal = legalActions(game, observe(game, world, by), by);
      if (!isDeepStrictEqual(legal, [action])) broken('not the only answer', act, legal, world);
    }
  }
}
