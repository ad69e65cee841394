import { useEffect, useRef, useState } from 'preact/hooks';

import { type Fate, fateOf, premoveDelay } from './premove.ts';
import { isTrickPlay, type Scene } from './scene.ts';
import { cardText } from './story.ts';
import type { TableLog } from './use-log.ts';

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
  const [marked, mark] = useState<string>();
  const fate: Fate | undefined =
    marked === undefined
      ? undefined
      : fateOf({
          isHeld: isHeld(marked),
          isPlaying: isTrickPlay(table),
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
