import type { HostStore } from '@stammtisch/host';
import type { Append, Appended, Listing, Row } from '@stammtisch/store/port';
import type { Entry } from '@stammtisch/table';
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';

import { TABLES_HERE } from './code.ts';

interface KeptRow {
  readonly table: string;
  readonly seq: number;
  readonly row: Row<Entry>;
}

interface Shelves extends DBSchema {
  readonly rows: { readonly key: [string, number]; readonly value: KeptRow };
  readonly secrets: { readonly key: [string, number]; readonly value: Uint8Array };
  readonly listings: {
    readonly key: string;
    readonly value: Listing;
    readonly indexes: { readonly code: string };
  };
  readonly snapshots: {
    readonly key: string;
    readonly value: { readonly seq: number; readonly state: unknown };
  };
}
type Kept = IDBPDatabase<Shelves>;
type Tell = (table: string, row: Row<Entry>) => void;

/** Where this device keeps its own tables. */
export interface DeviceStore extends HostStore {
  /** Tables that somebody has deleted: nothing is left of them. */
  forget(codes: readonly string[]): Promise<void>;
}

/** A store in the browser's own database; several tabs may use it at the same time. */
export async function openStore(clock: { now(): number }): Promise<DeviceStore> {
  const kept = await openDB<Shelves>(TABLES_HERE, 1, {
    upgrade(fresh) {
      fresh.createObjectStore('rows', { keyPath: ['table', 'seq'] });
      fresh.createObjectStore('secrets');
      fresh.createObjectStore('listings', { keyPath: 'table' }).createIndex('code', 'code', { unique: true });
      fresh.createObjectStore('snapshots');
    },
    // Site data was cleared, or the disk has failed: the page hears that this thread is lost, and begins anew.
    terminated: () => reportError(new Error('the database of this device was closed')),
  });
  const { tell, watch } = watchers();
  return {
    watch,
    append: (request) => append(kept, request, { clock, tell }),
    async read(table, from) {
      const rows = await kept.getAll('rows', rowsOf(table, from));
      return rows.map(({ row }) => row);
    },
    secret: (table, match) => kept.get('secrets', [table, match]),
    snapshot: (table) => kept.get('snapshots', table),
    async keepSnapshot(table, seq, state) {
      const change = kept.transaction('snapshots', 'readwrite');
      const latest = await change.store.get(table);
      if (seq > (latest?.seq ?? 0)) await change.store.put({ seq, state }, table);
      await change.done;
    },
    put: (listing) => put(kept, listing),
    find: (code) => kept.getFromIndex('listings', 'code', code),
    // Nobody else can come to a table on this device.
    list: () => Promise.resolve([]),
    forget: (codes) => forget(kept, codes),
  };
}

async function append(
  kept: Kept,
  { table, expected, entries, command, secret }: Append<Entry>,
  { clock, tell }: { readonly clock: { now(): number }; readonly tell: Tell },
): Promise<Appended> {
  try {
    const change = kept.transaction(['rows', 'secrets'], 'readwrite');
    const [rows, secrets] = [change.objectStore('rows'), change.objectStore('secrets')];
    const last = (await rows.openCursor(rowsOf(table, 1), 'prev'))?.value;
    const isTaken = secret !== undefined && (await secrets.getKey([table, secret.match])) !== undefined;
    if ((last?.seq ?? 0) !== expected || isTaken) {
      await change.done;
      return { type: 'conflict' };
    }
    const at = Math.max(clock.now(), last?.row.at ?? 0);
    const seq = expected + 1;
    const row = { seq, at, ...(command === undefined ? {} : { command }), entries };
    await rows.put({ table, seq, row });
    if (secret !== undefined) await secrets.put(secret.bytes, [table, secret.match]);
    await change.done;
    tell(table, row);
    return { type: 'ok', seq, at };
  } catch (error) {
    if (isFull(error)) return { type: 'full' };
    throw error;
  }
}

async function put(kept: Kept, listing: Listing): Promise<'ok' | 'code-taken' | 'full'> {
  try {
    await kept.put('listings', listing);
    return 'ok';
  } catch (error) {
    if (isFull(error)) return 'full';
    if (error instanceof DOMException && error.name === 'ConstraintError') return 'code-taken';
    throw error;
  }
}

async function forget(kept: Kept, codes: readonly string[]): Promise<void> {
  const change = kept.transaction(['rows', 'secrets', 'listings', 'snapshots'], 'readwrite');
  for (const code of codes) {
    const table = await change.objectStore('listings').index('code').getKey(code);
    if (table === undefined) continue;
    await change.objectStore('rows').delete(rowsOf(table, 1));
    await change.objectStore('secrets').delete(rowsOf(table, 0));
    await change.objectStore('snapshots').delete(table);
    await change.objectStore('listings').delete(table);
  }
  await change.done;
}

function rowsOf(table: string, from: number): IDBKeyRange {
  return IDBKeyRange.bound([table, from], [table, Infinity]);
}

function isFull(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'QuotaExceededError';
}

/** Whoever wants to hear of every append, those of this device's other tabs too. */
function watchers(): { readonly tell: Tell; readonly watch: HostStore['watch'] } {
  const listeners = new Set<Tell>();
  const channel = new BroadcastChannel(TABLES_HERE);
  const here: Tell = (table, row) => {
    for (const listener of listeners) listener(table, row);
  };
  channel.addEventListener('message', ({ data }: MessageEvent<Parameters<Tell>>) => here(...data));
  return {
    tell(table, row) {
      here(table, row);
      channel.postMessage([table, row] satisfies Parameters<Tell>);
    },
    watch(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
