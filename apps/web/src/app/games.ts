import { type ReadonlySignal, signal } from '@preact/signals';
import type { Catalog } from '@stammtisch/kernel';

const loaded = signal<Catalog | undefined>(undefined);
let loading: Promise<Catalog> | undefined;

/** The games and their words, once they are here. */
export const games: ReadonlySignal<Catalog | undefined> = loaded;

/** Fetches the games; the answer is the same however often it is asked. */
export function loadGames(): Promise<Catalog> {
  loading ??= import('@stammtisch/games').then(
    ({ catalog }) => {
      loaded.value = catalog;
      return catalog;
    },
    (error: unknown) => {
      loading = undefined;
      throw error;
    },
  );
  return loading;
}
