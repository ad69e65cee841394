import type { Language, Pattern, Suit } from '@stammtisch/cards';

const FRENCH: Readonly<Partial<Record<Suit, string>>> = { S: 's', H: 'h', D: 'd', C: 'c' };
const GERMAN: Readonly<Record<Language, Readonly<Partial<Record<Suit, string>>>>> = {
  de: { A: 'e', L: 'l', H: 'h', B: 's' },
  en: { A: 'a', L: 'l', H: 'h', B: 'b' },
  hu: { A: 'm', L: 'z', H: 'p', B: 't' },
};

/** The letter of a suit on the keyboard: S H D C, or that of its name on German-suited cards (M Z P T in Hungarian). */
export function suitLetter(
  suit: Suit,
  { language, pattern }: { readonly language: Language; readonly pattern: Pattern },
): string {
  return (pattern === 'german' ? GERMAN[language] : FRENCH)[suit] ?? '';
}
