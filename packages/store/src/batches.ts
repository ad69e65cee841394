import type { Job } from './sqlite-jobs.ts';

/** A line before one counter: everything asked while a batch is under way makes up the next. */
export interface Batches {
  add(job: Job): Promise<unknown>;
  /** The batch under way is done; sends the next before anybody hears of this one. */
  done(answers: readonly unknown[]): void;
  /** Nothing of the batch under way was carried out; the next is. */
  refuse(error: Error): void;
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
  const whenIdle: (() => void)[] = [];

  const next = (): void => {
    if (underWay.length > 0) return;
    underWay = queue.slice(0, LARGEST_BATCH);
    queue = queue.slice(LARGEST_BATCH);
    if (underWay.length > 0) send(underWay.map(({ job }) => job));
    else for (const tell of whenIdle.splice(0)) tell();
  };
  const taken = (): readonly Waiting[] => {
    const before = underWay;
    underWay = [];
    next();
    return before;
  };
  return {
    add: (job) =>
      new Promise((resolve, reject) => {
        queue.push({ job, resolve, reject });
        next();
      }),
    done(answers) {
      for (const [index, { resolve }] of taken().entries()) resolve(answers[index]);
    },
    refuse: (error) => refuseAll(taken(), error),
    fail(error) {
      [underWay, queue] = [[...underWay, ...queue], []];
      refuseAll(taken(), error);
    },
    idle: () =>
      new Promise((resolve) => {
        whenIdle.push(resolve);
        next();
      }),
  };
}

function refuseAll(waiting: readonly Waiting[], error: Error): void {
  for (const { reject } of waiting) reject(error);
}
