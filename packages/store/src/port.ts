/** One append to a table's log: all its entries, carried out together or not at all. */
export interface Row<Entry> {
  /** 1 for the first append of a table, rising by one. */
  readonly seq: number;
  /** When it was stored, in ms since 1970; never before its predecessor. */
  readonly at: number;
  /** The command it carries out, as "player:id"; seeing it in the log is the acknowledgement. */
  readonly command?: string;
  readonly entries: readonly Entry[];
}

/**
 * What becomes of an append: stored; the log was longer than thought; there was no room, nothing is stored and the same may
 * be asked again; or nobody knows (read, then decide again).
 */
export type Appended =
  | { readonly type: 'ok'; readonly seq: number; readonly at: number }
  | { readonly type: 'conflict' }
  | { readonly type: 'full' }
  | { readonly type: 'unknown' };

/** One append as a server asks for it. */
export interface Append<Entry> {
  readonly table: string;
  /** How long the log is thought to be: the new row's seq is one more. */
  readonly expected: number;
  readonly entries: readonly Entry[];
  readonly command?: string;
  /** A secret of the table's match, stored with the row and never in it. */
  readonly secret?: { readonly match: number; readonly bytes: Uint8Array };
}

/** A table as the directory knows it. */
export interface Listing {
  readonly table: string;
  readonly code: string;
  /** Whether strangers may find it. */
  readonly isPublic: boolean;
  /** What the lobby shows of it, plain JSON. */
  readonly about: unknown;
}

/** Where tables' logs are kept. Every method returns after the commit; none blocks the event loop. */
export interface Store<Entry> {
  append(request: Append<Entry>): Promise<Appended>;
  /** Rows from a seq on, in order, without gaps. */
  read(table: string, from: number): Promise<readonly Row<Entry>[]>;
  secret(table: string, match: number): Promise<Uint8Array | undefined>;
  /** Calls back after each append by anybody, in the order of seq for each table; returns how to stop. */
  watch(onAppended: (table: string, row: Row<Entry>) => void): () => void;
  /** Enters a table in the directory, or changes what it says. A code belongs to one table for ever. */
  put(listing: Listing): Promise<'ok' | 'code-taken' | 'full'>;
  find(code: string): Promise<Listing | undefined>;
  /** Public tables, latest first. */
  list(limit: number): Promise<readonly Listing[]>;
  /** The latest snapshot of a table: an optimisation, never the truth. */
  snapshot(table: string): Promise<{ readonly seq: number; readonly state: unknown } | undefined>;
  keepSnapshot(table: string, seq: number, state: unknown): Promise<void>;
  /** Whether the store can be reached and written. */
  ready(): Promise<boolean>;
  /** Finishes what is under way, then closes. */
  close(): Promise<void>;
}
