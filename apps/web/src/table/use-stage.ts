import type { SeenTrick, TableLayout } from '@stammtisch/kernel';
import { useEffect, useRef, useState } from 'preact/hooks';

import { collectTime } from './motion.ts';
import type { Scene } from './scene.ts';
import { BARE, finishedTrick, isInTheWay, type Stage, trickKey } from './stage.ts';

/** With a decision due, a finished trick stays this long at most, in ms. */
const SHORT_PAUSE = 700;

interface Moment {
  readonly seq: number;
  readonly stage: Stage;
}

/** What lies in the middle: a finished trick stays for its pause, is collected, and then the truth is shown. */
export function useStage(scene: Scene): readonly [Stage, () => void] {
  const { model, table } = scene;
  const { speed, trickPause } = model.preferences;
  const moment = useRef<Moment>({ seq: model.news.seq, stage: BARE });
  const [, redraw] = useState(0);
  // Worked out while drawing, not after it: between the two the trick would be gone for a moment.
  if (moment.current.seq !== model.news.seq) {
    const finished = finishedTrick(table, model.news.events);
    const { held } = moment.current.stage;
    const isOver = finished === undefined && model.news.events.length === 0;
    const stage =
      finished !== undefined ? { held: finished } : held !== undefined && !isOver ? { held } : BARE;
  }
  const { stage } = moment.current;
  const set = (next: Stage): void => {
    moment.current = { seq: moment.current.seq, stage: next };
    redraw((count) => count + 1);
  };
  const { held, leaving } = stage;
  const isDue = isInTheWay(table, scene.awaited, model.seat);
  const pause = pauseFor(trickPause, { isDue, isOff: speed === 'off' });

  const heldKey = held === undefined ? undefined : trickKey(held);
  useEffect(() => {
    if (held === undefined || pause === 'tap') return undefined;
    const timer = setTimeout(() => set({ leaving: held }), pause);
    return () => clearTimeout(timer);
    // A trick is known by its key; the pause is counted anew only if it changes.
  }, [heldKey, pause]);
  const leavingKey = leaving === undefined ? undefined : trickKey(leaving);
  useEffect(() => {
    if (leaving === undefined) return undefined;
    const timer = setTimeout(() => set(BARE), collectTime(speed));
    return () => clearTimeout(timer);
  }, [leavingKey]);

  return [stage, () => held !== undefined && set({ leaving: held })];
}

/** What lies there after news: a trick finished by it, or the one that still lay there and still is the last. */
function nextStage({ held }: Stage, finished: SeenTrick | undefined, { lastTrick }: TableLayout): Stage {
  if (finished !== undefined) return { held: finished };
  const isStill = held !== undefined && lastTrick !== undefined && trickKey(lastTrick) === trickKey(held);
  return isStill ? { held } : BARE;
}

/** How long a finished trick stays (principles 16 and 19). */
function pauseFor(
  chosen: number | 'tap',
  { isDue, isOff }: { readonly isDue: boolean; readonly isOff: boolean },
): number | 'tap' {
  if (!isDue) return chosen;
  if (isOff) return 0;
  return chosen === 'tap' ? SHORT_PAUSE : Math.min(chosen, SHORT_PAUSE);
}
