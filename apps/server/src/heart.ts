import type { Clock } from '@stammtisch/host';

/** In how many steps a heartbeat goes round: asking everybody at once would hold up those who play. */
const STEPS = 32;

/** Whoever is asked, again and again, whether they are still there. */
export interface Beating {
  beat(): void;
}

/** Asks everybody once in every heartbeat, a few at a time. */
export class Heart {
  readonly #clock: Clock;
  readonly #ms: number;
  readonly #groups: readonly Set<Beating>[] = Array.from({ length: STEPS }, () => new Set<Beating>());
  #joined = 0;
  #step = 0;
  #stop: () => void;

  constructor(clock: Clock, ms: number) {
    this.#clock = clock;
    this.#ms = ms;
    this.#stop = this.#later();
  }

  /** One more to ask; returns how to leave. */
  add(one: Beating): () => void {
    const group = this.#groups[this.#joined % STEPS];
    this.#joined += 1;
    group?.add(one);
    return () => void group?.delete(one);
  }

  stop(): void {
    this.#stop();
  }

  #later(): () => void {
    return this.#clock.after(this.#ms / STEPS, () => {
      for (const one of this.#groups[this.#step % STEPS] ?? []) one.beat();
      this.#step += 1;
      this.#stop = this.#later();
    });
  }
}
