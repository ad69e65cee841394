import type { Language } from '@stammtisch/cards';

import { language } from '../../i18n/language.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { hu } from './hu.ts';

/** What the dialogs about seats say; German is written first, and a text missing elsewhere does not compile. */
export type SeatWords = typeof de;

const WORDS: Readonly<Record<Language, SeatWords>> = { de, en, hu };

/** The words of the language that is spoken: they come with the dialogs, for they are rarely read. */
export function seatWords(): SeatWords {
  return WORDS[language.value];
}
