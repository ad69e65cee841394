import { createHash } from 'node:crypto';

import type { PlayerId } from '@stammtisch/table';

// 32 letters and digits that are hard to confuse: five bits each.
const ALPHABET = 'abcdefghijkmnpqrstuvwxyz23456789';

/** Who the owner of a secret is to every table: told to nobody, and no way back. */
export function playerOf(token: string): PlayerId {
  return createHash('sha256').update(`stammtisch/player/1\0${token}`).digest('base64url').slice(0, 22);
}

/** A code of so many letters, five bits each. */
export function code(random: (bytes: number) => Uint8Array, letters: number): string {
  return Array.from(random(letters), (byte) => ALPHABET.charAt(byte % ALPHABET.length)).join('');
}
