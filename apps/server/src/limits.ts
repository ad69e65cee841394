import { isIPv6 } from 'node:net';

import { Buckets, type Clock } from '@stammtisch/host';

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
