import type { Append, Appended, Listing, Row, Store } from './port.ts';
import { watchers } from './watchers.ts';

/** A store that forgets everything with its process: for tests, and for tables nobody needs to keep. */
export function openMemory<Entry>(now: () => number = Date.now): Promise<Store<Entry>> {
  const kept = emptyShelf();
  let isClosed = false;
  const later: Later = async (work) => {
    if (isClosed) throw new Error('the store is closed');
    // Never within the call, as no real store answers: callers must not rely on it.
    await Promise.resolve();
    return work();
  };
  return Promise.resolve({
    ...logs<Entry>(kept, later, now),
    ...directory(kept, later),
    ...people<Entry>(kept, later),
    ready: () => Promise.resolve(!isClosed),
    async close() {
      await Promise.resolve();
      isClosed = true;
    },
  });
}

type Later = <T>(work: () => T) => Promise<T>;

type Logs<Entry> = Pick<Store<Entry>, 'append' | 'read' | 'secret' | 'watch' | 'snapshot' | 'keepSnapshot'>;

function logs<Entry>(kept: Shelf, later: Later, now: () => number): Logs<Entry> {
  const { watch, tell } = watchers<Entry>();
  return {
    watch,
    append(request) {
      const entries = JSON.stringify(request.entries);
      return later(() => {
        const appended = append(kept, { ...request, entries }, now());
        // What comes back is what was written, not what was handed in: JSON there and back.
        if (appended.type === 'ok')
          tell(request.table, readRow(logOf(kept, request.table)[appended.seq - 1]));
        return appended;
      });
    },
    read: (table, from) =>
      later(() => {
        const rows = logOf(kept, table).slice(Math.max(0, from - 1));
        return rows.map((row) => readRow<Entry>(row));
      }),
    secret: (table, match) => later(() => kept.secrets.get(`${table} ${match}`)),
    snapshot: (table) => later(() => kept.snapshots.get(table)),
    keepSnapshot: (table, seq, state) =>
      later(() => {
        if (seq <= (kept.snapshots.get(table)?.seq ?? 0)) return;
        kept.snapshots.set(table, { seq, state: copy(state) });
      }),
  };
}

type Directory = Pick<Store<never>, 'put' | 'find' | 'list' | 'idle' | 'retire'>;

function directory(kept: Shelf, later: Later): Directory {
  const listings = (): readonly Listing[] => [...kept.directory.values()];
  return {
    put: (listing) => later(() => put(kept, listing)),
    find: (code) => later(() => listings().find((listing) => listing.code === code)),
    list: (limit) =>
      later(() =>
        listings()
          .filter(({ isPublic }) => isPublic)
          .toReversed()
          .slice(0, limit),
      ),
    idle: (before, limit) =>
      later(() =>
        [...kept.directory.keys()]
          .filter((table) => (kept.logs.get(table)?.at(-1)?.at ?? 0) < before)
          .slice(0, limit),
      ),
    retire: (table) => later(() => void kept.directory.delete(table)),
  };
}

function people<Entry>(kept: Shelf, later: Later): Pick<Store<Entry>, 'tablesOf' | 'rewrite'> {
  return {
    tablesOf: (player) => later(() => [...(kept.players.get(player) ?? [])]),
    rewrite({ table, player, rows }) {
      const written = rows.map(({ seq, entries }) => ({ seq, entries: JSON.stringify(entries) }));
      return later(() => {
        const log = logOf(kept, table);
        if (written.some(({ seq }) => log[seq - 1] === undefined)) throw new Error('no such row');
        for (const { seq, entries } of written) {
          const row = log[seq - 1];
          if (row !== undefined) log[seq - 1] = { ...row, entries };
        }
        kept.snapshots.delete(table);
        kept.players.get(player)?.delete(table);
      });
    },
  };
}

interface KeptRow {
  readonly seq: number;
  readonly at: number;
  readonly command: string | undefined;
  readonly entries: string;
}
interface Shelf {
  readonly logs: Map<string, KeptRow[]>;
  readonly secrets: Map<string, Uint8Array>;
  readonly codes: Map<string, string>;
  /** In the order of their last put. */
  readonly directory: Map<string, Listing>;
  readonly snapshots: Map<string, { readonly seq: number; readonly state: unknown }>;
  /** Tables by player. */
  readonly players: Map<string, Set<string>>;
}

function emptyShelf(): Shelf {
  return {
    logs: new Map(),
    secrets: new Map(),
    codes: new Map(),
    directory: new Map(),
    snapshots: new Map(),
    players: new Map(),
  };
}

function logOf({ logs }: Shelf, table: string): KeptRow[] {
  const log = logs.get(table) ?? [];
  logs.set(table, log);
  return log;
}

function append(
  kept: Shelf,
  {
    table,
    expected,
    entries,
    command,
    secret,
    players = [],
  }: Omit<Append<never>, 'entries'> & { readonly entries: string },
  now: number,
): Appended {
  const log = logOf(kept, table);
  const key = `${table} ${secret?.match}`;
  if (log.length !== expected || (secret !== undefined && kept.secrets.has(key))) return { type: 'conflict' };
  const at = Math.max(now, log[expected - 1]?.at ?? 0);
  const seq = expected + 1;
  log.push({ seq, at, command, entries });
  if (secret !== undefined) kept.secrets.set(key, secret.bytes.slice());
  for (const player of players) kept.players.set(player, (kept.players.get(player) ?? new Set()).add(table));
  return { type: 'ok', seq, at };
}

function put(kept: Shelf, listing: Listing): 'ok' | 'code-taken' {
  if ((kept.codes.get(listing.code) ?? listing.table) !== listing.table) return 'code-taken';
  kept.codes.set(listing.code, listing.table);
  kept.directory.delete(listing.table);
  kept.directory.set(listing.table, { ...listing, about: copy(listing.about) });
  return 'ok';
}

function readRow<Entry>(row: KeptRow | undefined): Row<Entry> {
  if (row === undefined) throw new Error('no such row');
  const { seq, at, command, entries } = row;
  // Written by `append`, which took entries.
  const stored = JSON.parse(entries) as readonly Entry[];
  return { seq, at, ...(command === undefined ? {} : { command }), entries: stored };
}

function copy(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value));
}
