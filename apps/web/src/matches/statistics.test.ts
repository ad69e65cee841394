import { expect, test } from 'vitest';

import type { KeptMatch } from './kept.ts';
import { companyOf, isWon, statisticsOf } from './statistics.ts';

const match = (game: string, winners: readonly number[], more: Partial<KeptMatch> = {}): KeptMatch => ({
  id: `abc-${winners.join('')}`,
  game,
  at: 0,
  names: ['Anna', 'Berta', 'Cilli', 'Dora'],
  sides: [0, 1, 0, 1],
  seat: 2,
  totals: [10, 4],
  winners,
  deals: 5,
  ...more,
});

test('statistics count matches, wins, points of the own side and wins in a row', () => {
  const latestFirst = [
    match('spades', [0], { bids: { given: 5, kept: 4 } }),
    match('spades', [0], { bids: { given: 4, kept: 2 } }),
    match('spades', [1], { totals: [-5, 30] }),
    match('spades', [0]),
    match('spades', [0]),
    match('spades', [0, 1]),
    match('smear', [1]),
  ];
  expect(statisticsOf(latestFirst)).toEqual([
    {
      game: 'spades',
      matches: 6,
      won: 5,
      deals: 30,
      pointsPerDeal: 1.5,
      bids: { given: 9, kept: 6 },
      streak: 2,
      longestStreak: 3,
    },
    {
      game: 'smear',
      matches: 1,
      won: 0,
      deals: 5,
      pointsPerDeal: 2,
      bids: undefined,
      streak: 0,
      longestStreak: 0,
    },
  ]);
  expect(statisticsOf([])).toEqual([]);
});

test('partners and opponents are told apart by side, and nobody meets themselves', () => {
  const matches = [match('spades', [0]), match('spades', [1], { names: ['Anna', '', 'Cilli', 'Dora'] })];
  expect(companyOf(matches, 'with')).toEqual([{ name: 'Anna', matches: 2, won: 1 }]);
  expect(companyOf(matches, 'against')).toEqual([
    { name: 'Dora', matches: 2, won: 1 },
    { name: 'Berta', matches: 1, won: 1 },
  ]);
});

test('a match without a seat on any side is not won', () => {
  expect(isWon(match('smear', [0], { seat: 9 }))).toBe(false);
});
