import type { TableGeometry } from './geometry.ts';

/** Where a card of the hand lies, for its style. */
export function placeInHand(
  { cardWidth, cardHeight, spots }: TableGeometry['hand'],
  index: number,
): Readonly<Record<string, string | number>> {
  const { x, y, angle, lift } = spots[index] ?? { x: 0, y: 0, angle: 0, lift: 0 };
  return {
    width: `${cardWidth}px`,
    height: `${cardHeight}px`,
    '--x': `${x.toFixed(2)}px`,
    '--y': `${y.toFixed(2)}px`,
    '--angle': `${angle.toFixed(2)}deg`,
    '--lift': `${lift}px`,
    // Rows fill from the top, and a fan sinks at its ends: each card lies on the one before it.
    zIndex: index,
  };
}
