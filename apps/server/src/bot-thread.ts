import { Worker } from 'node:worker_threads';

import type { FromBotThread, ToBotThread } from './bot-messages.ts';

/** A thread in which one bot at a time thinks. */
export interface BotThread {
  /** Rejects if the thread fails, or takes longer than the limit: it is then gone. */
  ask(message: ToBotThread, limitMs: number): Promise<string>;
  /** Can be asked no more. */
  isGone(): boolean;
  stop(): Promise<void>;
}

/** Loading the games takes its time on a busy machine; a thread that needs longer than this will never come. */
const START_MS = 30_000;

/** Starts a thread, to be waited for by whoever wants to ask it. */
export function startBotThread(script: URL): BotThread {
  const worker = new Worker(script);
  const ear = newEar();
  let end: Error | undefined;
  const fail = (error: Error): void => {
    end ??= error;
    ear.break(end);
    void worker.terminate();
  };
  worker.on('error', fail);
  worker.on('exit', () => fail(new Error('a thread of the bots ended')));
  worker.on('message', (message: FromBotThread) => ear.hear(message));
  const late = (): void => fail(new Error('a bot took too long'));
  const isReady = ear.next(START_MS, late);
  // Whoever asks hears of it; nobody need ask.
  isReady.catch(() => undefined);

  return {
    async ask(message, limitMs) {
      await isReady;
      if (end !== undefined) throw end;
      const answered = ear.next(limitMs, late);
      post(worker, message);
      const said = await answered;
      if (said.type === 'answer') return said.text;
      throw new Error(said.type === 'failed' ? said.message : 'a thread of the bots began twice');
    },
    isGone: () => end !== undefined,
    async stop() {
      fail(new Error('the bots have gone'));
      await worker.terminate();
    },
  };
}

interface Ear {
  /** What is said next; calls out when nothing has been said in time. */
  next(limitMs: number, onLate: () => void): Promise<FromBotThread>;
  hear(message: FromBotThread): void;
  /** Nothing more will be said. */
  break(error: Error): void;
}

function newEar(): Ear {
  let listener: { readonly resolve: (said: FromBotThread) => void; readonly reject: (error: Error) => void };
  let timer: NodeJS.Timeout | undefined;
  return {
    next(limitMs, onLate) {
      timer = setTimeout(onLate, limitMs);
      return new Promise((resolve, reject) => {
        listener = { resolve, reject };
      });
    },
    hear(message) {
      clearTimeout(timer);
      listener.resolve(message);
    },
    break(error) {
      clearTimeout(timer);
      listener.reject(error);
    },
  };
}

function post(worker: Worker, message: ToBotThread): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
  worker.postMessage(message);
}
