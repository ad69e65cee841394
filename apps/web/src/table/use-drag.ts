import { useRef } from 'preact/hooks';

import type { TableGeometry } from './geometry.ts';
import { type Swipe, swallow } from './use-swipe.ts';

/** How far a card must be moved sideways before it is one that is being arranged, in px. */
const FAR = 10;

interface Way {
  readonly id: number;
  readonly x: number;
  readonly y: number;
  /** It has become a way sideways. */
  readonly isOn: boolean;
}

interface Place {
  readonly hand: TableGeometry['hand'];
  readonly index: number;
  readonly place: (to: number) => void;
}

/**
 * Moves a card to another place of the hand, along with the pointer; whatever is no way sideways is a swipe. The same is
 * done by two taps, and by keys (principle 8).
 */
export function useDrag(isOn: boolean, swipe: Swipe, place: Place): Swipe {
  const way = useRef<Way | undefined>(undefined);
  const hasDragged = useRef(false);
  return isOn ? dragging({ way, hasDragged }, swipe, place) : swipe;
}

interface Course {
  readonly way: { current: Way | undefined };
  readonly hasDragged: { current: boolean };
}

function dragging({ way, hasDragged }: Course, swipe: Swipe, { hand, index, place }: Place): Swipe {
  const end = (event: PointerEvent): void => {
    draw(event, '');
    way.current = undefined;
  };
  return {
    onPointerDown(event) {
      hasDragged.current = false;
      way.current = { id: event.pointerId, x: event.clientX, y: event.clientY, isOn: false };
      swipe.onPointerDown(event);
    },
    onPointerMove(event) {
      const { x, y } = from(way.current, event);
      if (way.current?.isOn === false && Math.abs(x) > Math.max(FAR, Math.abs(y))) {
        way.current = { ...way.current, isOn: true };
        hasDragged.current = true;
        swipe.onPointerCancel(event);
        buttonOf(event).setPointerCapture(event.pointerId);
      }
      if (way.current?.isOn === true) draw(event, `${x}px ${y}px`);
      else swipe.onPointerMove(event);
    },
    onPointerUp(event) {
      const isDone = way.current?.isOn === true;
      const to = nearest(hand, index, from(way.current, event));
      end(event);
      if (isDone) place(to);
      else swipe.onPointerUp(event);
    },
    onPointerCancel(event) {
      end(event);
      swipe.onPointerCancel(event);
    },
    onClickCapture(event) {
      // The click that follows is none.
      if (!hasDragged.current) return swipe.onClickCapture(event);
      hasDragged.current = false;
      swallow(event);
    },
  };
}

interface Offset {
  readonly x: number;
  readonly y: number;
}

function from(way: Way | undefined, { clientX, clientY, pointerId }: PointerEvent): Offset {
  return way?.id === pointerId ? { x: clientX - way.x, y: clientY - way.y } : { x: 0, y: 0 };
}

function draw(event: PointerEvent, translate: string): void {
  buttonOf(event).style.translate = translate;
}

function buttonOf({ currentTarget }: PointerEvent): HTMLElement {
  // Handlers sit on the card's own button.
  return currentTarget as HTMLElement;
}

/** The place of the hand that lies nearest to where the card was let go. */
function nearest({ spots }: TableGeometry['hand'], index: number, { x, y }: Offset): number {
  const start = spots[index] ?? { x: 0, y: 0 };
  const ways = spots.map((spot) => Math.hypot(spot.x - start.x - x, spot.y - start.y - y));
  return ways.indexOf(Math.min(...ways));
}
