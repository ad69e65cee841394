import { at, type BySeat, type Direction, type Seat, seatAfter, type Terms } from '@stammtisch/kernel';

import type { ZsirozasOptions } from './options.ts';

/** Cards in a full hand (ZS-6). */
export const HAND_SIZE = 4;

/** Which way play, deal and drawing go round (ZS-3, ZS-O6). */
export function directionOf(options: ZsirozasOptions): Direction {
  return options.direction === 'clockwise' ? 1 : -1;
}

/** In which order the seats draw after a trick (ZS-A8). */
export function drawingOrder(
  { options, seats }: Pick<Terms<ZsirozasOptions>, 'options' | 'seats'>,
  winner: Seat,
): readonly Seat[] {
  const direction = directionOf(options);
  const skipped = options.drawFirst === 'winner' ? 0 : 1;
  const order: Seat[] = [];
  for (let i = 0; i < seats; i += 1) order.push(seatAfter(winner, seats, skipped + i, direction));
  return order;
}

/** A card drawn from the talon, and by whom. */
export interface Draw<C> {
  readonly seat: Seat;
  readonly card: C;
}

/** Fills the hands one card at a time, in turn, until all hold four or the talon is empty (ZS-17, ZS-A9). */
export function drawUp<C>(
  talon: readonly C[],
  sizes: BySeat<number>,
  order: readonly Seat[],
): { readonly draws: readonly Draw<C>[]; readonly left: readonly C[] } {
  const draws: Draw<C>[] = [];
  for (let held = 0; held < HAND_SIZE && draws.length < talon.length; held += 1) {
    for (const seat of order) {
      const card = talon[draws.length];
      if (card !== undefined && at(sizes, seat) + held < HAND_SIZE) draws.push({ seat, card });
    }
  }
  return { draws, left: draws.length === 0 ? talon : talon.slice(draws.length) };
}
