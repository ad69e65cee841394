import { catalog } from '@stammtisch/games';
import { at, type GameKit, observe, range, type Seat, seeded, type Terms } from '@stammtisch/kernel';

import { trials } from '../laws/index.ts';
import { playMatch, positionsOf } from '../laws/played.ts';

/** A moment somebody is asked: the whole truth, whom, and what that seat sees. */
export interface Asked<S, V> {
  readonly state: S;
  readonly seat: Seat;
  readonly view: V;
}

/** What must hold of every game, whatever its types. */
export type ForAnyGame = <W, A, V, O>(kit: GameKit<V & W, A, V, O>, terms: Terms<O>) => void;

/** Runs a check on every game in the catalogue, with its standard rules, for each number of seats. */
export function forEveryTable(check: ForAnyGame): void {
  for (const id of catalog.ids) {
    catalog.open(id, (kit) => {
      for (const terms of tablesOf(kit)) check(kit, terms);
    });
  }
}

/** Runs a check at tables whose house rules together meet every pair of values. */
export function forEveryHouseRule(check: ForAnyGame): void {
  for (const id of catalog.ids) {
    catalog.open(id, (kit) => {
      for (const { terms } of trials(kit)) check(kit, terms);
    });
  }
}

/** Standard terms for each number of seats, two deals long. */
export function tablesOf<S extends V, A, V, O>({ game, parse }: GameKit<S, A, V, O>): readonly Terms<O>[] {
  return range(9).flatMap((seats) => {
    const options = parse({}, seats);
    if (!options.ok || !game.seatCounts(options.value).includes(seats)) return [];
    const sideCount = game.sideCount(options.value, seats);
    const sides = range(seats).map((seat) => seat % sideCount);
    return [{ seats, sides, firstDealer: 0, options: options.value, dealLimit: 2 }];
  });
}

/** Every question of a match played at random. */
export function questionsOf<S extends V, A, V, O>(
  kit: GameKit<S, A, V, O>,
  terms: Terms<O>,
  seed: string,
): readonly Asked<S, V>[] {
  const { game } = kit;
  const played = playMatch(kit, terms, { random: seeded(seed), style: 'random' });
  return positionsOf(played).flatMap((state) => {
    const awaited = game.awaited(state);
    if (awaited === 'deck' || awaited.length === 0) return [];
    const seat = at(awaited, 0);
    return [{ state, seat, view: observe(game, state, seat) }];
  });
}

/** Some of a list, spread over all of it. */
export function some<T>(items: readonly T[], count: number): readonly T[] {
  const step = Math.max(1, Math.floor(items.length / count));
  return items.filter((_, index) => index % step === 0);
}
