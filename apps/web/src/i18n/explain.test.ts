import { TABLE_REFUSALS } from '@stammtisch/protocol';
import { expect, test } from 'vitest';

import { texts as de } from './de/index.ts';
import { texts as en } from './en/index.ts';
import { problemText, tableRefusal } from './explain.ts';
import { listed, plural, signed } from './forms.ts';
import { texts as hu } from './hu/index.ts';

const ALL = { de, en, hu };

test.each(Object.entries(ALL))('every refusal of the table is explained in a sentence, in %s', (_, texts) => {
  for (const code of [...TABLE_REFUSALS, 'unreadable', 'no-such-remark']) {
    expect(tableRefusal(texts, code)).toMatch(/^\p{Lu}.*[.!?]$/u);
  }
  expect(tableRefusal(texts, 'follow-suit')).toBeUndefined();
  expect(problemText(texts, { code: 'never-heard-of' })).toBe(texts.refusals.fallback);
  expect(problemText(texts, { code: 'toString' })).toBe(texts.refusals.fallback);
});

test('no text of one language is left in another, but for names and what is the same', () => {
  const same = new Set(['Stammtisch', 'Host', 'Bot', '0', 'Name']);
  const strings = (node: unknown, path = ''): readonly (readonly [string, string])[] =>
    typeof node === 'string'
      ? [[path, node]]
      : typeof node === 'object' && node !== null
        ? Object.entries(node).flatMap(([key, value]) => strings(value, `${path}.${key}`))
        : [];
  for (const [one, other] of [
    [de, en],
    [de, hu],
    [en, hu],
  ] as const) {
    const others = new Map(strings(other));
    const shared = strings(one).filter(([path, text]) => others.get(path) === text && !same.has(text));
    // The menu is called alike in German and Hungarian.
    expect(shared.filter(([, text]) => text !== 'Menü')).toEqual([]);
  }
});

test('numbers, plurals and lists follow the language', () => {
  expect(signed(-3)).toBe('−3');
  expect(signed(0)).toBe('0');
  expect(plural('de', 1, 'ein Platz', 'Plätze')).toBe('ein Platz');
  expect(plural('hu', 0, 'egy', 'több')).toBe('több');
  expect(listed('de', ['4', '6', '8'])).toBe('4, 6 und 8');
  expect(listed('hu', ['4', '6', '8'])).toBe('4, 6 és 8');
});
