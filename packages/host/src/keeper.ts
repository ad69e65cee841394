import { persons, type PlayerId, type Table } from '@stammtisch/table';

import { Alarm, type AlarmSettings } from './alarm.ts';
import { isSomebodyHere, nextKeepStep, type Patience } from './keeping.ts';
import type { Enqueue } from './mover.ts';

/** What a keeper needs of its surroundings. */
export interface Keeping extends Patience, AlarmSettings {}

/** A step that the table refused is tried again after so long. */
const AGAIN_MS = 5_000;

/** Sees to it that a bot keeps the seat of whoever is away, gives it back at once, and that there is a host. */
export class Keeper {
  readonly #around: Keeping;
  readonly #alarm: Alarm;
  readonly #goneAt = new Map<PlayerId, number>();
  #table: Table | undefined;
  #connected: ReadonlySet<PlayerId> | undefined;
  #isStopped = false;

  constructor(around: Keeping, enqueue: Enqueue) {
    this.#around = around;
    this.#alarm = new Alarm(around, enqueue, () => this.#wait(AGAIN_MS));
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
    this.#alarm.stop();
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
    const [table, connected] = [this.#table, this.#connected];
    if (table === undefined || connected === undefined) return;
    this.#alarm.set(table.id, nextKeepStep(table, connected, this.#goneAt, this.#around), atLeast);
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
