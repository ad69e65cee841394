import type { Answerer } from '@stammtisch/bots';
import { at, type GameKit, observe, range, seeded, shuffled, type Terms } from '@stammtisch/kernel';

/** Two bots compared: the first plays each side once on the same deal, the second everybody else. */
export interface Duel<V, A> {
  readonly candidate: Answerer<V, A>;
  readonly reference: Answerer<V, A>;
  readonly deals: number;
  readonly seed: string;
}

/** For each deal by how many points a side the candidate beats its average rival, over all sides it can play. */
export function duel<S extends V, A, V, O>(
  kit: GameKit<S, A, V, O>,
  terms: Terms<O>,
  { candidate, reference, deals, seed }: Duel<V, A>,
): readonly number[] {
  const { game } = kit;
  const sides = range(new Set(terms.sides).size);
  return range(deals).map((number) => {
    const begun = game.setup({ ...terms, firstDealer: number % terms.seats });
    const deck = shuffled(game.pack(game.terms(begun)), seeded(`${seed} deck ${number}`));
    const dealt = game.apply(begun, { type: 'deal', deck }).state;
    const gains = sides.map((side) => {
      const botOf = (seat: number) => (at(terms.sides, seat) === side ? candidate : reference);
      const { totals } = game.sheet(playDeal(kit, dealt, botOf, `${seed} chance ${number} ${side}`));
      const others = totals.reduce((sum, total) => sum + total, 0) - at(totals, side);
      return at(totals, side) - others / (totals.length - 1);
    });
    return gains.reduce((sum, gain) => sum + gain, 0) / sides.length;
  });
}

/** Mean, and half the width of its 95 % interval. */
export function interval(values: readonly number[]): { readonly mean: number; readonly plusMinus: number } {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  const squares = values.reduce((sum, value) => sum + (value - mean) ** 2, 0);
  return { mean, plusMinus: 1.96 * Math.sqrt(squares / (values.length - 1) / values.length) };
}

function playDeal<S extends V, A, V, O>(
  { game }: GameKit<S, A, V, O>,
  dealt: S,
  botOf: (seat: number) => Answerer<V, A>,
  seed: string,
): S {
  const random = seeded(seed);
  let state = dealt;
  for (;;) {
    const awaited = game.awaited(state);
    const by = awaited === 'deck' ? undefined : awaited[0];
    if (by === undefined) return state;
    const action = botOf(by)(observe(game, state, by), by, random);
    state = game.apply(state, { type: 'act', by, action }).state;
  }
}
