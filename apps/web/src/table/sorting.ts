import { isJoker, isSeen, rankOf, type SeenCard, type Suit, suitOf } from '@stammtisch/cards';

import type { Sorting } from './model.ts';

/** Suits so that colours alternate, French ones first. */
const SUITS: readonly Suit[] = ['S', 'H', 'C', 'D', 'A', 'L', 'B'];
const RANKS = 'AKQOJUT98765432';

/** A hand as its owner likes to hold it; the highest card is at the left. */
export function sorted(
  hand: readonly SeenCard[],
  sorting: Sorting,
  trump: string | undefined,
): readonly SeenCard[] {
  if (sorting === 'dealt') return hand;
  const suits =
    trump === undefined ? SUITS : SUITS.toSorted((a, b) => Number(b === trump) - Number(a === trump));
  const suit = (card: SeenCard): number => {
    if (!isSeen(card)) return suits.length;
    const printed = suitOf(card);
    // Jokers stand first: beside the trumps, whether or not trump is known.
    return printed === undefined ? -1 : suits.indexOf(printed);
  };
  const rank = (card: SeenCard): number => {
    if (!isSeen(card)) return 0;
    if (isJoker(card)) return card === 'BJ' ? -2 : -1;
    return RANKS.indexOf(rankOf(card) ?? 'A');
  };
  return hand.toSorted((a, b) =>
    sorting !== 'rank' ? suit(a) - suit(b) || rank(a) - rank(b) : rank(a) - rank(b) || suit(a) - suit(b),
  );
}

/** The order that comes after this one on the sort button. */
export function nextSorting(sorting: Sorting): Sorting {
  const order: readonly Sorting[] = ['suit', 'rank', 'dealt', 'manual'];
  return order[(order.indexOf(sorting) + 1) % order.length] ?? 'suit';
}

/** A sorted hand in the order it was arranged in by hand; a new card goes beside the one it would follow by suit. */
export function arranged(hand: readonly SeenCard[], order: readonly string[]): readonly SeenCard[] {
  const result = order.flatMap((text) => hand.find((card) => card === text) ?? []);
  for (const [index, card] of hand.entries()) {
    if (result.includes(card)) continue;
    const before = hand[index - 1];
    result.splice(before === undefined ? 0 : result.indexOf(before) + 1, 0, card);
  }
  return result;
}

/** The same cards with one of them moved to another place. */
export function placed(hand: readonly SeenCard[], card: string, to: number): readonly SeenCard[] {
  const others = hand.filter((one) => one !== card);
  return others.toSpliced(to, 0, ...hand.filter((one) => one === card));
}
