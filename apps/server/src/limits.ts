import { isIPv6 } from 'node:net';

import type { Clock } from './options.ts';

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

  /** Whether so much more may pass now. */
  take(now: number, amount = 1): boolean {
    // A clock set back gives nothing and takes nothing.
    const passed = Math.max(0, now - this.#at) / 1_000;
    this.#level = Math.min(this.#size, this.#level + passed * this.#rate);
    this.#at = now;
    if (this.#level < amount) return false;
    this.#level -= amount;
    return true;
  }

  /** Whether it has been left alone long enough to be forgotten. */
  isFull(now: number): boolean {
    return this.#level + (Math.max(0, now - this.#at) / 1_000) * this.#rate >= this.#size;
  }
}

/** Why a connection is not accepted. */
export type TurnedAway = 'full' | 'address-full' | 'address-too-fast';

/** How many may be in at the same time, in all and of one address, and how fast an address may come. */
export interface DoorLimits {
  readonly all: number;
  readonly each: number;
  /** Of new ones a second, and at once. */
  readonly rate: number;
  readonly burst: number;
}

/** More addresses are not remembered at the same time before the quiet ones are forgotten. */
const MOST_ADDRESSES = 10_000;

/** Counts who is in, in all and by address. */
export class Door {
  readonly #limits: DoorLimits;
  readonly #clock: Clock;
  readonly #open = new Map<string, number>();
  readonly #speed: Buckets;
  #total = 0;

  constructor(limits: DoorLimits, clock: Clock) {
    this.#limits = limits;
    this.#clock = clock;
    this.#speed = new Buckets({ rate: limits.rate, size: limits.burst, most: MOST_ADDRESSES });
  }

  get total(): number {
    return this.#total;
  }

  /** Lets a connection in, or says why not. */
  enter(address: string): TurnedAway | undefined {
    const { all, each } = this.#limits;
    const open = this.#open.get(address) ?? 0;
    if (this.#total >= all) return 'full';
    if (open >= each) return 'address-full';
    if (!this.#speed.take(address, this.#clock.now())) return 'address-too-fast';
    this.#total += 1;
    this.#open.set(address, open + 1);
    return undefined;
  }

  /** A connection that was let in has gone. */
  leave(address: string): void {
    this.#total -= 1;
    const left = (this.#open.get(address) ?? 1) - 1;
    if (left === 0) this.#open.delete(address);
    else this.#open.set(address, left);
  }
}

/** A bucket for each of many, as long as they are heard of. */
export class Buckets {
  readonly #each: { readonly rate: number; readonly size: number };
  readonly #most: number;
  readonly #buckets = new Map<string, Bucket>();

  constructor({ rate, size, most }: { readonly rate: number; readonly size: number; readonly most: number }) {
    this.#each = { rate, size };
    this.#most = most;
  }

  /** Whether one more of this one may pass now. */
  take(key: string, now: number): boolean {
    const known = this.#buckets.get(key);
    if (known !== undefined) return known.take(now);
    if (this.#buckets.size >= this.#most) this.#forget(now);
    const bucket = new Bucket({ ...this.#each, now });
    this.#buckets.set(key, bucket);
    return bucket.take(now);
  }

  #forget(now: number): void {
    for (const [key, bucket] of this.#buckets) if (bucket.isFull(now)) this.#buckets.delete(key);
  }
}

/** Groups of an IPv6 address that a household has in common: it may take another of the rest for each try. */
const COMMON_GROUPS = 4;
const GROUPS = 8;

/** Whom limits by address mean: an IPv4 address, however it is written, or a /64 of IPv6. */
export function household(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped !== undefined) return mapped;
  if (!isIPv6(address)) return address;
  const [head = '', tail] = (address.split('%', 1)[0] ?? '').split('::');
  const first = groupsOf(head);
  const last = groupsOf(tail ?? '');
  const zeros = tail === undefined ? 0 : GROUPS - first.length - last.length;
  const groups = [...first, ...Array.from({ length: Math.max(0, zeros) }, () => '0'), ...last];
  const common = groups.slice(0, COMMON_GROUPS).map((group) => Number.parseInt(group, 16).toString(16));
  return `${common.join(':')}::/64`;
}

function groupsOf(text: string): readonly string[] {
  return text === '' ? [] : text.split(':');
}
