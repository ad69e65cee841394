import { CHAIN_LENGTH, KEY_BYTES, LOTS_LINK } from '@stammtisch/fair';

import type { Sha256 } from './ports.ts';

/** The keys of a match's links. */
export type Keys = (link: number) => Uint8Array;

/** s_0, which everybody knows before anything is drawn. */
export const PUBLIC_END = 0;
/** How far apart links are kept, so that no deal has to walk the whole chain. */
const STRIDE = 64;

/** A match's chain, walked once from its secret: every STRIDE-th key, side by side, for there are many tables. */
export function walkOf(secret: Uint8Array, sha256: Sha256): Uint8Array {
  const kept = new Uint8Array((CHAIN_LENGTH / STRIDE + 1) * KEY_BYTES);
  kept.set(secret, kept.length - KEY_BYTES);
  walk(sha256, [CHAIN_LENGTH, secret], PUBLIC_END, (link, key) => {
    if (link % STRIDE === 0) kept.set(key, (link / STRIDE) * KEY_BYTES);
  });
  return kept;
}

/** The keys of a chain that was walked, as `linkKey` of fair says. */
export function keysOf(kept: Uint8Array, sha256: Sha256): Keys {
  // Those of the stride that was asked for last: decks come one after the other.
  const near = new Uint8Array((STRIDE + 1) * KEY_BYTES);
  let nearest = 0;
  return (link) => {
    if (link === PUBLIC_END) return keyAt(kept, 0);
    if (link < LOTS_LINK || link > CHAIN_LENGTH) throw new Error(`no link ${link}`);
    const above = Math.ceil(link / STRIDE) * STRIDE;
    const below = above - STRIDE;
    if (nearest !== above) {
      const from = keyAt(kept, above / STRIDE);
      near.set(from, STRIDE * KEY_BYTES);
      walk(sha256, [above, from], below + 1, (at, key) => near.set(key, (at - below) * KEY_BYTES));
      nearest = above;
    }
    return keyAt(near, link - below);
  };
}

function keyAt(keys: Uint8Array, index: number): Uint8Array {
  return keys.slice(index * KEY_BYTES, (index + 1) * KEY_BYTES);
}

/** From one link, with its key, down to another. */
function walk(
  sha256: Sha256,
  [from, start]: readonly [link: number, key: Uint8Array],
  to: number,
  see: (link: number, key: Uint8Array) => void,
): void {
  let key = start;
  for (let link = from - 1; link >= to; link -= 1) {
    key = sha256(key);
    see(link, key);
  }
}
