import { catalog } from '@stammtisch/games';
import type { GameKit } from '@stammtisch/kernel';
import { expect, test } from 'vitest';

import { FAULTS } from '../tiny/faults.ts';
import { randomTrial, tryByChance } from './chance.ts';

/** Few deals every time; `npm run laws -- --deals 100000` for many. */
const DEALS = Number(process.env['STAMMTISCH_DEALS'] ?? 120);

test.each(catalog.ids)(
  '%s keeps every law in deals drawn at random, with house rules drawn at random',
  (id) => {
    const tried = catalog.open(
      id,
      (kit) => [tryByChance(kit, { deals: DEALS, seed: 'every time' })] as const,
    );
    expect(tried?.[0].failures).toEqual([]);
    expect(tried?.[0].deals).toBeGreaterThanOrEqual(DEALS);
    expect(tried?.[0].tables).toBeGreaterThan(DEALS / 5);
  },
  120_000 + 200 * DEALS,
);

test.each(catalog.ids)('every value of every house rule of %s comes up', (id) => {
  const never = <W, A, V, O>(kit: GameKit<V & W, A, V, O>): readonly string[] => {
    const seen = new Set<string>();
    for (let n = 0; n < 1500; n += 1) {
      const { terms } = randomTrial(kit, `values ${n}`);
      for (const [name, value] of Object.entries(terms.options ?? {})) seen.add(`${name} ${String(value)}`);
    }
    return Object.entries(kit.game.options)
      .flatMap(([name, spec]) =>
        spec.kind === 'choice' ? spec.of.map((value) => `${name} ${value}`) : [`${name} ${spec.standard}`],
      )
      .filter((setting) => !seen.has(setting));
  };
  expect(catalog.open(id, never)).toEqual([]);
});

test('a broken law is told, and no more than a few times', () => {
  const { failures } = tryByChance(FAULTS['totals are the sum of lines'], { deals: 1000, seed: 'x' });
  expect(failures).toHaveLength(5);
  expect(failures[0]).toContain('law "totals are the sum of lines" broken by tiny, seats');
});
