import { expect, test } from 'vitest';

import { botName, MAX_NAME, sheetNamed, tidyName } from './names.ts';

test('names of every script stay as they are', () => {
  for (const name of ['Ayşe', 'Győző', 'O’Brien', 'Жужа', '明', 'علی‌رضا', '👩‍👧', 'Ďábel 2'])
    expect(tidyName(name)).toBe(name);
});

test('what is invisible, or turns text around, goes', () => {
  expect(tidyName('\u202eannA\u202c')).toBe('annA');
  expect(tidyName('An\u0000na\u200b\ufeff')).toBe('Anna');
  expect(tidyName(' \t\n Anna \u2028 M. ')).toBe('Anna M.');
});

test('what shows nothing is no name', () => {
  for (const name of ['', ' ', '\u200b', '\u200d\u200c', '\u3164', '\u2800', '\u0301', '\u{E0041}'])
    expect(tidyName(name)).toBeUndefined();
});

test('a long name is cut between characters', () => {
  const name = tidyName('🂡'.repeat(30)) ?? '';
  expect(name).toBe('🂡'.repeat(12));
  expect(name.length).toBeLessThanOrEqual(MAX_NAME);
});

test('a rule sheet has a longer name, or none', () => {
  expect(sheetNamed(' Bei Oma,\u202e sonntags nach dem Essen ')).toEqual({
    sheetName: 'Bei Oma, sonntags nach dem Essen',
  });
  expect(sheetNamed('\u200b')).toEqual({});
  expect(sheetNamed(undefined)).toEqual({});
});

test('towers of marks come down', () => {
  expect(tidyName(`Z${'\u0335'.repeat(20)}`)?.length).toBeLessThanOrEqual(4);
});

test('nine bots would still have names of their own', () => {
  const names: string[] = [];
  for (let chair = 0; chair < 9; chair += 1) names.push(botName(names, chair));
  expect(new Set(names).size).toBe(9);
});
