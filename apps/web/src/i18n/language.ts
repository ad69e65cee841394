import { batch, type ReadonlySignal, signal } from '@preact/signals';
import { type Language, LANGUAGES } from '@stammtisch/cards';

import { recall, recallInTab, remember, rememberInTab } from '../app/memory.ts';
import type { Texts } from './texts.ts';

const LOADERS: Readonly<Record<Language, () => Promise<{ readonly texts: Texts }>>> = {
  de: () => import('./de/index.ts'),
  en: () => import('./en/index.ts'),
  hu: () => import('./hu/index.ts'),
};

/** What languages call themselves. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = {
  de: 'Deutsch',
  en: 'English',
  hu: 'Magyar',
};

const spoken = signal<{ readonly language: Language; readonly texts: Texts } | undefined>(undefined);
const wanted = signal<Language>('de');

/** The language the interface speaks. */
export const language: ReadonlySignal<Language> = wanted;

/** The texts of the language spoken now; a component that asks is drawn again when the language changes. */
export function t(): Texts {
  if (spoken.value === undefined) throw new Error('no language has been loaded yet');
  return spoken.value.texts;
}

/** Whether this is one of our languages. */
export function isLanguage(text: unknown): text is Language {
  return LANGUAGES.some((one) => one === text);
}

/** The language this tab spoke last, else the one chosen on this device, else the browser's, else German. */
export function preferredLanguage(): Language {
  // A table's address says no language: whoever came by a Hungarian page is not to find a German table after a reload.
  const known = [recallInTab('language'), recall('language')].find(isLanguage);
  if (known !== undefined) return known;
  const offered = navigator.languages.map((one) => one.slice(0, 2).toLowerCase());
  return offered.find(isLanguage) ?? 'de';
}

/** Speaks another language from now on, once its texts are here. The latest wish counts. */
export async function speak(next: Language): Promise<void> {
  latest = next;
  // At once: whoever follows a link before the texts are here is to find the same language there.
  rememberInTab('language', next);
  const [{ texts }] = await Promise.all([LOADERS[next](), ...preparations.map((prepare) => prepare(next))]);
  if (latest !== next) return;
  batch(() => {
    spoken.value = { language: next, texts };
    wanted.value = next;
  });
}

/** Speaks another language, and on this device for good. */
export function chooseLanguage(next: Language): Promise<void> {
  remember('language', next);
  return speak(next);
}

/** Has something fetched before another language is spoken: words that belong to a game. */
export function beforeSpeaking(prepare: (language: Language) => Promise<void>): void {
  preparations.push(prepare);
}

/** The language spoken now, and the one that is about to be. */
export function spokenSoon(): readonly Language[] {
  const now = wanted.peek();
  return latest === undefined || latest === now ? [now] : [now, latest];
}

let latest: Language | undefined;
const preparations: ((language: Language) => Promise<void>)[] = [];
