import type { Language } from '@stammtisch/cards';

import { language } from '../../i18n/language.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { hu } from './hu.ts';

/** What the page of a past match says; German is written first, and a text missing elsewhere does not compile. */
export type ReplayWords = typeof de;

const WORDS: Readonly<Record<Language, ReplayWords>> = { de, en, hu };

/** The words of the language that is spoken. */
export function replayWords(): ReplayWords {
  return WORDS[language.value];
}
