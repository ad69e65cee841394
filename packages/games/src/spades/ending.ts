import { at, type BySide, range, type Side } from '@stammtisch/kernel';

import type { SpadesOptions } from './options.ts';

/** How a match stands after a deal. */
export interface Standing {
  /** The sides that have won; none while it goes on. */
  readonly winners: readonly Side[];
  /** SP-A4: whether the deal to come is the extra round. */
  readonly isExtra: boolean;
}

/** SP-32, SP-33, SP-A4, SP-A19, SP-O15: whether the match is over after a deal. */
export function standing(options: SpadesOptions, totals: BySide<number>, wasExtra: boolean): Standing {
  const survivors = afterLoss(options, totals);
  if (survivors !== undefined) return { winners: highest(totals, survivors), isExtra: false };
  const reached = range(totals.length).filter((side) => at(totals, side) >= options.target);
  if (reached.length === 0) return { winners: [], isExtra: false };
  const leaders = highest(totals, reached);
  // The seed lets several who arrive together play on once; only then, or if the table says so, the higher total wins.
  const isDecided = reached.length === 1 || wasExtra || options.tieRule === 'highestWins';
  return isDecided && leaders.length === 1
    ? { winners: leaders, isExtra: false }
    : { winners: [], isExtra: true };
}

/** The sides with the highest total. */
export function highest(
  totals: BySide<number>,
  among: readonly Side[] = range(totals.length),
): readonly Side[] {
  const best = Math.max(...among.map((side) => at(totals, side)));
  return among.filter((side) => at(totals, side) === best);
}

/** SP-O15: the sides left when the lowest has lost; undefined if nobody has, or all are equally low. */
function afterLoss({ lossAt }: SpadesOptions, totals: BySide<number>): readonly Side[] | undefined {
  const lowest = Math.min(...totals);
  if (lossAt === 'none' || lowest > lossAt) return undefined;
  const others = range(totals.length).filter((side) => at(totals, side) > lowest);
  return others.length > 0 ? others : undefined;
}
