import type { Language } from '@stammtisch/cards';

import { language } from '../../i18n/language.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { hu } from './hu.ts';

/** What rule sheets say around the rules; German is written first, and a text missing elsewhere does not compile. */
export type RuleWords = typeof de;

const WORDS: Readonly<Record<Language, RuleWords>> = { de, en, hu };

/** The words of the language that is spoken. */
export function ruleWords(): RuleWords {
  return WORDS[language.value];
}
