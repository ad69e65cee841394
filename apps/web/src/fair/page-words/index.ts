import type { Language } from '@stammtisch/cards';

import { de } from './de.ts';
import { en } from './en.ts';
import { hu } from './hu.ts';

/** Everything the page says; German is written first, and a text missing elsewhere does not compile. */
export type PageWords = typeof de;

/** By language: they come with the page, for few ever read it. */
export const PAGE_WORDS: Readonly<Record<Language, PageWords>> = { de, en, hu };
