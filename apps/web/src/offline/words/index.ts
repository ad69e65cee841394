import type { Language } from '@stammtisch/cards';

import { language } from '../../i18n/language.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { hu } from './hu.ts';

/** What is said of playing without a network; German is written first, and a text missing elsewhere does not compile. */
export type OfflineWords = typeof de;

const WORDS: Readonly<Record<Language, OfflineWords>> = { de, en, hu };

/** The words of the language that is spoken. */
export function offlineWords(): OfflineWords {
  return WORDS[language.value];
}
