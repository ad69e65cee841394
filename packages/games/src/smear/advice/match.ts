import type { SeenCard } from '@stammtisch/cards';
import { at, type Side } from '@stammtisch/kernel';

import type { Auction } from '../position.ts';

/** A side in an auction. */
export interface Standing {
  readonly view: Auction<SeenCard>;
  readonly side: Side;
}

/** What a whole match is worth, in points; a match lost to one of several is no more than one's part of it. */
const MATCH = 24;
/** How much a point for the others counts against one's own: found by letting advice play against itself. */
const ENVY = 1.5;
/** How many points there are in a deal, those asleep left out. */
const ALL = 5.4;
/** How far the side that leads gets away in the last round. */
const AHEAD = 2;

/** How many sides play against this one. */
export const rivalsOf = ({ view }: Standing): number => new Set(view.terms.sides).size - 1;

/** What winning the match is worth beyond what one has of it anyway. */
export function winWorth(standing: Standing): number {
  const rivals = rivalsOf(standing);
  return (MATCH * rivals) / (rivals + 1);
}

/** What is lost when another side wins the match. */
export function lossWorth(standing: Standing): number {
  return MATCH / (rivalsOf(standing) + 1);
}

/** What it costs that the others take so many points together. */
export function envyOf(points: number, standing: Standing): number {
  return (ENVY * Math.max(0, points)) / rivalsOf(standing);
}

/** What it costs to leave the play to a rival with this call, all that the others take in such a deal included. */
export function costOfRival(call: number, own: number, standing: Standing): number {
  const rivals = rivalsOf(standing);
  const declarer = 0.6 * call + 0.6;
  const rest = Math.max(0, ALL - call - 0.8 - own);
  return envyOf(declarer + (rest * (rivals - 1)) / rivals, standing);
}

/** What the others take while this side takes so many points as declarer. */
export function costOfRest(own: number, standing: Standing): number {
  return envyOf(ALL - own, standing);
}

/** The total that wins: the target, or (SM-O20) in the last round a little more than the best of the others has. */
export function goalOf({ view, side }: Standing): number {
  const { options, dealLimit = Infinity } = view.terms;
  const limit = Math.min(dealLimit, options.maxRounds === 'none' ? Infinity : options.maxRounds);
  if (view.pages.length + 1 < limit) return options.target;
  const best = Math.max(...view.totals.filter((_, one) => one !== side));
  return Math.min(options.target, best + AHEAD);
}

/** How many points a side lacks. */
export function missingTo(standing: Standing): number {
  return goalOf(standing) - at(standing.view.totals, standing.side);
}

/** How likely some rival side ends the match in this deal, one of them perhaps as declarer. */
export function rivalsGetThere(declarer: Side | undefined, { side, view }: Standing): number {
  const { mustBidOut } = view.terms.options;
  return view.totals.reduce((sum, _, one) => {
    if (one === side || (mustBidOut && one !== declarer)) return sum;
    const role = one === declarer ? 'declaring' : 'defending';
    return Math.max(sum, reachChance(missingTo({ view, side: one }), role));
  }, 0);
}

const REACH = {
  declaring: [1, 0.8, 0.75, 0.5, 0.25, 0.08, 0.02],
  defending: [1, 0.6, 0.3, 0.1, 0.03, 0.01, 0],
} as const;

/** How likely a side is to make up so many points in one deal. */
export function reachChance(missing: number, role: keyof typeof REACH): number {
  return REACH[role][Math.max(0, missing)] ?? 0;
}
