import { catalog } from '@stammtisch/games';
import { expect, test } from 'vitest';

import { lawFailures } from './failures.ts';

test('spades keeps every law with every pair of house rules, at every table', () => {
  expect(lawFailures(catalog, 'spades')).toEqual([]);
}, 900_000);
