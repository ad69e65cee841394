// The thread that has the file open. A writer carries each batch out in one transaction: one fsync for all.
import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { parentPort, workerData } from 'node:worker_threads';

import type { FromWorker, Job, ToWorker, WorkerSettings } from './sqlite-jobs.ts';
import { migrate } from './sqlite-schema.ts';
import { adviceFor, isSurelyUnwritten, problemOf } from './sqlite-problems.ts';
import { steadyTime } from './steady.ts';
import { forgetProbe, type Runner, runner } from './sqlite-statements.ts';

if (parentPort === null) throw new Error('runs in a worker thread only');
const port = parentPort;
// Started by sqlite.ts alone, which hands in exactly this.
const { path, role } = workerData as WorkerSettings;

/** With pages of 4 kB: 64 MB. */
const MOST_PAGES = 16_000;

/** How long a commit waits for others who write, in ms. */
const PATIENCE_MS = 5_000;

let hasFailed = false;
const time = steadyTime();

try {
  serve(openFile());
  say({ type: 'open' });
} catch (error) {
  const problem = problemOf(error, path);
  say({ type: 'unopened', problem, message: adviceFor(problem, path, messageOf(error)) });
}

function serve(database: DatabaseSync): void {
  const run = runner(database);
  port.on('message', (message: ToWorker) => {
    if (message === 'close') {
      database.close();
      port.close();
    } else if (!hasFailed) {
      say(carryOut(database, run, message.jobs));
    }
  });
}

function openFile(): DatabaseSync {
  if (role === 'writer') mkdirSync(dirname(path), { recursive: true });
  const opened = new DatabaseSync(path, { timeout: PATIENCE_MS });
  opened.exec('pragma journal_mode = wal');
  opened.exec('pragma synchronous = full');
  // What is replaced or deleted because somebody wants to be forgotten does not linger in the file.
  opened.exec('pragma secure_delete = on');
  // In kB: the ends of many logs, each on a page of its own, are written again and again.
  opened.exec('pragma cache_size = -65536');
  // Folding is asked for in good time (`sqlite-fold.ts`); beyond so many pages a commit does it itself.
  opened.exec(`pragma wal_autocheckpoint = ${MOST_PAGES}`);
  if (role === 'writer') migrate(opened, Date.now());
  return opened;
}

function carryOut(database: DatabaseSync, run: Runner, jobs: readonly Job[]): FromWorker {
  try {
    const now = time();
    if (role === 'writer') database.exec('begin immediate');
    const answers = jobs.map((job) => run(job, now));
    if (role === 'writer') database.exec('commit');
    if (jobs.some((job) => job.type === 'ready' && job.isProbing)) forgetProbe(database);
    if (jobs.some(({ type }) => type === 'rewrite')) empty(database);
    else if (jobs.some(({ type }) => type === 'fold')) fold(database);
    return { type: 'done', answers };
  } catch (error) {
    const problem = problemOf(error, path);
    const message = adviceFor(problem, path, messageOf(error));
    if (isSurelyUnwritten(error) && isRolledBack(database)) return { type: 'unwritten', problem, message };
    // What the disk holds now is unknown until the file is opened anew: this thread touches it no more.
    hasFailed = true;
    return { type: 'failed', message };
  }
}

/** SQLite takes back by itself what found no room, but not everything that fails. */
function isRolledBack(database: DatabaseSync): boolean {
  try {
    if (database.isTransaction) database.exec('rollback');
    return true;
  } catch {
    return false;
  }
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/** Never within a transaction. What cannot be copied now is copied later: until then it is in the write-ahead log. */
function fold(database: DatabaseSync): void {
  try {
    database.exec('pragma wal_checkpoint(passive)');
  } catch {
    // A disk that fails shows itself at the next commit.
  }
}

/** What was rewritten is in the write-ahead log as it was before; nobody is waited for who still reads from it. */
function empty(database: DatabaseSync): void {
  try {
    database.exec('pragma busy_timeout = 0');
    database.exec('pragma wal_checkpoint(truncate)');
  } catch {
    // A disk that fails shows itself at the next commit.
  } finally {
    database.exec(`pragma busy_timeout = ${PATIENCE_MS}`);
  }
}

function say(message: FromWorker): void {
  port.postMessage(message);
}
