import type { SeenTrick, TableLayout } from '@stammtisch/kernel';
import { useEffect, useRef, useState } from 'preact/hooks';

import { collectTime } from './motion.ts';
import type { Scene } from './scene.ts';
import { BARE, finishedTrick, isInTheWay, pauseFor, type Stage, trickKey } from './stage.ts';

interface Moment {
  readonly seq: number;
  readonly stage: Stage;
  /** When this stage began. */
  readonly since: number;
}

/** What lies in the middle: a finished trick stays for its pause, is collected, and then the truth is shown. */
export function useStage(scene: Scene): readonly [Stage, () => void] {
  const { model, table } = scene;
  const { speed, trickPause } = model.preferences;
  const moment = useRef<Moment>({ seq: model.news.seq, stage: BARE, since: 0 });
  const [, redraw] = useState(0);
  // Worked out while drawing, not after it: between the two the trick would be gone for a moment.
  if (moment.current.seq !== model.news.seq) {
    const finished = finishedTrick(table, model.news.events);
    const stage = nextStage(moment.current.stage, finished, table);
    const since = stage.held === moment.current.stage.held ? moment.current.since : performance.now();
    moment.current = { seq: model.news.seq, stage, since };
  }
  const isDue = isInTheWay(table, scene.awaited, model.seat);
  const pause = pauseFor(trickPause, { isDue, isOff: speed === 'off', laid: table.trick?.plays.length ?? 0 });
  // Where nothing is waited for, what is over is not drawn once more.
  if (pause === 0 && moment.current.stage.held !== undefined)
    moment.current = { ...moment.current, stage: BARE };
  const { stage } = moment.current;
  const set = (next: Stage): void => {
    moment.current = { seq: moment.current.seq, stage: next, since: performance.now() };
    redraw((count) => count + 1);
  };
  const { held, leaving } = stage;
  const heldKey = held === undefined ? undefined : trickKey(held);
  useEffect(() => {
    if (held === undefined || pause === 'tap') return undefined;
    // A pause that is cut short counts from the trick's end as well.
    const left = Math.max(0, pause - (performance.now() - moment.current.since));
    const timer = setTimeout(() => set({ leaving: held }), left);
    return () => clearTimeout(timer);
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
