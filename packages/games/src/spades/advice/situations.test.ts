import { expect, test } from 'vitest';

import { best } from '../fixtures.ts';
import { situations } from './situations.ts';

test.each(situations)('$story', ({ view, good }) => {
  expect(good).toContain(best(view));
});

test('no story is told twice', () => {
  expect(new Set(situations.map(({ story }) => story)).size).toBe(situations.length);
});
