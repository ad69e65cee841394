import { range } from '@stammtisch/kernel';
import { expect, test } from 'vitest';

import { Heart } from './heart.ts';
import { testClock } from '@stammtisch/host/testing/clock';

test('everybody is asked once in every heartbeat, and never all at once', () => {
  const clock = testClock();
  const heart = new Heart(clock, 30_000);
  const asked = range(100).map(() => 0);
  let atOnce = 0;
  let most = 0;
  const leave = asked.map((_, index) =>
    heart.add({
      beat() {
        asked[index] = (asked[index] ?? 0) + 1;
        atOnce += 1;
      },
    }),
  );
  for (const _ of range(300)) {
    atOnce = 0;
    clock.pass(100);
    most = Math.max(most, atOnce);
  }
  expect(asked).toEqual(range(100).map(() => 1));
  expect(most).toBeLessThan(10);
  leave[7]?.();
  clock.pass(30_000);
  expect(asked[7]).toBe(1);
  expect(asked[8]).toBe(2);
  heart.stop();
  clock.pass(60_000);
  expect(asked[8]).toBe(2);
  expect(clock.next()).toBeUndefined();
});
