import type { Seat } from '@stammtisch/kernel';
import { CLOCK_SECONDS, type TableSettings } from '@stammtisch/protocol';

import type { HeardClock } from '../connection/link.ts';

/** From here on somebody's time is running out, in ms; the others may give some a little earlier. */
export const LOW_MS = 10_000;
/** When the others are asked whether they give more. */
export const OFFER_MS = 15_000;

/** How much time is left until then, in ms; while the game is paused it stands still. */
export function leftUntil(
  deadline: number,
  clock: Pick<HeardClock, 'now' | 'heardAt'>,
  { now, isPaused }: { readonly now: number; readonly isPaused: boolean },
): number {
  // Only what passed on this device since then counts: its clock may be wrong.
  const passed = isPaused ? 0 : Math.max(0, now - clock.heardAt);
  return Math.max(0, deadline - clock.now - passed);
}

/** Which part of the time that a seat had at first is left, from 0 to 1. */
export function partLeft(left: number, seat: Seat, clock: HeardClock, settings: TableSettings): number {
  const own = clock.seats.find((one) => one.seat === seat);
  const move = settings.clock === 'none' ? 0 : CLOCK_SECONDS[settings.clock].move * 1_000;
  const whole = Math.max(move + (own?.bank ?? 0), 1);
  return Math.min(1, left / whole);
}

/** Whole seconds, as a clock shows them: 0 comes last. */
export function secondsOf(left: number): number {
  return Math.ceil(left / 1_000);
}

/** "4:05". */
export function clockText(left: number): string {
  const seconds = secondsOf(left);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
