import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js';

import { KEY_BYTES } from './stream.ts';

/** 32 bytes as logs, messages and records write them: 64 small hexadecimal digits. */
export type Hex = string;

const HEX = new RegExp(`^[0-9a-f]{${KEY_BYTES * 2}}$`);

/** Whether a text means 32 bytes. Capitals would let one thing be written in two ways. */
export function isHex(value: unknown): value is Hex {
  return typeof value === 'string' && HEX.test(value);
}

/** 32 bytes as text. */
export function hexOf(bytes: Uint8Array): Hex {
  if (bytes.length !== KEY_BYTES) throw new Error(`${bytes.length} bytes`);
  return bytesToHex(bytes);
}

/** The 32 bytes a text means; throws if it means none. */
export function bytesOf(hex: Hex): Uint8Array {
  if (!isHex(hex)) throw new Error('not 32 bytes in hex');
  return hexToBytes(hex);
}
