import type { BotQuestion } from '@stammtisch/host';

import { type Asked, BotLine, gone } from './bot-line.ts';
import { type BotThread, startBotThread } from './bot-thread.ts';
import type { BotPool } from './options.ts';

/** How bots are given room to think. */
export interface BotPoolSettings {
  readonly workers: number;
  /** A thread that has not answered after this is given up. */
  readonly limitMs?: number;
  /** For tests: another program for the threads. */
  readonly script?: URL;
}

/** A question that this many threads could not answer is given back. */
const MOST_FAILURES = 3;
/** The part of the limit in which a bot thinks; the rest is for the way. */
const THINKING = 0.6;
/** Least time to think, however many others wait. */
const LEAST_THINK_MS = 30;
/** When more wait for each thread, bots follow the game's advice instead of searching: that takes a millisecond. */
const CROWD = 40;

/**
 * Starts threads in which bots think, off the event loop. A thread that hangs or dies is replaced, and its question goes to
 * another, which follows the game's advice instead of searching.
 */
export function createBotPool({
  workers,
  limitMs = 2_000,
  script = new URL('./bot-worker.ts', import.meta.url),
}: BotPoolSettings): BotPool {
  const line = new BotLine();
  const thinkMs = (): number => Math.max(LEAST_THINK_MS, (limitMs * THINKING) / (1 + line.length / workers));
  const desks = Array.from({ length: workers }, () =>
    openDesk(
      line,
      () => startBotThread(script),
      (thread, question) => {
        const isCrowded = line.length > CROWD * workers;
        return thread.ask({ question: isCrowded ? quick(question) : question, thinkMs: thinkMs() }, limitMs);
      },
    ),
  );
  let nameless = 0;
  return {
    answer: (question, table) =>
      new Promise((resolve, reject) => {
        nameless += 1;
        line.join({ table: table ?? `nameless ${nameless}`, question, resolve, reject, failures: 0 });
      }),
    waiting: () => line.length,
    async close() {
      line.close();
      await Promise.all(desks.map((desk) => desk.close()));
    },
  };
}

/** The same question, to be answered without searching. */
function quick(question: BotQuestion): BotQuestion {
  return { ...question, level: 'easy' };
}

/** Serves one after the other until the line is closed, always with a thread that lives. */
function openDesk(
  line: BotLine,
  start: () => BotThread,
  ask: (thread: BotThread, question: BotQuestion) => Promise<string>,
): { readonly close: () => Promise<void> } {
  let thread = start();
  const serve = async (): Promise<void> => {
    for (let asked = await line.next(); asked !== undefined; asked = await line.next()) {
      const { question, failures, resolve, table } = asked;
      if (line.isClosed) {
        asked.reject(gone());
        continue;
      }
      if (thread.isGone()) thread = start();
      const began = performance.now();
      try {
        resolve(await ask(thread, failures === 0 ? question : quick(question)));
      } catch (error) {
        tryAgain(line, asked, error);
      } finally {
        line.charge(table, performance.now() - began);
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

function tryAgain(line: BotLine, asked: Asked, error: unknown): void {
  const failures = asked.failures + 1;
  if (failures < MOST_FAILURES && !line.isClosed) line.join({ ...asked, failures });
  else asked.reject(error instanceof Error ? error : new Error(String(error)));
}
