import { at } from '@stammtisch/kernel';
import { useEffect } from 'preact/hooks';

import { prefersStill } from './motion.ts';
import type { Scene } from './scene.ts';

/** Confetti for whoever has just won the match, where cards move at all (principle 32). */
export function useCheer({ model, table }: Scene, isFresh: boolean): void {
  const { preferences, seat, seen } = model;
  const hasWon = seat !== null && table.winners?.includes(at(seen.terms.sides, seat)) === true;
  useEffect(() => {
    if (!hasWon || !isFresh || preferences.speed === 'off' || prefersStill()) return undefined;
    let isGone = false;
    let end: (() => void) | undefined;
    import('./cheer.ts').then(
      ({ cheer }) => {
        if (!isGone) end = cheer();
      },
      // A win is a win without it.
      () => undefined,
    );
    return () => {
      isGone = true;
      end?.();
    };
  }, [hasWon]);
}
