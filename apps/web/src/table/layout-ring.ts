import {
  CARD_RATIO,
  clamp,
  type Frame,
  type Room2d,
  type SeatSpot,
  type Spot,
  type TableGeometry,
} from './geometry.ts';

type Ring = Pick<
  TableGeometry,
  'seats' | 'slots' | 'slotWidth' | 'slotHeight' | 'hub' | 'oval' | 'isOverlapped'
>;
interface Space extends Room2d {
  readonly frame: Frame;
  readonly isCompact: boolean;
  readonly felt: { readonly width: number; readonly height: number };
}

/** One other player of an upright table, in units of trick cards from the centre; top seats have an x of their own. */
interface Cell {
  readonly at: 'left' | 'top' | 'right';
  readonly column: number;
  readonly row: number;
  /** Of the width. */
  readonly seatX?: number;
}

const left = (row: number): Cell => ({ at: 'left', column: -1, row });
const right = (row: number): Cell => ({ at: 'right', column: 1, row });
const top = (column: number, row: number, seatX = 0.5): Cell => ({ at: 'top', column, row, seatX });

interface Plan {
  /** Row of my own card. */
  readonly mine: number;
  readonly others: readonly Cell[];
  /** Where trump and bid are told, if not in the centre. */
  readonly hub?: { readonly column: number; readonly row: number };
}

/** Seats and trick share one grid, clockwise from my left; my own card lies in `mine`. */
const CELLS: readonly Plan[] = [
  { mine: 0.56, others: [top(0, -0.56)], hub: { column: 1.15, row: 0 } },
  { mine: 0.6, others: [top(-1, -0.45, 0.24), top(1, -0.45, 0.76)], hub: { column: 0, row: -0.5 } },
  { mine: 0.92, others: [left(0), top(0, -0.92), right(0)] },
  { mine: 0.97, others: [left(0.25), top(-0.55, -0.97, 0.27), top(0.55, -0.97, 0.73), right(0.25)] },
  { mine: 1.05, others: [left(0.45), left(-0.6), top(0, -1.05), right(-0.6), right(0.45)] },
  {
    mine: 1.5,
    others: [left(0.5), left(-0.5), top(-0.53, -1.5, 0.3), top(0.53, -1.5, 0.7), right(-0.5), right(0.5)],
  },
  {
    mine: 1.5,
    others: [
      left(0.5),
      left(-0.5),
      top(-1, -1.5, 0.17),
      top(0, -1.5),
      top(1, -1.5, 0.83),
      right(-0.5),
      right(0.5),
    ],
  },
];

const GAP = 7;
/** The tag of a card above the hub hangs into its place. */
const TAG = 9;
/** Height of the hub: the trump, so many lines, and the number of the trick. */
const hubHeight = (lines: number): number => 30 + 18 * (lines + 1) + TAG;

/** Seats around the felt and the places of the trick's cards. */
export function ringOf(space: Space): Ring {
  switch (space.frame) {
    case 'upright':
      return grid(space);
    case 'sideways':
      return sidewaysRing(space);
    case 'wide':
      return ovalRing(space);
  }
}

function grid({ players, direction = 1, felt, isCompact, width, told = 1, isLarge = false }: Space): Ring {
  const plan = CELLS[players - 2];
  if (plan === undefined) throw new Error(`no table for ${players}`);
  const { mine } = plan;
  const others = direction === 1 ? plan.others : plan.others.toReversed();
  const highest = -Math.min(...others.map(({ row }) => row));
  const head = isCompact ? 72 : 88;
  const rows = highest + mine + 1;
  const tallest = (pitch: number): number =>
    (felt.height - head - 10 - (rows - 1) * GAP * pitch) / (1 + (rows - 1) * pitch) / CARD_RATIO;
  // Rows may overlap where there is little height: the indices in the upper half stay visible.
  const pitch = isCompact ? ([0.8, 0.65].find((one) => tallest(one) >= 46) ?? 0.52) : 1;
  // Seats at the sides take room from the trick.
  const aside = players <= 3 ? 20 : 160;
  const most = (players <= 4 ? 84 : 72) * (width >= 600 ? 1.4 : 1) * (isLarge ? 1.2 : 1);
  const slotWidth = Math.min(most, tallest(pitch), (felt.width - aside - 2 * GAP) / 3);
  const slotHeight = slotWidth * CARD_RATIO;
  const rowPitch = (slotHeight + GAP) * pitch;
  const x = felt.width / 2;
  const y = head + (felt.height - head) / 2 + ((highest - mine) * rowPitch) / 2;
  const slot = ({ column, row }: { readonly column: number; readonly row: number }): Spot => ({
    x: x + column * (slotWidth + GAP),
    y: y + row * rowPitch,
  });
  const seatPitch = Math.max(rowPitch, 82);
  const seats = others.map(({ at, row, seatX = 0.5 }): SeatSpot => {
    if (at === 'top') return { shape: 'top', x: seatX * felt.width, y: isCompact ? 38 : 46 };
    return {
      shape: 'side',
      x: at === 'left' ? 42 : felt.width - 42,
      y: y + row * seatPitch + (isCompact ? 2 : 0),
    };
  });
  const slots = [slot({ column: 0, row: mine }), ...others.map(slot)];
  const free = (highest + mine) * rowPitch - slotHeight;
  const hub = hubIn(slot(plan.hub ?? { column: 0, row: 0 }), { players, told, free });
  return { seats, slots, slotWidth, slotHeight, hub, isOverlapped: pitch < 1 };
}

/** The hub within the ring; where the ring is too small for it, it becomes a pill opposite my own. */
function hubIn(
  { x, y }: Spot,
  { players, told, free }: { readonly players: number; readonly told: number; readonly free: number },
): Ring['hub'] {
  // Few players leave room beside their cards.
  if (players <= 3) return { x, y, isCorner: false };
  return { x, y: y + TAG / 2, isCorner: free < hubHeight(told) };
}

/** A point on an ellipse: mine is at the bottom, the others follow in the order of play. */
function around(offset: number, { players, direction = 1 }: Space): (rx: number, ry: number) => Spot {
  const angle = ((90 + (direction * 360 * offset) / players) * Math.PI) / 180;
  return (rx, ry) => ({ x: rx * Math.cos(angle), y: ry * Math.sin(angle) });
}

function sidewaysRing(space: Space): Ring {
  const { felt, players } = space;
  const slotWidth = 50;
  const slotHeight = slotWidth * CARD_RATIO;
  const x = felt.width / 2;
  const y = felt.height / 2;
  const seats: SeatSpot[] = [];
  const slots: Spot[] = [];
  for (let offset = 0; offset < players; offset += 1) {
    const point = around(offset, space);
    const seat = point(felt.width / 2 - 62, felt.height / 2 - 26);
    const slot = point(Math.min(174, felt.width * 0.21), 62);
    if (offset > 0) seats.push({ shape: 'pill', x: x + seat.x, y: y + seat.y });
    slots.push({ x: x + slot.x, y: y + 22 + slot.y });
  }
  // Beside the centre, for straight above and below lie cards; with many of them even that is taken.
  return {
    seats,
    slots,
    slotWidth,
    slotHeight,
    hub: { x: x - 74, y: y + 22, isCorner: players > 5 },
    isOverlapped: true,
  };
}

function ovalRing(space: Space): Ring {
  const { felt, players, told = 1 } = space;
  const slotWidth = clamp(60, felt.height * 0.142, 104);
  const slotHeight = slotWidth * CARD_RATIO;
  const x = felt.width / 2;
  const y = felt.height / 2 + 8;
  const rx = Math.min(felt.width / 2 - 86, felt.height * 1.15);
  const ry = felt.height / 2 - 36;
  const inner = { rx: rx * 0.63, ry: Math.max(ry * 0.47, (slotHeight + hubHeight(told)) / 2 + 4) };
  const seats: SeatSpot[] = [];
  const slots: Spot[] = [];
  for (let offset = 0; offset < players; offset += 1) {
    const point = around(offset, space);
    const seat = point(rx, ry);
    const slot = point(inner.rx, inner.ry);
    if (offset > 0) seats.push({ shape: 'pill', x: x + seat.x, y: y + seat.y });
    slots.push({ x: x + slot.x, y: y + slot.y });
  }
  return {
    seats,
    slots,
    slotWidth,
    slotHeight,
    hub: { x, y: y + TAG / 2, isCorner: false },
    isOverlapped: false,
    oval: { x, y, rx, ry },
  };
}
