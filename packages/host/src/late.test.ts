import { expect, test } from 'vitest';

import { Late } from './late.ts';
import { testClock } from './testing/clock.ts';

function late() {
  const clock = testClock();
  const shown: string[] = [];
  return { clock, shown, waiting: new Late<string>({ clock, ms: 1_000 }, (thing) => shown.push(thing)) };
}

test('everything is shown in its order when its time has come, and not a moment sooner', () => {
  const { clock, shown, waiting } = late();
  waiting.add(clock.now(), 'one');
  clock.pass(400);
  waiting.add(clock.now(), 'two');
  clock.pass(599);
  expect(shown).toEqual([]);
  clock.pass(1);
  expect(shown).toEqual(['one']);
  clock.pass(399);
  expect(shown).toEqual(['one']);
  clock.pass(1);
  expect(shown).toEqual(['one', 'two']);
});

test('what is old enough is shown at once, but never before what came first', () => {
  const { clock, shown, waiting } = late();
  waiting.add(clock.now() - 1_000, 'old');
  expect(shown).toEqual(['old']);
  waiting.add(clock.now(), 'new');
  waiting.add(clock.now() - 5_000, 'of a clock set back');
  expect(shown).toEqual(['old']);
  clock.pass(1_000);
  expect(shown).toEqual(['old', 'new', 'of a clock set back']);
});

test('a clock that is ahead makes nothing wait longer, and what is forgotten is never shown', () => {
  const { clock, shown, waiting } = late();
  waiting.add(clock.now() + 9_000_000, 'ahead');
  clock.pass(1_000);
  expect(shown).toEqual(['ahead']);
  waiting.add(clock.now(), 'forgotten');
  waiting.clear();
  clock.pass(5_000);
  expect(shown).toEqual(['ahead']);
  expect(clock.next()).toBeUndefined();
});
