import type { Pattern } from '@stammtisch/cards';

/** The faces a game is played with, unless a player prefers others: Zsírozás has German-suited cards. */
export function patternOf(game: string): Pattern {
  return game === 'zsirozas' ? 'german' : 'french';
}
