import { Worker } from 'node:worker_threads';

import { batches } from './batches.ts';
import type { FromWorker, Job, Jobs, Role, ToWorker, WorkerSettings } from './sqlite-jobs.ts';
import type { Problem } from './sqlite-problems.ts';

/** The file could not be read or written. Nobody knows whether what was under way is stored. */
export class StoreFailure extends Error {}

/** The file cannot be opened. The message says which file it is, and what to do. */
export class StoreUnopened extends Error {}

/** Nothing was written, and the same may be asked again. */
export class Unwritten extends Error {
  readonly problem: Problem;

  constructor(problem: Problem, message: string) {
    super(message);
    this.problem = problem;
  }
}

/** A thread that has the file open. */
export interface Thread {
  /** Answers in the order asked. Rejects with a `StoreFailure` once the thread has failed. */
  ask<Type extends keyof Jobs>(type: Type, asks: Jobs[Type]['asks']): Promise<Jobs[Type]['answers']>;
  /** Finishes what was asked before, then lets go of the file. */
  close(): Promise<void>;
}

/** Starts a thread and waits until it has the file open. */
export async function startThread(
  path: string,
  role: Role,
  onFailure: (failure: StoreFailure) => void,
): Promise<Thread> {
  const settings: WorkerSettings = { path, role };
  const worker = new Worker(new URL('./sqlite-worker.ts', import.meta.url), { workerData: settings });
  await opened(worker);
  return attach(worker, onFailure);
}

function opened(worker: Worker): Promise<void> {
  return new Promise((resolve, reject) => {
    worker.once('message', (message: FromWorker) => {
      worker.removeListener('error', reject);
      if (message.type === 'unopened') reject(new StoreUnopened(message.message));
      else resolve();
    });
    worker.once('error', reject);
  });
}

function attach(worker: Worker, onFailure: (failure: StoreFailure) => void): Thread {
  let end: Error | undefined;
  const line = batches((jobs) => post(worker, { jobs }));
  const fail = (message: string): void => {
    if (end instanceof StoreFailure) return;
    const failure = new StoreFailure(message);
    end = failure;
    line.fail(failure);
    onFailure(failure);
  };
  const ended = new Promise<void>((resolve) => {
    worker.on('exit', () => {
      if (end === undefined) fail('the thread ended');
      resolve();
    });
  });
  worker.on('error', (error) => fail(error.message));
  worker.on('message', (message: FromWorker) => {
    if (message.type === 'done') line.done(message.answers);
    if (message.type === 'unwritten') line.refuse(new Unwritten(message.problem, message.message));
    if (message.type === 'failed') fail(message.message);
  });

  return {
    ask(type, asks) {
      if (end !== undefined) return Promise.reject(end);
      // A type and what it asks make up its job; the worker answers each with what `Jobs` says (`Runner` is checked).
      return line.add({ type, ...asks } as Job) as Promise<never>;
    },
    async close() {
      end ??= new Error('the store is closed');
      await line.idle();
      post(worker, 'close');
      await ended;
    },
  };
}

function post(worker: Worker, message: ToWorker): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
  worker.postMessage(message);
}
