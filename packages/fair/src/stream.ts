import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { concatBytes, createView, utf8ToBytes } from '@noble/hashes/utils.js';

import type { Random } from '@stammtisch/kernel';

/** A share of chance: 32 bytes by a chair's device, or nothing for a chair that is not mixed in. */
export type Share = Uint8Array | undefined;

/** What one thing (the lots, or one deck) of a match is drawn from. */
export interface LinkSource {
  /** The link's own 32 bytes. */
  readonly key: Uint8Array;
  /** The table's id, never its join code. */
  readonly table: string;
  /** Counts the starts of this table. */
  readonly match: number;
  /** 1 for the lots, i + 2 for deck i. */
  readonly link: number;
  /** In the order of chairs. */
  readonly shares: readonly Share[];
}

/** Length of a key and of a share, in bytes. */
export const KEY_BYTES = 32;

const LABEL = 'stammtisch/deal/1';
const NOT_MIXED = new Uint8Array(KEY_BYTES);

/** The numbers a link stands for: HMAC-SHA-256 over a counter, read as big-endian words. */
export function stream({ key, table, match, link, shares }: LinkSource): Random {
  if (key.length !== KEY_BYTES) throw new Error(`a key of ${key.length} bytes`);
  const message = messageBytes({ table, match, link, shares });
  let counter = 0;
  let block = createView(new Uint8Array());
  let offset = 0;
  const next = (): number => {
    if (offset === block.byteLength) {
      block = createView(hmac(sha256, key, concatBytes(message, u32(counter))));
      counter += 1;
      offset = 0;
    }
    const word = block.getUint32(offset);
    offset += 4;
    return word;
  };
  return { below: (n) => uniform(n, next) };
}

/** What is hashed for a link, before the counter. */
export function messageBytes({ table, match, link, shares }: Omit<LinkSource, 'key'>): Uint8Array {
  return concatBytes(
    utf8ToBytes(LABEL),
    new Uint8Array(1),
    utf8ToBytes(table),
    new Uint8Array(1),
    u32(match),
    u32(link),
    ...shares.map(shareBytes),
  );
}

/** Words above the largest multiple of n are skipped, so that every result is equally likely. */
function uniform(n: number, next: () => number): number {
  if (!Number.isInteger(n) || n < 1 || n > 0x1_0000_0000) throw new Error(`no number below ${n}`);
  const limit = Math.floor(0x1_0000_0000 / n) * n;
  for (;;) {
    const word = next();
    if (word < limit) return word % n;
  }
}

function shareBytes(share: Share): Uint8Array {
  if (share === undefined) return NOT_MIXED;
  if (share.length !== KEY_BYTES) throw new Error(`a share of ${share.length} bytes`);
  return share;
}

/** A number as four bytes, big-endian. */
export function u32(value: number): Uint8Array {
  if (!Number.isInteger(value) || value < 0 || value > 0xffff_ffff) throw new Error(`not a u32: ${value}`);
  const bytes = new Uint8Array(4);
  createView(bytes).setUint32(0, value);
  return bytes;
}
