import { expect, test } from 'vitest';

import { foremost, hasPartners, seatAt, type ShownSide } from './sides.ts';

const side = (index: number, score: number, place: number, isMine = false): ShownSide => ({
  side: index,
  members: [index],
  score,
  isMine,
  place,
});

test('sides have signs of their own only where somebody has a partner', () => {
  expect(hasPartners([0, 1, 0, 1])).toBe(true);
  expect(hasPartners([0, 1, 2])).toBe(false);
});

test('where there is no room for all, mine comes first, then those ahead', () => {
  const sides = [side(0, 3, 4, true), side(1, 9, 1), side(2, 5, 3), side(3, 8, 2)];
  expect(foremost(sides, 3).map((one) => one.side)).toEqual([0, 1, 3]);
  expect(foremost(sides, 4)).toEqual(sides);
});

test('seats follow each other in the direction of play', () => {
  expect([1, 2, 3].map((offset) => seatAt(2, offset, 4, 1))).toEqual([3, 0, 1]);
  expect([1, 2, 3].map((offset) => seatAt(2, offset, 4, -1))).toEqual([1, 0, 3]);
});
