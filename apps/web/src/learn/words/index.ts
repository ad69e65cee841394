import type { Language } from '@stammtisch/cards';

import { language } from '../../i18n/language.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { hu } from './hu.ts';

/** What every lesson says, whatever the game; German is written first, and a text missing elsewhere does not compile. */
export type LearnWords = typeof de;

const WORDS: Readonly<Record<Language, LearnWords>> = { de, en, hu };

/** The words of the language that is spoken. */
export function learnWords(): LearnWords {
  return WORDS[language.value];
}
