import { expect, test } from 'vitest';

import { advise } from '../advice.ts';
import { best, played } from '../fixtures.ts';
import { smear } from '../game.ts';
import { situations } from './situations.ts';

test.each(situations)('$story', ({ view, good }) => {
  expect(good).toContain(best(view));
});

test('no story is told twice', () => {
  expect(new Set(situations.map(({ story }) => story)).size).toBe(situations.length);
});

test('SM-O17: one short of the target a pass brings nothing where only a bid wins', () => {
  const passing = (total: number): number => {
    const state = played({
      hands: { 0: 'QH TH 9C KD QS 8S' },
      options: { mustBidOut: true },
      startScores: [total, 0, 0, 0],
    });
    const advice = advise(state, 0).find(({ action }) => smear.write(action) === 'pass');
    return advice?.weight ?? 0;
  };
  expect(passing(20)).toBeLessThan(passing(10));
});
