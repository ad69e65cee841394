/** A text as it is compared: small letters without accents, one space between words, no punctuation. */
export function plain(text: string): string {
  return text
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .normalize('NFD')
    .replaceAll(/\p{Diacritic}/gu, '')
    .replaceAll(/[^\p{L}\p{N}♠♤♥♡♦♢♣♧?]+/gu, ' ')
    .trim();
}

/** How many letters have to change for one word to become the other. */
export function distance(one: string, other: string): number {
  const letters = Array.from(other);
  let row = Array.from({ length: letters.length + 1 }, (_, index) => index);
  for (const [i, letter] of Array.from(one).entries()) {
    const next = [i + 1];
    for (const [j, wanted] of letters.entries()) {
      const [left = 0, above = 0, across = 0] = [next[j], row[j + 1], row[j]];
      next.push(Math.min(left + 1, above + 1, across + (letter === wanted ? 0 : 1)));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}
