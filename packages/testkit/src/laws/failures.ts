import type { Catalog, GameKit } from '@stammtisch/kernel';

import { lawsFor } from './exceptions.ts';
import { checkLaws, trials } from './index.ts';
import { isThorough } from './played.ts';

/** Enough to see what is wrong. */
const MOST_TOLD = 5;

/** What breaks which law of a game, over its whole matrix of options; empty if nothing does. */
export function lawFailures(catalog: Catalog, id: string): readonly string[] {
  return catalog.open(id, failuresOf) ?? [`no game called ${id}`];
}

function failuresOf<W, A, V, O>(kit: GameKit<V & W, A, V, O>): readonly string[] {
  const failures: string[] = [];
  const all = trials(kit, isThorough() ? { bothStyles: true, dealLimit: 3 } : { dealLimit: 1 });
  if (all.length === 0) failures.push('nothing was tried');
  for (const trial of all) {
    try {
      checkLaws(kit, trial, lawsFor(kit.game.id, trial.terms.options ?? {}));
    } catch (error) {
      failures.push(error instanceof Error ? error.message : String(error));
      if (failures.length >= MOST_TOLD) return failures;
    }
  }
  return failures;
}
