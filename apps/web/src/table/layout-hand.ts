import { CARD_RATIO, clamp, type Frame, type HandSpot, type Room2d } from './geometry.ts';

/** What a hand needs: sizes that stay the same from the deal to the last card. */
export interface HandPlan {
  readonly frame: Frame;
  readonly cardWidth: number;
  /** Space left free at each end of a row. */
  readonly margin: number;
  /** Most cards in a row. */
  readonly perRow: number;
  /** Visible height of a card with another row before it. */
  readonly visible: number;
  /** Height of a card in the front row, as far as the screen shows it. */
  readonly shown: number;
  readonly strip: number;
  readonly calls: number;
  readonly tray: number;
  /** Rows there is height for. */
  readonly rows: number;
}

interface Space extends Room2d {
  readonly frame: Frame;
  readonly isCompact: boolean;
  /** How much larger than usual the cards shall be: 1 is as usual. */
  readonly growth: number;
}

/** Least width of a card's visible part, for a finger. */
const FINGER = 44;
const MOST_LIFT = 20;
/** A fan of more cards bends no further than one of these. */
const WIDEST_FAN = 17;
const FOOT: Readonly<Record<Frame, number>> = { upright: 12, sideways: 0, wide: 14 };
/** A phone on its side shows no more of a card's height, and larger cards no more than others. */
const SHOWN_SIDEWAYS = 65;
const SHOWN_LARGE = 0.88;

/** Sizes and rows for the hand as it was dealt. */
export function planHand(space: Space): HandPlan {
  const { frame, width, isCompact } = space;
  const most = Math.max(space.dealt, space.cards);
  // Somebody who watches holds no cards: the felt is all theirs.
  const isWatching = most === 0;
  const dealt = Math.max(most, 1);
  const rows = frame === 'upright' ? rowsFor(dealt, width) : 1;
  const perRow = Math.ceil(dealt / rows);
  const cardWidth = cardWidthFor(space, rows, perRow, dealt);
  const cardHeight = cardWidth * CARD_RATIO;
  const visible = Math.max(52, cardHeight * (isCompact ? 0.54 : 0.68));
  // Calls need two lines of a thumb's height; a low screen has no such row.
  const calls = space.hasCalls === true && frame === 'upright' && !isCompact ? 50 : 0;
  const strip = frame === 'sideways' ? 0 : 54 + calls;
  const shown = shownHeight(space, cardHeight);
  const tray = isWatching ? strip + 8 : strip + MOST_LIFT + 2 + shown + (rows - 1) * visible + FOOT[frame];
  const margin = { upright: 10, sideways: 122, wide: 40 }[frame];
  return { frame, cardWidth, margin, perRow, visible, shown, strip, calls, tray, rows };
}

/** How much of a front card's height is on the screen: what makes it large may reach below the edge of a low one. */
function shownHeight({ frame, growth }: Space, cardHeight: number): number {
  if (frame === 'sideways') return SHOWN_SIDEWAYS;
  return frame === 'wide' && growth > 1 ? cardHeight * SHOWN_LARGE : cardHeight;
}

/** The fewest rows that keep a finger's width of every card. */
function rowsFor(cards: number, width: number): number {
  const cardWidth = narrow(width);
  const fits = (rows: number): boolean =>
    (width - 20 - cardWidth) / Math.max(1, Math.ceil(cards / rows) - 1) >= FINGER;
  return fits(1) ? 1 : fits(2) ? 2 : 3;
}

function narrow(width: number): number {
  return clamp(52, width * 0.165, 68);
}

function cardWidthFor(space: Space, rows: number, perRow: number, dealt: number): number {
  const { frame, width, height, isCompact, growth } = space;
  switch (frame) {
    case 'sideways':
      return 60 * Math.min(growth, 1.1);
    case 'wide':
      return Math.min(
        clamp(84, height * 0.1317, 124) * growth,
        (width - 80) / (1 + (dealt - 1) * (growth > 1 ? 0.52 : 0.62)),
      );
    case 'upright': {
      // Every card keeps a finger's width beside the next one.
      const roomy = width - 20 - FINGER * (perRow - 1);
      if (rows > 1) return clamp(narrow(width), narrow(width) * growth, roomy);
      // A row may overlap by a quarter, so that few cards are large ones; tablets have room for larger ones still.
      const most = (width >= 600 ? 112 : isCompact ? 76 : 90) * growth;
      const inRow = (width - 20) / (1 + (perRow - 1) * (growth > 1 ? 0.62 : 0.74));
      return clamp(52, Math.min(inRow, roomy), most);
    }
  }
}

/** Where each card of the hand lies. Rows fill from the top; the last one stands at the foot of the tray. */
export function handSpots(cards: number, plan: HandPlan, width: number): readonly HandSpot[] {
  const { frame, cardWidth, margin, perRow, visible, shown, strip, tray } = plan;
  const rows = Math.max(1, Math.ceil(cards / perRow));
  const wideRow = Math.ceil(cards / rows);
  const most = frame === 'wide' ? cardWidth * 0.66 : cardWidth + 5;
  const step = Math.min(most, (width - 2 * margin - cardWidth) / Math.max(1, wideRow - 1));
  const foot = Math.max(strip + MOST_LIFT + 2, tray - FOOT[frame] - shown);
  return Array.from({ length: cards }, (_, index) => {
    const row = Math.floor(index / wideRow);
    const column = index % wideRow;
    const inRow = Math.min(wideRow, cards - row * wideRow);
    const middle = column - (inRow - 1) / 2;
    // A fan as a hand holds it, where there is room for one; the more cards, the flatter.
    const bend = frame === 'wide' ? middle * Math.min(1, WIDEST_FAN / inRow) : 0;
    const fan = { angle: bend * 1.1, sink: bend * bend * 0.55 };
    return {
      x: (width - ((inRow - 1) * step + cardWidth)) / 2 + column * step,
      y: foot - (rows - 1 - row) * visible + fan.sink,
      angle: fan.angle,
      // A card that rises in a front row takes height from the one behind it.
      lift: row > 0 ? Math.max(2, Math.min(18, visible - 50)) : MOST_LIFT,
    };
  });
}
