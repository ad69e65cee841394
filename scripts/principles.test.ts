import { readFileSync } from 'node:fs';

import { expect, test } from 'vitest';

import { principlesPage, PRINCIPLES_PAGE, proofs, unproven } from './principles.ts';

test('every principle of the client is proven by a test, measured, or left to people', () => {
  expect(unproven()).toEqual([]);
  // A principle without its tests is found out.
  const fewer = new Map(proofs());
  fewer.delete(12);
  expect(unproven(fewer)).toEqual([12]);
});

test('no test names a principle that there is not', () => {
  const numbers = [...proofs().keys()].filter((number) => number < 1 || number > 43);
  expect(numbers).toEqual([]);
});

test('docs/principles.md is as `npm run regen` writes it', () => {
  expect(readFileSync(PRINCIPLES_PAGE, 'utf8')).toBe(principlesPage());
});
