import { LANGUAGES } from '@stammtisch/cards';
import { observe } from '@stammtisch/kernel';
import { expect, test } from 'vitest';

import { dealt, played, playedOut } from './fixtures.ts';
import { spades } from './game.ts';
import type { State } from './position.ts';
import { words } from './words.ts';

const slateOf = (state: State, language: 'de' | 'en' | 'hu' = 'en'): string =>
  words[language]
    .slate(observe(spades, state, 0))
    .map(({ label, value, seat }) => `${seat === undefined ? '' : `${seat} `}${label}: ${value}`)
    .join(', ');

test('actions are named as buttons and as deeds', () => {
  const said = (text: string): readonly string[] => {
    const action = spades.read(played({}), 0, text);
    if (action === undefined) throw new Error(text);
    return LANGUAGES.flatMap((language) => [words[language].action(action), words[language].done(action)]);
  };
  expect(said('bid 3')).toEqual(['3 bieten', 'bietet 3', 'Bid 3', 'bids 3', 'Licit 3', 'licit 3']);
  expect(said('bid nil')).toEqual([
    'Null bieten',
    'bietet Null',
    'Bid nil',
    'bids nil',
    'Nulla',
    'nullát mond',
  ]);
  expect(said('give AS 2C')).toContain('Pass ace of spades and 2 of clubs');
  expect(said('BJ')).toContain('Großer Joker');
});

test('the slate has each bid as it is made and all of them together, then the tricks', () => {
  expect(slateOf(played({}))).toBe('');
  expect(slateOf(played({ moves: 'bid 3' }))).toBe('Bids: 3/13, 0 Bid: 3');
  const playing = played({ hands: { 0: 'AC' }, moves: 'bid 3, bid 1, bid 2, bid 1' });
  expect(slateOf(playing)).toContain('Spades: locked, Bids: 7/13, 0 Bid: 3, 0 Tricks: 0, 1 Bid: 1');
});

test('partners see what is left of their contract, and the bags they have', () => {
  const state = played({ options: { teams: 'pairs', bags: '10/100' }, moves: 'bid 3, bid 1, bid 2, bid 1' });
  expect(slateOf(state)).toContain('0 Bid: 3, 0 Tricks: 0, 0 Contract: 0 of 5, 0 Bags: 0');
});

test('beside every deal on the sheet stand its bids, tricks and bags, also when later ones lie open', () => {
  const options = { teams: 'pairs', bags: '10/100' } as const;
  const first = playedOut(played({ options, moves: 'bid 3, bid 1, bid 2, bid 1' }));
  const beside = slateOf(first);
  const later = playedOut(dealt(first, {}));
  const told = (state: State, page: number): string =>
    (words.en.chalked?.(observe(spades, state, 0), page) ?? [])
      .map(({ label, value, seat }) => `${seat === undefined ? '' : `${seat} `}${label}: ${value}`)
      .join(', ');
  expect(told(first, 0)).toBe(beside);
  expect(told(later, 0)).toBe(beside);
  expect(told(later, 1)).toBe(slateOf(later));
  expect(told(later, 2)).toBe('');
});

test('a sealed bid is chalked up as hidden, a closed hand as not looked at', () => {
  expect(slateOf(played({ options: { hiddenBids: true }, moves: '2 bid 4' }))).toBe('2 Bid: hidden');
  const blind = played({ options: { nil: 100, blindNil: 200 }, startScores: [0, 0, 0, 300] });
  expect(slateOf(blind, 'de')).toContain('0 Karten: verdeckt');
});

test('a lost stake has a name of its own', () => {
  const line = { side: 0, reason: 'nil', points: -100 };
  expect(LANGUAGES.map((language) => words[language].reason(line))).toEqual([
    'Null verfehlt',
    'Nil failed',
    'Bukott nulla',
  ]);
  expect(words.en.reason({ ...line, points: 100 })).toBe('Nil made');
});

test('refusals name suits and cards in the language', () => {
  expect(words.de.refusal({ code: 'follow-suit', about: 'H' })).toBe('Du hast Herz, also bediene.');
  expect(words.hu.refusal({ code: 'follow-suit', about: 'S' })).toBe(
    'Van nálad pikk, tehát színre színt adj.',
  );
  expect(words.en.refusal({ code: 'lowest-club', about: '3C' })).toBe(
    'The first trick takes your lowest club: the 3 of clubs.',
  );
});
