import type { Promises, ScoreLine } from './moves.ts';
import { type BySide, range, type Side } from './seats.ts';

/** What the lines add up to, side by side. */
export function deltas(lines: readonly ScoreLine[], sides: number): BySide<number> {
  return range(sides).map((side) =>
    lines.reduce((sum, line) => (line.side === side ? sum + line.points : sum), 0),
  );
}

/** The totals after these pages, from where the scores began. */
export function totalsOf(start: BySide<number>, pages: readonly (readonly ScoreLine[])[]): BySide<number> {
  return start.map((first, side) =>
    pages.reduce(
      (sum, lines) => lines.reduce((more, line) => (line.side === side ? more + line.points : more), sum),
      first,
    ),
  );
}

/** Counts what was promised and what was kept, side by side. */
export function promisesOf(
  all: readonly { readonly side: Side; readonly isKept: boolean }[],
  sides: number,
): BySide<Promises> {
  return range(sides).map((side) => {
    const own = all.filter((one) => one.side === side);
    return { given: own.length, kept: own.filter(({ isKept }) => isKept).length };
  });
}
