import type { Language } from '@stammtisch/cards';

import { language } from '../../i18n/language.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { hu } from './hu.ts';

/** What the page of one's own matches says; German is written first, and a text missing elsewhere does not compile. */
export type MatchesWords = typeof de;

const WORDS: Readonly<Record<Language, MatchesWords>> = { de, en, hu };

/** The words of the language that is spoken. */
export function matchesWords(): MatchesWords {
  return WORDS[language.value];
}
