import { type Card, GERMAN_RANKS, GERMAN_SUITS, pack, sameCards } from '@stammtisch/cards';
import { type BySeat, type Seat, stackFor } from '@stammtisch/kernel';

import type { ZsirozasTerms } from './position.ts';
import { directionOf, HAND_SIZE } from './talon.ts';

const WHOLE = pack(GERMAN_SUITS, GERMAN_RANKS);
// ZS-O9: two eights leave, so that thirty cards come out even for three.
const FOR_THREE = WHOLE.filter((card) => card !== '8L' && card !== '8B');

/** The canonical pack: 32 cards, 30 for three players (ZS-2). */
export function packFor({ seats }: Pick<ZsirozasTerms, 'seats'>): readonly Card[] {
  return seats === 3 ? FOR_THREE : WHOLE;
}

/** The pack that deals these hands. */
export function deckOf(
  terms: ZsirozasTerms,
  dealer: Seat,
  hands: BySeat<readonly Card[]>,
  rest: readonly Card[],
): readonly Card[] {
  const { seats, options } = terms;
  const direction = directionOf(options);
  const deck = stackFor(hands, rest, { seats, dealer, each: HAND_SIZE, direction });
  if (!sameCards(deck, packFor(terms))) throw new Error('cards of another pack');
  return deck;
}
