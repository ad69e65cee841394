import type { PlayerId } from '@stammtisch/table';

import { Bucket } from './limits.ts';
import type { Clock } from './options.ts';

/** So many phrases at once, and one more every few seconds: enough to be polite. */
const PHRASES = { size: 4, rate: 1 / 5 } as const;
/** More speakers are not remembered at the same time before the silent ones are forgotten. */
const MOST = 10_000;

/** Keeps people from talking too much, on however many devices they do. */
export class Speech {
  readonly #clock: Clock;
  readonly #speakers = new Map<string, Bucket>();

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  /** Whether this person may say one more thing at this table now. */
  take(table: string, player: PlayerId): boolean {
    const now = this.#clock.now();
    const key = `${table}:${player}`;
    if (this.#speakers.size >= MOST) this.#forget(now);
    const bucket = this.#speakers.get(key) ?? new Bucket({ ...PHRASES, now });
    this.#speakers.set(key, bucket);
    return bucket.take(now);
  }

  #forget(now: number): void {
    for (const [key, bucket] of this.#speakers) if (bucket.isFull(now)) this.#speakers.delete(key);
  }
}
