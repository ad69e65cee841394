import { isSeen, type SeenCard, type Suit, suitOf } from '@stammtisch/cards';

/** What a key asks of the table. */
export type TableKey =
  | { readonly type: 'move'; readonly to: number }
  | { readonly type: 'cancel' }
  | { readonly type: 'tell'; readonly about: 'trick' | 'turn' | 'bids' | 'counts' }
  | { readonly type: 'open'; readonly what: 'lastTrick' | 'sheet' | 'log' | 'help' };

const SUIT_KEYS: Readonly<Record<string, readonly Suit[]>> = {
  s: ['S'],
  h: ['H'],
  d: ['D'],
  c: ['C'],
  // The letters of German-suited packs: makk, zöld, piros, tök.
  m: ['A'],
  z: ['L'],
  p: [],
};
const LETTERS: Readonly<Record<string, TableKey>> = {
  l: { type: 'open', what: 'lastTrick' },
  p: { type: 'open', what: 'sheet' },
  g: { type: 'open', what: 'log' },
  '?': { type: 'open', what: 'help' },
  r: { type: 'tell', about: 'trick' },
  t: { type: 'tell', about: 'turn' },
  b: { type: 'tell', about: 'bids' },
  n: { type: 'tell', about: 'counts' },
};

/** The hand as the arrows walk through it. */
export interface Walk {
  readonly hand: readonly SeenCard[];
  readonly at: number;
  readonly hasLetterKeys: boolean;
}

/** What this key means here; undefined if nothing, and the browser may have it. */
export function tableKey(key: string, { hand, at, hasLetterKeys }: Walk): TableKey | undefined {
  const last = hand.length - 1;
  switch (key) {
    case 'ArrowLeft':
      return walk(Math.max(0, at - 1), hand);
    case 'ArrowRight':
      return walk(Math.min(last, at + 1), hand);
    case 'ArrowUp':
      return walk(otherSuit(hand, at, -1), hand);
    case 'ArrowDown':
      return walk(otherSuit(hand, at, 1), hand);
    case 'Home':
      return walk(0, hand);
    case 'End':
      return walk(last, hand);
    case 'Escape':
      return { type: 'cancel' };
  }
  if (!hasLetterKeys) return undefined;
  const letter = key.toLowerCase();
  const suits = SUIT_KEYS[letter] ?? [];
  const next = hand.findIndex((_, index) => isOf(hand[(at + 1 + index) % hand.length], suits));
  if (next >= 0) return walk((at + 1 + next) % hand.length, hand);
  return LETTERS[letter];
}

function walk(to: number, hand: readonly SeenCard[]): TableKey | undefined {
  return hand.length === 0 ? undefined : { type: 'move', to };
}

function isOf(card: SeenCard | undefined, suits: readonly Suit[]): boolean {
  return card !== undefined && suits.some((suit) => suit === suitOf(card));
}

/** The first card of the next run of another suit, or where we are if there is none. */
function otherSuit(hand: readonly SeenCard[], at: number, step: 1 | -1): number {
  const suit = (index: number): string => groupOf(hand[index]);
  let index = at;
  while (index >= 0 && index < hand.length && suit(index) === suit(at)) index += step;
  if (index < 0 || index >= hand.length) return at;
  // Upwards we arrive at a run's end, and want its first card.
  if (step > 0) return index;
  while (index > 0 && suit(index - 1) === suit(index)) index -= 1;
  return index;
}

function groupOf(card: SeenCard | undefined): string {
  if (card === undefined || !isSeen(card)) return '';
  return suitOf(card) ?? 'joker';
}
