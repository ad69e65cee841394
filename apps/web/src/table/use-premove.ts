import type { TableLayout } from '@stammtisch/kernel';
import { useEffect, useRef, useState } from 'preact/hooks';

import { type Fate, fateOf, premoveDelay } from './premove.ts';
import { isTrickPlay, type Scene } from './scene.ts';
import { cardText } from './story.ts';
import type { TableLog } from './use-log.ts';
import { dealOf } from './use-order.ts';

/** A card chosen before my turn. */
export interface Premove {
  readonly marked: string | undefined;
  readonly mark: (card: string | undefined) => void;
}

interface Means {
  readonly isHeld: (card: string) => boolean;
  readonly isLocked: boolean;
  readonly play: (card: string) => void;
  readonly log: Pick<TableLog, 'tell' | 'note'>;
}

/** Keeps a card that was chosen off turn on this device until the turn begins; then it is played, or dropped aloud. */
export function usePremove(scene: Scene, { isHeld, isLocked, play, log }: Means): Premove {
  const { isMyTurn, playable, model, table } = scene;
  const { marked, mark, isStill } = useMarked(scene);
  const fate: Fate | undefined =
    marked === undefined
      ? undefined
      : fateOf({
          isHeld: isHeld(marked),
          isPlaying: isTrickPlay(table) && isStill,
          isMyTurn,
          isLegal: playable.has(marked),
          isLocked,
        });
  // What is so when the wait is over counts.
  const latest = useRef({ fate, play });
  latest.current = { fate, play };
  useEffect(() => {
    if (marked === undefined || fate === 'waits') return undefined;
    if (fate === 'plays') {
      const timer = setTimeout(
        () => {
          mark(undefined);
          if (latest.current.fate === 'plays') latest.current.play(marked);
        },
        premoveDelay(model.chance ?? Math.random),
      );
      return () => clearTimeout(timer);
    }
    if (fate === 'drops') {
      const { words, pattern } = scene;
      const text = words.dropped(cardText(marked, model.language, pattern, words));
      log.tell(text);
      log.note(() => text);
    }
    mark(undefined);
    return undefined;
  }, [marked, fate]);
  return { marked, mark };
}

/** A card chosen in advance, and when: in which deal, and how far that had come. */
interface Kept {
  readonly card: string;
  readonly deal: string;
  readonly come: number;
}

/** The card chosen in advance, and whether play went on from there: not so in another deal, nor if something was taken back since. */
function useMarked({ model, table }: Scene): Premove & { readonly isStill: boolean } {
  const [kept, keep] = useState<Kept>();
  const [deal, come] = [dealOf(model), comeTo(table)];
  return {
    marked: kept?.card,
    mark: (card) => keep(card === undefined ? undefined : { card, deal, come }),
    isStill: kept?.deal === deal && come >= kept.come,
  };
}

/** More cards than any trick has: in some games it goes round more than once. */
const TRICK = 1_000;

/** How far a deal has come: it grows with every card that is played. */
function comeTo({ trickNumber = 0, trick }: TableLayout): number {
  return trickNumber * TRICK + (trick?.plays.length ?? 0);
}
