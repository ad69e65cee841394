import { catalog } from '@stammtisch/games';
import { expect, test } from 'vitest';

import { lawFailures } from './failures.ts';

test('zsirozas keeps every law with every pair of house rules, at every table', () => {
  expect(lawFailures(catalog, 'zsirozas')).toEqual([]);
}, 900_000);
