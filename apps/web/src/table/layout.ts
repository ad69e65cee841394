import { CARD_RATIO, type Frame, type Room2d, type TableGeometry } from './geometry.ts';
import { handSpots, type HandPlan, planHand } from './layout-hand.ts';
import { ringOf } from './layout-ring.ts';

const SIDE_PANEL = 318;
/** The whole geometry of the table as one pure function of the space and the people (design, section 3). */
export function layout(room: Room2d): TableGeometry {
  const frame = frameOf(room);
  const side = frame === 'wide' && room.width >= 1180 ? SIDE_PANEL : 0;
  const bar = frame === 'wide' ? 56 : 48;
  const width = room.width - side;
  const height = room.height - bar;
  const isCompact = frame === 'upright' && room.height < 720;
  const plan = planHand({ ...room, frame, isCompact, width, height });
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
