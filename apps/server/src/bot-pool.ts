import { type BotThread, startBotThread } from './bot-thread.ts';
import type { BotPool, BotQuestion } from './options.ts';

/** How bots are given room to think. */
export interface BotPoolSettings {
  readonly workers: number;
  /** A thread that has not answered after this is given up. */
  readonly limitMs?: number;
  /** For tests: another program for the threads. */
  readonly script?: URL;
}

/** A question on its way to an answer. */
interface Asked {
  readonly question: BotQuestion;
  readonly resolve: (text: string) => void;
  readonly reject: (error: Error) => void;
  /** How many threads have failed over it. */
  readonly failures: number;
}
/** Those who wait, and the desks that wait for somebody. */
interface Line {
  readonly waiting: Asked[];
  readonly idle: ((asked: Asked | undefined) => void)[];
  isClosed: boolean;
}

/** A question that this many threads could not answer is given back. */
const MOST_FAILURES = 3;
/** The part of the limit in which a bot thinks; the rest is for the way. */
const THINKING = 0.6;
/** Least time to think, however many others wait. */
const LEAST_THINK_MS = 30;

/**
 * Starts threads in which bots think, off the event loop. A thread that hangs or dies is replaced, and its question goes to
 * another, which follows the game's advice instead of searching.
 */
export function createBotPool({
  workers,
  limitMs = 2_000,
  script = new URL('./bot-worker.ts', import.meta.url),
}: BotPoolSettings): BotPool {
  const line: Line = { waiting: [], idle: [], isClosed: false };
  const thinkMs = (): number =>
    Math.max(LEAST_THINK_MS, (limitMs * THINKING) / (1 + line.waiting.length / workers));
  const desks = Array.from({ length: workers }, () =>
    openDesk(
      line,
      () => startBotThread(script),
      (thread, question) => thread.ask({ question, thinkMs: thinkMs() }, limitMs),
    ),
  );
  return {
    answer: (question) =>
      new Promise((resolve, reject) => {
        if (line.isClosed) reject(gone());
        else join(line, { question, resolve, reject, failures: 0 });
      }),
    async close() {
      line.isClosed = true;
      for (const { reject } of line.waiting.splice(0)) reject(gone());
      for (const wake of line.idle.splice(0)) wake(undefined);
      await Promise.all(desks.map((desk) => desk.close()));
    },
  };
}

/** Serves one after the other until the line is closed, always with a thread that lives. */
function openDesk(
  line: Line,
  start: () => BotThread,
  ask: (thread: BotThread, question: BotQuestion) => Promise<string>,
): { readonly close: () => Promise<void> } {
  let thread = start();
  const serve = async (): Promise<void> => {
    for (let asked = await nextOf(line); asked !== undefined; asked = await nextOf(line)) {
      const { question, failures, resolve } = asked;
      if (line.isClosed) {
        asked.reject(gone());
        continue;
      }
      if (thread.isGone()) thread = start();
      try {
        resolve(await ask(thread, failures === 0 ? question : { ...question, level: 'easy' }));
      } catch (error) {
        tryAgain(line, asked, error);
      }
    }
  };
  const served = serve();
  return {
    async close() {
      await thread.stop();
      await served;
    },
  };
}

function join({ waiting, idle }: Line, asked: Asked): void {
  const wake = idle.shift();
  if (wake === undefined) waiting.push(asked);
  else wake(asked);
}

function nextOf({ waiting, idle, isClosed }: Line): Promise<Asked | undefined> {
  const first = waiting.shift();
  if (first !== undefined || isClosed) return Promise.resolve(first);
  return new Promise((resolve) => {
    idle.push(resolve);
  });
}

function tryAgain(line: Line, asked: Asked, error: unknown): void {
  const failures = asked.failures + 1;
  if (failures < MOST_FAILURES && !line.isClosed) line.waiting.unshift({ ...asked, failures });
  else asked.reject(error instanceof Error ? error : new Error(String(error)));
}

function gone(): Error {
  return new Error('the bots have gone');
}
