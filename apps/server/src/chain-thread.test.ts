import { randomBytes } from 'node:crypto';

import { CHAIN_LENGTH, hexOf } from '@stammtisch/fair';
import { keysOf, walkOf } from '@stammtisch/host/chain';
import { afterEach, beforeEach, expect, test } from 'vitest';

import { ChainThread } from './chain-thread.ts';
import { sha256 } from './ids.ts';

const SECRETS = [1, 2, 3].map(() => new Uint8Array(randomBytes(32)));
const WALKS = SECRETS.map((secret) => walkOf(secret, sha256));

let chains: ChainThread;
beforeEach(() => {
  chains = new ChainThread();
});
afterEach(() => chains.stop());

test('secrets lie ready, each with its chain, and none comes twice', async () => {
  const seen = new Set<string>();
  for (let count = 0; count < 100; count += 1) {
    const { secret, walk } = await drawn(chains);
    seen.add(hexOf(secret));
    expect(hexOf(keysOf(walk, sha256)(CHAIN_LENGTH - 1))).toBe(hexOf(sha256(secret)));
  }
  expect(seen.size).toBe(100);
});

test('what somebody waits for is walked, each from its own secret', async () => {
  await drawn(chains);
  expect(await Promise.all(SECRETS.map((secret) => chains.walk(secret)))).toEqual(WALKS);
});

test('before the thread is there, and after it, chains are walked all the same', async () => {
  expect(chains.drawn()).toBeUndefined();
  expect(await Promise.all(SECRETS.map((secret) => chains.walk(secret)))).toEqual(WALKS);
  await drawn(chains);
  const asked = SECRETS.map((secret) => chains.walk(secret));
  await chains.stop();
  expect(await Promise.all(asked)).toEqual(WALKS);
  expect(await Promise.all(SECRETS.map((secret) => chains.walk(secret)))).toEqual(WALKS);
});

/** The next secret; the thread needs its time for each. */
async function drawn(from: ChainThread) {
  let chain = from.drawn();
  await expect.poll(() => (chain ??= from.drawn()), { timeout: 20_000 }).toBeDefined();
  if (chain === undefined) throw new Error('no secret');
  return chain;
}
