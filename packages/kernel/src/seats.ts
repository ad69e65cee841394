import type { Card } from '@stammtisch/cards';

/** A chair, numbered clockwise from 0. Rules know seats, never people. */
export type Seat = number;
/** Who scores together: a lone seat, or partners. */
export type Side = number;
/** Indexable by seat. */
export type BySeat<T> = readonly T[];
/** Indexable by side. */
export type BySide<T> = readonly T[];

/** The entry for a seat or side; throws if there is none. */
export function at<T>(items: readonly T[], index: number): T {
  const item = items[index];
  if (item === undefined) throw new Error(`nothing at ${index} of ${items.length}`);
  return item;
}

/** The same list with one entry changed. */
export function withAt<T>(items: readonly T[], index: number, item: T): readonly T[] {
  if (index < 0 || index >= items.length) throw new Error(`nothing at ${index} of ${items.length}`);
  const copy = items.slice();
  copy[index] = item;
  return copy;
}

/** The same list with one more entry. Spreading would leave room for twenty more, in each of many positions. */
export function withMore<T>(items: readonly T[], item: T): readonly T[] {
  return items.concat([item]);
}

/** The same list without one entry, if it is there. */
export function withoutOne<T>(items: readonly T[], item: T): readonly T[] {
  const index = items.indexOf(item);
  return index === -1 ? items : items.toSpliced(index, 1);
}

/** 0 … n-1. */
export function range(n: number): readonly number[] {
  // Rules ask for the seats in every move: short lists are made once, and nobody can change them.
  return RANGES[n] ?? counted(n);
}

const counted = (n: number): readonly number[] => Array.from({ length: n }, (_, index) => index);
const RANGES = counted(65).map((n) => Object.freeze(counted(n)));

/** The direction of play: 1 clockwise, -1 counter-clockwise. */
export type Direction = 1 | -1;

/** The seat so many chairs further on. */
export function seatAfter(seat: Seat, seats: number, steps = 1, direction: Direction = 1): Seat {
  return (((seat + steps * direction) % seats) + seats) % seats;
}

/** All seats in order of play, beginning with one. */
export function circuit(first: Seat, seats: number, direction: Direction = 1): readonly Seat[] {
  return range(seats).map((steps) => seatAfter(first, seats, steps, direction));
}

/** How a pack is dealt: one card at a time, left of the dealer first (rules: dealing order). */
export interface Dealing {
  readonly seats: number;
  readonly dealer: Seat;
  /** Cards each seat gets. */
  readonly each: number;
  readonly direction?: Direction;
}

/** Deals a pack, top first: card i goes to seat dealer + 1 + i until every hand is full; the rest stays. */
export function dealOut(
  deck: readonly Card[],
  { seats, dealer, each, direction = 1 }: Dealing,
): { readonly hands: BySeat<readonly Card[]>; readonly rest: readonly Card[] } {
  const hands = Array.from({ length: seats }, () => [] as Card[]);
  for (let i = 0; i < seats * each; i += 1)
    at(hands, seatAfter(dealer, seats, 1 + i, direction)).push(at(deck, i));
  return { hands, rest: deck.slice(seats * each) };
}

/** The pack, top first, that deals these hands: the inverse of `dealOut`. Throws if the hands differ in length. */
export function stackFor(
  hands: BySeat<readonly Card[]>,
  rest: readonly Card[],
  { seats, dealer, each, direction = 1 }: Dealing,
): readonly Card[] {
  if (hands.length !== seats || hands.some((hand) => hand.length !== each))
    throw new Error('hands of another deal');
  const dealt = range(seats * each).map((i) =>
    at(at(hands, seatAfter(dealer, seats, 1 + i, direction)), Math.floor(i / seats)),
  );
  return [...dealt, ...rest];
}
