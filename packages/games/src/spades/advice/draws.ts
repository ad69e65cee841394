import { type Card, isSeen, type SeenCard } from '@stammtisch/cards';
import type { Advice, Seat } from '@stammtisch/kernel';

import { packFor } from '../pack.ts';
import type { Action, Drawing } from '../position.ts';
import type { DrawReason } from './because.ts';
import { spot, SPADES } from './prospects.ts';

/** SP-O19: a drawn card is kept if it is worth more than the next one is likely to be. */
export function adviseDraw(
  { drawn, terms, thrown, hands }: Drawing<SeenCard>,
  seat: Seat,
  legal: readonly Action[],
): readonly Advice<Action, DrawReason>[] {
  if (!isSeen(drawn)) return legal.map((action) => ({ action, weight: 0, because: 'unseen' }));
  const { deck } = terms.options;
  const known = new Set<SeenCard>([drawn, ...(thrown[seat] ?? []), ...(hands[seat] ?? [])]);
  const unknown = packFor(terms.options, terms.seats).filter((card) => !known.has(card));
  const average = unknown.reduce((sum, card) => sum + worth(deck, card), 0) / Math.max(1, unknown.length);
  const gain = Math.round(worth(deck, drawn) - average);
  return legal.map((action) => ({
    action,
    weight: action.type === 'keep' ? gain : -gain,
    because: gain > 0 ? 'good-card' : 'weak-card',
  }));
}

/** Hundredths of a trick that a card is worth in a hand not yet known. */
function worth(deck: Drawing<SeenCard>['terms']['options']['deck'], card: Card): number {
  const { suit, high } = spot(deck, card);
  // Twelve is the ace; any spade may trump.
  if (suit === SPADES) return Math.min(100, 35 + 5 * high);
  return [95, 60, 30, 12][12 - high] ?? 4;
}
