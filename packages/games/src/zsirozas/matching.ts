import { type Card, type Rank, rankOf, type SeenCard } from '@stammtisch/cards';
import type { Refusal } from '@stammtisch/kernel';

import type { ZsirozasOptions } from './options.ts';

/** Whether a card matches the rank that was led: by its own rank, or as a seven (ZS-15, ZS-A5). */
export function matches(led: Rank, card: SeenCard): boolean {
  const rank = rankOf(card);
  return rank === led || rank === '7';
}

/** Whether a hand holds a card of this very rank. */
export function holdsRank(hand: readonly SeenCard[], rank: Rank): boolean {
  for (const card of hand) if (rankOf(card) === rank) return true;
  return false;
}

/** What stops a hand from leading this card, if anything. */
export function leadRefusal(
  options: ZsirozasOptions,
  hand: readonly SeenCard[],
  card: Card,
): Refusal | undefined {
  if (options.sevenLed === 'plain' || rankOf(card) !== '7') return undefined;
  // ZS-O8: a hand of sevens alone has to lead one.
  return hand.every((held) => rankOf(held) === '7') ? undefined : { code: 'seven-led' };
}

/** What stops a follower from playing this card on the rank led, if anything (ZS-9, ZS-A1, ZS-A2). */
export function followRefusal(
  options: ZsirozasOptions,
  led: Rank,
  hand: readonly SeenCard[],
  card: Card,
): Refusal | undefined {
  const rank = rankOf(card);
  if (options.matching === 'free' || rank === led) return undefined;
  if (holdsRank(hand, led)) {
    if (!options.sevenInstead) return { code: 'match', about: led };
    if (rank === '7') return undefined;
    return { code: holdsRank(hand, '7') ? 'match-or-seven' : 'match', about: led };
  }
  const owesSeven = options.sevenDuty && rank !== '7' && holdsRank(hand, '7');
  return owesSeven ? { code: 'play-seven', about: led } : undefined;
}

/** What stops the leader from going on with this card, if anything (ZS-11, ZS-A4). */
export function goOnRefusal(led: Rank, card: Card): Refusal | undefined {
  return matches(led, card) ? undefined : { code: 'go-on-matching', about: led };
}

/** The cards of a hand that may be led. */
export function legalLeads(options: ZsirozasOptions, hand: readonly Card[]): readonly Card[] {
  return hand.filter((card) => leadRefusal(options, hand, card) === undefined);
}
/** The cards of a hand that may be played on the rank led. */
export function legalFollows(options: ZsirozasOptions, led: Rank, hand: readonly Card[]): readonly Card[] {
  return hand.filter((card) => followRefusal(options, led, hand, card) === undefined);
}
/** What the leader may do once the circuit is full: go on with these cards, or stop. */
export function legalGoOns(led: Rank, hand: readonly Card[]): readonly (Card | 'stop')[] {
  return [...hand.filter((card) => goOnRefusal(led, card) === undefined), 'stop'];
}
