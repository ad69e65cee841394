import { fail, ok, type Result } from '@stammtisch/kernel';
import type { SpokenCode } from '@stammtisch/protocol';

import type { Clock } from '@stammtisch/host';

/** What spoken codes need of the server. */
export interface SpokenSettings {
  readonly clock: Clock;
  readonly random: (bytes: number) => Uint8Array;
  /** How long such a code may be said. */
  readonly spokenMs: number;
  /** Wrong guesses of everybody together; after them nobody finds anything until the minute is over. */
  readonly spokenMissesPerMinute: number;
}

interface Said {
  readonly code: string;
  readonly until: number;
}

const DIGITS = 7;
const NUMBERS = 10 ** DIGITS;
const U32 = 2 ** 32;
/** Whoever asks again is given the same, if there is time left to say it. */
const WORTHWHILE_MS = 60_000;
const MINUTE_MS = 60_000;
/** Draws before it is given up: with so few in use even the second is rare. */
const DRAWS = 20;
/**
 * More are not valid at the same time. With all 200 in use one guess in 50,000 meets some table, and as nobody guesses wrong more
 * than 20 times a minute in all, whoever uses all of that, every minute, meets one in 41 hours on average; one certain table
 * in its ten minutes with a chance of 1 in 50,000. What it opens is what a link opens: a free chair, or a place to watch from.
 */
const MOST = 200;

/** Short codes that lead to a table for a while, to be said aloud. Kept in memory alone. */
export class Spoken {
  readonly #settings: SpokenSettings;
  readonly #said = new Map<string, Said>();
  #minute = { from: 0, misses: 0 };

  constructor(settings: SpokenSettings) {
    this.#settings = settings;
  }

  /** A code to say for this table; undefined while too many are valid. */
  offer(code: string): SpokenCode | undefined {
    const { clock, spokenMs } = this.#settings;
    const now = clock.now();
    for (const [spoken, said] of this.#said) {
      if (said.until <= now) this.#said.delete(spoken);
      else if (said.code === code && said.until - now >= WORTHWHILE_MS) return told(spoken, said.until - now);
    }
    const spoken = this.#said.size < MOST ? this.#draw() : undefined;
    if (spoken === undefined) return undefined;
    this.#said.set(spoken, { code, until: now + spokenMs });
    return told(spoken, spokenMs);
  }

  /** The table this code leads to, or that there is none. When too many have guessed, nobody learns even whether theirs is right. */
  find(spoken: string): Result<string, 'none' | 'too-fast'> {
    const now = this.#settings.clock.now();
    if (now - this.#minute.from >= MINUTE_MS || now < this.#minute.from)
      this.#minute = { from: now, misses: 0 };
    if (this.#minute.misses >= this.#settings.spokenMissesPerMinute) return fail('too-fast');
    const said = this.#said.get(spoken);
    if (said !== undefined && said.until > now) return ok(said.code);
    this.#minute.misses += 1;
    return fail('none');
  }

  /** A number that is not in use, every one as likely as the others. */
  #draw(): string | undefined {
    for (let draw = 0; draw < DRAWS; draw += 1) {
      const word = Buffer.from(this.#settings.random(4)).readUInt32BE(0);
      const spoken = String(word % NUMBERS).padStart(DIGITS, '0');
      if (word < U32 - (U32 % NUMBERS) && !this.#said.has(spoken)) return spoken;
    }
    return undefined;
  }
}

function told(spoken: string, ms: number): SpokenCode {
  return { spoken, seconds: Math.floor(ms / 1_000) };
}
