import { cards } from '@stammtisch/cards';
import { expect, test } from 'vitest';

import { nextSorting, sorted } from './sorting.ts';

const hand = cards('9H AC SJ KH 2S BJ TD');

test('principle 4: by suit the jokers stand first, then trump, and colours alternate', () => {
  expect(sorted(hand, 'suit', 'H').join(' ')).toBe('BJ SJ KH 9H 2S AC TD');
  expect(sorted(hand, 'suit', undefined).join(' ')).toBe('BJ SJ 2S KH 9H AC TD');
});

test('by rank the suits follow each other within a rank', () => {
  expect(sorted(cards('9H AC 9S AH'), 'rank', 'H').join(' ')).toBe('AH AC 9H 9S');
});

test('as dealt nothing moves', () => {
  expect(sorted(hand, 'dealt', 'H')).toEqual(hand);
});

test('German-suited cards have an order of their own', () => {
  expect(sorted(cards('7A KL AA OB UB'), 'suit', undefined).join(' ')).toBe('AA 7A KL OB UB');
});

test('the button goes round the three orders', () => {
  expect(nextSorting(nextSorting(nextSorting('suit')))).toBe('suit');
});
