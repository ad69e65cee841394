import { sameCards } from '@stammtisch/cards';

import type { Game } from './game.ts';
import { observe } from './knowledge.ts';
import type { Move, Refusal, Step } from './moves.ts';
import { fail, ok, type Result } from './result.ts';
import type { Seat } from './seats.ts';

/** Everything a seat may do now: its choices, less what is refused. Empty for a seat nobody waits for. */
export function legalActions<S extends V, A, V, O>(
  game: Game<S, A, V, O>,
  view: V,
  seat: Seat,
): readonly A[] {
  const awaited = game.awaited(view);
  if (awaited === 'deck' || !awaited.includes(seat)) return [];
  return game.choices(view, seat).filter((action) => game.refusal(view, seat, action) === undefined);
}

/**
 * Checks the move against its seat's own view (or the deck against the pack), then applies it: the one door for
 * people, bots and replays. Refusals of its own: `not-dealing`, `wrong-pack`; the game's otherwise.
 */
export function attempt<S extends V, A, V, O>(
  game: Game<S, A, V, O>,
  state: S,
  move: Move<A>,
): Result<Step<S>, Refusal> {
  const refusal = move.type === 'deal' ? deckRefusal(game, state, move.deck) : actRefusal(game, state, move);
  return refusal === undefined ? ok(game.apply(state, move)) : fail(refusal);
}

function deckRefusal<S extends V, A, V, O>(
  game: Game<S, A, V, O>,
  state: S,
  deck: readonly string[],
): Refusal | undefined {
  if (game.awaited(state) !== 'deck') return { code: 'not-dealing' };
  return sameCards(deck, game.pack(game.terms(state))) ? undefined : { code: 'wrong-pack' };
}

function actRefusal<S extends V, A, V, O>(
  game: Game<S, A, V, O>,
  state: S,
  { by, action }: { readonly by: Seat; readonly action: A },
): Refusal | undefined {
  return game.refusal(observe(game, state, by), by, action);
}
