import type { PlayerId, Table } from '@stammtisch/table';

import { Alarm, type AlarmSettings } from './alarm.ts';
import { nextDue } from './due.ts';
import { isSomebodyHere } from './keeping.ts';
import type { Enqueue } from './mover.ts';

/** A step that the table refused is tried again after so long: the store's clock may be behind ours. */
const AGAIN_MS = 1_000;

/** What a ringer needs of its surroundings. */
export interface RingerSettings extends AlarmSettings {
  /** How long people have at least when the table has rested, or was taken up again. */
  readonly wakeMs: number;
}

/** Rings when somebody's time is up: never at a table that rests, and not at once when it has rested. */
export class Ringer {
  readonly #around: RingerSettings;
  readonly #alarm: Alarm;
  #table: Table | undefined;
  #connected: ReadonlySet<PlayerId> | undefined;
  /** Since when somebody is here who sits at the table. */
  #awakeSince: number | undefined;

  constructor(around: RingerSettings, enqueue: Enqueue) {
    this.#around = around;
    this.#alarm = new Alarm(around, enqueue, () => this.#wait(AGAIN_MS));
  }

  /** Nobody's time is up before this; undefined while the table rests. */
  get notBefore(): number | undefined {
    return this.#awakeSince === undefined ? undefined : this.#awakeSince + this.#around.wakeMs;
  }

  /** The table, or who is connected, has changed. */
  look(table: Table, connected: ReadonlySet<PlayerId>): void {
    if (connected !== this.#connected || table.chairs !== this.#table?.chairs) {
      const isAwake = isSomebodyHere(table, connected);
      this.#awakeSince = isAwake ? (this.#awakeSince ?? this.#around.clock.now()) : undefined;
    }
    this.#table = table;
    this.#connected = connected;
    this.#wait(0);
  }

  /** Nothing rings any more. */
  stop(): void {
    this.#alarm.stop();
  }

  #wait(atLeast: number): void {
    const { notBefore } = this;
    const table = this.#table;
    if (table === undefined) return;
    const step = notBefore === undefined ? undefined : nextDue(table);
    const isAsking = step?.command.do === 'endUndo';
    const at = Math.max(step?.at ?? 0, isAsking ? 0 : (notBefore ?? 0));
    this.#alarm.set(table.id, step === undefined ? undefined : { ...step, at }, atLeast);
  }
}
