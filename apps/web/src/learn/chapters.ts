import { signal } from '@preact/signals';
import type { Language } from '@stammtisch/cards';

import { games, loadGame } from '../app/games.ts';
import { beforeSpeaking, language, spokenSoon } from '../i18n/language.ts';
import type { Chapter, Lesson } from './lesson.ts';

/** A game's lesson, and where it is told in each language. */
interface Source {
  readonly lesson: () => Promise<Lesson>;
  readonly chapters: Readonly<Record<Language, () => Promise<Chapter>>>;
}

/** Every lesson. Addresses must be written out for the bundler to find them. */
const SOURCES: Readonly<Record<string, Source>> = {
  smear: {
    lesson: () => import('./lessons/smear.ts').then(({ smear }) => smear),
    chapters: {
      de: () => import('./words/smear/de.ts').then(({ chapter }) => chapter),
      en: () => import('./words/smear/en.ts').then(({ chapter }) => chapter),
      hu: () => import('./words/smear/hu.ts').then(({ chapter }) => chapter),
    },
  },
  zsirozas: {
    lesson: () => import('./lessons/zsirozas.ts').then(({ zsirozas }) => zsirozas),
    chapters: {
      de: () => import('./words/zsirozas/de.ts').then(({ chapter }) => chapter),
      en: () => import('./words/zsirozas/en.ts').then(({ chapter }) => chapter),
      hu: () => import('./words/zsirozas/hu.ts').then(({ chapter }) => chapter),
    },
  },
  spades: {
    lesson: () => import('./lessons/spades.ts').then(({ spades }) => spades),
    chapters: {
      de: () => import('./words/spades/de.ts').then(({ chapter }) => chapter),
      en: () => import('./words/spades/en.ts').then(({ chapter }) => chapter),
      hu: () => import('./words/spades/hu.ts').then(({ chapter }) => chapter),
    },
  },
};

/** The games that are taught. */
export const TAUGHT: readonly string[] = Object.keys(SOURCES);

/** A lesson as it is read. */
export interface Told {
  readonly lesson: Lesson;
  readonly chapter: Chapter;
}

const here = signal<Readonly<Record<string, Told>>>({});
const wanted = new Set<string>();

/** The lesson of a game in the language spoken; undefined until it and the game are here. */
export function toldOf(game: string): Told | undefined {
  return games.value.ids.includes(game) ? here.value[nameOf(game, language.value)] : undefined;
}

/** Fetches a lesson with its game, in the language spoken now and the one about to be. */
export async function fetchLesson(game: string): Promise<void> {
  wanted.add(game);
  await Promise.all([loadGame(game), ...spokenSoon().map((next) => tell(game, next))]);
}

// Whoever changes the language in a lesson reads on at once.
beforeSpeaking(async (next) => {
  await Promise.all([...wanted].map((game) => tell(game, next)));
});

async function tell(game: string, next: Language): Promise<void> {
  const source = SOURCES[game];
  const name = nameOf(game, next);
  if (source === undefined || here.peek()[name] !== undefined) return;
  const [lesson, chapter] = await Promise.all([source.lesson(), source.chapters[next]()]);
  here.value = { ...here.peek(), [name]: { lesson, chapter } };
}

function nameOf(game: string, next: Language): string {
  return `${game}/${next}`;
}
