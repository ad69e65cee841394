import { expect, test } from 'vitest';

import { Speech } from './speech.ts';
import { testClock } from './testing/clock.ts';

test('four things at once, and one more every five seconds, for each person and table', () => {
  const clock = testClock();
  const speech = new Speech(clock);
  const tries = (count: number) => Array.from({ length: count }, () => speech.take('phrase', 't', 'anna'));
  expect(tries(5)).toEqual([true, true, true, true, false]);
  expect(speech.take('phrase', 't', 'tom')).toBe(true);
  expect(speech.take('phrase', 'another', 'anna')).toBe(true);
  clock.pass(4_999);
  expect(tries(1)).toEqual([false]);
  clock.pass(1);
  expect(tries(2)).toEqual([true, false]);
});

test('five texts at once and one more every two seconds, and a complaint a minute, each for itself', () => {
  const clock = testClock();
  const speech = new Speech(clock);
  const tries = (kind: 'text' | 'report', count: number) =>
    Array.from({ length: count }, () => speech.take(kind, 't', 'anna'));
  expect(tries('text', 6)).toEqual([true, true, true, true, true, false]);
  expect(tries('report', 2)).toEqual([true, false]);
  clock.pass(2_000);
  expect(tries('text', 2)).toEqual([true, false]);
  clock.pass(57_999);
  expect(tries('report', 1)).toEqual([false]);
  clock.pass(1);
  expect(tries('report', 1)).toEqual([true]);
});
