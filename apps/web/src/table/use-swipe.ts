import { useRef } from 'preact/hooks';

/** How far up a card must be drawn to be played, in px. */
const FAR = 56;

/** What a card listens to. */
export interface Swipe {
  readonly onPointerDown: (event: PointerEvent) => void;
  readonly onPointerMove: (event: PointerEvent) => void;
  readonly onPointerUp: (event: PointerEvent) => void;
  readonly onPointerCancel: (event: PointerEvent) => void;
  readonly onClickCapture: (event: MouseEvent) => void;
}

/** Draws a card along with the finger; let go far enough up, it is played (principle 7). */
export function useSwipe(isOn: boolean, play: () => void): Swipe {
  const start = useRef<{ readonly id: number; readonly y: number } | undefined>(undefined);
  const hasSwiped = useRef(false);
  const draw = (event: PointerEvent, way: number): void => {
    // Handlers sit on the card's own button.
    const button = event.currentTarget as HTMLElement;
    button.style.translate = way === 0 ? '' : `0 ${-way}px`;
  };
  const way = (event: PointerEvent): number =>
    start.current?.id === event.pointerId ? Math.max(0, start.current.y - event.clientY) : 0;
  const end = (event: PointerEvent): void => {
    draw(event, 0);
    start.current = undefined;
  };
  return {
    onPointerDown(event) {
      hasSwiped.current = false;
      if (isOn && event.pointerType !== 'mouse') start.current = { id: event.pointerId, y: event.clientY };
    },
    onPointerMove(event) {
      const drawn = way(event);
      if (drawn > 8) hasSwiped.current = true;
      if (hasSwiped.current) draw(event, drawn);
    },
    onPointerUp(event) {
      const isFar = way(event) >= FAR;
      end(event);
      if (isFar) play();
    },
    onPointerCancel: end,
    onClickCapture(event) {
      // The click that follows a swipe is none.
      if (!hasSwiped.current) return;
      swallow(event);
      hasSwiped.current = false;
    },
  };
}

/** Nobody hears of this click any more. */
export function swallow(event: MouseEvent): void {
  event.stopPropagation();
  event.preventDefault();
}
