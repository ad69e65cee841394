import type { Language } from '@stammtisch/cards';

import { language } from '../../i18n/language.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { hu } from './hu.ts';

/** What settings and the menu at the table say; German is written first, and a text missing elsewhere does not compile. */
export type SettingsWords = typeof de;

const WORDS: Readonly<Record<Language, SettingsWords>> = { de, en, hu };

/** The words of the language that is spoken: they come with the dialogs. */
export function settingsWords(): SettingsWords {
  return WORDS[language.value];
}
