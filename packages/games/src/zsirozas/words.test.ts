import { LANGUAGES } from '@stammtisch/cards';
import { fields } from '@stammtisch/kernel';
import { expect, test } from 'vitest';

import { CALLS } from './play.ts';
import { zsirozasConflicts, zsirozasOptions } from './options.ts';
import { after, during, refusalOf, tableWith } from './fixtures.ts';
import { words } from './words.ts';

test('ZS-30: the four calls in three languages', () => {
  const said = (language: 'de' | 'en' | 'hu'): readonly string[] =>
    CALLS.map((call) => words[language].action({ type: 'call', call }));
  expect(said('de')).toEqual(['Schmiere!', 'Schmiere nicht!', 'Steche!', 'Steche nicht!']);
  expect(said('hu')).toEqual(['Zsírt!', 'Ne zsírt!', 'Üss!', 'Ne üss!']);
  expect(said('en')).toEqual(['Grease!', "Don't grease!", 'Beat!', "Don't beat!"]);
});

test('a call is told in the reader’s language', () => {
  const event = { type: 'said', seat: 1, words: 'Steche nicht!' } as const;
  expect(words.hu.event(event)).toBe('Ne üss!');
  expect(words.en.event({ ...event, words: 'hello' })).toBeUndefined();
});

test('cards are named as a German pack has them', () => {
  const ten = { type: 'play', card: 'TH' } as const;
  expect(LANGUAGES.map((language) => words[language].action(ten))).toEqual([
    'Herz-10',
    '10 of hearts',
    'piros tízes',
  ]);
});

test('letting the trick go, on a button and in the story', () => {
  const stop = { type: 'stop' } as const;
  expect(words.de.action(stop)).toBe('Liegen lassen');
  expect(words.de.done(stop)).toBe('lässt den Stich liegen');
  expect(words.hu.action(stop)).toBe('Hagyom');
});

test('a refusal says which rank it is about', () => {
  const led = during(tableWith(['AA KA OL TB', 'AL KB 8B 9H']), 'AA');
  const refusal = refusalOf(led, 'KB');
  if (refusal === undefined) throw new Error('should have been refused');
  expect(words.de.refusal(refusal)).toContain('ein Ass');
  expect(words.en.refusal(refusal)).toContain('an ace');
  expect(words.hu.refusal(refusal)).toContain('ász');
});

test('a majority says how it was won', () => {
  const reason = (points: number): string => words.en.reason({ side: 0, reason: 'majority', points });
  expect([1, 2, 3].map(reason)).toEqual(['More grease', 'Every ten and ace', 'Every trick']);
});

test('the slate shows the talon, and what each side has taken', () => {
  const state = during(tableWith(['TA KA OL UB', 'AH 8L 9A KB']), 'TA AH');
  expect(words.de.slate(state)).toEqual([
    { label: 'Talon', value: '22' },
    { seat: 0, label: 'Schmiere', value: '20', counts: 'points' },
    { seat: 1, label: 'Schmiere', value: '0', counts: 'points' },
  ]);
  const ended = after(tableWith(['AA', 'TL'], { talon: '' }), 'AA TL');
  expect(words.de.slate(ended)).toHaveLength(2);
});

test('every conflict is explained, every option has a label, one sentence and an example', () => {
  for (const language of LANGUAGES) {
    const spoken = words[language];
    expect(zsirozasConflicts.filter(({ code }) => spoken.conflict(code) === code)).toEqual([]);
    const isTold = (option: string): boolean => {
      const { label = '', help = '', example = '' } = spoken.options[option] ?? {};
      return label !== '' && example !== '' && help.endsWith('.') && !/\.\s/.test(help);
    };
    expect(fields(zsirozasOptions, {}).filter(({ option }) => !isTold(option))).toEqual([]);
  }
});

test('a code nobody knows is shown as it is', () => {
  expect(words.de.refusal({ code: 'seat-missing' })).toBe('seat-missing');
});
