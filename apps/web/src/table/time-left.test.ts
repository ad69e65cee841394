import { STANDARD_SETTINGS } from '@stammtisch/protocol';
import { expect, test } from 'vitest';

import { clockText, leftUntil, partLeft } from './time-left.ts';

// The server's clock is years away from this device's.
const clock = { now: 50_000_000, heardAt: 700, seats: [{ seat: 1, deadline: 50_145_000, bank: 120_000 }] };

test('what is left counts from when it was heard, whatever either clock says', () => {
  expect(leftUntil(50_145_000, clock, { now: 700, isPaused: false })).toBe(145_000);
  expect(leftUntil(50_145_000, clock, { now: 5_700, isPaused: false })).toBe(140_000);
  expect(leftUntil(50_145_000, clock, { now: 900_000, isPaused: false })).toBe(0);
});

test('in a break it stands still', () => {
  expect(leftUntil(50_145_000, clock, { now: 900_000, isPaused: true })).toBe(145_000);
});

test('the ring is whole at first, and never more than whole', () => {
  const settings = { ...STANDARD_SETTINGS, clock: 'brisk' } as const;
  expect(partLeft(145_000, 1, clock, settings)).toBe(1);
  expect(partLeft(72_500, 1, clock, settings)).toBe(0.5);
  expect(partLeft(900_000, 1, clock, settings)).toBe(1);
});

test('the last second is shown until it is over', () => {
  expect([65_000, 64_001, 64_000, 9_999, 1, 0].map(clockText)).toEqual([
    '1:05',
    '1:05',
    '1:04',
    '0:10',
    '0:01',
    '0:00',
  ]);
});
