import { expect, test } from 'vitest';

import { fateOf, type Meeting, PREMOVE_MS, premoveDelay } from './premove.ts';

const WAITING: Meeting = { isHeld: true, isPlaying: true, isMyTurn: false, isLegal: false, isLocked: false };

test('principle 12: a card chosen in advance waits off turn, is played only if legal, and is dropped else', () => {
  expect(fateOf(WAITING)).toBe('waits');
  expect(fateOf({ ...WAITING, isMyTurn: true, isLegal: true })).toBe('plays');
  expect(fateOf({ ...WAITING, isMyTurn: true })).toBe('drops');
});

test('principle 12: it waits while nothing can be sent, and goes when its card or its deal is gone', () => {
  expect(fateOf({ ...WAITING, isMyTurn: true, isLegal: true, isLocked: true })).toBe('waits');
  expect(fateOf({ ...WAITING, isHeld: false })).toBe('goes');
  expect(fateOf({ ...WAITING, isPlaying: false })).toBe('goes');
});

test('principle 12: it is sent after 300 to 700 ms, as chance has it', () => {
  expect(premoveDelay(() => 0)).toBe(PREMOVE_MS.least);
  expect(premoveDelay(() => 0.5)).toBe(500);
  expect(premoveDelay(() => 0.999_999)).toBeLessThanOrEqual(PREMOVE_MS.most);
  expect(PREMOVE_MS).toEqual({ least: 300, most: 700 });
});
