import { createHash } from 'node:crypto';

import { expect, test } from 'vitest';

import { CHAIN_LENGTH, deckLink, linkKey, LOTS_LINK } from './index.ts';

const secret = Uint8Array.from({ length: 32 }, (_, i) => i);

test('each link is the hash of the next, and the last is the secret itself', () => {
  expect(linkKey(secret, 5, 5)).toEqual(secret);
  for (let k = 1; k <= 5; k += 1) {
    const hashed = createHash('sha256')
      .update(linkKey(secret, k, 5))
      .digest();
    expect(linkKey(secret, k - 1, 5)).toEqual(new Uint8Array(hashed));
  }
});

test('the lots and all decks have links of their own', () => {
  expect([LOTS_LINK, deckLink(0), deckLink(1)]).toEqual([1, 2, 3]);
});

test('when the links run out there is no more deck', () => {
  expect(linkKey(secret, CHAIN_LENGTH)).toEqual(secret);
  expect(() => linkKey(secret, CHAIN_LENGTH + 1)).toThrow('no link');
});
