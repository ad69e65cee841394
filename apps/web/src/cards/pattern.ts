import type { Language, Pattern } from '@stammtisch/cards';

import type { TablePreferences } from '../table/model.ts';
import type { Deck } from './card-face.tsx';

/** The faces a game is played with, unless a player prefers others: Zsírozás has German-suited cards. */
export function patternOf(game: string): Pattern {
  return game === 'zsirozas' ? 'german' : 'french';
}

/** Each deck is one object: cards are drawn again when theirs is another one. */
const decks = new Map<string, Deck>();

/** A game's cards as somebody wants to read them; A K Q J if the letters are not to follow the language. */
export function deckOf(
  game: string,
  language: Language,
  { hasFixedLetters, faces }: Pick<TablePreferences, 'hasFixedLetters' | 'faces'>,
): Deck {
  const deck: Deck = {
    pattern: patternOf(game),
    letters: hasFixedLetters ? 'en' : language,
    language,
    faces,
  };
  const key = Object.values(deck).join(' ');
  const known = decks.get(key) ?? deck;
  decks.set(key, known);
  return known;
}
