import type { BySide, ScoreLine, Side } from '@stammtisch/kernel';
import { expect, test } from 'vitest';

import { type Scored, winnerAfter } from './ending.ts';
import { termsOf } from './fixtures.ts';
import type { SmearOptions } from './options.ts';

interface Told {
  readonly before: BySide<number>;
  readonly bidder?: Side;
  /** "0 high, 1 low" */
  readonly points: string;
  readonly options?: Partial<SmearOptions>;
  readonly rounds?: number;
  readonly dealLimit?: number;
}

function winner({ before, bidder, points, options = {}, rounds = 1, dealLimit }: Told): Side | undefined {
  const lines = points.split(', ').map((word): ScoreLine => {
    const [side = '', reason = '', by = '1'] = word.split(' ');
    return { side: Number(side), reason, points: Number(by) };
  });
  const stake: Scored['stake'] = bidder === undefined ? undefined : { side: bidder, points: 2 };
  return winnerAfter({ before, lines, stake, rounds, dealLimit }, termsOf({ options }).options);
}

test('SM-43: the first side at 21 or more wins', () => {
  expect(winner({ before: [20, 3], bidder: 0, points: '0 high, 0 low' })).toBe(0);
  expect(winner({ before: [18, 3], bidder: 0, points: '0 high, 0 low' })).toBeUndefined();
});

test('SM-O2: another target is another end', () => {
  expect(winner({ before: [9, 3], bidder: 0, points: '0 high, 0 low', options: { target: 11 } })).toBe(0);
});

test('SM-44: the bidder’s side wins with the lower total', () => {
  expect(winner({ before: [19, 20], bidder: 0, points: '0 high, 0 game, 1 low, 1 jack, 1 bigJoker' })).toBe(
    0,
  );
});

test('SM-A2: a side may win on points it took while others bid', () => {
  expect(winner({ before: [19, 18], bidder: 0, points: '0 set -3, 1 low, 1 jack, 1 game' })).toBe(1);
});

const twoOut: Told = {
  before: [12, 20, 19],
  bidder: 0,
  points: '0 high, 1 low, 2 jack, 2 bigJoker, 2 smallJoker',
};

test('SM-A1: of several that did not bid the higher total wins, and a tie plays on', () => {
  expect(winner(twoOut)).toBe(2);
  expect(winner({ ...twoOut, before: [12, 22, 20] })).toBeUndefined();
});

test('SM-O18: in counting order the first to touch the target wins', () => {
  expect(winner({ ...twoOut, options: { multiOut: 'countingOrder' } })).toBe(1);
});

test('SM-O18: playing on, nobody has won until a bidder is among them, or one is alone', () => {
  const options = { multiOut: 'playOn' } as const;
  expect(winner({ ...twoOut, options })).toBeUndefined();
  expect(winner({ ...twoOut, options, bidder: 1 })).toBe(1);
  expect(winner({ ...twoOut, options, before: [12, 10, 19] })).toBe(2);
});

test('SM-A22: in the extra round the bidder’s side still goes first', () => {
  expect(winner({ before: [23, 23], bidder: 0, points: '0 high, 0 low, 1 jack, 1 game, 1 bigJoker' })).toBe(
    0,
  );
});

test('SM-O20: after the last round the highest total wins, and a tie is one round more', () => {
  const options = { maxRounds: 6 } as const;
  const told = { before: [8, 5], bidder: 0, points: '0 high, 1 low', options } as const;
  expect(winner({ ...told, rounds: 5 })).toBeUndefined();
  expect(winner({ ...told, rounds: 6 })).toBe(0);
  expect(winner({ ...told, before: [8, 8], rounds: 6 })).toBeUndefined();
  expect(winner({ ...told, before: [8, 8], points: '0 high', rounds: 7 })).toBe(0);
});

test('a deal limit ends the match for the side ahead, the smaller of both limits counts', () => {
  const told = { before: [8, 5], bidder: 0, points: '0 high, 1 low' } as const;
  expect(winner({ ...told, rounds: 3, dealLimit: 3 })).toBe(0);
  expect(winner({ ...told, rounds: 3, dealLimit: 4 })).toBeUndefined();
  expect(winner({ ...told, rounds: 6, dealLimit: 9, options: { maxRounds: 6 } })).toBe(0);
});

test('SM-O11: outright, a moon made wins the match, whatever the totals', () => {
  const told = { before: [-10, 20], bidder: 0, points: '0 moon 12' } as const;
  expect(winner({ ...told, options: { moon: 'outright' } })).toBe(0);
  expect(winner({ ...told, options: { moon: '12' } })).toBeUndefined();
  expect(winner({ ...told, points: '0 moon -12, 1 low', options: { moon: 'outright' } })).toBe(1);
});
