import { cards } from '@stammtisch/cards';
import { expect, test } from 'vitest';

import type { Sorting } from './model.ts';
import { arranged, nextSorting, placed, sorted } from './sorting.ts';

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

test('the button goes round the four orders', () => {
  const orders = [1, 2, 3, 4].reduce<readonly Sorting[]>(
    (past) => [...past, nextSorting(past.at(-1) ?? 'suit')],
    ['suit'],
  );
  expect(orders).toEqual(['suit', 'rank', 'dealt', 'manual', 'suit']);
});

test('principle 4: a card moved by hand stays where it was put, and a new card goes beside its suit', () => {
  const held = sorted(cards('AS KS 9H 2D'), 'manual', undefined);
  expect(held.join(' ')).toBe('AS KS 9H 2D');
  const order = placed(held, '2D', 1);
  expect(order.join(' ')).toBe('AS 2D KS 9H');
  const more = sorted(cards('9H QS 2D AS KS'), 'manual', undefined);
  expect(arranged(more, order).join(' ')).toBe('AS 2D KS QS 9H');
  // A card that was played leaves the others as they are.
  expect(arranged(sorted(cards('9H 2D AS'), 'manual', undefined), order).join(' ')).toBe('AS 2D 9H');
  // Nothing of another deal's order is left over.
  expect(arranged(held, []).join(' ')).toBe('AS KS 9H 2D');
});
