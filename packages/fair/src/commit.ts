import { sha256 } from '@noble/hashes/sha2.js';
import { concatBytes, utf8ToBytes } from '@noble/hashes/utils.js';

import { bytesOf, type Hex, hexOf } from './hex.ts';
import { u32 } from './stream.ts';

/** A device's share of chance, and what it belongs to. */
export interface OwnShare {
  /** The table's id, never its join code. */
  readonly table: string;
  /** Counts the starts of this table. */
  readonly match: number;
  readonly chair: number;
  readonly share: Hex;
}

const LABEL = 'stammtisch/share/1';

/** What a device says before the start: it binds the share to table, start and chair, and tells nothing of it. */
export function commitmentOf({ table, match, chair, share }: OwnShare): Hex {
  const zero = new Uint8Array(1);
  return hexOf(
    sha256(
      concatBytes(utf8ToBytes(LABEL), zero, utf8ToBytes(table), zero, u32(match), u32(chair), bytesOf(share)),
    ),
  );
}
