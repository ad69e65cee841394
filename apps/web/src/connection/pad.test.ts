import { expect, test } from 'vitest';

import { masked, unmasked } from './pad.ts';

test('whoever has the pad finds the secret again, every letter of it', () => {
  const secret = 'AZaz09-_AZaz09-_AZaz0_';
  for (const pad of ['AAAAAAAAAAAAAAAAAAAAAA', '______________________', 'Xk3-_9QmZ0aPq7LwvB1cYd']) {
    expect(masked(secret, pad)).toMatch(/^[A-Za-z0-9_-]{22}$/);
    expect(unmasked(masked(secret, pad), pad)).toBe(secret);
  }
});

test('for every masked text there is a pad to every secret: it alone says nothing', () => {
  const text = 'Xk3-_9QmZ0aPq7LwvB1cYd';
  const other = 'AZaz09-_AZaz09-_AZaz0_';
  expect(masked(other, unmasked(text, other))).toBe(text);
});
