import { conflictsOf, parseOptions, standard, testValues } from '@stammtisch/kernel';
import { expect, test } from 'vitest';

import { smearKit } from './index.ts';
import { smearConflicts, smearOptions, smearPresets } from './options.ts';

/** Every house rule with its values, the standard first. */
const AGREED = {
  partners: ['off', 'random', 'seats'],
  target: [21, 5, 101, 11],
  minBid: [2, 3],
  dealerSteal: [false, true],
  allPass: ['dealer2', 'redeal', 'eldestFree'],
  trumpAnytime: [false, true],
  lowTo: ['player', 'taker'],
  jokers: [2, 1, 0],
  jick: [false, true],
  moon: ['off', '12', 'outright'],
  misdeal: ['off', 'noCount'],
  jokerRank: ['belowAll', 'aboveTen'],
  jokerTie: ['big', 'firstPlayed', 'secondPlayed'],
  peek: [0, 1, 2, 3],
  gameTie: ['nobody', 'bidder', 'nonBidder'],
  mustBidOut: [false, true],
  multiOut: ['higher', 'countingOrder', 'playOn'],
  lowForBid: ['counts', 'notTowardsBid'],
  maxRounds: ['none', 6, 10, 15],
  highLow: ['inPlay', 'fixed'],
};

test('the house rules and their values are those of the rule book, the standard first', () => {
  const declared = Object.entries(smearOptions).map(([name, spec]) => [name, testValues(spec)]);
  expect(Object.fromEntries(declared)).toEqual(AGREED);
  for (const [name, [first]] of Object.entries(AGREED)) {
    expect(standard(smearOptions)).toHaveProperty(name, first);
  }
});

test('SM-9: pairs are refused with three, five or seven, and the words say why', () => {
  const pairs = { ...standard(smearOptions), partners: 'random' } as const;
  const problems = (seats: number) => conflictsOf(smearConflicts, pairs, seats).map(({ because }) => because);
  expect([3, 5, 7].map(problems)).toEqual(Array.from({ length: 3 }, () => ['pairs-need-4-6-8']));
  expect([4, 6, 8].flatMap(problems)).toEqual([]);
  expect(smearKit.parse({ partners: 'seats' }, 5)).toMatchObject({ ok: false });
  expect(smearKit.words.de.conflict('pairs-need-4-6-8')).toMatch(/vier/);
});

test('presets are sets of house rules that can be played', () => {
  for (const preset of Object.values(smearPresets))
    expect(smearKit.parse(preset)).toMatchObject({ ok: true });
  expect(smearKit.parse(smearPresets.fourPoint)).toMatchObject({
    value: { jokers: 0, target: 15, minBid: 2 },
  });
});

test('unknown names and wrong values are refused by name', () => {
  expect(parseOptions(smearOptions, { jokers: 3, hernyo: true })).toMatchObject({
    ok: false,
    error: [
      { option: 'jokers', code: 'not-a-choice' },
      { option: 'hernyo', code: 'unknown' },
    ],
  });
});
