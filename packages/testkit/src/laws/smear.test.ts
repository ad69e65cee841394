import { catalog } from '@stammtisch/games';
import { expect, test } from 'vitest';

import { lawFailures } from './failures.ts';

test('smear keeps every law with every pair of house rules, at every table', () => {
  expect(lawFailures(catalog, 'smear')).toEqual([]);
}, 900_000);
