import { at, type BySeat, range, type Seat, type Side } from '@stammtisch/kernel';

import type { TableModel } from './model.ts';

/** A side as scores show it. */
export interface ShownSide {
  readonly side: Side;
  readonly members: readonly Seat[];
  readonly score: number;
  readonly isMine: boolean;
  /** Its place, 1 being the lead; equal scores share one. */
  readonly place: number;
}

/** Whether somebody scores together with a partner: only then do sides need signs of their own. */
export function hasPartners(sides: BySeat<Side>): boolean {
  return new Set(sides).size < sides.length;
}

/** All sides in their order. */
export function shownSides({ seen, seat }: Pick<TableModel, 'seen' | 'seat'>): readonly ShownSide[] {
  const { sides } = seen.terms;
  const { totals } = seen.sheet();
  return range(totals.length).map((side) => ({
    side,
    members: range(sides.length).filter((one) => sides[one] === side),
    score: at(totals, side),
    isMine: seat !== null && sides[seat] === side,
    place: 1 + totals.filter((total) => total > at(totals, side)).length,
  }));
}

/** As many sides as there is room for: mine first, then those ahead. */
export function foremost(sides: readonly ShownSide[], most: number): readonly ShownSide[] {
  if (sides.length <= most) return sides;
  return sides.toSorted((a, b) => Number(b.isMine) - Number(a.isMine) || a.place - b.place).slice(0, most);
}

/** The seat that sits so many places on from the one shown at the bottom. */
export function seatAt(bottom: Seat, offset: number, seats: number, direction: 1 | -1): Seat {
  return (((bottom + offset * direction) % seats) + seats) % seats;
}
