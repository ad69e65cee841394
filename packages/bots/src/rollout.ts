import { at, type GameKit, observe, type Random, type Seat } from '@stammtisch/kernel';

import { bestAdvice } from './policies.ts';

/** A deal has at most 24 plays a seat and a few calls: more than this is a game that does not end. */
const MOST_MOVES = 500;

/** Plays a deal to its end: each move by chance with this probability, else as the game advises. */
export function playOut<S extends V, A, V, O>(
  kit: GameKit<S, A, V, O>,
  begun: S,
  { random, percentRandom }: { readonly random: Random; readonly percentRandom: number },
): S {
  const { game } = kit;
  let state = begun;
  for (let moves = 0; moves < MOST_MOVES; moves += 1) {
    const awaited = game.awaited(state);
    const by = awaited === 'deck' ? undefined : awaited[0];
    if (by === undefined) return state;
    const action =
      random.below(100) < percentRandom ? anyAction(kit, state, by, random) : advised(kit, state, by);
    state = game.apply(state, { type: 'act', by, action }).state;
  }
  throw new Error(`${game.id}: a deal of more than ${MOST_MOVES} moves`);
}

/** One legal action by chance. Asked of the whole state, because legality depends on the seat's view alone. */
function anyAction<S extends V, A, V, O>(
  { game }: GameKit<S, A, V, O>,
  state: S,
  by: Seat,
  random: Random,
): A {
  const choices = game.choices(state, by).slice();
  while (choices.length > 0) {
    const index = random.below(choices.length);
    const action = at(choices, index);
    if (game.refusal(state, by, action) === undefined) return action;
    choices.splice(index, 1);
  }
  throw new Error(`${game.id}: seat ${by} is awaited and can do nothing`);
}

/** What the game advises a seat that sees its own view: players in a dream know no more than at the table. */
function advised<S extends V, A, V, O>(kit: GameKit<S, A, V, O>, state: S, by: Seat): A {
  return at(bestAdvice(kit.advise(observe(kit.game, state, by), by)), 0).action;
}
