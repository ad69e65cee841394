import type { PlayerId } from '@stammtisch/table';

import { Buckets } from './limits.ts';
import type { Clock } from './options.ts';

/** So many phrases at once, and one more every few seconds: enough to be polite. */
const PHRASES = { size: 4, rate: 1 / 5 } as const;
/** More speakers are not remembered at the same time before the silent ones are forgotten. */
const MOST = 10_000;

/** Keeps people from talking too much, on however many devices they do. */
export class Speech {
  readonly #clock: Clock;
  readonly #speakers = new Buckets({ ...PHRASES, most: MOST });

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  /** Whether this person may say one more thing at this table now. */
  take(table: string, player: PlayerId): boolean {
    return this.#speakers.take(`${table}:${player}`, this.#clock.now());
  }
}
