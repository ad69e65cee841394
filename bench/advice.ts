/**
 * What knowing a house rule is worth: an adviser that knows it against ones that take it for the standard, on the same
 * deals, each side in turn. `npm run bench -- advice`, or `advice spades nil` for a part.
 */
import { adviser } from '@stammtisch/bots';
import { catalog } from '@stammtisch/games';
import type { GameKit } from '@stammtisch/kernel';
import { blinkered, duel, interval } from '@stammtisch/testkit';

import { COMPARISONS, type Comparison } from './advice-options.ts';
import type { Row } from './report.ts';

/** Measures every comparison that all words given on the command line speak of. */
export function run(): Promise<readonly Row[]> {
  const words = process.argv.slice(3);
  const rows = Object.entries(COMPARISONS).flatMap(([id, comparisons]) =>
    comparisons
      .filter(({ option }) => words.every((word) => [id, option].includes(word)))
      .flatMap((comparison) => catalog.open(id, (kit) => [measured(kit, comparison)]) ?? []),
  );
  return Promise.resolve(rows);
}

function measured<S extends V, A, V, O>(kit: GameKit<S, A, V, O>, comparison: Comparison): Row {
  const { option, value, seats, others = {}, startScores, deals, measure } = comparison;
  const { game } = kit;
  const options = kit.parse({ ...others, [option]: value }, seats);
  if (!options.ok) throw new Error(`${game.id} ${option}: ${JSON.stringify(options.error)}`);
  const sideCount = game.sideCount(options.value, seats);
  const terms = {
    seats,
    sides: Array.from({ length: seats }, (_, seat) => seat % sideCount),
    firstDealer: 0,
    options: options.value,
    dealLimit: 60,
    ...(startScores === undefined ? {} : { startScores }),
  };
  const reference = blinkered(kit, option);
  const gains = duel(kit, terms, {
    candidate: adviser(kit),
    reference,
    deals,
    seed: `advice ${game.id} ${option} ${value}`,
    ...(measure === undefined ? {} : { measure }),
  });
  const { mean, plusMinus } = interval(gains);
  const isShare = measure === 'wins';
  return {
    bench: `${game.id} ${option} ${value}, ${tableOf(comparison)}`,
    unit: isShare ? `% of matches won beyond 1/${sideCount}` : 'points a deal more',
    ours: isShare ? 100 * mean : mean / roundsOf(comparison),
    plusMinus: isShare ? 100 * plusMinus : plusMinus / roundsOf(comparison),
    deals,
  };
}

const roundsOf = ({ measure }: Comparison): number =>
  measure === undefined || measure === 'wins' ? 1 : measure.rounds;

/** How many sit there, and what else was agreed. */
function tableOf({ seats, others = {} }: Comparison): string {
  const agreed = Object.entries(others).map(([option, value]) => `${option} ${value}`);
  return [`${seats} players`, ...agreed].join(', ');
}
