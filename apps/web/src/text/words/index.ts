import type { Language } from '@stammtisch/cards';

import { de } from './de.ts';
import { en } from './en.ts';
import { hu } from './hu.ts';

/** Everything the text mode says and understands; a missing text does not compile. */
export type TextWords = typeof de;
/** What can be asked for by name. */
export type CommandName = keyof TextWords['commands'];

/** See the type. */
export const textWords: Readonly<Record<Language, TextWords>> = { de, en, hu };
