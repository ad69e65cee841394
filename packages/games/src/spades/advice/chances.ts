import { at } from '@stammtisch/kernel';

// The share of a bell curve that lies below 0, 0.1, … 3 deviations above its middle, in ten-thousandths.
const BELL = [
  5000, 5398, 5793, 6179, 6554, 6915, 7257, 7580, 7881, 8159, 8413, 8643, 8849, 9032, 9192, 9332, 9452, 9554,
  9641, 9713, 9772, 9821, 9861, 9893, 9918, 9938, 9953, 9965, 9974, 9981, 9987,
];

/** The chance that a bell curve stays below so many deviations; read off a table, so that every machine agrees. */
export function belowBell(deviations: number): number {
  if (deviations < 0) return 1 - belowBell(-deviations);
  const place = deviations * 10;
  const step = Math.floor(place);
  if (step >= BELL.length - 1) return 1;
  const [low, high] = [at(BELL, step), at(BELL, step + 1)];
  return (low + (high - low) * (place - step)) / 10_000;
}

/** By number of tricks: how likely each is, around what is expected. */
export function trickChances(expected: number, deviation: number, tricks: number): readonly number[] {
  const under = (count: number): number =>
    count >= tricks ? 1 : belowBell((count + 0.5 - expected) / deviation);
  return Array.from(
    { length: tricks + 1 },
    (_, count) => under(count) - (count === 0 ? 0 : under(count - 1)),
  );
}

/** What is between the entries of a table of steps. */
export function between(table: readonly number[], place: number): number {
  const last = table.length - 1;
  const step = Math.min(last - 1, Math.max(0, Math.floor(place)));
  const part = Math.min(1, Math.max(0, place - step));
  return at(table, step) + (at(table, step + 1) - at(table, step)) * part;
}
