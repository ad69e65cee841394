import {
  cardName,
  FRENCH_RANKS,
  FRENCH_SUITS,
  GERMAN_RANKS,
  GERMAN_SUITS,
  type Language,
  LANGUAGES,
  pack,
  type Pattern,
} from '@stammtisch/cards';
import { expect, test } from 'vitest';

import { plain } from './plain.ts';
import { codeOf, readCards, type Tongue } from './read-card.ts';
import { textWords } from './words/index.ts';

const PACKS = {
  french: pack(FRENCH_SUITS, FRENCH_RANKS, ['BJ', 'SJ']),
  german: pack(GERMAN_SUITS, GERMAN_RANKS),
} as const;
const tongue = (language: Language, pattern: Pattern = 'french'): Tongue => ({
  language,
  pattern,
  names: textWords[language].cards,
});
const read = (text: string, language: Language = 'de', pattern: Pattern = 'french'): string =>
  readCards(text, tongue(language, pattern)).join(' ');

test.each(LANGUAGES)('principle 22: every card is read by its name and by its code, in %s', (language) => {
  for (const pattern of ['french', 'german'] as const) {
    const ways = tongue(language, pattern);
    for (const card of PACKS[pattern]) {
      const name = cardName(card, language, pattern);
      expect([name, readCards(name, ways)]).toEqual([name, [card]]);
      expect([name, readCards(plain(name), ways)]).toEqual([name, [card]]);
      const code = codeOf(card, ways);
      expect([code, readCards(code, ways)]).toEqual([code, [card]]);
    }
  }
});

test('a card is read as people type it', () => {
  for (const text of ['pik as', 'Pik Ass', 'PIK-ASS', 'sa', '♠A', 'a♠', 'pas', 'ass pik', 'p as'])
    expect([text, read(text)]).toEqual([text, 'AS']);
  for (const text of ['herz könig', 'herz koenig', 'hk', 'kh', 'herz k', 'könig herz'])
    expect([text, read(text)]).toEqual([text, 'KH']);
  for (const text of ['ace of spades', 'spade ace', 'the ace of spades'])
    expect([text, read(text, 'en')]).toEqual([text, 'AS']);
  for (const text of ['10 of diamonds', 'ten of diamonds', 'd10', 'dt', '10d'])
    expect([text, read(text, 'en')]).toEqual([text, 'TD']);
  for (const text of ['kőr ász', 'kor asz', 'ha', 'kör ász'])
    expect([text, read(text, 'hu')]).toEqual([text, 'AH']);
  for (const text of ['makk alsó', 'makk also', 'mal', 'alsó makk'])
    expect([text, read(text, 'hu', 'german')]).toEqual([text, 'UA']);
  for (const text of ['tök 7', 'tök hetes', 't7', 'tök vii'])
    expect([text, read(text, 'hu', 'german')]).toEqual([text, '7B']);
  expect(read('gj')).toBe('BJ');
});

test('what leaves something open means several cards, and what is none means none', () => {
  expect(read('as').split(' ')).toEqual(['AC', 'AD', 'AH', 'AS']);
  expect(read('pik').split(' ')).toHaveLength(13);
  expect(read('joker')).toBe('BJ SJ');
  // In a pack with jokers this is the jack of spades as well as the small joker.
  expect(read('sj').split(' ').toSorted()).toEqual(['JS', 'SJ']);
  for (const text of ['', 'quark', 'x9', '17', 'herz 12']) expect([text, read(text)]).toEqual([text, '']);
});
