import { range } from '@stammtisch/kernel';
import { expect, test } from 'vitest';

import { rules, told } from './fixtures.ts';
import { standing } from './ending.ts';
import type { SpadesOptions } from './options.ts';
import type { Bid } from './position.ts';
import { scoreDeal, scoreSide } from './scoring.ts';

type Some = Partial<SpadesOptions>;

/** A score pad: what one side bid and took, member by member. */
function pad(bids: readonly Bid[], took: readonly number[], some: Some = {}, bags = 0): string {
  const score = scoreSide(rules(some), 0, { bids, took, tricks: 13, bags });
  const text = score.lines.map(({ reason, points }) => `${reason} ${points}`).join(', ');
  return `${text} | ${score.bags}`;
}

test.each<[string, Bid, number, string]>([
  ['SP-26: bid seven, took seven: 70', 7, 7, 'contract 70 | 0'],
  ['SP-27: bid five, took eight: 53', 5, 8, 'contract 50, overtricks 3 | 0'],
  ['SP-29: bid four, took three: nothing', 4, 3, 'set 0 | 0'],
  ['SP-25: one trick more than bid is one point', 1, 2, 'contract 10, overtricks 1 | 0'],
])('%s', (_, bid, took, expected) => {
  expect(pad([bid], [took])).toBe(expected);
});

test('SP-24: every side is scored by itself', () => {
  const { lines } = scoreDeal(
    rules(),
    [0, 1, 2, 3],
    { bids: [3, 4, 2, 4], took: [3, 5, 1, 4], tricks: 13 },
    [0, 0, 0, 0],
  );
  expect(told(lines)).toBe('0 contract 30, 1 contract 40, 1 overtricks 1, 2 set 0, 3 contract 40');
});

test('SP-28, SP-A6: without the option bags cost nothing and are not counted', () => {
  expect(pad([3], [5], {}, 0)).toBe('contract 30, overtricks 2 | 0');
});

test.each<[string, Some, number, number, number, string]>([
  [
    'the tenth bag costs 100 and one is carried',
    { bags: '10/100' },
    5,
    8,
    8,
    'contract 50, overtricks 3, bagPenalty -100 | 1',
  ],
  [
    'two full sets at once cost twice',
    { bags: '5/50' },
    1,
    9,
    3,
    'contract 10, overtricks 8, bagPenalty -100 | 1',
  ],
  ['the seventh bag costs 100', { bags: '7/100' }, 2, 3, 6, 'contract 20, overtricks 1, bagPenalty -100 | 0'],
  ['SP-A8: a broken contract brings no bags', { bags: '10/100' }, 6, 5, 9, 'set 0 | 9'],
])('SP-A7: %s', (_, some, bid, took, bags, expected) => {
  expect(pad([bid], [took], some, bags)).toBe(expected);
});

test('SP-O2: a broken contract may cost ten for each trick bid', () => {
  expect(pad([4], [3], { setPenalty: 'minus' })).toBe('set -40 | 0');
});

const PAIRS: Some = { teams: 'pairs', nil: 100, bags: '10/100' };

test.each<[string, Some, readonly Bid[], readonly number[], string]>([
  [
    'SP-O3: one partner makes up for the other',
    { teams: 'pairs' },
    [4, 3],
    [3, 5],
    'contract 70, overtricks 1 | 0',
  ],
  ['SP-O3: three make one team', { teams: 'triples' }, [2, 1, 2], [0, 3, 2], 'contract 50 | 0'],
  [
    'SP-O4: nil made beside the partner’s contract',
    PAIRS,
    ['nil', 4],
    [0, 5],
    'nil 100, contract 40, overtricks 1 | 1',
  ],
  [
    'SP-O4: nil failed, its trick is a bag and a point',
    PAIRS,
    ['nil', 4],
    [1, 4],
    'nil -100, contract 40, overtricks 1 | 1',
  ],
  [
    'SP-O4: nil failed does not help the partner, and its trick is a bag without a point',
    { ...PAIRS, setPenalty: 'minus' },
    ['nil', 4],
    [1, 3],
    'nil -100, set -40 | 1',
  ],
  ['SP-O4: or it helps', { ...PAIRS, nilTricks: 'help' }, ['nil', 4], [1, 3], 'nil -100, contract 40 | 0'],
  ['SP-O4: fifty for a nil', { nil: 50, bags: '10/100' }, ['nil'], [0], 'nil 50 | 0'],
  [
    'SP-O4: a nil alone that fails brings bags and no points',
    { nil: 50, bags: '10/100' },
    ['nil'],
    [2],
    'nil -50 | 2',
  ],
  [
    'SP-O5: blind nil is worth 200',
    { ...PAIRS, blindNil: 200 },
    ['blind nil', 3],
    [0, 3],
    'blindNil 200, contract 30 | 0',
  ],
  [
    'SP-O5: and costs as much',
    { ...PAIRS, blindNil: 200 },
    ['blind nil', 3],
    [1, 3],
    'blindNil -200, contract 30, overtricks 1 | 1',
  ],
  ['SP-O6: two nils count by themselves', PAIRS, ['nil', 'nil'], [0, 2], 'nil 100, nil -100 | 2'],
  [
    'SP-O6: or as one stake, made',
    { ...PAIRS, doubleNil: 'bonus' },
    ['nil', 'nil'],
    [0, 0],
    'doubleNil 400 | 0',
  ],
  [
    'SP-O6: or as one stake, failed',
    { ...PAIRS, doubleNil: 'bonus' },
    ['nil', 'nil'],
    [0, 1],
    'doubleNil -400 | 1',
  ],
  [
    'SP-O6: one nil is no double nil',
    { ...PAIRS, doubleNil: 'bonus' },
    ['nil', 3],
    [0, 3],
    'nil 100, contract 30 | 0',
  ],
  ['SP-O7: ten made is 200', { ...PAIRS, tenFor200: true }, [6, 4], [5, 5], 'tenFor200 200 | 0'],
  [
    'SP-O7: overtricks count as usual',
    { ...PAIRS, tenFor200: true },
    [6, 4],
    [5, 6],
    'tenFor200 200, overtricks 1 | 1',
  ],
  [
    'SP-O7: ten missed costs 200, whatever a set costs',
    { ...PAIRS, tenFor200: true },
    [6, 4],
    [5, 4],
    'tenFor200 -200 | 0',
  ],
  ['SP-O7: eleven count as ever', { ...PAIRS, tenFor200: true }, [6, 5], [6, 5], 'contract 110 | 0'],
  ['SP-O20: thirteen bid and taken are 200', { ...PAIRS, boston: true }, [7, 6], [9, 4], 'boston 200 | 0'],
  [
    'SP-O20: thirteen bid and missed are a set',
    { ...PAIRS, boston: true, setPenalty: 'minus' },
    [7, 6],
    [9, 3],
    'set -130 | 0',
  ],
  [
    'SP-O20: all thirteen on a smaller bid are overtricks',
    { ...PAIRS, boston: true },
    [6, 6],
    [9, 4],
    'contract 120, overtricks 1 | 1',
  ],
])('%s', (_, some, bids, took, expected) => {
  expect(pad(bids, took, some)).toBe(expected);
});

const end = (totals: readonly number[], some: Some = {}, wasExtra = false): string => {
  const { winners, isExtra } = standing(rules(some), totals, wasExtra);
  if (winners.length > 0) return `won by ${winners.join(' and ')}`;
  return isExtra ? 'extra round' : 'next round';
};

test.each<[string, readonly number[], Some, boolean, string]>([
  ['SP-32: one side there wins', [511, 330, 200, 430], {}, false, 'won by 0'],
  ['SP-A17: exactly the target is enough', [500, 1], {}, false, 'won by 0'],
  ['nobody there: the next round', [499, 480], {}, false, 'next round'],
  [
    'SP-33, SP-A4: several there play another round, whatever their totals',
    [520, 521, 110],
    {},
    false,
    'extra round',
  ],
  ['SP-A4: after it the higher total wins', [550, 521, 150], {}, true, 'won by 0'],
  ['SP-A4: even if it is a third who arrives', [550, 521, 551], {}, true, 'won by 2'],
  ['SP-A4: a shared highest total plays on', [550, 550, 150], {}, true, 'extra round'],
  ['SP-A19: if only one is left there, it wins', [480, 505], {}, true, 'won by 1'],
  ['SP-A19: if nobody is, the game goes on', [480, 490], {}, true, 'next round'],
  ['SP-O17: the higher total may win at once', [520, 521], { tieRule: 'highestWins' }, false, 'won by 1'],
  ['SP-O17: but not on a tie', [521, 521], { tieRule: 'highestWins' }, false, 'extra round'],
  ['SP-15, SP-O16: a short game ends at 200', [201, 190, 10], { target: 200 }, false, 'won by 0'],
  ['SP-O15: minus 200 loses, the other side wins', [-200, 40], { lossAt: -200 }, false, 'won by 1'],
  ['SP-O15: of several the lowest loses', [-210, -220], { lossAt: -200 }, false, 'won by 0'],
  ['SP-O15: alone the best of the others wins', [-230, 40, 90, 10], { lossAt: -200 }, false, 'won by 2'],
  ['SP-O15: all equally low play on', [-210, -210], { lossAt: -200 }, false, 'next round'],
  ['SP-O15: without it nobody loses', [-400, 40], {}, false, 'next round'],
])('%s', (_, totals, some, wasExtra, expected) => {
  expect(end(totals, some, wasExtra)).toBe(expected);
});

test('3.4-2: a deal scores nothing, or ten a trick bid and one for each more', () => {
  for (const bid of range(13).map((less) => less + 1)) {
    for (const took of range(14)) {
      const points = scoreSide(rules(), 0, { bids: [bid], took: [took], tricks: 13, bags: 0 }).lines.reduce(
        (sum, line) => sum + line.points,
        0,
      );
      expect(points).toBe(took < bid ? 0 : 10 * bid + (took - bid));
    }
  }
});
