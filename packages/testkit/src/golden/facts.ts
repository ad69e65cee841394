import { isSeen, type SeenCard } from '@stammtisch/cards';
import { at, type GameKit, legalActions, observe, range, type Seat, type Terms } from '@stammtisch/kernel';

import { type Given, unusable } from './given.ts';
import { tableOf } from './table.ts';

/** Where a view says a fact; undefined if it does not. */
export type Facts<V> = Readonly<Record<string, (view: V, viewer: Seat) => unknown>>;

/** A view case: which facts a seat knows at some point of a deal, and which it learns when the deal is over. */
export function viewAnswer<S extends V, A, V, O>(
  kit: GameKit<S, A, V, O>,
  facts: Facts<V>,
  { given, terms, prefer }: { readonly given: Given; readonly terms: Terms<O>; readonly prefer: readonly string[] },
): Readonly<Record<string, unknown>> {
  const { game } = kit;
  const viewer = given.int('viewer');
  if (!range(terms.seats).includes(viewer)) return unusable('no such viewer');
  const dealt = tableOf(kit).moved(game.setup(terms), { type: 'deal', deck: game.pack(terms).toReversed() });
  const state = playedTo(kit, dealt, { phase: given.text('phase'), prefer });
  const over = playedTo(kit, state, { phase: 'over', prefer });
  const isHeld = (fact: string, now: S): boolean => {
    const say = facts[fact];
    const told = say?.(observe(game, now, viewer), viewer);
    return told !== undefined && JSON.stringify(told) === JSON.stringify(say?.(now, viewer));
  };
  const names = Object.keys(facts);
  const hidden = names.filter((fact) => !isHeld(fact, state));
  return {
    sees: names.filter((fact) => isHeld(fact, state)),
    doesNotSee: hidden,
    afterRound: hidden.filter((fact) => isHeld(fact, over)),
  };
}

/** Cards that all show their faces. */
export function open(cards: readonly SeenCard[] | undefined): readonly SeenCard[] | undefined {
  return cards !== undefined && cards.length > 0 && cards.every(isSeen) ? cards : undefined;
}

/** Does what comes first, or is preferred, until that phase; in a trick, when two cards lie. */
function playedTo<S extends V, A, V, O>(
  { game, ...kit }: GameKit<S, A, V, O>,
  state: S,
  { phase, prefer }: { readonly phase: string; readonly prefer: readonly string[] },
): S {
  const number = /^trick (\d+)(?: of \d+)?$/.exec(phase)?.[1];
  const isBidding = phase === 'auction' || phase === 'bidding';
  if (number === undefined && !isBidding && phase !== 'over') return unusable(`no such phase: ${phase}`);
  let now = state;
  for (const acts of range(500)) {
    if (isBidding && acts === 2) return now;
    const { trick, trickNumber, finished } = game.layout(now);
    if (phase === 'over' && finished !== undefined) return now;
    if (Number(number) === trickNumber && trick?.plays.length === 2) return now;
    if (game.awaited(now) === 'deck') return unusable(`${phase} is never reached`);
    const table = tableOf({ game, ...kit });
    const texts = legalActions(game, now, table.turn(now)).map((action) => game.write(action));
    now = table.said(now, (acts === 0 ? prefer.find((one) => texts.includes(one)) : undefined) ?? at(texts, 0));
  }
  return unusable(`${phase} is never reached`);
}
