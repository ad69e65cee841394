import { expect, test } from 'vitest';

import { steadyTime } from './steady.ts';

function clocks() {
  const now = { wall: 1_000_000, watch: 5 };
  const time = steadyTime(
    () => now.wall,
    () => now.watch,
  );
  const pass = (ms: number): void => {
    now.wall += ms;
    now.watch += ms;
  };
  return { now, time, pass };
}

test('a clock that is set back by an hour goes on as if nothing had happened', () => {
  const { now, time, pass } = clocks();
  pass(500);
  expect(time()).toBe(1_000_500);
  pass(60_000);
  now.wall -= 3_600_000;
  expect(time()).toBe(1_060_500);
  pass(2_000);
  expect(time()).toBe(1_062_500);
  // Nobody asked for a while, and it was set back once more.
  pass(10_000);
  now.wall -= 7_200_000;
  expect(time()).toBe(1_072_500);
});

test('a clock that is set forward is followed, and set right again it goes on from there', () => {
  const { now, time, pass } = clocks();
  now.wall += 86_400_000;
  expect(time()).toBe(87_400_000);
  pass(1_000);
  now.wall -= 86_400_000;
  expect(time()).toBe(87_401_000);
});

test('two who ask at different moments agree, whenever the clock was set back', () => {
  const { now, time, pass } = clocks();
  const other = steadyTime(
    () => now.wall,
    () => now.watch,
  );
  pass(1_000);
  time();
  pass(30_000);
  now.wall -= 3_600_000;
  other();
  pass(4_000);
  expect(other()).toBe(time());
});
