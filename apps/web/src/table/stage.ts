import type { Event, Seat, SeenTrick, TableLayout } from '@stammtisch/kernel';

/** What lies in the middle of the table as it is shown, which may be a moment behind the truth. */
export interface Stage {
  /** A finished trick that still lies there, with its taker. */
  readonly held?: SeenTrick;
  /** A finished trick on its way to its taker. */
  readonly leaving?: SeenTrick;
}
/** Nothing lies there but the truth. */
export const BARE: Stage = {};

/** Whether what lies there is the truth. */
export function isShownBare({ held, leaving }: Stage): boolean {
  return held === undefined && leaving === undefined;
}

/** A trick that these events finished, as it lay; undefined if they finished none. */
export function finishedTrick(layout: TableLayout, events: readonly Event[]): SeenTrick | undefined {
  const isTaken = events.some(
    (event) => event.type === 'moved' && event.from.pile === 'table' && event.to.pile === 'taken',
  );
  return isTaken ? layout.lastTrick : undefined;
}

/** Whether a trick that is being shown makes a decision wait: mine is due, and the next trick has begun. */
export function isInTheWay(
  layout: TableLayout,
  awaited: readonly Seat[] | 'deck',
  seat: Seat | null,
): boolean {
  if (seat === null || awaited === 'deck' || !awaited.includes(seat)) return false;
  return (layout.trick?.plays.length ?? 0) > 0;
}

/** What stays the same about a trick while it lies, is held and leaves. */
export function trickKey({ leader, plays }: SeenTrick): string {
  return `${leader}:${plays[0]?.card ?? ''}`;
}

/** With a decision due, a finished trick stays this long at most, in ms. */
const SHORT_PAUSE = 700;

/** How long a finished trick stays (principles 16 and 19), in ms from its end; `laid` cards of the next one lie already. */
export function pauseFor(
  chosen: number | 'tap',
  { isDue, isOff, laid }: { readonly isDue: boolean; readonly isOff: boolean; readonly laid: number },
): number | 'tap' {
  // Without motion nothing may fall behind the truth by more than one card.
  if (isOff && (isDue || laid > 1)) return 0;
  if (!isDue) return chosen;
  return chosen === 'tap' ? SHORT_PAUSE : Math.min(chosen, SHORT_PAUSE);
}
