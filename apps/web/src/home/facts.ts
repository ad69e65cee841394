import type { Card, Language } from '@stammtisch/cards';

/** What the first page tells of a game without fetching it. A test holds it against the game itself. */
export interface GameFacts {
  readonly name: Readonly<Record<Language, string>>;
  /** The fewest and the most players under the usual rules. */
  readonly players: readonly [fewest: number, most: number];
  /** How many sit at a table that nobody has set up otherwise. */
  readonly usualSeats: number;
  readonly usualTarget: number;
  /** Three cards that show at a glance which game it is. */
  readonly fan: readonly [Card, Card, Card];
  /** What stands for no points, if not a 0: ZS-27. */
  readonly zero?: 'mushroom';
}

/** Every game the first page offers. */
export const GAME_FACTS: Readonly<Record<string, GameFacts>> = {
  smear: {
    name: { de: 'Smear', en: 'Smear', hu: 'Smear' },
    players: [3, 8],
    usualSeats: 6,
    usualTarget: 21,
    fan: ['BJ', 'JH', 'TC'],
  },
  zsirozas: {
    name: { de: 'Zsírozás (Schmierer)', en: 'Zsírozás', hu: 'Zsírozás' },
    players: [2, 4],
    usualSeats: 4,
    usualTarget: 500,
    fan: ['TA', '7L', 'AH'],
    zero: 'mushroom',
  },
  spades: {
    name: { de: 'Spades', en: 'Spades', hu: 'Spades' },
    players: [2, 7],
    usualSeats: 4,
    usualTarget: 500,
    fan: ['QS', 'KS', 'AS'],
  },
};

/** What a game is called; its id for one this page does not know. */
export function gameName(id: string, language: Language): string {
  return Object.hasOwn(GAME_FACTS, id) ? (GAME_FACTS[id]?.name[language] ?? id) : id;
}
