/** A source of chance handed in from outside. */
export interface Random {
  /** A uniform integer in [0, n). */
  below(n: number): number;
}

/** A repeatable generator (sfc32 over a hashed seed): same seed, same numbers, on every engine. */
export function seeded(seed: string): Random {
  let [a, b, c] = [hash(seed, 1), hash(seed, 2), hash(seed, 3)];
  let counter = 1;
  const next = (): number => {
    const sum = (((a + b) | 0) + counter) | 0;
    counter = (counter + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = ((c << 21) | (c >>> 11)) + sum;
    c |= 0;
    return sum >>> 0;
  };
  for (let i = 0; i < 12; i += 1) next();
  return {
    below(n) {
      // Words above the largest multiple of n are skipped, so that every result is equally likely.
      const limit = Math.floor(0x1_0000_0000 / n) * n;
      for (;;) {
        const word = next();
        if (word < limit) return word % n;
      }
    },
  };
}

/** A shuffled copy (Fisher-Yates). */
export function shuffled<T>(items: readonly T[], random: Random): readonly T[] {
  const copy = items.slice();
  for (let i = copy.length - 1; i > 0; i -= 1) {
    const j = random.below(i + 1);
    const [here, there] = [copy[i], copy[j]];
    if (here === undefined || there === undefined) throw new Error('a hole in the list to shuffle');
    copy[i] = there;
    copy[j] = here;
  }
  return copy;
}

/** A 32-bit hash of a text (FNV-1a, finished as in murmur3). */
function hash(text: string, salt: number): number {
  let h = 0x811c9dc5 ^ Math.imul(salt, 0x9e3779b1);
  for (let i = 0; i < text.length; i += 1) h = Math.imul(h ^ text.charCodeAt(i), 0x01000193);
  h = Math.imul(h ^ (h >>> 16), 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
  return (h ^ (h >>> 16)) | 0;
}
