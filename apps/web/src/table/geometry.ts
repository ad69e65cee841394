/** How the table is laid out: a phone upright, a phone on its side, or a wide screen. */
export type Frame = 'upright' | 'sideways' | 'wide';

/** What the geometry depends on. All sizes are in CSS pixels. */
export interface Room2d {
  readonly width: number;
  readonly height: number;
  readonly players: number;
  /** Cards held now, and at the deal's start: sizes stay the same through a deal. */
  readonly cards: number;
  readonly dealt: number;
  /** Lines that the hub tells besides the trump; two if unknown. */
  readonly told?: number;
  /** Whether there are calls to be made out of turn. */
  readonly hasCalls?: boolean;
  /** Whether cards shall be larger than usual, as far as fingers, seats and the trick leave room for it. */
  readonly isLarge?: boolean;
  /** 1 clockwise, -1 counter-clockwise: the next player then sits to the right. */
  readonly direction?: 1 | -1;
}
/** A centre. */
export interface Spot {
  readonly x: number;
  readonly y: number;
}
/** Where another player sits; `top` and `side` seats are columns, `pill` seats are rows. */
export interface SeatSpot extends Spot {
  readonly shape: 'top' | 'side' | 'pill';
}
/** A card of the hand, unlifted: its top left corner, turned around its centre. */
export interface HandSpot extends Spot {
  readonly angle: number;
  /** How far it may rise without hiding what lies behind. */
  readonly lift: number;
}
/** Everything the table places. Offsets count seats from mine in the order of play; mine is 0. */
export interface TableGeometry {
  readonly frame: Frame;
  /** Little height: smaller avatars, rows of the trick overlap. */
  readonly isCompact: boolean;
  readonly bar: number;
  /** Width of the panel beside the table, 0 if there is none. */
  readonly side: number;
  /** The felt above the hand. */
  readonly felt: { readonly width: number; readonly height: number };
  readonly tray: number;
  readonly strip: number;
  /** Height of the row of calls above the strip; 0 where calls have no row of their own. */
  readonly calls: number;
  readonly oval?: { readonly x: number; readonly y: number; readonly rx: number; readonly ry: number };
  /** By offset, from 1. */
  readonly seats: readonly SeatSpot[];
  /** Where the trick's cards lie, by offset. */
  readonly slots: readonly Spot[];
  readonly slotWidth: number;
  readonly slotHeight: number;
  /** Rows of the trick overlap: only the upper part of a card is sure to be seen. */
  readonly isOverlapped: boolean;
  /** The centre of the ring, or the lower right corner where the ring is too small. */
  readonly hub: Spot & { readonly isCorner: boolean };
  /** Left end of the pill with my own name, and the room it has. */
  readonly mine: { readonly x: number; readonly y: number; readonly width: number };
  readonly hand: {
    readonly cardWidth: number;
    readonly cardHeight: number;
    readonly spots: readonly HandSpot[];
  };
}

/** Cards are two by three. */
export const CARD_RATIO = 1.5;

/** A number held between two others; the lower bound wins. */
export function clamp(least: number, value: number, most: number): number {
  return Math.max(least, Math.min(most, value));
}
