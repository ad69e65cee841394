import type { Promises } from '@stammtisch/kernel';

import type { KeptMatch } from './kept.ts';

/** What the matches of one game come to. */
export interface GameStatistics {
  readonly game: string;
  readonly matches: number;
  readonly won: number;
  readonly deals: number;
  /** Points of one's own side for each deal, on average. */
  readonly pointsPerDeal: number;
  /** What became of one's own side's bids; undefined where there were none. */
  readonly bids: Promises | undefined;
  /** Matches won in a row: now, and at best. */
  readonly streak: number;
  readonly longestStreak: number;
}
/** How matches went with, or against, somebody of that name. */
export interface Company {
  readonly name: string;
  readonly matches: number;
  readonly won: number;
}

/** Whether this device's player won. */
export function isWon({ sides, seat, winners }: KeptMatch): boolean {
  return winners.includes(sides[seat] ?? -1);
}

/** Game by game, the one played most first. */
export function statisticsOf(matches: readonly KeptMatch[]): readonly GameStatistics[] {
  const byGame = grouped(matches, ({ game }) => game);
  return Array.from(byGame, ([game, played]) => gameStatistics(game, played)).toSorted(
    (one, other) => other.matches - one.matches,
  );
}

function gameStatistics(game: string, played: readonly KeptMatch[]): GameStatistics {
  const deals = sum(played.map((match) => match.deals));
  const points = sum(played.map(({ totals, sides, seat }) => totals[sides[seat] ?? -1] ?? 0));
  // Latest first, so the first run is the one that lasts.
  const runs = streaks(played.map(isWon));
  return {
    game,
    matches: played.length,
    won: played.filter(isWon).length,
    deals,
    bids: bidsOf(played),
    pointsPerDeal: deals === 0 ? 0 : points / deals,
    streak: runs[0] ?? 0,
    longestStreak: Math.max(0, ...runs),
  };
}

function bidsOf(played: readonly KeptMatch[]): Promises | undefined {
  const all = played.flatMap(({ bids }) => (bids === undefined ? [] : [bids]));
  const given = sum(all.map((bids) => bids.given));
  return given === 0 ? undefined : { given, kept: sum(all.map(({ kept }) => kept)) };
}

/** The lengths of runs of wins; 0 stands for a loss. */
function streaks(results: readonly boolean[]): readonly number[] {
  const runs = [0];
  for (const isWin of results) {
    if (isWin) runs[runs.length - 1] = (runs.at(-1) ?? 0) + 1;
    else runs.push(0);
  }
  return runs;
}

/** Partners and opponents by name, whom one met most often first. */
export function companyOf(matches: readonly KeptMatch[], kind: 'with' | 'against'): readonly Company[] {
  const met = matches.flatMap((match) => {
    const mine = match.sides[match.seat];
    return match.names.flatMap((name, seat) => {
      const isPartner = match.sides[seat] === mine;
      const isMeant = seat !== match.seat && name !== '' && isPartner === (kind === 'with');
      return isMeant ? [{ name, isWin: isWon(match) }] : [];
    });
  });
  const byName = grouped(met, ({ name }) => name);
  return Array.from(byName, ([name, meetings]) => ({
    name,
    matches: meetings.length,
    won: meetings.filter(({ isWin }) => isWin).length,
  })).toSorted((one, other) => other.matches - one.matches);
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, one) => total + one, 0);
}

function grouped<One>(all: readonly One[], keyOf: (one: One) => string): ReadonlyMap<string, readonly One[]> {
  const groups = new Map<string, One[]>();
  for (const one of all) {
    const group = groups.get(keyOf(one)) ?? [];
    group.push(one);
    groups.set(keyOf(one), group);
  }
  return groups;
}
