import { spadesKit } from '@stammtisch/games/spades/index';
import { standing } from '@stammtisch/games/spades/ending';
import type { SpadesOptions } from '@stammtisch/games/spades/options';
import type { Bid } from '@stammtisch/games/spades/position';
import { scoreSide } from '@stammtisch/games/spades/scoring';
import { at, type ScoreLine } from '@stammtisch/kernel';

import { type Given, int, object, text, unusable } from './given.ts';
import { tableOf } from './table.ts';

const table = tableOf(spadesKit);

/** One round, every seat by itself; the penalty for bags stands apart. */
export function score(given: Given, chosen: unknown): Readonly<Record<string, unknown>> {
  const options = table.options({ ...object(chosen), bags: given.any('bags') });
  const bids = given.list('bid', (value) => readBid(options, value));
  const took = given.ints('took');
  if (took.length !== bids.length) return unusable('bid and took have other seats');
  const before = given.has('before') ? given.ints('before') : bids.map(() => 0);
  const bags = given.has('bagsBefore') ? given.ints('bagsBefore') : bids.map(() => 0);
  if (before.length !== bids.length || bags.length !== bids.length) return unusable('one number for each seat');
  const scores = bids.map((bid, seat) =>
    scoreSide(options, seat, { bids: [bid], took: [at(took, seat)], tricks: TRICKS, bags: at(bags, seat) }),
  );
  const isPenalty = ({ reason }: ScoreLine): boolean => reason === 'bagPenalty';
  const points = scores.map(({ lines }) => sum(lines.filter((line) => !isPenalty(line))));
  // `|| 0`: no penalty is 0, not -0.
  const penalty = scores.map(({ lines }) => -sum(lines.filter(isPenalty)) || 0);
  return {
    points,
    penalty,
    after: before.map((total, seat) => total + at(points, seat) - at(penalty, seat)),
    bagsAfter: scores.map((one) => one.bags),
  };
}

/** One team's round. */
export function team(given: Given, chosen: unknown): Readonly<Record<string, unknown>> {
  const options = table.options(chosen, 4);
  const bids = given.list('bid', (value) => readBid(options, value));
  const took = given.ints('took');
  if (took.length !== bids.length) return unusable('bid and took have other members');
  const { lines, bags } = scoreSide(options, 0, { bids, took, tricks: TRICKS, bags: 0 });
  return { points: sum(lines), bags };
}

/** Whether the match is over after a deal. */
export function match(given: Given, chosen: unknown): Readonly<Record<string, unknown>> {
  const options = table.options({ ...object(chosen), target: given.int('target') });
  const { winners } = standing(options, given.ints('totals'), given.flag('extra'));
  if (winners.length > 1) return unusable('several winners');
  const [winner = null] = winners;
  return { winner, next: winner === null ? 'round' : null };
}

/** A bid of a case, as records write it: 0 is nil. */
export function bidWords(value: unknown): string {
  if (value === 'blind nil' || value === 'nil') return `bid ${text(value)}`;
  const bid = int(value);
  return bid === 0 ? 'bid nil' : `bid ${bid}`;
}

/** SP-23: the round of a case that does not say otherwise. */
const TRICKS = 13;

/** A bid of a case: 0 is nil, where that can be bid. */
function readBid({ nil, blindNil }: SpadesOptions, value: unknown): Bid {
  if (value === 'blind nil') return blindNil === 'off' ? unusable('blind nil is off') : value;
  if (value === 'nil' || value === 0) return nil === 'off' ? unusable('nil is off') : 'nil';
  const bid = int(value);
  return bid >= 1 && bid <= TRICKS * 2 ? bid : unusable(`no such bid: ${bid}`);
}

const sum = (lines: readonly ScoreLine[]): number => lines.reduce((total, { points }) => total + points, 0);
