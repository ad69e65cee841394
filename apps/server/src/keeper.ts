import { persons, type PlayerId, type Table } from '@stammtisch/table';
import type { Logger } from 'pino';

import { isSomebodyHere, nextKeepStep, type KeepStep, type Patience } from './keeping.ts';
import type { Enqueue } from './mover.ts';
import type { Clock } from './options.ts';

/** What a keeper needs of its surroundings. */
export interface Keeping extends Patience {
  readonly clock: Clock;
  readonly log: Logger;
}

/** A step that the table refused is tried again after so long. */
const AGAIN_MS = 5_000;

/** Sees to it that a bot keeps the seat of whoever is away, gives it back at once, and that there is a host. */
export class Keeper {
  readonly #around: Keeping;
  readonly #enqueue: Enqueue;
  readonly #goneAt = new Map<PlayerId, number>();
  #table: Table | undefined;
  #connected: ReadonlySet<PlayerId> | undefined;
  #stopTimer: (() => void) | undefined;
  #isStopped = false;

  constructor(around: Keeping, enqueue: Enqueue) {
    this.#around = around;
    this.#enqueue = enqueue;
  }

  /** The table, or who is connected, has changed. Costs nothing where neither concerns who is away. */
  look(table: Table, connected: ReadonlySet<PlayerId>): void {
    const before = this.#table;
    const isNews = before === undefined || connected !== this.#connected || isOtherwise(before, table);
    this.#table = table;
    if (!isNews || this.#isStopped) return;
    this.#connected = connected;
    this.#count(table, connected);
    this.#wait(0);
  }

  /** Nothing more happens by itself. */
  stop(): void {
    this.#isStopped = true;
    this.#stopTimer?.();
  }

  /** Times begin when somebody goes, and when there is somebody again to whom it matters. */
  #count(table: Table, connected: ReadonlySet<PlayerId>): void {
    const now = this.#around.clock.now();
    const away = new Set<PlayerId>();
    for (const { player } of isSomebodyHere(table, connected) ? persons(table) : []) {
      if (!connected.has(player)) away.add(player);
    }
    for (const player of this.#goneAt.keys()) if (!away.has(player)) this.#goneAt.delete(player);
    for (const player of away) if (!this.#goneAt.has(player)) this.#goneAt.set(player, now);
  }

  #wait(atLeast: number): void {
    this.#stopTimer?.();
    this.#stopTimer = undefined;
    const [table, connected] = [this.#table, this.#connected];
    if (table === undefined || connected === undefined) return;
    const step = nextKeepStep(table, connected, this.#goneAt, this.#around);
    if (step === undefined) return;
    const ms = Math.max(atLeast, step.at - this.#around.clock.now());
    let isStopped = false;
    const take = (): void => void this.#take(table.id, step, () => isStopped);
    const stopTimer = ms <= 0 ? undefined : this.#around.clock.after(ms, take);
    this.#stopTimer = () => {
      isStopped = true;
      stopTimer?.();
    };
    // Whoever is back does not wait for a timer.
    if (stopTimer === undefined) take();
  }

  async #take(id: string, step: KeepStep, isStopped: () => boolean): Promise<void> {
    const { log } = this.#around;
    try {
      const answer = await this.#enqueue(step.command, `go:${id}:${step.key}`, isStopped);
      // What was carried out has changed the table, and the next step is waited for already.
      if (answer.type === 'done' || isStopped() || this.#isStopped) return;
      this.#wait(AGAIN_MS);
    } catch (error) {
      log.error({ err: error, table: id }, 'a table cannot go on');
    }
  }
}

function isOtherwise(before: Table, after: Table): boolean {
  return (
    before.chairs !== after.chairs ||
    before.phase !== after.phase ||
    before.host !== after.host ||
    before.isPaused !== after.isPaused ||
    before.settings !== after.settings
  );
}
