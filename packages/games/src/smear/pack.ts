import { type Card, FRENCH_RANKS, FRENCH_SUITS, type Joker, pack, type Rank } from '@stammtisch/cards';

import { at, range } from '@stammtisch/kernel';

import type { SmearOptions } from './options.ts';

/** SM-2: six cards each, six tricks. */
export const HAND_SIZE = 6;

const JOKERS: Readonly<Record<0 | 1 | 2, readonly Joker[]>> = { 0: [], 1: ['BJ'], 2: ['BJ', 'SJ'] };

/** The ranks kept in each suit, lowest first. SM-5 fixes them: two jokers, and six sleepers if even, four if odd. */
export function ranksFor(seats: number): readonly Rank[] {
  const suited = HAND_SIZE * seats + (seats % 2 === 0 ? 6 : 4) - 2;
  return FRENCH_RANKS.slice(-suited / FRENCH_SUITS.length);
}

/** By seats and jokers: packs are asked for at every deal, and never change. */
const PACKS: readonly Readonly<Record<0 | 1 | 2, readonly Card[]>>[] = range(9).map((seats) => ({
  0: pack(FRENCH_SUITS, ranksFor(seats), JOKERS[0]),
  1: pack(FRENCH_SUITS, ranksFor(seats), JOKERS[1]),
  2: pack(FRENCH_SUITS, ranksFor(seats), JOKERS[2]),
}));

/** SM-3, SM-O8: the canonical pack for so many players. */
export function packFor(seats: number, { jokers }: Pick<SmearOptions, 'jokers'>): readonly Card[] {
  return at(PACKS, seats)[jokers];
}

/** SM-5: how many cards sleep; every joker left out lowers it by one (SM-O8). */
export function sleeperCount(seats: number, { jokers }: Pick<SmearOptions, 'jokers'>): number {
  return (seats % 2 === 0 ? 6 : 4) - (2 - jokers);
}

/** SM-15, SM-O8, SM-O10: the points that exist in the pack, and so the highest bid. */
export function pointsInPack({ jokers, jick }: Pick<SmearOptions, 'jokers' | 'jick'>): number {
  return 4 + jokers + (jick ? 1 : 0);
}
