import {
  at,
  type Event,
  type GameKit,
  legalActions,
  type Move,
  observe,
  type Random,
  range,
  type Seat,
  shuffled,
  type Terms,
} from '@stammtisch/kernel';

/** One move of a match: where it stood, what was done, where it stands, and the story. */
export interface Moment<S, A> {
  readonly before: S;
  readonly move: Move<A>;
  readonly after: S;
  readonly events: readonly Event[];
}
/** A match that was played to its end. */
export interface Played<S extends V, A, V, O> {
  readonly kit: GameKit<S, A, V, O>;
  readonly terms: Terms<O>;
  readonly moments: readonly Moment<S, A>[];
  readonly last: S;
  /** How many positions a law that asks much of each looks at; 20 if nothing is said. */
  readonly looks?: number;
}
/** How seats choose: any legal action, the best advised, or that one with now and then any other. */
export type Style = 'random' | 'advised' | 'wayward';

/** A wayward seat does anything legal once in so many turns. */
const WAYWARD = 5;

/** Far more than any match under a deal limit can need: redeals and ties included. */
const MOST_MOVES = 20_000;

/** Thrown by a law that does not hold. */
export function broken(what: string, ...facts: readonly unknown[]): never {
  throw new Error([what, ...facts.map((fact) => JSON.stringify(fact))].join(' '));
}

/** Plays a match: decks and choices come from this chance. */
export function playMatch<S extends V, A, V, O>(
  kit: GameKit<S, A, V, O>,
  terms: Terms<O>,
  { random, style }: { readonly random: Random; readonly style: Style },
): Played<S, A, V, O> {
  const { game } = kit;
  const moments: Moment<S, A>[] = [];
  let state = game.setup(terms);
  for (;;) {
    const move = nextMove(kit, state, { random, style });
    if (move === undefined) return { kit, terms, moments, last: state };
    if (moments.length >= MOST_MOVES) broken('the match does not end');
    const { state: after, events } = game.apply(state, move);
    moments.push({ before: state, move, after, events });
    state = after;
  }
}

/** The deck or act that comes next; undefined once the match is over. */
function nextMove<S extends V, A, V, O>(
  kit: GameKit<S, A, V, O>,
  state: S,
  { random, style }: { readonly random: Random; readonly style: Style },
): Move<A> | undefined {
  const { game } = kit;
  const awaited = game.awaited(state);
  if (awaited === 'deck') return { type: 'deal', deck: shuffled(game.pack(game.terms(state)), random) };
  if (awaited.length === 0) return undefined;
  for (const by of shuffled(awaited, random)) {
    const action = chosen(kit, observe(game, state, by), { by, random, style });
    if (action !== undefined) return { type: 'act', by, action };
  }
  return broken('nobody can do anything', awaited, state);
}

/** What a seat chooses; undefined if it can do nothing. */
function chosen<S extends V, A, V, O>(
  kit: GameKit<S, A, V, O>,
  view: V,
  { by, random, style }: { readonly by: Seat; readonly random: Random; readonly style: Style },
): A | undefined {
  if (style === 'random' || (style === 'wayward' && random.below(WAYWARD) === 0)) {
    const legal = legalActions(kit.game, view, by);
    return legal.length === 0 ? undefined : at(legal, random.below(legal.length));
  }
  const [first, ...others] = kit.advise(view, by);
  if (first === undefined) return undefined;
  return others.reduce((best, one) => (one.weight > best.weight ? one : best), first).action;
}

/** All positions of a match, the first and the last included. */
export function positionsOf<S extends V, A, V, O>({ moments, last }: Played<S, A, V, O>): readonly S[] {
  return [...moments.map(({ before }) => before), last];
}

/** Some positions of a match, for laws that ask much of each: all of them if `STAMMTISCH_THOROUGH` is set. */
export function somePositions<S extends V, A, V, O>(
  played: Played<S, A, V, O>,
  random: Random,
): readonly S[] {
  const all = positionsOf(played);
  return isThorough() ? all : shuffled(all, random).slice(0, played.looks ?? 20);
}

/** Whether everything is to be tried, however long it takes. */
export const isThorough = (): boolean => (process.env['STAMMTISCH_THOROUGH'] ?? '') !== '';

/** The seats of a match. */
export const seatsOf = ({ seats }: { readonly seats: number }): readonly Seat[] => range(seats);

/** Texts of actions that exist somewhere: whatever a game's own choices leave out is tried too. */
export function everyText<S extends V, A, V, O>({
  kit,
  terms,
  moments,
}: Played<S, A, V, O>): readonly string[] {
  const { game } = kit;
  const pack = game.pack(terms);
  const words = 'pass look keep next stop misdeal moon'.split(' ');
  const bids = [...range(28).map((n) => `bid ${n}`), 'bid nil', 'bid blind nil'];
  const gifts = pack.slice(1, 8).map((card, i) => `give ${pack[i]} ${card}`);
  const done = moments.flatMap(({ move }) => (move.type === 'act' ? [game.write(move.action)] : []));
  return [...new Set([...pack, ...words, ...bids, ...gifts, ...done])];
}
