import { at } from '@stammtisch/kernel';
import { expect, test } from 'vitest';

import { advise } from './advice.ts';
import { zsirozas } from './game.ts';
import { situations } from './situations.ts';

test.each(situations)('$story', ({ view, good }) => {
  const seat = at(zsirozas.awaited(view) as readonly number[], 0);
  expect(good).toContain(zsirozas.write(at(advise(view, seat), 0).action));
});

test('no story is told twice', () => {
  expect(new Set(situations.map(({ story }) => story)).size).toBe(situations.length);
});
