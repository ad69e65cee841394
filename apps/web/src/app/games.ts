import { type ReadonlySignal, signal } from '@preact/signals';
import type { Catalog, GameKit } from '@stammtisch/kernel';

type Opener = <T>(use: <W, A, V, O>(kit: GameKit<V & W, A, V, O>) => T) => T;

/** Every game is a part of the program of its own, fetched when it is needed. One line a game. */
const LOADERS: Readonly<Record<string, () => Promise<Opener>>> = {
  smear: async () => {
    const { smearKit } = await import('@stammtisch/games/smear/index');
    return (use) => use(smearKit);
  },
  zsirozas: async () => {
    const { zsirozasKit } = await import('@stammtisch/games/zsirozas/index');
    return (use) => use(zsirozasKit);
  },
  spades: async () => {
    const { spadesKit } = await import('@stammtisch/games/spades/index');
    return (use) => use(spadesKit);
  },
};

/** The games there are, in the order in which they are offered. */
export const GAME_IDS: readonly string[] = Object.keys(LOADERS);

const loaded = signal<Catalog>(catalogOf({}));
const openers: Record<string, Opener> = {};
const loading: Record<string, Promise<Catalog>> = {};

/** The games that are here; it grows, and whoever has asked is drawn again. */
export const games: ReadonlySignal<Catalog> = loaded;

/** Fetches a game; the answer is the same however often it is asked. A game nobody knows changes nothing. */
export function loadGame(id: string): Promise<Catalog> {
  const load = Object.hasOwn(LOADERS, id) ? LOADERS[id] : undefined;
  if (load === undefined) return Promise.resolve(loaded.peek());
  const under = loading[id];
  if (under !== undefined) return under;
  const fetching = load().then(
    (opener) => {
      openers[id] = opener;
      loaded.value = catalogOf({ ...openers });
      return loaded.peek();
    },
    (error: unknown) => {
      delete loading[id];
      throw error;
    },
  );
  loading[id] = fetching;
  return fetching;
}

function catalogOf(known: Readonly<Record<string, Opener>>): Catalog {
  return {
    ids: Object.keys(known),
    open: (id, use) => (Object.hasOwn(known, id) ? known[id]?.(use) : undefined),
  };
}
