import {
  at,
  differences,
  type GameKit,
  type OptionSpec,
  type OptionValue,
  type Random,
  range,
  seeded,
  shuffled,
  type SomeOptions,
} from '@stammtisch/kernel';

import { lawsFor } from './exceptions.ts';
import { checkLaws, termsFor, type Trial } from './index.ts';

/** What random trials came to. */
export interface Tried {
  readonly deals: number;
  readonly moves: number;
  /** How many different tables: seats and house rules. */
  readonly tables: number;
  readonly failures: readonly string[];
}

/** Enough to see what is wrong. */
const MOST_TOLD = 5;
/** The deck is drawn anew for every match, so few positions of each are enough. */
const LOOKS = 3;

/** Plays so many deals by chance, each match with house rules, seats and scores of its own, and holds them against the laws. */
export function tryByChance<S extends V, A, V, O>(
  kit: GameKit<S, A, V, O>,
  {
    deals: wanted,
    seed,
    isOver = () => false,
  }: { readonly deals: number; readonly seed: string; readonly isOver?: () => boolean },
): Tried {
  const tables = new Set<string>();
  const failures: string[] = [];
  let [deals, moves] = [0, 0];
  for (let n = 0; deals < wanted && failures.length < MOST_TOLD && !isOver(); n += 1) {
    const trial = randomTrial(kit, `${seed} ${n}`);
    const { seats, options } = trial.terms;
    tables.add(JSON.stringify([seats, options]));
    try {
      const { moments } = checkLaws(kit, trial, lawsFor(kit.game.id, options ?? {}));
      deals += moments.filter(({ move }) => move.type === 'deal').length;
      moves += moments.length;
    } catch (error) {
      failures.push(error instanceof Error ? error.message : String(error));
    }
  }
  return { deals, moves, tables: tables.size, failures };
}

/** A match to be played, with everything about it drawn: house rules, seats, dealer, scores, and how seats choose. */
export function randomTrial<S extends V, A, V, O>(kit: GameKit<S, A, V, O>, seed: string): Trial<O> {
  const random = seeded(seed);
  const { options, seats } = randomTable(kit, random);
  const sides = kit.game.sideCount(options, seats);
  const base = termsFor(sides, {
    seats,
    options,
    firstDealer: random.below(seats),
    dealLimit: 1 + random.below(2),
  });
  // Half of the matches are under way: blind bids, targets and losses come into reach.
  const begun = range(sides).map(() => random.below(targetOf(kit, options)) - random.below(4) * 50);
  const terms = random.below(2) === 0 ? base : { ...base, startScores: begun };
  return { terms, seed, style: random.below(2) === 0 ? 'random' : 'advised', looks: LOOKS };
}

/** House rules and seats that go together: from hardly anything changed to everything drawn. */
function randomTable<S extends V, A, V, O>(
  { game, parse }: GameKit<S, A, V, O>,
  random: Random,
): { readonly options: O; readonly seats: number } {
  for (;;) {
    const share = 1 + random.below(10);
    const names = shuffled(Object.entries(game.options), random);
    let chosen: SomeOptions = {};
    // Twice over: a rule that needs another one is kept only once that one is there.
    for (const [name, spec] of [...names, ...names]) {
      if (Object.hasOwn(chosen, name) || random.below(10) >= share) continue;
      const more = { ...chosen, [name]: randomValue(spec, random) };
      if (parse(more).ok) chosen = more;
    }
    const anywhere = parse(chosen);
    if (!anywhere.ok) continue;
    const seatCounts = game.seatCounts(anywhere.value);
    const seats = at(seatCounts, random.below(seatCounts.length));
    const here = parse(differences(game.options, anywhere.value ?? {}), seats);
    if (here.ok) return { options: here.value, seats };
  }
}

function randomValue(spec: OptionSpec, random: Random): OptionValue {
  if (spec.kind === 'flag') return random.below(2) === 0;
  if (spec.kind === 'choice') return at(spec.of, random.below(spec.of.length));
  // The ends and what the form suggests come as often as all other numbers together.
  const suggested = [...(spec.suggested ?? []), ...Object.values(spec.suggestedWhen ?? {}).flat()];
  const special = [spec.min, spec.max, ...suggested];
  return random.below(2) === 0
    ? at(special, random.below(special.length))
    : spec.min + random.below(spec.max - spec.min + 1);
}

function targetOf<S extends V, A, V, O>({ game }: GameKit<S, A, V, O>, options: O): number {
  const target = new Map<string, unknown>(Object.entries(options ?? {})).get('target');
  if (typeof target !== 'number') throw new Error(`${game.id} has no target`);
  return target;
}
