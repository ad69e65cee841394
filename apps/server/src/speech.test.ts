import { expect, test } from 'vitest';

import { Speech } from './speech.ts';
import { testClock } from './testing/clock.ts';

test('four things at once, and one more every five seconds, for each person and table', () => {
  const clock = testClock();
  const speech = new Speech(clock);
  const tries = (count: number) => Array.from({ length: count }, () => speech.take('t', 'anna'));
  expect(tries(5)).toEqual([true, true, true, true, false]);
  expect(speech.take('t', 'tom')).toBe(true);
  expect(speech.take('another', 'anna')).toBe(true);
  clock.pass(4_999);
  expect(tries(1)).toEqual([false]);
  clock.pass(1);
  expect(tries(2)).toEqual([true, false]);
});
