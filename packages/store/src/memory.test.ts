import { expect, test } from 'vitest';

import { storeContract } from './contract.ts';
import { openMemory } from './memory.ts';

storeContract(() => ({ open: openMemory }));

test('a clock that jumps back makes no row older than the one before', async () => {
  let now = 1000;
  const store = await openMemory<string>(() => now);
  await store.append({ table: 't', expected: 0, entries: ['a'] });
  now = 400;
  expect(await store.append({ table: 't', expected: 1, entries: ['b'] })).toEqual({
    type: 'ok',
    seq: 2,
    at: 1000,
  });
});
