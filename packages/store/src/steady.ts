/**
 * The time of day, which never goes back: where the machine's clock is set back, it goes on from where it was at the pace
 * of a watch, so that no grace and no time to think grows longer. It follows a clock that is set forward.
 */
export function steadyTime(
  wall: () => number = Date.now,
  watch: () => number = () => performance.now(),
): () => number {
  let last = wall();
  let seen = watch();
  let ahead = 0;
  return () => {
    const passed = watch() - seen;
    const now = wall() + ahead;
    if (now < last) ahead += Math.round(last + passed - now);
    last = Math.max(last, wall() + ahead);
    seen += passed;
    return last;
  };
}
