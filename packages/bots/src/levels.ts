import type { GameKit, Seat } from '@stammtisch/kernel';
import { seeded } from '@stammtisch/kernel';

import { dreamer } from './dreamer.ts';
import { adviser, type Answerer } from './policies.ts';

/** How well a bot plays: by how many worlds it dreams of, never by blunders. */
export type Level = 'easy' | 'normal' | 'strong';

/** Worlds a decision sees; none for one who follows the rules of thumb alone. */
export const WORLDS: Readonly<Record<Level, number>> = { easy: 0, normal: 12, strong: 40 };

/** What a seat is asked, and how it should answer. */
export interface Question {
  readonly view: unknown;
  readonly seat: Seat;
  readonly level: Level;
  readonly seed: string;
}

/** A bot of this level. */
export function player<S extends V, A, V, O>(
  kit: GameKit<S, A, V, O>,
  level: Level,
  isTimeUp: () => boolean,
): Answerer<V, A> {
  const worlds = WORLDS[level];
  return worlds === 0 ? adviser(kit) : dreamer(kit, { worlds, isTimeUp });
}

/** A question answered with the action's text, as records write it. */
export function answer<S extends V, A, V, O>(
  kit: GameKit<S, A, V, O>,
  { view, seat, level, seed }: Question,
  isTimeUp: () => boolean,
): string {
  // A view of this game and rules version, made by the table that asks.
  const seen = view as V;
  return kit.game.write(player(kit, level, isTimeUp)(seen, seat, seeded(seed)));
}
