import { rankOf, type SeenCard } from '@stammtisch/cards';
import {
  at,
  type BySeat,
  type BySide,
  deltas,
  range,
  type ScoreLine,
  type Side,
  type Terms,
} from '@stammtisch/kernel';

import type { ZsirozasOptions } from './options.ts';
import type { TakenTrick } from './position.ts';

/** What one ten or ace is worth (ZS-23). */
export const FAT = 10;
const ALL_FAT = 8 * FAT;

/** Whether a card scores: tens and aces do, nothing else (ZS-23, ZS-24). */
export function isFat(card: SeenCard): boolean {
  const rank = rankOf(card);
  return rank === 'T' || rank === 'A';
}

/** The points in a pile of cards. */
export function fatPoints(cards: readonly SeenCard[]): number {
  return cards.reduce((sum, card) => (isFat(card) ? sum + FAT : sum), 0);
}

/** What a deal is scored by. */
export interface Tally {
  /** Points of the tens and aces each side took. */
  readonly fat: BySide<number>;
  /** Tricks each side took. */
  readonly tricks: BySide<number>;
  /** The sides by how lately they took a trick: the taker of the last one first. */
  readonly latest: readonly Side[];
}

/** How many sides these terms make. */
export function sidesIn(sides: BySeat<Side>): number {
  return sides.reduce((most, side) => Math.max(most, side + 1), 0);
}

/** Adds up the tricks of a deal. */
export function tallyOf(tricks: readonly TakenTrick<SeenCard>[], sides: BySeat<Side>): Tally {
  const count = sidesIn(sides);
  const fat = range(count).map(() => 0);
  const taken = range(count).map(() => 0);
  const latest: Side[] = [];
  for (const { plays, winner } of tricks.toReversed()) {
    const side = at(sides, winner);
    fat[side] = at(fat, side) + fatPoints(plays.map(({ card }) => card));
    taken[side] = at(taken, side) + 1;
    if (!latest.includes(side)) latest.push(side);
  }
  return { fat, tricks: taken, latest };
}

/** The score lines of a finished deal; a side without points has none. */
export function dealLines(options: ZsirozasOptions, tally: Tally): readonly ScoreLine[] {
  if (options.scoring === 'majority') return [majorityLine(tally)];
  const fat = tally.fat.map((points, side) => ({ side, reason: 'fat', points }));
  const last = tally.latest
    .slice(0, 1)
    .map((side) => ({ side, reason: 'lastTrick', points: options.lastTrick }));
  return [...fat, ...last].filter(({ points }) => points !== 0);
}

/** ZS-O3: 1 point for more fat, 2 for all of it, 3 for every trick; when level, who took a trick later. */
function majorityLine({ fat, tricks, latest }: Tally): ScoreLine {
  const most = Math.max(...fat);
  const side = latest.find((one) => at(fat, one) === most);
  if (side === undefined) throw new Error('a deal without tricks');
  const hasEveryTrick = tricks.every((number, other) => other === side || number === 0);
  const points = hasEveryTrick ? 3 : most === ALL_FAT ? 2 : 1;
  return { side, reason: 'majority', points };
}

/** The totals after a deal. */
export function totalsAfter(before: BySide<number>, lines: readonly ScoreLine[]): BySide<number> {
  const added = deltas(lines, before.length);
  return before.map((total, side) => total + at(added, side));
}

/** Who has won the match with this deal (ZS-26, ZS-A15, ZS-A16); undefined: another deal. */
export function matchWinner(
  { target, tieRule }: ZsirozasOptions,
  before: BySide<number>,
  after: BySide<number>,
): Side | undefined {
  const home = range(after.length).filter((side) => at(after, side) >= target);
  // `playOn`: those who arrive together play one more deal, which the higher total decides.
  const wasExtra = before.some((total) => total >= target);
  if (tieRule === 'playOn' && home.length > 1 && !wasExtra) return undefined;
  const ahead = leaders(after);
  const [winner] = ahead;
  return ahead.length === 1 && winner !== undefined && home.includes(winner) ? winner : undefined;
}

/** The sides with the highest total. */
export function leaders(totals: BySide<number>): readonly Side[] {
  const most = Math.max(...totals);
  return range(totals.length).filter((side) => at(totals, side) === most);
}

/** Where the scores of a match begin. */
export function startOf({ sides, startScores }: Terms<ZsirozasOptions>): BySide<number> {
  return startScores ?? range(sidesIn(sides)).map(() => 0);
}

/** The sides for which the score list shows a mushroom: those with 0 (ZS-27, ZS-A17). */
export function mushrooms(points: BySide<number>): readonly Side[] {
  return range(points.length).filter((side) => at(points, side) === 0);
}
