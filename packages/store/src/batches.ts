import type { Job } from './sqlite-jobs.ts';

/** A line before one counter: everything asked while a batch is under way makes up the next. */
export interface Batches {
  add(job: Job): Promise<unknown>;
  /** The batch under way is done; sends the next before anybody hears of this one. */
  done(answers: readonly unknown[]): void;
  /** Nothing will be answered any more. */
  fail(error: Error): void;
  /** Resolves as soon as nobody waits. */
  idle(): Promise<void>;
}

interface Waiting {
  readonly job: Job;
  readonly resolve: (answer: unknown) => void;
  readonly reject: (error: Error) => void;
}

/** Most jobs of one batch: bounds what waits on one fsync, and lets the next be told of while this one is written. */
const LARGEST_BATCH = 256;

/** An empty line; `send` hands a batch over. */
export function batches(send: (jobs: readonly Job[]) => void): Batches {
  let queue: Waiting[] = [];
  let underWay: readonly Waiting[] = [];
  let whenIdle: (() => void)[] = [];

  const next = (): void => {
    if (underWay.length > 0) return;
    if (queue.length === 0) {
      for (const tell of whenIdle) tell();
      whenIdle = [];
      return;
    }
    underWay = queue.slice(0, LARGEST_BATCH);
    queue = queue.slice(LARGEST_BATCH);
    send(underWay.map(({ job }) => job));
  };
  return {
    add: (job) =>
      new Promise((resolve, reject) => {
        queue.push({ job, resolve, reject });
        next();
      }),
    done(answers) {
      const answered = underWay;
      underWay = [];
      next();
      for (const [index, { resolve }] of answered.entries()) resolve(answers[index]);
    },
    fail(error) {
      for (const { reject } of [...underWay, ...queue]) reject(error);
      [underWay, queue] = [[], []];
      next();
    },
    idle: () =>
      new Promise((resolve) => {
        whenIdle.push(resolve);
        next();
      }),
  };
}
