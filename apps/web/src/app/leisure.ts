/** So long work may hold up whoever taps meanwhile, in ms: a slow phone has drawn its frame all the same. */
const SLICE_MS = 4;

/** Finishes work that says where it may rest, a little at a time: others come first. */
export async function atLeisure<T>(work: Generator<undefined, T>): Promise<T> {
  for (;;) {
    await rest();
    const until = performance.now() + SLICE_MS;
    do {
      const step = work.next();
      if (step.done === true) return step.value;
    } while (performance.now() < until);
  }
}

/** Calls when nothing else is to be done, or after a while. */
export function whenIdle(call: () => void): () => void {
  // Safari has no idle time.
  if (typeof requestIdleCallback !== 'function') {
    const timer = setTimeout(call, 1_000);
    return () => clearTimeout(timer);
  }
  const idle = requestIdleCallback(call, { timeout: 5_000 });
  return () => cancelIdleCallback(idle);
}

function rest(): Promise<void> {
  return new Promise((done) => {
    setTimeout(done, 0);
  });
}
