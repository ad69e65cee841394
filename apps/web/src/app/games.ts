import { type ReadonlySignal, signal } from '@preact/signals';
import type { PlayCatalog } from '@stammtisch/kernel';

import { beforeSpeaking, spokenSoon } from '../i18n/language.ts';
import { GAME_PARTS } from './game-parts.ts';
import type { GamePart, Opener } from './game-part.ts';

/** The games there are, in the order in which they are offered. */
export const GAME_IDS: readonly string[] = Object.keys(GAME_PARTS);

const loaded = signal<PlayCatalog>(catalogOf({}));
const openers: Record<string, Opener> = {};
const loading: Record<string, Promise<PlayCatalog>> = {};

/** The games that are here; it grows, and whoever has asked is drawn again. */
export const games: ReadonlySignal<PlayCatalog> = loaded;

/** Fetches a game; the answer is the same however often it is asked. A game nobody knows changes nothing. */
export function loadGame(id: string): Promise<PlayCatalog> {
  const part = partOf(id);
  if (part === undefined) return Promise.resolve(loaded.peek());
  loading[id] ??= fetchGame(id, part).catch((error: unknown) => {
    delete loading[id];
    throw error;
  });
  return loading[id];
}

// A language is spoken only when every game that is here, or on its way, has its words in it.
beforeSpeaking(async (language) => {
  await Promise.all(
    Object.keys(loading).map(async (id) => {
      await partOf(id)?.learn(language);
    }),
  );
});

async function fetchGame(id: string, part: GamePart): Promise<PlayCatalog> {
  const open = await part.open();
  // The language may change while words are on their way.
  while (!spokenSoon().every((language) => part.knows(language))) {
    await Promise.all(spokenSoon().map((language) => part.learn(language)));
  }
  openers[id] = open;
  loaded.value = catalogOf({ ...openers });
  return loaded.peek();
}

function partOf(id: string): GamePart | undefined {
  return Object.hasOwn(GAME_PARTS, id) ? GAME_PARTS[id] : undefined;
}

function catalogOf(known: Readonly<Record<string, Opener>>): PlayCatalog {
  return {
    ids: Object.keys(known),
    open: (id, use) => (Object.hasOwn(known, id) ? known[id]?.(use) : undefined),
  };
}
