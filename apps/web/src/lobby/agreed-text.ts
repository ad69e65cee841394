import type { Agreements } from './agreement-choices.tsx';
import { seatWords } from './seat-words/index.ts';

const NAMES = ['clock', 'undo', 'talk', 'watching'] as const;

/** What is agreed, each in a few words: "Bedenkzeit: keine". */
export function agreedTexts(agreed: Partial<Agreements>): readonly string[] {
  const { agreements } = seatWords();
  return NAMES.flatMap((name) => {
    const value = agreed[name];
    if (value === undefined) return [];
    const { legend, hint: _, ...labels } = agreements[name];
    const named: Readonly<Record<string, string>> = labels;
    return [`${legend}: ${named[value] ?? value}`];
  });
}
