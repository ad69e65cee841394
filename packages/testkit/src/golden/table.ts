import { attempt, type GameKit, type Move, range, type Seat, type Terms } from '@stammtisch/kernel';

import { unusable } from './given.ts';

/** A table of one game, at which cases are played out. Whatever the rules refuse makes the case fail. */
export interface GoldenTable<S extends V, A, V, O> {
  /** The house rules as the game reads them. */
  options(chosen: unknown, seats?: number): O;
  /** Terms with the usual sides. */
  terms(chosen: unknown, at: { readonly seats: number; readonly dealer: Seat }): Terms<O>;
  moved(state: S, move: Move<A>): S;
  /** The one seat whose turn it is; the first of them if there are several. */
  turn(view: V): Seat;
  /** Does what a text says for the seat whose turn it is. */
  said(state: S, words: string): S;
}

/** A table of this game. */
export function tableOf<S extends V, A, V, O>({ game, parse }: GameKit<S, A, V, O>): GoldenTable<S, A, V, O> {
  const table: GoldenTable<S, A, V, O> = {
    options(chosen, seats) {
      const options = parse(chosen, seats);
      return options.ok ? options.value : unusable(`opt: ${JSON.stringify(options.error)}`);
    },
    terms(chosen, { seats, dealer }) {
      const options = table.options(chosen, seats);
      if (!game.seatCounts(options).includes(seats)) return unusable(`not played by ${seats}`);
      if (!range(seats).includes(dealer)) return unusable(`no such dealer: ${dealer}`);
      const count = game.sideCount(options, seats);
      return { seats, sides: range(seats).map((seat) => seat % count), firstDealer: dealer, options };
    },
    moved(state, move) {
      const step = attempt(game, state, move);
      return step.ok ? step.value.state : unusable(`refused: ${JSON.stringify([move, step.error])}`);
    },
    turn(view) {
      const awaited = game.awaited(view);
      if (awaited === 'deck') return unusable('a deck is awaited');
      return awaited[0] ?? unusable('nobody is awaited');
    },
    said(state, words) {
      const by = table.turn(state);
      const action = game.read(state, by, words) ?? unusable(`no action: ${words}`);
      return table.moved(state, { type: 'act', by, action });
    },
  };
  return table;
}
