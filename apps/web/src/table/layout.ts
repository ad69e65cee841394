import { CARD_RATIO, type Frame, type Room2d, type TableGeometry } from './geometry.ts';
import { handSpots, type HandPlan, planHand } from './layout-hand.ts';
import { ringOf } from './layout-ring.ts';

const SIDE_PANEL = 318;
/** What the hand's cards may grow by, for somebody who wants large ones: the most that the trick leaves room for. */
const GROWTH = [1.25, 1.16, 1.08];
/** A card of the trick that is as large as this gives way to the hand. */
const AMPLE_SLOT = 54;
/** A seat on the rim of a wide table, without its rounded edge. */
const PILL = { width: 146, height: 54 };

/** The whole geometry of the table as one pure function of the space and the people (design, section 3). */
export function layout(room: Room2d): TableGeometry {
  const usual = layoutWith(room, 1);
  if (room.isLarge !== true) return usual;
  const least = Math.min(AMPLE_SLOT, usual.slotWidth);
  for (const growth of GROWTH) {
    const large = layoutWith(room, growth);
    if (large.slotWidth >= least && isClear(large)) return large;
  }
  return usual;
}

/** Whether no card of the trick reaches the pill of a seat on the rim. */
function isClear({ frame, seats, slots, slotWidth, slotHeight }: TableGeometry): boolean {
  if (frame !== 'wide') return true;
  return seats.every(({ x, y }) =>
    slots.every(
      (slot) =>
        Math.abs(slot.x - x) >= (slotWidth + PILL.width) / 2 ||
        Math.abs(slot.y - y) >= (slotHeight + PILL.height) / 2,
    ),
  );
}

function layoutWith(room: Room2d, growth: number): TableGeometry {
  const frame = frameOf(room);
  const side = frame === 'wide' && room.width >= 1180 ? SIDE_PANEL : 0;
  const bar = frame === 'wide' ? 56 : 48;
  const width = room.width - side;
  const height = room.height - bar;
  const isCompact = frame === 'upright' && room.height < 720;
  const plan = planHand({ ...room, frame, isCompact, width, height, growth });
  const felt = { width, height: height - plan.tray };
  const ring = ringOf({ ...room, frame, isCompact, felt });
  return {
    frame,
    isCompact,
    bar,
    side,
    felt,
    tray: plan.tray,
    strip: plan.strip,
    calls: plan.calls,
    ...ring,
    mine: mineAt(frame, felt, ring),
    hand: handOf(room, plan, width),
  };
}

/** Which of the three frames fits. */
export function frameOf({ width, height }: { readonly width: number; readonly height: number }): Frame {
  if (width >= 1000 && height >= 600) return 'wide';
  return width > height ? 'sideways' : 'upright';
}

function handOf(room: Room2d, plan: HandPlan, width: number): TableGeometry['hand'] {
  return {
    cardWidth: plan.cardWidth,
    cardHeight: plan.cardWidth * CARD_RATIO,
    spots: handSpots(room.cards, plan, width),
  };
}

/** My own pill: at the lower left of the felt, never under my card of the trick. */
function mineAt(
  frame: Frame,
  felt: TableGeometry['felt'],
  { slots, slotWidth }: Pick<TableGeometry, 'slots' | 'slotWidth'>,
): TableGeometry['mine'] {
  if (frame === 'sideways') return { x: 8, y: felt.height - 46, width: 190 };
  const mySlot = slots[0]?.x ?? felt.width / 2;
  return { x: 10, y: felt.height - 40, width: mySlot - slotWidth / 2 - 18 };
}
