import type { Language } from '@stammtisch/cards';
import type { Words } from '@stammtisch/kernel';

import type { Action, View } from './position.ts';
import { de } from './words/de.ts';
import { en } from './words/en.ts';
import { hu } from './words/hu.ts';
import { speak } from './words/speak.ts';

/** Everything Zsírozás says to people. */
export const words: Readonly<Record<Language, Words<View, Action>>> = {
  de: speak('de', de),
  en: speak('en', en),
  hu: speak('hu', hu),
};
