import type { Language, Suit } from '@stammtisch/cards';

type SeasonSuit = 'H' | 'B' | 'L' | 'A';

const NAMES: Readonly<Record<Language, Readonly<Record<SeasonSuit, string>>>> = {
  de: { H: 'FRÜHLING', B: 'SOMMER', L: 'HERBST', A: 'WINTER' },
  en: { H: 'SPRING', B: 'SUMMER', L: 'AUTUMN', A: 'WINTER' },
  hu: { H: 'TAVASZ', B: 'NYÁR', L: 'ŐSZ', A: 'TÉL' },
};

/** The season on the ace of a German suit, in the language of the page. */
export function seasonName(suit: Suit, language: Language): string {
  const seasons: Readonly<Partial<Record<Suit, string>>> = NAMES[language];
  return seasons[suit] ?? NAMES[language].H;
}
