import { at, type BySide, type Game, type Side } from '@stammtisch/kernel';

/**
 * What the end of a deal is worth to a side, as a whole number: what it gained, for each rival, less what the rivals
 * gained. A match won or lost counts as much again as the highest score at the table, which is about the target.
 */
export function worth<S extends V, A, V, O>(
  game: Game<S, A, V, O>,
  { before, end, side }: { readonly before: BySide<number>; readonly end: V; readonly side: Side },
): number {
  const { totals } = game.sheet(end);
  let sum = 0;
  for (const [other, total] of totals.entries()) {
    const gain = total - at(before, other);
    sum += other === side ? gain * (totals.length - 1) : -gain;
  }
  const { winners } = game.layout(end);
  if (winners === undefined) return sum;
  const stake = Math.max(1, ...totals.map((total) => Math.abs(total)));
  return winners.includes(side) ? sum + stake * (totals.length - 1) : sum - stake;
}
