import { type Answerer, bestAdvice } from '@stammtisch/bots';
import { FACE_DOWN } from '@stammtisch/cards';
import {
  at,
  type Game,
  type GameKit,
  legalActions,
  range,
  type Seat,
  standard,
  type Terms,
} from '@stammtisch/kernel';

/** How an adviser acts that does not know a rule of its table, beside taking the option for what it usually is. */
interface Habit {
  /** Answers it knows nothing about, by their texts: it chooses among them at random. */
  readonly guesses?: RegExp;
  /** It lets a trick go that its own side holds, as where only a beaten leader may go on. */
  readonly isContent?: true;
  /** It makes nothing of cards that lie apart. */
  readonly looksAway?: true;
  /** It thinks that everybody plays alone. */
  readonly isAlone?: true;
}

/** Rules that ask for more than another value of the option. */
const HABITS: Readonly<Record<string, Habit>> = {
  teams: { isAlone: true, guesses: /^give / },
  partners: { isAlone: true },
  continue: { isContent: true },
  peek: { looksAway: true },
  blindPass: { guesses: /^give / },
  deal: { guesses: /^(keep|next)$/ },
};

/** Follows the advice for the table it takes this one for: with this option at the standard, as far as the rules allow. */
export function blinkered<S extends V, A, V, O>(kit: GameKit<S, A, V, O>, option: string): Answerer<V, A> {
  const { game } = kit;
  const { guesses, isContent, looksAway, isAlone } = HABITS[option] ?? {};
  return (view, seat, random) => {
    const legal = legalActions(game, view, seat);
    const texts = legal.map((action) => game.write(action));
    if (guesses !== undefined && texts.every((text) => guesses.test(text)))
      return at(legal, random.below(legal.length));
    if (isContent === true && texts.includes('stop') && isOwnTrick(game, view, seat))
      return at(legal, texts.indexOf('stop'));
    const seen = looksAway === true ? withoutAside(game, view) : view;
    const taken = withStandard(game, isAlone === true ? allAlone(game, seen) : seen, option);
    const advised = kit.advise(taken, seat);
    const best = bestAdvice(advised.filter(({ action }) => texts.includes(game.write(action))));
    if (best.length === 0) return at(legal, random.below(legal.length));
    return at(best, best.length === 1 ? 0 : random.below(best.length)).action;
  };
}

/** The same view at a table where this option is the standard. */
function withStandard<S extends V, A, V, O>(game: Game<S, A, V, O>, view: V, option: string): V {
  const terms = game.terms(view);
  const usual = Object.entries(standard(game.options)).filter(([name]) => name === option);
  return withTerms(view, { ...terms, options: { ...terms.options, ...Object.fromEntries(usual) } });
}

/** The same view at a table where nobody has a partner: what a side has, each of its seats has. */
function allAlone<S extends V, A, V, O>(game: Game<S, A, V, O>, view: V): V {
  const terms = game.terms(view);
  const bySeat = (values: readonly number[]): readonly number[] =>
    terms.sides.map((side) => at(values, side));
  const startScores = bySeat(game.sheet(view).totals);
  const alone = withTerms(view, { ...terms, sides: range(terms.seats), startScores });
  // What games keep by side beside the pages: totals, bags.
  const lists = Object.entries(alone ?? {}).flatMap(([name, list]) =>
    ['totals', 'bags'].includes(name) && Array.isArray(list) ? [[name, bySeat(list)] as const] : [],
  );
  return { ...alone, pages: [], ...Object.fromEntries(lists) };
}

/** Views of all games carry their terms under this name. */
const withTerms = <V, O>(view: V, terms: Terms<O>): V => ({ ...view, terms });

function withoutAside<S extends V, A, V, O>(game: Game<S, A, V, O>, view: V): V {
  return game.mapCards(view, (card, { pile }) => (pile === 'aside' ? FACE_DOWN : card));
}

function isOwnTrick<S extends V, A, V, O>(game: Game<S, A, V, O>, view: V, seat: Seat): boolean {
  const { sides } = game.terms(view);
  const holder = game.layout(view).trick?.winning;
  return holder !== undefined && sides[holder] === sides[seat];
}
