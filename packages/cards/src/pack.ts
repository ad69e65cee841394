import { type Card, type Joker, parseCard, type Rank, type Suit } from './card.ts';

/** French suits in the order of the canonical pack. */
export const FRENCH_SUITS: readonly Suit[] = ['C', 'D', 'H', 'S'];
/** German suits in the order of the canonical pack: acorns, leaves, hearts, bells. */
export const GERMAN_SUITS: readonly Suit[] = ['A', 'L', 'H', 'B'];
/** Ranks of a French-suited pack, lowest first. */
export const FRENCH_RANKS: readonly Rank[] = [
  '2',
  '3',
  '4',
  '5',
  '6',
  '7',
  '8',
  '9',
  'T',
  'J',
  'Q',
  'K',
  'A',
];
/** Ranks of the Zsírozás pack in canonical order. */
export const GERMAN_RANKS: readonly Rank[] = ['7', '8', '9', 'U', 'O', 'K', 'T', 'A'];

/** Every suit with every rank, suit by suit, then the jokers: the canonical order before a shuffle. */
export function pack(
  suits: readonly Suit[],
  ranks: readonly Rank[],
  jokers: readonly Joker[] = [],
): readonly Card[] {
  const suited = suits.flatMap((suit) =>
    ranks.map((rank) => {
      const card = parseCard(`${rank}${suit}`);
      if (card === undefined) throw new Error(`no card: ${rank}${suit}`);
      return card;
    }),
  );
  return [...suited, ...jokers];
}

/** Whether two lists hold the same cards, whatever their order. */
export function sameCards(some: readonly string[], others: readonly string[]): boolean {
  if (some.length !== others.length) return false;
  const left = new Map<string, number>();
  for (const card of some) left.set(card, (left.get(card) ?? 0) + 1);
  for (const card of others) {
    const count = left.get(card);
    if (count === undefined || count === 0) return false;
    left.set(card, count - 1);
  }
  return true;
}
