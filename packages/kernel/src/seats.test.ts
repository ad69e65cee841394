import { cards, FRENCH_RANKS, FRENCH_SUITS, pack } from '@stammtisch/cards';
import { expect, test } from 'vitest';

import { at, circuit, dealOut, deltas, range, seatAfter, stackFor, totalsOf, withAt } from './index.ts';

const deck = pack(FRENCH_SUITS, FRENCH_RANKS);

test('left of the last seat is the first, right of the first the last', () => {
  expect(seatAfter(3, 4)).toBe(0);
  expect(seatAfter(0, 4, 1, -1)).toBe(3);
  expect(circuit(2, 4)).toEqual([2, 3, 0, 1]);
  expect(circuit(0, 3, -1)).toEqual([0, 2, 1]);
});

test('cards are dealt one by one, left of the dealer first', () => {
  const { hands, rest } = dealOut(cards('2C 3C 4C 5C 6C 7C 8C'), { seats: 3, dealer: 1, each: 2 });
  expect(hands).toEqual([cards('3C 6C'), cards('4C 7C'), cards('2C 5C')]);
  expect(rest).toEqual(cards('8C'));
});

test('counter-clockwise the dealing turns round too', () => {
  const { hands } = dealOut(cards('2C 3C 4C 5C'), { seats: 4, dealer: 0, each: 1, direction: -1 });
  expect(hands).toEqual([cards('5C'), cards('4C'), cards('3C'), cards('2C')]);
});

test('the pack stacked for some hands deals those hands', () => {
  for (const direction of [1, -1] as const) {
    for (const seats of range(9).slice(2)) {
      const dealing = { seats, dealer: seats - 1, each: 5, direction };
      const { hands, rest } = dealOut(deck, dealing);
      expect(stackFor(hands, rest, dealing)).toEqual(deck);
    }
  }
});

test('hands of another deal cannot be stacked', () => {
  expect(() => stackFor([cards('2C'), cards('3C 4C')], [], { seats: 2, dealer: 0, each: 1 })).toThrow(
    'hands of another deal',
  );
});

test('asking for an entry that is not there is an error at once', () => {
  expect(() => at([1, 2], 2)).toThrow('nothing at 2');
  expect(() => withAt([1, 2], -1, 0)).toThrow('nothing at -1');
  expect(withAt([1, 2], 1, 5)).toEqual([1, 5]);
});

test('totals are the starting scores and the sum of the lines', () => {
  const pages = [
    [
      { side: 0, reason: 'high', points: 1 },
      { side: 1, reason: 'set', points: -3 },
    ],
    [{ side: 0, reason: 'low', points: 1 }],
  ];
  expect(totalsOf([5, 0], pages)).toEqual([7, -3]);
  expect(deltas(pages[0] ?? [], 2)).toEqual([1, -3]);
});
