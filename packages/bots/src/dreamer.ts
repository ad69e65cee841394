import { parseCard } from '@stammtisch/cards';
import {
  at,
  type BySide,
  type GameKit,
  legalActions,
  type Random,
  type Seat,
  seeded,
} from '@stammtisch/kernel';

import { adviser, type Answerer } from './policies.ts';
import { playOut } from './rollout.ts';
import { type Worlds, worldsOf } from './worlds.ts';
import { worth } from './worth.ts';

/** How much a dreamer dreams. */
export interface Dreaming {
  /** Most worlds a decision sees. The same view, seed and numbers give the same action on every engine. */
  readonly worlds: number;
  /** Most moves played in dreams for one decision: large tables see fewer worlds. */
  readonly moves?: number;
  /** How many moves in a hundred are played by chance in a dream. */
  readonly percentRandom?: number;
  /** Cuts the dreaming short; the worlds finished so far decide. */
  readonly isTimeUp?: () => boolean;
}

/**
 * Draws worlds that fit what it sees, plays each card out in all of them, and prefers what is better by more than
 * chance to what the game advises. Bids as advised: dreams of bidding judge everybody's play by its own.
 */
export function dreamer<S extends V, A, V, O>(kit: GameKit<S, A, V, O>, dreaming: Dreaming): Answerer<V, A> {
  const advise = adviser(kit);
  return (view, seat, random) => {
    const advised = advise(view, seat, random);
    const candidates = candidatesFor(kit, view, seat, advised);
    if (candidates.length < 2) return advised;
    const seed = random.below(0x1_0000_0000);
    const dream: Dream<S, V, A> = {
      view,
      seat,
      seed,
      worlds: worldsOf(kit, view),
      before: kit.game.sheet(view).totals,
      candidates,
    };
    return at(candidates, choose(results(kit, dream, dreaming)));
  };
}

interface Dream<S, V, A> {
  readonly view: V;
  readonly seat: Seat;
  readonly seed: number;
  readonly worlds: Worlds<S>;
  readonly before: BySide<number>;
  /** The first is the advised one. */
  readonly candidates: readonly A[];
}
/** By world, then by candidate. */
type Results = readonly (readonly number[])[];

function candidatesFor<S extends V, A, V, O>(
  { game }: GameKit<S, A, V, O>,
  view: V,
  seat: Seat,
  advised: A,
): readonly A[] {
  const said = game.write(advised);
  const others = legalActions(game, view, seat).filter((action) => game.write(action) !== said);
  const isPlay = [advised, ...others].some((action) => parseCard(game.write(action)) !== undefined);
  return isPlay ? [advised, ...others] : [advised];
}

function results<S extends V, A, V, O>(
  kit: GameKit<S, A, V, O>,
  dream: Dream<S, V, A>,
  dreaming: Dreaming,
): Results {
  const { percentRandom = 40, isTimeUp = () => false } = dreaming;
  const worlds = worldsFor(kit, dream, dreaming);
  const done: (readonly number[])[] = [];
  for (let i = 0; i < worlds; i += 1) {
    const state = dream.worlds.draw(dream.seed, i);
    const values: number[] = [];
    for (const action of dream.candidates) {
      // A world that not all have seen decides nothing.
      if (isTimeUp()) return done;
      const chance = { random: seeded(`play ${dream.seed} ${i}`), percentRandom };
      values.push(valueOf(kit, dream, { state, action, chance }));
    }
    done.push(values);
  }
  return done;
}

/** Fewer than this tell nothing. */
const FEWEST_WORLDS = 8;

function worldsFor<S extends V, A, V, O>(
  { game }: GameKit<S, A, V, O>,
  { view, candidates }: Dream<S, V, A>,
  { worlds, moves = Number.POSITIVE_INFINITY }: Dreaming,
): number {
  let toPlay = 0;
  game.mapCards(view, (card, { pile }) => {
    if (pile === 'hand' || pile === 'stock') toPlay += 1;
    return card;
  });
  return Math.min(worlds, Math.max(FEWEST_WORLDS, Math.floor(moves / (candidates.length * toPlay))));
}

function valueOf<S extends V, A, V, O>(
  kit: GameKit<S, A, V, O>,
  { view, seat, before }: Dream<S, V, A>,
  played: {
    readonly state: S;
    readonly action: A;
    readonly chance: { readonly random: Random; readonly percentRandom: number };
  },
): number {
  const { state } = kit.game.apply(played.state, { type: 'act', by: seat, action: played.action });
  const end = playOut(kit, state, played.chance);
  const side = at(kit.game.terms(view).sides, seat);
  return worth(kit.game, { before, end, side });
}

/** Two standard errors, squared: with few worlds what looks better is mostly luck, and the advice is not bad. */
const SURE = 4;

/**
 * The candidate with the best sum, if it beats the advised one by more than two standard errors; else the advised one.
 * Whole numbers only, so that every engine agrees.
 */
function choose(values: Results): number {
  let [best, bestSum] = [0, 0];
  for (let candidate = 1; candidate < (values[0]?.length ?? 0); candidate += 1) {
    const gains = values.map((world) => at(world, candidate) - at(world, 0));
    const sum = gains.reduce((total, gain) => total + gain, 0);
    const squares = gains.reduce((total, gain) => total + gain * gain, 0);
    const isSure = sum * sum * (gains.length - 1) > SURE * (gains.length * squares - sum * sum);
    if (sum > bestSum && isSure) [best, bestSum] = [candidate, sum];
  }
  return best;
}
