const letters = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/** The first letter of a name as people see it, in capitals: one emoji or one letter with its accents. */
export function initial(name: string, language: string): string {
  const [first] = letters.segment(name);
  return (first?.segment ?? '?').toLocaleUpperCase(language);
}
