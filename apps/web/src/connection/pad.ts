const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/** A secret of base64url letters, each shifted by that of a pad: without the pad it says nothing. */
export function masked(secret: string, pad: string): string {
  return shifted(secret, pad, (letter, by) => letter + by);
}

/** The secret that was masked with this pad. */
export function unmasked(text: string, pad: string): string {
  return shifted(text, pad, (letter, by) => letter - by + LETTERS.length);
}

function shifted(text: string, pad: string, to: (letter: number, by: number) => number): string {
  if (text.length !== pad.length) throw new Error('a pad of another length');
  return Array.from(text, (letter, index) =>
    LETTERS.charAt(to(LETTERS.indexOf(letter), LETTERS.indexOf(pad.charAt(index))) % LETTERS.length),
  ).join('');
}
