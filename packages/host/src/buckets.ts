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
