import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';

import { type Film, placeOf } from './film.ts';
import { useStepKeys } from './use-step-keys.ts';

/** How long a step stands when the match runs by itself, in ms. */
const STEP_MS = 1_100;

/** Where in the match somebody is, and how they move. */
export interface Place {
  readonly index: number;
  /** Whether the match runs by itself. */
  readonly isRunning: boolean;
  /** Goes to a frame; whoever moves by hand stops the match. */
  readonly go: (index: number) => void;
  readonly run: () => void;
}

/** Keeps the place: by buttons, by keys, in the address, and by itself. */
export function usePlace(film: Film, start: number): Place {
  const index = useSignal(start);
  const isRunning = useSignal(false);
  const last = film.frames.length - 1;
  const move = (to: number): void => {
    index.value = Math.min(Math.max(0, to), last);
  };
  const go = (to: number): void => {
    isRunning.value = false;
    move(to);
  };
  useEffect(() => {
    if (!isRunning.value) return undefined;
    if (index.value >= last) {
      isRunning.value = false;
      return undefined;
    }
    const timer = setTimeout(() => move(index.value + 1), STEP_MS);
    return () => clearTimeout(timer);
  }, [index.value, isRunning.value]);
  useAddress(index.value);
  const { step, of } = placeOf(film, index.value);
  useStepKeys({
    back: () => go(index.value - 1),
    forward: () => go(index.value + 1),
    first: () => go(index.value - step),
    last: () => go(index.value - step + of),
  });
  const run = (): void => {
    isRunning.value = !isRunning.value;
  };
  return { index: index.value, isRunning: isRunning.value, go, run };
}

/** A reload, or a link copied from the address, comes back to the same moment. */
function useAddress(index: number): void {
  useEffect(() => {
    const address = new URL(location.href);
    address.searchParams.delete('deal');
    address.searchParams.set('s', String(index));
    history.replaceState(history.state, '', address);
  }, [index]);
}
