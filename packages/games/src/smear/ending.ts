import { at, type BySide, deltas, range, type ScoreLine, type Side } from '@stammtisch/kernel';

import type { SmearOptions } from './options.ts';
import type { Stake } from './scoring.ts';

/** What the end of a match depends on, once a deal has been scored. */
export interface Scored {
  /** The totals before this deal. */
  readonly before: BySide<number>;
  readonly lines: readonly ScoreLine[];
  readonly stake: Stake;
  /** How many deals have been scored, this one included. */
  readonly rounds: number;
  readonly dealLimit?: number | undefined;
}

/** Who has won after this deal; undefined if another one is played. SM-A19: asked only between deals. */
export function winnerAfter(scored: Scored, options: SmearOptions): Side | undefined {
  const { before, lines, stake, rounds, dealLimit = Infinity } = scored;
  // SM-O11: under `outright` a moon that is made wins the match at once.
  const isMoonMade = lines.some(({ reason, points }) => reason === 'moon' && points > 0);
  if (options.moon === 'outright' && isMoonMade) return stake?.side;

  const gains = deltas(lines, before.length);
  const totals = before.map((total, side) => total + at(gains, side));
  const out = range(totals.length).filter((side) => at(totals, side) >= options.target);
  // SM-44, SM-A22: if the bidder's side is there, it wins whatever the totals.
  const bidder = out.find((side) => side === stake?.side);
  const winner = bidder ?? (out.length === 1 ? out[0] : firstOut(out, totals, scored, options));
  if (winner !== undefined) return winner;

  // SM-O20: after the last round the highest total wins; on a tie one more is played.
  const limit = Math.min(dealLimit, options.maxRounds === 'none' ? Infinity : options.maxRounds);
  return rounds >= limit ? leader(range(totals.length), totals) : undefined;
}

/** SM-A1, SM-O18: who wins if several sides reach the target and none of them bid. */
function firstOut(
  out: readonly Side[],
  totals: BySide<number>,
  { before, lines }: Scored,
  { multiOut, target }: SmearOptions,
): Side | undefined {
  if (out.length === 0 || multiOut === 'playOn') return undefined;
  if (multiOut === 'higher') return leader(out, totals);
  const running = before.slice();
  // The lines stand in counting order: the first side to touch the target has won.
  for (const { side, points } of lines) {
    running[side] = at(running, side) + points;
    if (at(running, side) >= target) return side;
  }
  return undefined;
}

/** The one side with the highest total among these; undefined on a tie. */
function leader(among: readonly Side[], totals: BySide<number>): Side | undefined {
  const most = Math.max(...among.map((side) => at(totals, side)));
  const ahead = among.filter((side) => totals[side] === most);
  return ahead.length === 1 ? ahead[0] : undefined;
}
