import { cards } from '@stammtisch/cards';
import type { BySide, ScoreLine } from '@stammtisch/kernel';
import { expect, test } from 'vitest';

import { zsirozas } from './game.ts';
import { dealLines, fatPoints, matchWinner, mushrooms, type Tally, totalsAfter } from './scoring.ts';
import { after, tableWith, termsFor } from './fixtures.ts';

const pad = (tally: Partial<Tally>, options = {}): string =>
  dealLines(termsFor({ options }).options, { fat: [0, 0], tricks: [8, 7], latest: [0, 1], ...tally })
    .map(({ side, reason, points }: ScoreLine) => `${side} ${reason} +${points}`)
    .join(', ');
const winner = (before: BySide<number>, totals: BySide<number>, options = {}): number | undefined =>
  matchWinner(termsFor({ options }).options, before, totals);

test('ZS-23, ZS-24: a ten or an ace is 10, everything else nothing, the seven too', () => {
  expect(fatPoints(cards('TA AL 7H KB 8A TB'))).toBe(30);
});

test('ZS-25: each side gets its tens and aces; a side without any has no line', () => {
  expect(pad({ fat: [50, 30] })).toBe('0 fat +50, 1 fat +30');
  expect(pad({ fat: [80, 0] })).toBe('0 fat +80');
});

test('ZS-A14: forty all is nothing special', () => {
  expect(pad({ fat: [40, 40] })).toBe('0 fat +40, 1 fat +40');
});

test('ZS-O5: ten more for the last trick', () => {
  expect(pad({ fat: [50, 30], latest: [1, 0] }, { lastTrick: 10 })).toBe(
    '0 fat +50, 1 fat +30, 1 lastTrick +10',
  );
});

test('ZS-O3: by majority the side with more fat gets one point', () => {
  expect(pad({ fat: [50, 30] }, { scoring: 'majority' })).toBe('0 majority +1');
  expect(pad({ fat: [30, 50] }, { scoring: 'majority' })).toBe('1 majority +1');
});

test('ZS-O3: at forty all the last trick decides', () => {
  expect(pad({ fat: [40, 40], latest: [1, 0] }, { scoring: 'majority' })).toBe('1 majority +1');
});

test('ZS-O3: all eight are two points, every trick three', () => {
  expect(pad({ fat: [80, 0], tricks: [11, 4] }, { scoring: 'majority' })).toBe('0 majority +2');
  expect(pad({ fat: [80, 0], tricks: [15, 0], latest: [0] }, { scoring: 'majority' })).toBe('0 majority +3');
});

test('ZS-O9 with ZS-O3: of three, those level at the top are parted by who took a trick later', () => {
  const tally = { fat: [30, 30, 20], tricks: [3, 3, 3], latest: [2, 1, 0] };
  expect(pad(tally, { scoring: 'majority' })).toBe('1 majority +1');
});

test('ZS-26, ZS-A16: exactly 500 is enough', () => {
  expect(totalsAfter([450, 430], [{ side: 0, reason: 'fat', points: 50 }])).toEqual([500, 430]);
  expect(winner([450, 430], [500, 460])).toBe(0);
  expect(winner([440, 430], [490, 460])).toBeUndefined();
});

test('ZS-A15: of two at the target the higher total wins, equal totals play on', () => {
  expect(winner([470, 480], [520, 510])).toBe(0);
  expect(winner([470, 470], [510, 510])).toBeUndefined();
  expect(winner([510, 510], [540, 560])).toBe(1);
});

test('ZS-A15, playOn: two who arrive together play one more deal, which the higher total decides', () => {
  const options = { tieRule: 'playOn' };
  expect(winner([470, 480], [520, 510], options)).toBeUndefined();
  expect(winner([520, 510], [550, 560], options)).toBe(1);
  expect(winner([450, 430], [510, 450], options)).toBe(0);
});

test('ZS-27, ZS-A17: a mushroom stands for every 0', () => {
  expect(mushrooms([200, 0])).toEqual([1]);
  expect(mushrooms([0, 0, 10])).toEqual([0, 1]);
});

test('the sheet is the starting scores and the lines, and nothing else', () => {
  const state = after(tableWith(['AA', 'TL'], { talon: '', startScores: [100, 90] }), 'AA TL');
  expect(zsirozas.sheet(state)).toEqual({
    pages: [[{ side: 0, reason: 'fat', points: 20 }]],
    totals: [120, 90],
  });
});

test('a match limited to so many deals ends with the side ahead, and goes on while nobody is', () => {
  expect(after(tableWith(['AA', 'TL'], { talon: '', dealLimit: 1 }), 'AA TL')).toMatchObject({
    phase: 'over',
    winners: [0],
  });
  expect(after(tableWith(['8A', 'OL'], { talon: '', dealLimit: 1 }), '8A OL').phase).toBe('dealing');
});
