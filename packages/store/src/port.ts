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
  /** Who has taken a seat by it: `tablesOf` finds the table for each of them from now on. */
  readonly players?: readonly string[];
}

/** What rows of a log say from now on, because somebody wants to be forgotten. */
export interface Rewriting<Entry> {
  readonly table: string;
  /** Who is not found here any more. */
  readonly player: string;
  readonly rows: readonly { readonly seq: number; readonly entries: readonly Entry[] }[];
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
  /** Every table at which this player has or had a seat, in no order. */
  tablesOf(player: string): Promise<readonly string[]>;
  /**
   * The only way in which a log changes: these rows get other entries, all of them or none, but keep their number, time
   * and command. The table's snapshot goes, for it may hold what the rows held. Nobody who watches hears of it.
   */
  rewrite(rewriting: Rewriting<Entry>): Promise<void>;
  /** Tables of the directory to which nothing has been appended since then, so many at most. */
  idle(before: number, limit: number): Promise<readonly string[]>;
  /** Takes a table out of the directory: its code leads nowhere, and stays taken. Its log stays. */
  retire(table: string): Promise<void>;
  /** Whether the store can be reached and written. */
  ready(): Promise<boolean>;
  /** Finishes what is under way, then closes. */
  close(): Promise<void>;
}
