import type { BotQuestion } from '@stammtisch/host';

/** A question on its way to an answer. */
export interface Asked {
  /** The table that asks; each has one question in the line at most. */
  readonly table: string;
  readonly question: BotQuestion;
  readonly resolve: (text: string) => void;
  readonly reject: (error: Error) => void;
  /** How many threads have failed over it. */
  readonly failures: number;
}

interface Waiting {
  readonly asked: Asked;
  /** What its table had used when it came to the line, in ms. */
  readonly used: number;
}

/** More tables than these do not wait at the same time. */
const MOST_WAITING = 1_000;
/** More tables than these are not remembered at the same time before the modest ones are forgotten. */
const MOST_REMEMBERED = 10_000;

/**
 * Those who wait for a bot's answer. Whoever's table has used least comes first: a table full of bots that never pause
 * waits for one that asks now and then, and never the other way round.
 */
export class BotLine {
  readonly #waiting = new Map<string, Waiting>();
  readonly #idle: ((asked: Asked | undefined) => void)[] = [];
  /** What each table has used, counted from where the line was when it first came. */
  readonly #used = new Map<string, number>();
  #served = 0;
  #isClosed = false;

  get length(): number {
    return this.#waiting.size;
  }

  get isClosed(): boolean {
    return this.#isClosed;
  }

  /** A table's newer question takes the place of its older one, which nobody needs an answer to any more. */
  join(asked: Asked): void {
    if (this.#isClosed) return asked.reject(gone());
    const wake = this.#idle.shift();
    if (wake !== undefined) return wake(asked);
    const older = this.#waiting.get(asked.table);
    // A question that goes to another thread is older than one that came meanwhile.
    if (older !== undefined && asked.failures > 0) return asked.reject(new Error('the table has asked anew'));
    older?.asked.reject(new Error('the table has asked anew'));
    if (older === undefined && this.#waiting.size >= MOST_WAITING)
      return asked.reject(new Error('too many wait for bots'));
    this.#waiting.set(asked.table, { asked, used: this.#usedBy(asked.table) });
    return undefined;
  }

  /** Who is next; waits if there is nobody, and ends when the line is closed. */
  next(): Promise<Asked | undefined> {
    const first = this.#first();
    if (first === undefined && !this.#isClosed) return new Promise((resolve) => this.#idle.push(resolve));
    if (first !== undefined) {
      this.#waiting.delete(first.asked.table);
      this.#served = Math.max(this.#served, first.used);
    }
    return Promise.resolve(first?.asked);
  }

  /** A table's bot has thought for so long. */
  charge(table: string, ms: number): void {
    if (this.#used.size >= MOST_REMEMBERED) this.#forget();
    this.#used.set(table, this.#usedBy(table) + ms);
  }

  close(): void {
    this.#isClosed = true;
    for (const { asked } of this.#waiting.values()) asked.reject(gone());
    this.#waiting.clear();
    for (const wake of this.#idle.splice(0)) wake(undefined);
  }

  /** Whoever has not asked for long has saved up nothing: all begin where the line is. */
  #usedBy(table: string): number {
    return Math.max(this.#used.get(table) ?? 0, this.#served);
  }

  #first(): Waiting | undefined {
    let first: Waiting | undefined;
    for (const one of this.#waiting.values()) if (first === undefined || one.used < first.used) first = one;
    return first;
  }

  #forget(): void {
    for (const [table, used] of this.#used) if (used <= this.#served) this.#used.delete(table);
  }
}

/** Why nobody answers any more. */
export function gone(): Error {
  return new Error('the bots have gone');
}
