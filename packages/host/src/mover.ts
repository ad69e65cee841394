import type { Refusal } from '@stammtisch/kernel';
import type { OwnCommand, PlayerId, Table } from '@stammtisch/table';

import { code } from './codes.ts';
import { Keeper } from './keeper.ts';
import type { Answer, Surroundings } from './live-table.ts';
import { type OwnStep, ownStep } from './moving.ts';
import { Ringer } from './ringer.ts';

/** Puts what the table does by itself into its queue. */
export type Enqueue = (command: OwnCommand, key: string, isStopped: () => boolean) => Promise<Answer>;

/** What was refused for a reason that passes is tried again after so long. */
const AGAIN_MS = 2_000;
/** What a bot's chance begins with: 130 bits. */
const SEED_LETTERS = 26;

type BotStep = Extract<OwnStep, { readonly type: 'bot' }>;

/** Sees to it that bots move, ready tables deal, and seats are kept: each once, and after its pause. */
export class Mover {
  readonly #around: Surroundings;
  readonly #enqueue: Enqueue;
  readonly #keeper: Keeper;
  readonly #ringer: Ringer;
  #due: { readonly key: string; readonly stop: () => void } | undefined;
  #isStopped = false;

  constructor(around: Surroundings, enqueue: Enqueue) {
    this.#around = around;
    this.#enqueue = enqueue;
    const { clock, log, graces, limits } = around;
    this.#keeper = new Keeper({ clock, log, graces, hostGoneMs: limits.hostGoneMs }, enqueue);
    this.#ringer = new Ringer({ clock, log, wakeMs: limits.wakeMs }, enqueue);
  }

  /** Nobody's time is up before this; undefined while the table rests. */
  get notBefore(): number | undefined {
    return this.#ringer.notBefore;
  }

  /** The table, or who is connected, has changed. After a fresh trick bots take their time: people want to see it. */
  look(table: Table, connected: ReadonlySet<PlayerId>, isTrickFresh = false): void {
    this.#keeper.look(table, connected);
    this.#ringer.look(table, connected);
    const step = this.#isStopped ? undefined : ownStep(table, connected);
    if (step?.key === this.#due?.key) return;
    this.#due?.stop();
    this.#due = undefined;
    if (step === undefined) return;
    let isStopped = false;
    const answer = step.type === 'bot' ? this.#botAnswer(table, step) : undefined;
    const stopTimer = this.#around.clock.after(this.#pause(table, step, isTrickFresh), () => {
      void this.#take(table.id, step, answer, () => isStopped);
    });
    const stop = (): void => {
      isStopped = true;
      stopTimer();
    };
    this.#due = { key: step.key, stop };
  }

  /** Nothing more moves by itself. */
  stop(): void {
    this.#isStopped = true;
    this.#keeper.stop();
    this.#ringer.stop();
    this.#due?.stop();
    this.#due = undefined;
  }

  #pause({ settings }: Table, step: OwnStep, isTrickFresh: boolean): number {
    const { act, trick, deal } = this.#around.pauses[settings.botPace];
    if (step.type === 'void') return this.#around.limits.shareMs;
    if (step.type === 'proceed') return step.isUnhurried ? deal : 0;
    return isTrickFresh ? trick : act;
  }

  async #take(
    id: string,
    step: OwnStep,
    thought: Promise<string> | undefined,
    isStopped: () => boolean,
  ): Promise<void> {
    const { clock, log } = this.#around;
    try {
      const action = await thought;
      if (isStopped()) return;
      const answer = await this.#enqueue(commandFor(step, action), nameOf(id, step), isStopped);
      if (answer.type !== 'refused' || isStopped()) return;
      log.warn({ table: id, step: step.key, refusal: answer.refusal }, 'the table was refused');
      // Nobody else would ask again, and the table would wait for ever.
      if (isPassing(answer.refusal))
        clock.after(AGAIN_MS, () => void this.#take(id, step, thought, isStopped));
    } catch (error) {
      log.error({ err: error, table: id }, 'a table cannot go on');
    }
  }

  /** A bot that fails, or answers what it may not, still plays: whatever is legal first. */
  async #botAnswer(table: Table, { seat, level, position }: BotStep): Promise<string> {
    const { bots, random, metrics, log, clock } = this.#around;
    const match = table.match?.position;
    if (match === undefined) throw new Error(`${table.id}: no match is on`);
    const began = clock.now();
    const seed = code(random, SEED_LETTERS);
    try {
      const text = await bots.answer(
        { game: match.game, view: match.observe(seat), seat, level, seed },
        table.id,
      );
      if (match.refusal(seat, text) === undefined) return text;
      log.warn({ table: table.id, position, text }, 'a bot answered what it may not');
    } catch (error) {
      log.warn({ err: error, table: table.id, position }, 'a bot did not answer');
    } finally {
      metrics.botThought(clock.now() - began);
    }
    const first = match.legal(seat)[0];
    if (first === undefined) throw new Error(`${table.id}: seat ${seat} is awaited and can do nothing`);
    return first;
  }
}

function commandFor(step: OwnStep, action: string | undefined): OwnCommand {
  if (step.type === 'void') return { do: 'voidStart', match: step.match };
  return step.type === 'bot' && action !== undefined
    ? { do: 'botAct', seat: step.seat, position: step.position, action }
    : { do: 'proceed' };
}

function isPassing({ code }: Refusal): boolean {
  return code === 'no-space' || code === 'busy';
}

/** Bound to the position: doing it twice, from two servers even, is harmless. */
function nameOf(id: string, step: OwnStep): string {
  return step.type === 'bot' ? `bot:${id}:${step.seat}:${step.position}` : `go:${id}:${step.key}`;
}
