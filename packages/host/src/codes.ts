// 32 letters and digits that are hard to confuse: five bits each.
const ALPHABET = 'abcdefghijkmnpqrstuvwxyz23456789';

/** A code of so many letters, five bits each. */
export function code(random: (bytes: number) => Uint8Array, letters: number): string {
  return Array.from(random(letters), (byte) => ALPHABET.charAt(byte % ALPHABET.length)).join('');
}
