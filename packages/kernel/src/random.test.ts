import { expect, test } from 'vitest';

import { range, seeded, shuffled } from './index.ts';

test('the same seed gives the same numbers on every engine', () => {
  const random = seeded('stammtisch');
  expect(range(8).map(() => random.below(1000))).toMatchInlineSnapshot(`
    [
      679,
      575,
      671,
      921,
      634,
      825,
      54,
      528,
    ]
  `);
});

test('different seeds give different numbers', () => {
  const first = (seed: string) => {
    const random = seeded(seed);
    return range(6).map(() => random.below(1_000_000));
  };
  expect(first('a')).not.toEqual(first('b'));
  expect(first('a')).toEqual(first('a'));
});

test('every place of a shuffled list is equally likely for every item', () => {
  const random = seeded('places');
  const rounds = 24_000;
  const seen = range(36).map(() => 0);
  for (let i = 0; i < rounds; i += 1) {
    for (const [place, item] of shuffled(range(6), random).entries()) {
      const cell = item * 6 + place;
      seen[cell] = (seen[cell] ?? 0) + 1;
    }
  }
  // Chi-square with 25 degrees of freedom: 52.6 is passed once in a thousand; the seed is fixed.
  const expected = rounds / 6;
  const chi = seen.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
  expect(chi).toBeLessThan(52.6);
});
