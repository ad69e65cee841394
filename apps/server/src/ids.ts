import { createHash, hash } from 'node:crypto';

import type { PlayerId } from '@stammtisch/table';

/** Who the owner of a secret is to every table: told to nobody, and no way back. */
export function playerOf(token: string): PlayerId {
  return createHash('sha256').update(`stammtisch/player/1\0${token}`).digest('base64url').slice(0, 22);
}

/** SHA-256 by the machine's own hand. */
export function sha256(bytes: Uint8Array): Uint8Array {
  return hash('sha256', bytes, 'buffer');
}
