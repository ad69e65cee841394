import type { Rank, Suit } from '@stammtisch/cards';

/** How cards are called besides their proper names. */
export interface CardNames {
  /** Little words between suit and rank. */
  readonly fillers: readonly string[];
  readonly suits: Readonly<Partial<Record<Suit, readonly string[]>>>;
  readonly ranks: Readonly<Partial<Record<Rank, readonly string[]>>>;
  readonly bigJoker: readonly string[];
  readonly smallJoker: readonly string[];
}
