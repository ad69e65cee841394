import { type Answerer, bestAdvice } from '@stammtisch/bots';
import { at, type GameKit, legalActions } from '@stammtisch/kernel';

/** What an adviser does not know of the rules at its table. */
export interface Ignorance {
  /** Options it takes for what they are here, whatever they are: the standard, usually. */
  readonly takes?: Readonly<Record<string, unknown>>;
  /** Actions it knows nothing about, by their texts: it chooses among them at random. */
  readonly guesses?: RegExp;
}

/** Follows the advice for other rules than those of the table, as far as the real ones allow. */
export function blinkered<S extends V, A, V, O>(
  kit: GameKit<S, A, V, O>,
  { takes = {}, guesses }: Ignorance,
): Answerer<V, A> {
  const { game } = kit;
  return (view, seat, random) => {
    const legal = legalActions(game, view, seat);
    const texts = legal.map((action) => game.write(action));
    if (guesses !== undefined && texts.every((text) => guesses.test(text)))
      return at(legal, random.below(legal.length));
    const advised = kit.advise(withOptions(kit, view, takes), seat);
    const best = bestAdvice(advised.filter(({ action }) => texts.includes(game.write(action))));
    if (best.length === 0) return at(legal, random.below(legal.length));
    return at(best, best.length === 1 ? 0 : random.below(best.length)).action;
  };
}

/** The same view at a table with other options. */
function withOptions<S extends V, A, V, O>(
  { game }: GameKit<S, A, V, O>,
  view: V,
  takes: Readonly<Record<string, unknown>>,
): V {
  const terms = game.terms(view);
  // Views of all games carry their terms under this name, and whoever reads them gets these.
  return { ...view, terms: { ...terms, options: { ...terms.options, ...takes } } };
}
