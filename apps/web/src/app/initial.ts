const letters = new Intl.Segmenter(undefined, { granularity: 'grapheme' });
/** By language and name: a table shows the same few names again and again. */
const known = new Map<string, string>();
const MOST_KNOWN = 100;

/** The first letter of a name as people see it, in capitals: one emoji or one letter with its accents. */
export function initial(name: string, language: string): string {
  const key = `${language} ${name}`;
  const found = known.get(key);
  if (found !== undefined) return found;
  const [first] = letters.segment(name);
  const letter = (first?.segment ?? '?').toLocaleUpperCase(language);
  if (known.size >= MOST_KNOWN) known.clear();
  known.set(key, letter);
  return letter;
}
