import type { AnimationSpeed } from './model.ts';

/** How long things take, in ms at normal speed. */
export const TIMES = { play: 220, collect: 260, deal: 60, turn: 320, stress: 600, fade: 120 } as const;
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

/** Everything that moves now. */
const moving = new Set<Animation>();

/** Ends every movement: what is shown then is the truth (principle 19). */
export function settleMotion(): void {
  for (const animation of moving) animation.finish();
}

/** Ends every movement but those that begin in this very frame. */
export function settleOlder(): void {
  for (const animation of moving) if (!animation.pending) animation.finish();
}

/** Whether this person asked the system for less movement. */
export function prefersStill(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/** Lets a card arrive from elsewhere. It already is where it belongs: nothing waits for this. */
export function arrive(element: Element, from: Way, run: Run): void {
  const frames = [
    { translate: px(from), scale: from.scale ?? 1, opacity: 0 },
    { opacity: 1, offset: 0.1 },
    { translate: '0 0', scale: 1, opacity: 1 },
  ];
  move(element, run, { frames, still: APPEAR, fill: 'backwards' });
}

/** Lets a card go somewhere and vanish there. */
export function depart(element: Element, to: Way, run: Run): void {
  const frames = [
    { translate: '0 0', scale: 1, opacity: 1 },
    { opacity: 1, offset: 0.7 },
    { translate: px(to), scale: to.scale ?? 1, opacity: 0 },
  ];
  move(element, run, { frames, still: VANISH, fill: 'forwards', easing: 'ease-in' });
}

/** Lets a card that is seen at no other time pass from somewhere to where it belongs. */
export function pass(element: Element, from: Way, run: Run): void {
  const frames = [
    { translate: px(from), scale: from.scale ?? 1, opacity: 1 },
    { opacity: 1, offset: 0.75 },
    { translate: '0 0', scale: 0.5, opacity: 0 },
  ];
  move(element, run, { frames, fill: 'none' });
}

/** Keeps a veil off until the card under it has come. */
export function unveil(element: Element, run: Run): void {
  const frames = [{ opacity: 0 }, { opacity: 0 }];
  move(element, run, { frames, fill: 'backwards', part: '::after' });
}

/** Turns a card up: its back narrows to a line, out of which the face widens. */
export function turnUp(face: Element, back: Element, run: Run): void {
  const narrow = [{ scale: '1 1' }, { scale: '0 1', offset: 0.5 }, { scale: '0 1' }];
  const widen = [{ scale: '0 1' }, { scale: '0 1', offset: 0.5 }, { scale: '1 1' }];
  move(back, run, { frames: narrow, fill: 'backwards', easing: 'linear' });
  move(face, run, { frames: widen, still: APPEAR, fill: 'backwards', easing: 'linear' });
}

/** Draws the eye to something that has just become different. */
export function stress(element: Element, run: Run): void {
  const frames = [
    { scale: 1 },
    { scale: 1.6, offset: 0.3 },
    { scale: 1, offset: 0.6 },
    { scale: 1.25, offset: 0.8 },
  ];
  move(element, run, { frames: [...frames, { scale: 1 }], still: APPEAR, fill: 'none' });
}

/** How long a trick takes to be collected, at this speed. */
export function collectTime(speed: AnimationSpeed): number {
  return prefersStill() && speed !== 'off' ? TIMES.fade : TIMES.collect * FACTORS[speed];
}

const APPEAR: readonly Keyframe[] = [{ opacity: 0 }, { opacity: 1 }];
const VANISH: readonly Keyframe[] = [{ opacity: 1 }, { opacity: 0 }];

interface Movement {
  readonly frames: readonly Keyframe[];
  /** What is shown instead to people who asked for less movement (principle 32). */
  readonly still?: readonly Keyframe[];
  readonly fill: FillMode;
  /** A part of the element that no script can reach otherwise. */
  readonly part?: string;
  readonly easing?: string;
}

function move(element: Element, { speed, time, delay = 0 }: Run, movement: Movement): void {
  const { frames, still, fill, part, easing = EASE } = movement;
  const factor = FACTORS[speed];
  if (factor === 0) return;
  const where = part === undefined ? {} : { pseudoElement: part };
  const options = { duration: time * factor, delay: delay * factor, easing, fill, ...where };
  if (!prefersStill()) follow(element.animate([...frames], options));
  else if (still !== undefined) follow(element.animate([...still], { duration: TIMES.fade, fill }));
}

function follow(animation: Animation): void {
  moving.add(animation);
  const forget = (): void => void moving.delete(animation);
  animation.addEventListener('finish', forget);
  animation.addEventListener('cancel', forget);
}

const px = ({ x, y }: Way): string => `${x.toFixed(1)}px ${y.toFixed(1)}px`;
