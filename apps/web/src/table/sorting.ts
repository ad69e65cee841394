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
    sorting === 'suit' ? suit(a) - suit(b) || rank(a) - rank(b) : rank(a) - rank(b) || suit(a) - suit(b),
  );
}

/** The order that comes after this one on the sort button. */
export function nextSorting(sorting: Sorting): Sorting {
  const order: readonly Sorting[] = ['suit', 'rank', 'dealt'];
  return order[(order.indexOf(sorting) + 1) % order.length] ?? 'suit';
}
