/**
 * Random moves a second through `attempt`, one core: observe, refusal and apply for each move, and the choice of a
 * random legal action before it. Whole deals and matches, standard options.
 */
import { catalog } from '@stammtisch/games';
import {
  attempt,
  type Game,
  type GameKit,
  legalActions,
  seeded,
  shuffled,
  type Terms,
} from '@stammtisch/kernel';

import type { Row } from './report.ts';

const SECONDS = 4;
/** Budget of the architecture, in moves a second on one core. */
const LIMIT = 300_000;
/** Moves between two looks at the clock. */
const BATCH = 20_000;

/** Measures every game of the catalogue. */
export function run(): Promise<readonly Row[]> {
  const rows = catalog.ids.flatMap((id) => catalog.open(id, (kit) => [measure(kit)]) ?? []);
  return Promise.resolve(rows);
}

function measure<S extends V, A, V, O>(kit: GameKit<S, A, V, O>): Row {
  const { game } = kit;
  const seats = game.seatCounts(standardOptions(kit)).includes(4) ? 4 : 2;
  const play = player(game, termsFor(kit, seats));
  play(BATCH * 3);
  const begun = performance.now();
  let moves = 0;
  while (performance.now() - begun < SECONDS * 1000) moves += play(BATCH);
  const ours = (moves / (performance.now() - begun)) * 1000;
  return {
    bench: `rules ${game.id} ${seats} seats`,
    unit: 'random moves/s, one core',
    ours: Math.round(ours),
    peer: LIMIT,
    against: 'limit',
    ratio: ours / LIMIT,
  };
}

/** A function that plays so many random moves on, match after match. */
function player<S extends V, A, V, O>(game: Game<S, A, V, O>, terms: Terms<O>): (moves: number) => number {
  const random = seeded(`bench ${game.id}`);
  const packs = Array.from({ length: 64 }, () => shuffled(game.pack(terms), random));
  let state = game.setup(terms);
  return (moves) => {
    let left = moves;
    while (left > 0) {
      const awaited = game.awaited(state);
      if (awaited === 'deck') {
        const deck = packs[random.below(packs.length)] ?? [];
        const step = attempt(game, state, { type: 'deal', deck });
        if (!step.ok) throw new Error(`a deck was refused: ${step.error.code}`);
        state = step.value.state;
        continue;
      }
      const [by] = awaited;
      if (by === undefined) {
        state = game.setup(terms);
        continue;
      }
      const actions = legalActions(game, state, by);
      const action = actions[random.below(actions.length)];
      if (action === undefined) throw new Error('an awaited seat without an action');
      const step = attempt(game, state, { type: 'act', by, action });
      if (!step.ok) throw new Error(`a legal action was refused: ${step.error.code}`);
      state = step.value.state;
      left -= 1;
    }
    return moves;
  };
}

function standardOptions<S extends V, A, V, O>({ parse }: GameKit<S, A, V, O>): O {
  const options = parse({});
  if (!options.ok) throw new Error('the standard options are refused');
  return options.value;
}

function termsFor<S extends V, A, V, O>(kit: GameKit<S, A, V, O>, seats: number): Terms<O> {
  const options = standardOptions(kit);
  const sides = kit.game.sideCount(options, seats);
  return {
    seats,
    sides: Array.from({ length: seats }, (_, seat) => seat % sides),
    firstDealer: 0,
    options,
    dealLimit: 20,
  };
}
