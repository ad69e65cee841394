import { expect, test } from 'vitest';

import type { TableGeometry } from './geometry.ts';
import { frameOf, layout } from './layout.ts';

type Case = readonly [width: number, height: number, players: number, cards: number];

/** The 29 cases of the design's own check. */
const CASES: readonly Case[] = [
  [390, 844, 8, 13],
  [360, 640, 8, 13],
  [360, 640, 3, 17],
  [390, 844, 3, 17],
  [320, 568, 4, 13],
  [412, 915, 8, 13],
  [768, 1024, 8, 13],
  [844, 390, 8, 13],
  [667, 375, 4, 13],
  [1280, 800, 8, 13],
  [1280, 800, 3, 17],
  [1280, 800, 8, 6],
  [1024, 700, 8, 13],
  [390, 844, 4, 4],
  [360, 640, 8, 13],
  ...[2, 3, 4, 5, 6, 7, 8].flatMap((players): Case[] => [
    [390, 844, players, 6],
    [360, 640, players, 6],
  ]),
];

/** Every case with cards of the usual size, and for somebody who wants large ones. */
const SIZED = [false, true].flatMap((isLarge) =>
  CASES.map((one) => [isLarge ? 'large' : 'usual', ...one, isLarge] as const),
);

interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

const STEP = 2;
/** A card of the trick nobody calls small. */
const AMPLE = 54;

/** The card with the smallest visible rectangle, measured as its shorter side allows, while one card is lifted. */
function smallestTarget(table: TableGeometry, height: number, lifted: number): readonly [number, number] {
  const { cardWidth, cardHeight, spots } = table.hand;
  const floor = height - table.bar - table.felt.height;
  const boxes = spots.map(({ x, y, lift }, index): Box => {
    const up = index === lifted ? lift : 0;
    return { left: x, top: y - up, right: x + cardWidth, bottom: Math.min(y - up + cardHeight, floor) };
  });
  let least: readonly [number, number] = [Infinity, Infinity];
  for (const [index, box] of boxes.entries()) {
    const size = largestVisible(box, boxes.slice(index + 1));
    if (Math.min(...size) < Math.min(...least)) least = size;
  }
  return least;
}

/** The visible rectangle whose shorter side is longest, sampled like the design's pixel test. */
function largestVisible(box: Box, above: readonly Box[]): readonly [number, number] {
  const columns = Math.floor((box.right - box.left) / STEP);
  const rows = Math.floor((box.bottom - box.top) / STEP);
  const heights = Array.from({ length: columns }, () => 0);
  let best: readonly [number, number] = [0, 0];
  for (let row = 0; row < rows; row += 1) {
    const y = box.top + row * STEP + 1;
    for (let column = 0; column < columns; column += 1) {
      const x = box.left + column * STEP + 1;
      const isHidden = above.some((a) => x > a.left && x < a.right && y > a.top && y < a.bottom);
      heights[column] = isHidden ? 0 : (heights[column] ?? 0) + 1;
    }
    for (let from = 0; from < columns; from += 1) {
      let low = heights[from] ?? 0;
      for (let to = from; to < columns && low > 0; to += 1) {
        low = Math.min(low, heights[to] ?? 0);
        const size = [(to - from + 1) * STEP, low * STEP] as const;
        const gain = Math.min(...size) - Math.min(...best);
        if (gain > 0 || (gain === 0 && size[0] * size[1] > best[0] * best[1])) best = size;
      }
    }
  }
  return best;
}

const around = (x: number, y: number, width: number, height: number): Box => ({
  left: x - width / 2,
  right: x + width / 2,
  top: y - height / 2,
  bottom: y + height / 2,
});
const overlap = (a: Box, b: Box): boolean =>
  Math.min(a.right, b.right) - Math.max(a.left, b.left) > 3 &&
  Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 3;

function trickBoxes({ slots, slotWidth, slotHeight }: TableGeometry): readonly Box[] {
  return slots.map(({ x, y }) => around(x, y, slotWidth, slotHeight));
}
/** What a seat draws: an avatar over a name and a pill, or a pill of one row. */
function seatBoxes({ seats, isCompact, frame }: TableGeometry): readonly Box[] {
  return seats.map(({ x, y, shape }) => {
    if (shape === 'pill') return frame === 'wide' ? around(x, y, 150, 58) : around(x, y, 104, 38);
    return around(x, y, 72, isCompact ? 70 : 82);
  });
}

test.each(SIZED)(
  'principle 1: of the %s size at %i×%i with %i players %i cards stay a finger wide',
  (_, width, height, players, cards, isLarge) => {
    const table = layout({ width, height, players, cards, dealt: cards, isLarge });
    // On its side a phone has one row for all cards: there WCAG's 24 px must do.
    const [least, least2] = table.frame === 'sideways' ? [24, 44] : [44, 44];
    for (let lifted = -1; lifted < cards; lifted += 1) {
      const [w, h] = smallestTarget(table, height, lifted);
      expect(w, `width with ${lifted} lifted`).toBeGreaterThanOrEqual(least);
      expect(h, `height with ${lifted} lifted`).toBeGreaterThanOrEqual(least2);
    }
  },
);

test.each(SIZED)(
  'of the %s size at %i×%i with %i players and %i cards no seat lies under a card',
  (_, width, height, players, cards, isLarge) => {
    const table = layout({ width, height, players, cards, dealt: cards, isLarge });
    const seats = seatBoxes(table);
    for (const seat of seats) for (const card of trickBoxes(table)) expect(overlap(seat, card)).toBe(false);
    for (const [index, seat] of seats.entries())
      for (const other of seats.slice(index + 1)) expect(overlap(seat, other)).toBe(false);
  },
);

test.each(SIZED)(
  'of the %s size at %i×%i with %i players and %i cards the hub lies beside the cards of the trick',
  (_, width, height, players, cards, isLarge) => {
    for (const told of [1, 2]) {
      const table = layout({ width, height, players, cards, dealt: cards, told, isLarge });
      const { x, y, isCorner } = table.hub;
      // On its side a phone has too little room: there cards may lie on the hub.
      if (table.frame === 'sideways' || players < 4) continue;
      const hub = isCorner
        ? around(table.felt.width - 10 - table.mine.width / 2, table.mine.y + 19, table.mine.width, 38)
        : around(x, y, Math.min(table.slotWidth + 14, 84), 30 + 18 * (told + 1));
      const own = trickBoxes(table);
      for (const card of isCorner ? own.slice(0, 1) : own) expect(overlap(hub, card)).toBe(false);
    }
  },
);

test.each(SIZED)(
  'of the %s size at %i×%i with %i players and %i cards everything is on the screen',
  (_, width, height, players, cards, isLarge) => {
    const table = layout({ width, height, players, cards, dealt: cards, isLarge });
    for (const { left, right, top } of [...seatBoxes(table), ...trickBoxes(table)]) {
      expect(left).toBeGreaterThanOrEqual(-8);
      expect(right).toBeLessThanOrEqual(width - table.side + 8);
      expect(top).toBeGreaterThanOrEqual(-6);
    }
    for (const { x, y } of table.hand.spots) {
      expect(x).toBeGreaterThanOrEqual(0);
      expect(x + table.hand.cardWidth).toBeLessThanOrEqual(width - table.side + 0.01);
      expect(y).toBeGreaterThanOrEqual(table.strip);
    }
  },
);

test.each([false, true])(
  'principle 2: the rank of a trick card is at least 15 px high, that of a hand card 20 (large: %s)',
  (isLarge) => {
    for (let width = 320; width <= 1920; width += 40) {
      for (const height of [568, 640, 800, 1080]) {
        for (const players of [2, 3, 4, 5, 6, 7, 8]) {
          const table = layout({ width, height, players, cards: 13, dealt: 13, isLarge });
          // The figure of an index is 38 units high, of a card's 100.
          expect(table.slotWidth * 0.38, `${width}×${height} for ${players}`).toBeGreaterThanOrEqual(15);
          expect(table.hand.cardWidth * 0.38).toBeGreaterThanOrEqual(20);
        }
      }
    }
  },
);

test.each([false, true])(
  'principle 1: thirteen cards (large: %s) stay a finger wide from 320 px',
  (isLarge) => {
    for (let width = 320; width <= 600; width += 40) {
      for (const height of [568, 844]) {
        const table = layout({ width, height, players: 4, cards: 13, dealt: 13, isLarge });
        if (table.frame !== 'upright') continue;
        for (const lifted of [-1, 6, 12])
          expect(
            Math.min(...smallestTarget(table, height, lifted)),
            `${width}×${height}`,
          ).toBeGreaterThanOrEqual(44);
      }
    }
  },
);

test.each([
  [17, false],
  [17, true],
  [26, false],
  [26, true],
])('principle 1: %i cards (large: %s) are never narrower than 35 px from 360 px', (cards, isLarge) => {
  for (let width = 360; width <= 600; width += 60) {
    for (const height of [640, 844]) {
      const players = cards === 26 ? 2 : 3;
      const table = layout({ width, height, players, cards, dealt: cards, isLarge });
      if (table.frame !== 'upright') continue;
      for (const lifted of [-1, cards - 1])
        expect(
          Math.min(...smallestTarget(table, height, lifted)),
          `${width}×${height}`,
        ).toBeGreaterThanOrEqual(35);
    }
  }
});

test('large cards are larger wherever there is room, and never smaller', () => {
  for (const [width, height, players, cards] of CASES) {
    const room = { width, height, players, cards, dealt: cards };
    const usual = layout(room).hand.cardWidth;
    expect(layout({ ...room, isLarge: true }).hand.cardWidth).toBeGreaterThanOrEqual(usual);
  }
  const phone = { width: 390, height: 844, players: 4, cards: 13, dealt: 13 };
  const large = layout({ ...phone, isLarge: true });
  expect(large.hand.cardWidth).toBeGreaterThan(layout(phone).hand.cardWidth * 1.1);
  expect(large.slotWidth).toBeGreaterThanOrEqual(AMPLE);
});

test('six cards stay a finger wide at every width of an upright phone', () => {
  for (let width = 320; width <= 600; width += 10) {
    const table = layout({ width, height: 800, players: 6, cards: 6, dealt: 6 });
    const [w, h] = smallestTarget(table, 800, 2);
    expect(Math.min(w, h), `at ${width}`).toBeGreaterThanOrEqual(44);
  }
});

test('sizes stay the same while a hand is played', () => {
  const full = layout({ width: 390, height: 844, players: 4, cards: 13, dealt: 13 });
  const last = layout({ width: 390, height: 844, players: 4, cards: 1, dealt: 13 });
  expect(last.hand.cardWidth).toBe(full.hand.cardWidth);
  expect(last.tray).toBe(full.tray);
  expect(last.slots).toEqual(full.slots);
});

test('the next player sits to my left, and to my right where play runs the other way round', () => {
  const room = { width: 390, height: 844, players: 4, cards: 4, dealt: 4 };
  expect(layout(room).seats[0]?.x).toBeLessThan(195);
  expect(layout({ ...room, direction: -1 }).seats[0]?.x).toBeGreaterThan(195);
});

test('wide screens from 1180 px have a panel beside the table', () => {
  expect(frameOf({ width: 1000, height: 600 })).toBe('wide');
  expect(frameOf({ width: 999, height: 600 })).toBe('sideways');
  expect(layout({ width: 1179, height: 800, players: 4, cards: 6, dealt: 6 }).side).toBe(0);
  expect(layout({ width: 1180, height: 800, players: 4, cards: 6, dealt: 6 }).side).toBe(318);
});
