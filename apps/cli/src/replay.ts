import { catalog } from '@stammtisch/games';
import {
  type DealOutcome,
  type Match,
  parseRecord,
  type RecordProblem,
  replay,
  type ReplayFailure,
  type ScoreLine,
} from '@stammtisch/kernel';

import { readArgs, readJson } from './input.ts';
import { type Command, type ExitCode, printJson, unusable } from './usage.ts';

/** `stammtisch replay [FILE|-]`: plays a record through the rules and prints what it comes to. */
export const replayCommand: Command = (args) => {
  const { positionals } = readArgs(args, {}, { positionals: 1 });
  const record = parseRecord(readJson(positionals[0]));
  if (!record.ok) return refuse(record.error);
  const replayed = replay(catalog, record.value);
  if (!replayed.ok) return failed(replayed.error);
  const { match, deals } = replayed.value;
  printJson(report(match, deals));
  return 0;
};

/** What a record comes to, as it is printed. */
export function report(match: Match, deals: readonly DealOutcome[]): object {
  const winners = match.layout().winners ?? [];
  const awaited = match.awaited();
  const seats = awaited === 'deck' ? [] : awaited;
  const { totals } = match.sheet();
  return {
    game: match.game,
    finished: winners.length > 0,
    winners,
    totals,
    deals: deals.map(dealReport),
    awaited: seats,
    legal: legalReport(match, seats),
  };
}

function dealReport({ complete, dealer, redeal, facts, tricks, lines, delta, totals }: DealOutcome): object {
  return {
    complete,
    ...(redeal === true ? { redeal } : {}),
    dealer,
    ...facts,
    tricks,
    lines: lines.filter(({ points }) => points !== 0).map(lineReport),
    delta,
    totals,
  };
}

const lineReport = ({ side, reason, points }: ScoreLine): ScoreLine => ({ side, reason, points });

/** Sorted; by seat when several are awaited. */
function legalReport(match: Match, seats: readonly number[]): object {
  const [only] = seats;
  if (only !== undefined && seats.length === 1) return match.legal(only).toSorted();
  if (seats.length === 0) return [];
  return Object.fromEntries(seats.map((seat) => [seat, match.legal(seat).toSorted()]));
}

function failed(failure: ReplayFailure): ExitCode {
  if (failure.type === 'unusable') return refuse(failure.problem);
  const error =
    failure.type === 'illegal'
      ? failure.at
      : { refusal: { code: 'other-result' }, said: failure.said, got: failure.got };
  printJson({ error });
  return 1;
}

function refuse({ where, what }: RecordProblem): never {
  return unusable(`${where}: ${what}`);
}
