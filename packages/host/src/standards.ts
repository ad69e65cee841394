import { type BotPace, CLOCK_SECONDS, GRACE_SECONDS, WATCH_DELAY_SECONDS } from '@stammtisch/protocol';
import type { Clocks, ClockTimes } from '@stammtisch/table';

import type { Graces, HostLimits, Pauses } from './ports.ts';

/** What the life of a table is measured by where nobody says otherwise. */
export const STANDARD_HOST_LIMITS: HostLimits = {
  socketsPerPlayerAndTable: 8,
  retryMs: 2_000,
  shareMs: 5_000,
  hostGoneMs: 300_000,
  wakeMs: 15_000,
  idleTableMs: 60_000,
};

/** How fast bots are. */
export const STANDARD_PAUSES: Readonly<Record<BotPace, Pauses>> = {
  instant: { act: 0, trick: 0, deal: 0 },
  brisk: { act: 700, trick: 1_200, deal: 3_000 },
  calm: { act: 1_500, trick: 2_400, deal: 6_000 },
};

/** How long people may be away. */
export const STANDARD_GRACES: Graces = {
  short: GRACE_SECONDS.short * 1_000,
  medium: GRACE_SECONDS.medium * 1_000,
  long: GRACE_SECONDS.long * 1_000,
};

/** How late a match is seen where that is agreed. */
export const STANDARD_WATCH_DELAY_MS = WATCH_DELAY_SECONDS * 1_000;

/** How long people may think. */
export const STANDARD_CLOCKS: Clocks = {
  calm: timesOf(CLOCK_SECONDS.calm),
  brisk: timesOf(CLOCK_SECONDS.brisk),
  fast: timesOf(CLOCK_SECONDS.fast),
};

function timesOf({ move, bank }: ClockTimes): ClockTimes {
  return { move: move * 1_000, bank: bank * 1_000 };
}
