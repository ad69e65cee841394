import type { GameKit, Seat } from '@stammtisch/kernel';
import { seeded } from '@stammtisch/kernel';

import { dreamer, type Dreaming } from './dreamer.ts';
import { adviser, type Answerer } from './policies.ts';

/** How well a bot plays: by how many worlds it dreams of, never by blunders. */
export type Level = 'easy' | 'normal' | 'strong';

/** What a level dreams of for one decision; nothing for one who follows the rules of thumb alone. */
export const DREAMS: Readonly<Record<Level, Pick<Dreaming, 'worlds' | 'moves'> | undefined>> = {
  easy: undefined,
  normal: { worlds: 24, moves: 3000 },
  strong: { worlds: 120, moves: 8000 },
};

/** What a seat is asked, and how it should answer. */
export interface Question {
  readonly view: unknown;
  readonly seat: Seat;
  readonly level: Level;
  readonly seed: string;
}

/** A bot of this level; with a clock it may be cut short, without one the same seed gives the same answer. */
export function player<S extends V, A, V, O>(
  kit: GameKit<S, A, V, O>,
  level: Level,
  isTimeUp?: () => boolean,
): Answerer<V, A> {
  const dreams = DREAMS[level];
  if (dreams === undefined) return adviser(kit);
  return dreamer(kit, { ...dreams, ...(isTimeUp === undefined ? {} : { isTimeUp }) });
}

/** A question answered with the action's text, as records write it. */
export function answer<S extends V, A, V, O>(
  kit: GameKit<S, A, V, O>,
  { view, seat, level, seed }: Question,
  isTimeUp?: () => boolean,
): string {
  // A view of this game and rules version, made by the table that asks.
  const seen = view as V;
  return kit.game.write(player(kit, level, isTimeUp)(seen, seat, seeded(seed)));
}
