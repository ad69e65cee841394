import type { Clock } from '../ports.ts';

/** A clock that a test moves. */
export interface TestClock extends Clock {
  /** Lets time pass: everything that falls due is called, in order. */
  pass(ms: number): void;
  /** How long until the next thing falls due. */
  next(): number | undefined;
}

/** Time that stands still until the test moves it. */
export function testClock(start = 1_000_000): TestClock {
  let now = start;
  const due = new Set<{ readonly at: number; readonly callBack: () => void }>();
  const first = () => [...due].toSorted((one, other) => one.at - other.at)[0];
  return {
    now: () => now,
    after(ms, callBack) {
      const timer = { at: now + ms, callBack };
      due.add(timer);
      return () => due.delete(timer);
    },
    next() {
      const timer = first();
      return timer === undefined ? undefined : timer.at - now;
    },
    pass(ms) {
      const until = now + ms;
      for (let timer = first(); timer !== undefined && timer.at <= until; timer = first()) {
        due.delete(timer);
        now = timer.at;
        timer.callBack();
      }
      now = until;
    },
  };
}
