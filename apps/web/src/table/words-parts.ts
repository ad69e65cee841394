import type { Language } from '@stammtisch/cards';

import type { TableWords } from './words.ts';

/** What the table says, a part of the program for each language. */
export const TABLE_WORDS: Readonly<Record<Language, () => Promise<TableWords>>> = {
  de: () => import('./words/de.ts').then(({ de }) => de),
  en: () => import('./words/en.ts').then(({ en }) => en),
  hu: () => import('./words/hu.ts').then(({ hu }) => hu),
};
