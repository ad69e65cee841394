import { isSeen, type Language, type Pattern, type SeenCard, suitOf } from '@stammtisch/cards';

import { KEY_COMMANDS, type KeyCommand, type KeyMap } from './keymap.ts';
import { suitLetter } from './suit-letters.ts';

/** What a key asks of the table. */
export type TableKey =
  | { readonly type: 'move'; readonly to: number }
  | { readonly type: 'cancel' }
  | { readonly type: 'tell'; readonly about: 'trick' | 'turn' | 'bids' | 'counts' }
  | { readonly type: 'open'; readonly what: 'lastTrick' | 'sheet' | 'log' | 'help' };

const COMMANDS: Readonly<Record<KeyCommand, TableKey>> = {
  lastTrick: { type: 'open', what: 'lastTrick' },
  score: { type: 'open', what: 'sheet' },
  log: { type: 'open', what: 'log' },
  help: { type: 'open', what: 'help' },
  trick: { type: 'tell', about: 'trick' },
  turn: { type: 'tell', about: 'turn' },
  bids: { type: 'tell', about: 'bids' },
  counts: { type: 'tell', about: 'counts' },
};

/** The hand as the arrows walk through it. */
export interface Walk {
  readonly hand: readonly SeenCard[];
  readonly at: number;
  readonly hasLetterKeys: boolean;
  readonly keys: KeyMap;
  readonly language: Language;
  readonly pattern: Pattern;
  /** A letter with the shift key is always a suit's. */
  readonly isShift: boolean;
}

/** What this key means here; undefined if nothing, and the browser may have it. */
export function tableKey(key: string, ways: Walk): TableKey | undefined {
  const { hand, at } = ways;
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
  return ways.hasLetterKeys ? letterKey(key.toLowerCase(), ways) : undefined;
}

/** A command goes before a suit that begins with its letter; with the shift key it is the suit. */
function letterKey(letter: string, ways: Walk): TableKey | undefined {
  const { hand, at, keys, isShift } = ways;
  const command = KEY_COMMANDS.find((name) => keys[name] === letter);
  const isLetter = letter !== letter.toUpperCase();
  if (command !== undefined && !(isShift && isLetter)) return COMMANDS[command];
  const next = hand.findIndex((_, index) => isOf(hand[(at + 1 + index) % hand.length], letter, ways));
  return next >= 0 ? walk((at + 1 + next) % hand.length, hand) : undefined;
}

function walk(to: number, hand: readonly SeenCard[]): TableKey | undefined {
  return hand.length === 0 ? undefined : { type: 'move', to };
}

function isOf(card: SeenCard | undefined, letter: string, ways: Walk): boolean {
  const suit = card === undefined ? undefined : suitOf(card);
  return suit !== undefined && suitLetter(suit, ways) === letter;
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
