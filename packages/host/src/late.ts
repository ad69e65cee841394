import type { Clock } from './ports.ts';

/** What is to be seen late: each thing waits here, in its order, until its time has come. */
export class Late<Thing> {
  readonly #clock: Clock;
  readonly #ms: number;
  readonly #show: (thing: Thing) => void;
  #waiting: { readonly due: number; readonly thing: Thing }[] = [];
  #stopTimer: (() => void) | undefined;

  constructor({ clock, ms }: { readonly clock: Clock; readonly ms: number }, show: (thing: Thing) => void) {
    this.#clock = clock;
    this.#ms = ms;
    this.#show = show;
  }

  /** Something that happened at this time; a clock that is ahead of ours makes nothing wait longer. */
  add(at: number, thing: Thing): void {
    const now = this.#clock.now();
    const due = Math.max(this.#waiting.at(-1)?.due ?? 0, Math.min(at, now) + this.#ms);
    this.#waiting.push({ due, thing });
    if (this.#waiting.length === 1) this.#showDue();
  }

  /** Nothing that waits is ever shown. */
  clear(): void {
    this.#waiting = [];
    this.#stopTimer?.();
    this.#stopTimer = undefined;
  }

  readonly #showDue = (): void => {
    this.#stopTimer = undefined;
    const now = this.#clock.now();
    for (let next = this.#waiting[0]; next !== undefined && next.due <= now; next = this.#waiting[0]) {
      this.#waiting.shift();
      this.#show(next.thing);
    }
    const next = this.#waiting[0];
    if (next !== undefined) this.#stopTimer = this.#clock.after(next.due - now, this.#showDue);
  };
}
