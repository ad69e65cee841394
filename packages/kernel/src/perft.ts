import { legalActions } from './attempt.ts';
import type { Game } from './game.ts';

/**
 * How many courses of actions there are from this position, by length: the first number is that of legal actions now.
 * A course ends with its deal. If several seats are awaited at once, every order of their answers counts.
 */
export function perft<S extends V, A, V, O>(
  game: Game<S, A, V, O>,
  state: S,
  depth: number,
): readonly number[] {
  const counts = Array.from({ length: depth }, () => 0);
  const visit = (position: S, level: number): void => {
    const awaited = game.awaited(position);
    if (awaited === 'deck') return;
    for (const by of awaited) {
      const legal = legalActions(game, position, by);
      counts[level] = (counts[level] ?? 0) + legal.length;
      if (level + 1 === depth) continue;
      for (const action of legal) visit(game.apply(position, { type: 'act', by, action }).state, level + 1);
    }
  };
  if (depth > 0) visit(state, 0);
  return counts;
}
