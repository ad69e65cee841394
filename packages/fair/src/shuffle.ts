import type { Card } from '@stammtisch/cards';
import { type Random, shuffled } from '@stammtisch/kernel';

/** The deck, top first, that a canonical pack becomes: Fisher-Yates from the last place down to the second. */
export function shuffle(pack: readonly Card[], random: Random): readonly Card[] {
  return shuffled(pack, random);
}
