import type { PlayerId } from '@stammtisch/table';

import { Buckets } from './buckets.ts';
import type { Clock } from './ports.ts';

/** So many at once, and one more every so often: phrases enough to be polite, texts as fast as people write. */
const PACES = {
  phrase: { size: 4, rate: 1 / 5 },
  text: { size: 5, rate: 1 / 2 },
  report: { size: 1, rate: 1 / 60 },
} as const;
/** More speakers are not remembered at the same time before the silent ones are forgotten. */
const MOST = 10_000;

/** Keeps people from talking too much, on however many devices they do. */
export class Speech {
  readonly #clock: Clock;
  readonly #speakers = {
    phrase: new Buckets({ ...PACES.phrase, most: MOST }),
    text: new Buckets({ ...PACES.text, most: MOST }),
    report: new Buckets({ ...PACES.report, most: MOST }),
  };

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  /** Whether this person may say one more thing of this kind at this table now. */
  take(kind: keyof typeof PACES, table: string, player: PlayerId): boolean {
    return this.#speakers[kind].take(`${table}:${player}`, this.#clock.now());
  }
}
