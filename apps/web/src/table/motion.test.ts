import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import {
  arrive,
  depart,
  pass,
  type Run,
  settleMotion,
  settleOlder,
  stress,
  TIMES,
  turnUp,
  unveil,
} from './motion.ts';

/** What was asked of the browser. */
interface Asked {
  readonly frames: readonly Keyframe[];
  readonly options: KeyframeAnimationOptions;
  readonly animation: { pending: boolean; readonly finish: () => void };
}

let asked: Asked[] = [];
let isStill = false;
const finished: number[] = [];

/** An element that notes what it is to do. */
const element = {
  animate(frames: readonly Keyframe[], options: KeyframeAnimationOptions) {
    const index = asked.length;
    const listeners: (() => void)[] = [];
    const animation = {
      pending: true,
      addEventListener: (_: string, listener: () => void) => void listeners.push(listener),
      finish() {
        finished.push(index);
        for (const listener of listeners) listener();
      },
    };
    asked.push({ frames, options, animation });
    return animation;
  },
  // Of an element nothing is used but `animate`.
} as unknown as Element;

const FAR = { x: 200, y: -300 };
const run = (speed: Run['speed']): Run => ({ speed, time: 200, delay: 100 });
/** Every kind of movement there is. */
function moveAll(speed: Run['speed']): void {
  arrive(element, FAR, run(speed));
  depart(element, FAR, run(speed));
  pass(element, FAR, run(speed));
  turnUp(element, element, run(speed));
  unveil(element, run(speed));
  stress(element, run(speed));
}

beforeEach(() => {
  asked = [];
  isStill = false;
  finished.length = 0;
  vi.stubGlobal('matchMedia', () => ({ matches: isStill }));
});
afterEach(() => {
  settleMotion();
  vi.unstubAllGlobals();
});

test('cards move by transform and opacity alone', () => {
  moveAll('normal');
  const properties = new Set(asked.flatMap(({ frames }) => frames.flatMap((frame) => Object.keys(frame))));
  expect([...properties].toSorted()).toEqual(['offset', 'opacity', 'scale', 'translate']);
});

test.each([
  ['fast', 0.6],
  ['normal', 1],
  ['slow', 1.6],
] as const)('at the speed %s everything takes %d of its time', (speed, factor) => {
  moveAll(speed);
  expect(asked.length).toBe(7);
  for (const { options } of asked) {
    expect(options.duration).toBeCloseTo(200 * factor);
    expect(options.delay).toBeCloseTo(100 * factor);
  }
});

test('principle 19: at the speed off nothing moves', () => {
  moveAll('off');
  expect(asked).toEqual([]);
});

test('principle 32: with less motion cards only fade, within 120 ms', () => {
  isStill = true;
  moveAll('slow');
  expect(asked.length).toBeGreaterThan(0);
  for (const { frames, options } of asked) {
    expect(options.duration).toBe(TIMES.fade);
    expect(options.delay ?? 0).toBe(0);
    for (const frame of frames) expect(Object.keys(frame)).toEqual(['opacity']);
  }
});

test('principle 19: what had begun ends when a decision is due, the rest when somebody acts', () => {
  arrive(element, FAR, run('slow'));
  for (const { animation } of asked) animation.pending = false;
  arrive(element, FAR, run('slow'));
  settleOlder();
  expect(finished).toEqual([0]);
  // It is over, and not ended twice.
  settleMotion();
  expect(finished).toEqual([0, 1]);
});
