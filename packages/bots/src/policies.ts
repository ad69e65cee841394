import { type Advice, at, type GameKit, legalActions, type Random, type Seat } from '@stammtisch/kernel';

/** A bot that answers at once: a view in, an action out. */
export type Answerer<View, Action> = (view: View, seat: Seat, random: Random) => Action;

/** Follows the game's advice: what most speaks for, and by chance among equals. */
export function adviser<S extends V, A, V, O>(kit: GameKit<S, A, V, O>): Answerer<V, A> {
  return (view, seat, random) => {
    const best = bestAdvice(kit.advise(view, seat));
    if (best.length > 0) return at(best, best.length === 1 ? 0 : random.below(best.length)).action;
    return at(legalOrThrow(kit, view, seat), 0);
  };
}

/** Any legal action: a measure for the others, and a partner for tests. */
export function random<S extends V, A, V, O>(kit: GameKit<S, A, V, O>): Answerer<V, A> {
  return (view, seat, random) => {
    const actions = legalOrThrow(kit, view, seat);
    return at(actions, random.below(actions.length));
  };
}

/** What has the greatest weight; several if they are equal. */
export function bestAdvice<A>(advice: readonly Advice<A>[]): readonly Advice<A>[] {
  let best: Advice<A>[] = [];
  for (const one of advice) {
    const weight = best[0]?.weight ?? Number.NEGATIVE_INFINITY;
    if (one.weight > weight) best = [one];
    else if (one.weight === weight) best.push(one);
  }
  return best;
}

function legalOrThrow<S extends V, A, V, O>(
  { game }: GameKit<S, A, V, O>,
  view: V,
  seat: Seat,
): readonly A[] {
  const actions = legalActions(game, view, seat);
  if (actions.length === 0) throw new Error(`seat ${seat} was asked and can do nothing`);
  return actions;
}
