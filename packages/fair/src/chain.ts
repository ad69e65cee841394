import { sha256 } from '@noble/hashes/sha2.js';

import { KEY_BYTES } from './stream.ts';

/** How many links a match has: the lots and as many decks as could ever be dealt. */
export const CHAIN_LENGTH = 4096;

/** The link of the lots. */
export const LOTS_LINK = 1;

/** The link that drives a deck, counted from 0, redeals included. */
export function deckLink(deck: number): number {
  return deck + 2;
}

/**
 * The key of link k of the chain that ends in a match's secret: s_{k-1} = H(s_k), so that a revealed link proves all
 * before it and tells nothing of those after it.
 */
export function linkKey(secret: Uint8Array, link: number, length = CHAIN_LENGTH): Uint8Array {
  if (secret.length !== KEY_BYTES) throw new Error(`a secret of ${secret.length} bytes`);
  if (!Number.isInteger(link) || link < 0 || link > length) throw new Error(`no link ${link} of ${length}`);
  let key: Uint8Array = secret;
  for (let at = length; at > link; at -= 1) key = sha256(key);
  return key;
}

/** Whether a key, hashed so many times, becomes the public end of its chain. */
export function isLink(key: Uint8Array, link: number, start: Uint8Array): boolean {
  const end = linkKey(key, 0, link);
  return end.every((byte, index) => byte === start[index]);
}
