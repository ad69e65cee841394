import { GERMAN_SUITS, LANGUAGES } from '@stammtisch/cards';
import { expect, test } from 'vitest';

import { seasonName } from './season-names.ts';

test('the aces carry the four seasons in the language of the page', () => {
  expect(GERMAN_SUITS.map((suit) => seasonName(suit, 'de'))).toContain('FRÜHLING');
  expect(seasonName('H', 'hu')).toBe('TAVASZ');
  expect(seasonName('A', 'en')).toBe('WINTER');
  for (const language of LANGUAGES)
    expect(new Set(GERMAN_SUITS.map((suit) => seasonName(suit, language))).size).toBe(4);
});
