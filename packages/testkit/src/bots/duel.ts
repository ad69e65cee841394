import type { Answerer } from '@stammtisch/bots';
import {
  at,
  type BySide,
  type GameKit,
  observe,
  range,
  seeded,
  shuffled,
  type Terms,
} from '@stammtisch/kernel';

/** Two bots compared: the first plays each side once on the same decks, the second everybody else. */
export interface Duel<V, A> {
  readonly candidate: Answerer<V, A>;
  readonly reference: Answerer<V, A>;
  readonly deals: number;
  readonly seed: string;
  /** What counts: the points of so many rounds (one, unless said otherwise), or who wins the match. */
  readonly measure?: Measure;
}
/** What a duel is about. */
export type Measure = { readonly rounds: number } | 'wins';

/**
 * For each deal by how much the candidate does better than its average rival, over all sides it can play: in points,
 * or in its share of the matches won beyond an equal one.
 */
export function duel<S extends V, A, V, O>(
  kit: GameKit<S, A, V, O>,
  terms: Terms<O>,
  { candidate, reference, deals, seed, measure = { rounds: 1 } }: Duel<V, A>,
): readonly number[] {
  const count = new Set(terms.sides).size;
  const rounds = measure === 'wins' ? Infinity : measure.rounds;
  const scale = measure === 'wins' ? (count - 1) / count : 1;
  return range(deals).map((number) => {
    const start = kit.game.setup({ ...terms, firstDealer: number % terms.seats });
    const gains = range(count).map((side) => {
      const botOf = (seat: number) => (at(terms.sides, seat) === side ? candidate : reference);
      // The same chance whichever side is the candidate's: bots that act alike are exactly even.
      const last = playOn(kit, start, { botOf, rounds, seed: `${seed} ${number}` });
      const scores = measure === 'wins' ? winsOf(kit, last, count) : kit.game.sheet(last).totals;
      const others = scores.reduce((sum, score) => sum + score, 0) - at(scores, side);
      return scale * (at(scores, side) - others / (count - 1));
    });
    return gains.reduce((sum, gain) => sum + gain, 0) / count;
  });
}

/** Mean, and half the width of its 95 % interval. */
export function interval(values: readonly number[]): { readonly mean: number; readonly plusMinus: number } {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  const squares = values.reduce((sum, value) => sum + (value - mean) ** 2, 0);
  return { mean, plusMinus: 1.96 * Math.sqrt(squares / (values.length - 1) / values.length) };
}

interface Rounds<V, A> {
  readonly botOf: (seat: number) => Answerer<V, A>;
  readonly rounds: number;
  readonly seed: string;
}

/** The position after so many rounds, or at the end of the match. */
function playOn<S extends V, A, V, O>(
  { game }: GameKit<S, A, V, O>,
  start: S,
  { botOf, rounds, seed }: Rounds<V, A>,
): S {
  let state = start;
  for (let round = 0; ; round += 1) {
    if (game.awaited(state) !== 'deck' || round >= rounds) return state;
    const deck = shuffled(game.pack(game.terms(state)), seeded(`${seed} deck ${round}`));
    const random = seeded(`${seed} chance ${round}`);
    state = game.apply(state, { type: 'deal', deck }).state;
    for (let awaited = game.awaited(state); awaited !== 'deck'; awaited = game.awaited(state)) {
      const [by] = awaited;
      if (by === undefined) return state;
      const action = botOf(by)(observe(game, state, by), by, random);
      state = game.apply(state, { type: 'act', by, action }).state;
    }
  }
}

/** By side: the match it has won, or its part of one that is shared. */
function winsOf<S extends V, A, V, O>({ game }: GameKit<S, A, V, O>, over: S, count: number): BySide<number> {
  const { winners = [] } = game.layout(over);
  return range(count).map((side) => (winners.includes(side) ? 1 / winners.length : 0));
}
