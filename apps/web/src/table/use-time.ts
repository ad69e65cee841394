import type { Seat } from '@stammtisch/kernel';
import { useEffect, useState } from 'preact/hooks';

import type { TableModel } from './model.ts';
import { leftUntil } from './time-left.ts';

/** What this seat has left, in ms; undefined for one that has no clock now. */
export function useTimeOf(seat: Seat | undefined, model: TableModel): number | undefined {
  return useLeft(model.clock?.seats.find((one) => one.seat === seat)?.deadline, model);
}

/** Counts down to a deadline, second by second. */
export function useLeft(deadline: number | undefined, { clock, room }: TableModel): number | undefined {
  const [, redraw] = useState(0);
  const isPaused = room.isPaused === true;
  const left =
    deadline === undefined || clock === undefined
      ? undefined
      : leftUntil(deadline, clock, { now: performance.now(), isPaused });
  useEffect(() => {
    if (left === undefined || left === 0 || isPaused) return undefined;
    const timer = setTimeout(() => redraw((count) => count + 1), (left % 1_000) + 20);
    return () => clearTimeout(timer);
  });
  return left;
}
