import type { Appended } from './port.ts';
import type { Problem } from './sqlite-problems.ts';

/** A table of the directory as the worker reads and writes it. */
export interface StoredListing {
  readonly table: string;
  readonly code: string;
  readonly isPublic: boolean;
  readonly about: string;
}
/** A row of a log as the worker reads it: entries are JSON. */
export interface StoredRow {
  readonly seq: number;
  readonly at: number;
  readonly command: string | undefined;
  readonly entries: string;
}

/** What may be asked of the thread that has the file open, and what it answers. JSON stays text here. */
export interface Jobs {
  append: {
    readonly asks: {
      readonly table: string;
      readonly expected: number;
      readonly entries: string;
      readonly command: string | undefined;
      readonly secret: { readonly match: number; readonly bytes: Uint8Array } | undefined;
      readonly players: readonly string[];
    };
    readonly answers: Appended;
  };
  put: { readonly asks: StoredListing; readonly answers: 'ok' | 'code-taken' };
  keepSnapshot: {
    readonly asks: { readonly table: string; readonly seq: number; readonly state: string };
    readonly answers: true;
  };
  rewrite: {
    readonly asks: {
      readonly table: string;
      readonly player: string;
      readonly rows: readonly { readonly seq: number; readonly entries: string }[];
    };
    readonly answers: true;
  };
  retire: { readonly asks: { readonly table: string }; readonly answers: true };
  tablesOf: { readonly asks: { readonly player: string }; readonly answers: readonly string[] };
  idle: {
    readonly asks: { readonly before: number; readonly limit: number };
    readonly answers: readonly string[];
  };
  /** `isProbing`: writes something that changes nothing, to see whether there is room again. */
  ready: { readonly asks: { readonly isProbing: boolean }; readonly answers: true };
  /** Copies what is in the write-ahead log into the file, as far as nobody has to wait for it. */
  fold: { readonly asks: object; readonly answers: true };
  read: {
    readonly asks: { readonly table: string; readonly from: number };
    readonly answers: readonly StoredRow[];
  };
  secret: {
    readonly asks: { readonly table: string; readonly match: number };
    readonly answers: Uint8Array | undefined;
  };
  find: { readonly asks: { readonly code: string }; readonly answers: StoredListing | undefined };
  list: { readonly asks: { readonly limit: number }; readonly answers: readonly StoredListing[] };
  snapshot: {
    readonly asks: { readonly table: string };
    readonly answers: { readonly seq: number; readonly state: string } | undefined;
  };
}
/** One thing to do. */
export type Job = { [Type in keyof Jobs]: { readonly type: Type } & Jobs[Type]['asks'] }[keyof Jobs];

/** What one thread does: writes in transactions, or reads what is committed. */
export type Role = 'writer' | 'reader';
/** What a thread is started with. */
export interface WorkerSettings {
  readonly path: string;
  readonly role: Role;
}
/** To the thread: a batch, carried out together; or the end. */
export type ToWorker = { readonly jobs: readonly Job[] } | 'close';
/**
 * From the thread: it is open, or never will be; the answers of a batch in its order; nothing of a batch was written; or
 * it failed, and says no more.
 */
export type FromWorker =
  | { readonly type: 'open' }
  | { readonly type: 'unopened'; readonly problem: Problem; readonly message: string }
  | { readonly type: 'done'; readonly answers: readonly unknown[] }
  | { readonly type: 'unwritten'; readonly problem: Problem; readonly message: string }
  | { readonly type: 'failed'; readonly message: string };
