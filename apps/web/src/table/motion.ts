import type { AnimationSpeed } from './model.ts';

/** How long things take, in ms at normal speed. */
export const TIMES = { play: 220, collect: 260, deal: 60, fade: 120 } as const;
const EASE = 'cubic-bezier(.2,.8,.2,1)';
const FACTORS: Readonly<Record<AnimationSpeed, number>> = { off: 0, fast: 0.6, normal: 1, slow: 1.6 };

/** A way a card goes, seen from where it belongs. */
export interface Way {
  readonly x: number;
  readonly y: number;
  readonly scale?: number;
}
/** How a movement runs. */
export interface Run {
  readonly speed: AnimationSpeed;
  readonly time: number;
  readonly delay?: number;
}

/** Whether this person asked the system for less movement. */
export function prefersStill(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/** Lets a card arrive from elsewhere. It already is where it belongs: nothing waits for this. */
export function arrive(element: Element, from: Way, { speed, time, delay = 0 }: Run): Animation | undefined {
  const factor = FACTORS[speed];
  if (factor === 0) return undefined;
  if (prefersStill()) return element.animate([{ opacity: 0 }, { opacity: 1 }], { duration: TIMES.fade });
  const options = {
    duration: time * factor,
    delay: delay * factor,
    easing: EASE,
    fill: 'backwards',
  } as const;
  return element.animate(
    [
      { translate: px(from), scale: from.scale ?? 1 },
      { translate: '0 0', scale: 1 },
    ],
    options,
  );
}

/** Lets a card go somewhere and vanish there. */
export function depart(element: Element, to: Way, { speed, time, delay = 0 }: Run): Animation | undefined {
  const factor = FACTORS[speed];
  if (factor === 0) return undefined;
  if (prefersStill())
    return element.animate([{ opacity: 1 }, { opacity: 0 }], { duration: TIMES.fade, fill: 'forwards' });
  const options = {
    duration: time * factor,
    delay: delay * factor,
    easing: 'ease-in',
    fill: 'forwards',
  } as const;
  return element.animate(
    [
      { translate: '0 0', scale: 1, opacity: 1 },
      { opacity: 1, offset: 0.7 },
      { translate: px(to), scale: to.scale ?? 1, opacity: 0 },
    ],
    options,
  );
}

/** How long a trick takes to be collected, at this speed. */
export function collectTime(speed: AnimationSpeed): number {
  return prefersStill() && speed !== 'off' ? TIMES.fade : TIMES.collect * FACTORS[speed];
}

const px = ({ x, y }: Way): string => `${x.toFixed(1)}px ${y.toFixed(1)}px`;
