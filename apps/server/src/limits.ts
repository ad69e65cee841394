import type { Clock, Limits } from './options.ts';

/** Lets so much through at once, and so much a second in the long run. */
export class Bucket {
  readonly #rate: number;
  readonly #size: number;
  #level: number;
  #at: number;

  constructor({ rate, size, now }: { readonly rate: number; readonly size: number; readonly now: number }) {
    this.#rate = rate;
    this.#size = size;
    this.#level = size;
    this.#at = now;
  }

  /** Whether one more may pass now. */
  take(now: number): boolean {
    // A clock set back gives nothing and takes nothing.
    const passed = Math.max(0, now - this.#at) / 1_000;
    this.#level = Math.min(this.#size, this.#level + passed * this.#rate);
    this.#at = now;
    if (this.#level < 1) return false;
    this.#level -= 1;
    return true;
  }

  /** Whether it has been left alone long enough to be forgotten. */
  isFull(now: number): boolean {
    return this.#level + (Math.max(0, now - this.#at) / 1_000) * this.#rate >= this.#size;
  }
}

/** Why a connection is not accepted. */
export type TurnedAway = 'full' | 'address-full' | 'address-too-fast';

/** Counts sockets, in all and by address. */
export class Door {
  readonly #limits: Limits;
  readonly #clock: Clock;
  readonly #open = new Map<string, number>();
  readonly #speed = new Map<string, Bucket>();
  #total = 0;

  constructor(limits: Limits, clock: Clock) {
    this.#limits = limits;
    this.#clock = clock;
  }

  get total(): number {
    return this.#total;
  }

  /** Lets a connection in, or says why not. */
  enter(address: string): TurnedAway | undefined {
    const { sockets, socketsPerAddress, newSocketsPerSecond: rate, newSocketBurst: size } = this.#limits;
    const now = this.#clock.now();
    if (this.#total >= sockets) return 'full';
    if ((this.#open.get(address) ?? 0) >= socketsPerAddress) return 'address-full';
    if (this.#speed.size > 10_000) this.#forget(now);
    const bucket = this.#speed.get(address) ?? new Bucket({ rate, size, now });
    this.#speed.set(address, bucket);
    if (!bucket.take(now)) return 'address-too-fast';
    this.#total += 1;
    this.#open.set(address, (this.#open.get(address) ?? 0) + 1);
    return undefined;
  }

  /** A connection that was let in has gone. */
  leave(address: string): void {
    this.#total -= 1;
    const left = (this.#open.get(address) ?? 1) - 1;
    if (left === 0) this.#open.delete(address);
    else this.#open.set(address, left);
  }

  #forget(now: number): void {
    for (const [address, bucket] of this.#speed) if (bucket.isFull(now)) this.#speed.delete(address);
  }
}
