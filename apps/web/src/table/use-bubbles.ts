import type { Seat } from '@stammtisch/kernel';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';

import type { Scene } from './scene.ts';

/** Something a player has just said. */
export interface Bubble {
  readonly id: number;
  readonly seat: Seat;
  readonly text: string;
}

const BUBBLE_TIME = 2200;

/** What players have just said, for as long as it hangs in the air. */
export function useBubbles({ model: { news, seat }, remarks, spoken }: Scene): readonly Bubble[] {
  // As records write it: put into words when it is drawn, whatever language that is in.
  const [bubbles, setBubbles] = useState<readonly Bubble[]>([]);
  const count = useRef(0);
  const timers = useRef(new Set<ReturnType<typeof setTimeout>>());
  useEffect(() => {
    const said = news.events.flatMap((event): readonly Bubble[] => {
      if (event.type !== 'said') return [];
      // My own answers are seen for what they do; what I call out is seen by this alone.
      if (event.seat === seat && !remarks.includes(event.words)) return [];
      count.current += 1;
      return [{ id: count.current, seat: event.seat, text: event.words }];
    });
    if (said.length === 0) return;
    const speakers = new Set(said.map((one) => one.seat));
    setBubbles((old) => [...old.filter((one) => !speakers.has(one.seat)), ...said]);
    const timer = setTimeout(() => {
      timers.current.delete(timer);
      setBubbles((old) => old.filter((one) => !said.includes(one)));
    }, BUBBLE_TIME);
    timers.current.add(timer);
  }, [news.seq]);
  useEffect(
    () => () => {
      for (const timer of timers.current) clearTimeout(timer);
    },
    [],
  );
  return useMemo(
    () => bubbles.map((bubble) => ({ ...bubble, text: spoken.done(bubble.text) })),
    [bubbles, spoken],
  );
}
