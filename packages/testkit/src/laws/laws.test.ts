import { expect, test } from 'vitest';

import { FAULTS } from '../tiny/faults.ts';
import { tinyKit } from '../tiny/kit.ts';
import { checkLaws, lawNames, termsFor, trials } from './index.ts';

test.each(trials(tinyKit, { bothStyles: true }))('the tiny game keeps every law: $seed', (trial) => {
  expect(() => checkLaws(tinyKit, trial)).not.toThrow();
});

test.each(lawNames())('a fault planted against it breaks the law: %s', (law) => {
  const kit = FAULTS[law];
  const failures = trials(tinyKit).flatMap((trial): readonly string[] => {
    try {
      checkLaws(kit, trial, [law]);
      return [];
    } catch (error) {
      return [error instanceof Error ? error.message : ''];
    }
  });
  expect(failures.length).toBeGreaterThan(0);
  expect(failures[0]).toContain(`law "${law}" broken by tiny, seats`);
});

test('a failure names the law, the game, the options and the seed', () => {
  const options = { target: 6, trickWorth: 2, keepAce: false, partners: false } as const;
  const terms = termsFor(3, { seats: 3, options, firstDealer: 1, dealLimit: 2 });
  const law = 'totals are the sum of lines';
  expect(() => checkLaws(FAULTS[law], { terms, seed: 'seven', style: 'random' }, [law])).toThrow(
    'law "totals are the sum of lines" broken by tiny, seats 3, options {"target":6,"trickWorth":2}, seed "seven", random: totals are no sums',
  );
});
