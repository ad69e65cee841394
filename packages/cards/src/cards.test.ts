import { expect, test } from 'vitest';

import {
  type Card,
  cardName,
  cards,
  FRENCH_RANKS,
  FRENCH_SUITS,
  GERMAN_RANKS,
  GERMAN_SUITS,
  indexOf,
  isJoker,
  LANGUAGES,
  pack,
  parseCard,
  rankOf,
  sameCards,
  suitOf,
} from './index.ts';

const french = pack(FRENCH_SUITS, FRENCH_RANKS, ['BJ', 'SJ']);
const german = pack(GERMAN_SUITS, GERMAN_RANKS);

test('the canonical pack goes suit by suit from the lowest rank, then big and small joker', () => {
  expect(french).toHaveLength(54);
  expect(french.slice(0, 3)).toEqual(['2C', '3C', '4C']);
  expect(french.slice(12, 14)).toEqual(['AC', '2D']);
  expect(french.slice(-3)).toEqual(['AS', 'BJ', 'SJ']);
  expect(german.slice(0, 9)).toEqual(['7A', '8A', '9A', 'UA', 'OA', 'KA', 'TA', 'AA', '7L']);
});

test('the jack of spades is no joker', () => {
  expect(isJoker('JS')).toBe(false);
  expect(isJoker('SJ')).toBe(true);
  expect([suitOf('JS'), rankOf('JS')]).toEqual(['S', 'J']);
  expect([suitOf('SJ'), rankOf('BJ'), suitOf('??')]).toEqual([undefined, undefined, undefined]);
});

test('every card of both packs reads back as itself, and nothing else does', () => {
  for (const card of [...french, ...german]) expect(parseCard(card)).toBe(card);
  for (const text of ['', 'A', 'AX', '1C', 'ah', 'AHH', '??', 'CA ', 'JB0'])
    expect(parseCard(text)).toBeUndefined();
});

test('a slip in a list of cards is an error at once', () => {
  expect(cards('AH TD  BJ')).toEqual(['AH', 'TD', 'BJ']);
  expect(() => cards('AH 10D')).toThrow('10D');
});

test('the same cards are the same in any order, and a doubled card is not', () => {
  expect(sameCards(cards('AH TD'), cards('TD AH'))).toBe(true);
  expect(sameCards(cards('AH AH'), cards('AH TD'))).toBe(false);
  expect(sameCards(cards('AH'), cards('AH TD'))).toBe(false);
});

test('no two cards of a pack have the same name in any language', () => {
  for (const language of LANGUAGES) {
    const name = (pattern: 'french' | 'german') => (card: Card) => cardName(card, language, pattern);
    expect(new Set(french.map(name('french'))).size).toBe(54);
    expect(new Set(german.map(name('german'))).size).toBe(32);
  }
});

test('cards are called as at the table', () => {
  expect(cardName('AH', 'de')).toBe('Herz-Ass');
  expect(cardName('TD', 'en')).toBe('10 of diamonds');
  expect(cardName('AH', 'hu')).toBe('kőr ász');
  expect(cardName('OH', 'hu', 'german')).toBe('piros felső');
  expect(cardName('SJ', 'de')).toBe('Kleiner Joker');
});

test('principle 3: corner letters follow the language, and A never means the under', () => {
  expect(['A', 'K', 'Q', 'J'].map((rank) => indexOf(rankOf(`${rank}H` as Card) ?? 'A', 'de'))).toEqual([
    'A',
    'K',
    'D',
    'B',
  ]);
  expect(indexOf('Q', 'en')).toBe('Q');
  expect(['A', 'K', 'O', 'U'].map((rank) => indexOf(rankOf(`${rank}B` as Card) ?? 'A', 'hu'))).toEqual([
    'Á',
    'K',
    'F',
    'Al',
  ]);
  for (const language of LANGUAGES) {
    const letters = GERMAN_RANKS.map((rank) => indexOf(rank, language));
    expect(new Set(letters).size).toBe(letters.length);
  }
});
