import type { OwnCommand } from '@stammtisch/table';

import type { Enqueue } from './mover.ts';
import type { Clock, Log } from './ports.ts';

/** What the table does by itself at a certain time. */
export interface TimedStep {
  readonly at: number;
  /** The name of the command: the same step has the same name on every server. */
  readonly key: string;
  readonly command: OwnCommand;
}

/** What an alarm needs of its surroundings. */
export interface AlarmSettings {
  readonly clock: Clock;
  readonly log: Log;
}

interface Awaited {
  readonly key: string;
  readonly due: number;
  readonly stop: () => void;
}

/** Carries out one thing when its time has come; what was waited for before is forgotten. */
export class Alarm {
  readonly #around: AlarmSettings;
  readonly #enqueue: Enqueue;
  readonly #again: () => void;
  #awaited: Awaited | undefined;
  #isStopped = false;

  /** `again` is called when the table has refused a step that was due. */
  constructor(around: AlarmSettings, enqueue: Enqueue, again: () => void) {
    this.#around = around;
    this.#enqueue = enqueue;
    this.#again = again;
  }

  /** Waits for this step, at least so long. */
  set(id: string, step: TimedStep | undefined, atLeast = 0): void {
    if (step === undefined && this.#awaited === undefined) return;
    const now = this.#around.clock.now();
    const due = Math.max(now + atLeast, step?.at ?? 0);
    if (step !== undefined && this.#awaited?.key === step.key && this.#awaited.due === due) return;
    this.#awaited?.stop();
    this.#awaited = undefined;
    if (step === undefined || this.#isStopped) return;
    let isStopped = false;
    const take = (): void => void this.#take(id, step, () => isStopped);
    const stopTimer = due <= now ? undefined : this.#around.clock.after(due - now, take);
    const stop = (): void => {
      isStopped = true;
      stopTimer?.();
    };
    this.#awaited = { key: step.key, due, stop };
    // What is due already does not wait for a timer.
    if (stopTimer === undefined) take();
  }

  /** Nothing more happens by itself. */
  stop(): void {
    this.#isStopped = true;
    this.#awaited?.stop();
  }

  async #take(id: string, { command, key }: TimedStep, isStopped: () => boolean): Promise<void> {
    const { log } = this.#around;
    try {
      const answer = await this.#enqueue(command, key, isStopped);
      // What was carried out has changed the table, and the next step is waited for already.
      if (answer.type !== 'done' && !isStopped()) this.#again();
    } catch (error) {
      log.error({ err: error, table: id }, 'a table cannot go on');
    }
  }
}
