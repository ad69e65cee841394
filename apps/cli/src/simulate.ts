import { closeSync, openSync, writeSync } from 'node:fs';

import { at, differences, type GameKit, range, type Terms } from '@stammtisch/kernel';

import { readBots } from './bots.ts';
import { openGame, readArgs, readNumber, readTerms } from './input.ts';
import { type BotMatch, playBots } from './play.ts';
import { meanOf, shareOf } from './statistics.ts';
import { type Command, printJson, unusable } from './usage.ts';

const FLAGS = {
  game: { type: 'string' },
  seats: { type: 'string' },
  options: { type: 'string' },
  bots: { type: 'string', default: 'adviser' },
  deals: { type: 'string', default: '100' },
  seed: { type: 'string', default: '1' },
  records: { type: 'string' },
} as const;

/** Far beyond any match that gets anywhere; the side ahead then wins. */
const DEAL_LIMIT = 500;

/** `stammtisch simulate`: bots play whole matches; how they fare is printed as JSON, the speed on standard error. */
export const simulateCommand: Command = (args) => {
  const { values } = readArgs(args, FLAGS);
  const deals = readNumber('deals', values.deals, { min: 1, max: 100_000_000 });
  const result = openGame(values.game, (kit) => {
    const terms = readTerms(kit, { seats: values.seats, options: values.options });
    const bots = readBots(values.bots, terms.seats);
    const tally = tallyFor(terms);
    const records = openRecords(values.records);
    const begun = performance.now();
    while (tally.deals < deals) {
      const match = playBots(
        kit,
        { ...terms, firstDealer: (terms.firstDealer + tally.matches) % terms.seats, dealLimit: DEAL_LIMIT },
        {
          bots: bots.map(({ make }) => make(kit)),
          seed: `${values.seed} ${tally.matches}`,
          isRecorded: records !== undefined,
        },
      );
      if (match.record !== undefined) records?.write(`${JSON.stringify(match.record)}\n`);
      add(tally, match);
    }
    records?.close();
    tellSpeed(tally, performance.now() - begun);
    return resultOf(kit, terms, { tally, bots: bots.map(({ name }) => name), seed: values.seed });
  });
  printJson(result);
  return 0;
};

/** What has been counted so far; by side. */
interface Tally {
  deals: number;
  matches: number;
  readonly sums: number[];
  readonly squares: number[];
  readonly wins: number[];
}

function tallyFor({ sides }: { readonly sides: readonly number[] }): Tally {
  const none = (): number[] => range(Math.max(...sides) + 1).map(() => 0);
  return { deals: 0, matches: 0, sums: none(), squares: none(), wins: none() };
}

function add(tally: Tally, { deltas, winners }: BotMatch): void {
  tally.matches += 1;
  tally.deals += deltas.length;
  for (const delta of deltas) {
    for (const [side, points] of delta.entries()) {
      tally.sums[side] = at(tally.sums, side) + points;
      tally.squares[side] = at(tally.squares, side) + points * points;
    }
  }
  // A match that several sides win is shared by them.
  for (const side of winners) tally.wins[side] = at(tally.wins, side) + 1 / winners.length;
}

function resultOf<S extends V, A, V, O>(
  { game }: GameKit<S, A, V, O>,
  { seats, sides, options }: Terms<O>,
  { tally, bots, seed }: { readonly tally: Tally; readonly bots: readonly string[]; readonly seed: string },
): object {
  const { deals, matches, sums, squares, wins } = tally;
  return {
    game: game.id,
    seats,
    options: differences(game.options, options ?? {}),
    seed,
    deals,
    matches,
    bySeat: range(seats).map((seat) => {
      const side = at(sides, seat);
      return {
        seat,
        side,
        bot: at(bots, seat),
        pointsPerDeal: meanOf({ count: deals, sum: at(sums, side), squares: at(squares, side) }),
        winRate: shareOf(at(wins, side), matches),
      };
    }),
  };
}

function tellSpeed({ deals, matches }: Tally, ms: number): void {
  const rate = Math.round((deals / Math.max(ms, 1)) * 1000);
  console.error(`${deals} deals in ${matches} matches, ${(ms / 1000).toFixed(1)} s, ${rate} deals/s`);
}

function openRecords(file: string | undefined): { write(line: string): void; close(): void } | undefined {
  if (file === undefined) return undefined;
  const handle = orUnusable(() => openSync(file, 'w'));
  return {
    write: (line) => void orUnusable(() => writeSync(handle, line)),
    close: () => closeSync(handle),
  };
}

/** The file may be nowhere, or the disk full at any match. */
function orUnusable(act: () => number): number {
  try {
    return act();
  } catch (error) {
    return unusable(`--records: ${error instanceof Error ? error.message : String(error)}`);
  }
}
