import type { Appended, Listing, Row, Store } from './port.ts';
import type { StoredListing, StoredRow } from './sqlite-jobs.ts';
import { folding } from './sqlite-fold.ts';
import { StoreFailure, startThread, type Thread, Unwritten } from './sqlite-thread.ts';
import { type Room, watchedRoom } from './sqlite-room.ts';
import { watchers } from './watchers.ts';

export { StoreFailure, StoreUnopened } from './sqlite-thread.ts';

/** How the owner of a store hears of its end. */
export interface SqliteSettings {
  /**
   * Called once when the disk fails. The store is then dead: appends answer `unknown`, everything else rejects. Without
   * this the failure is thrown where nobody catches it and ends the process, which is the way back: start again.
   */
  readonly onFailure?: (failure: StoreFailure) => void;
  /** Called when there is no room for the first time, with what to do about it; and with nothing when there is again. */
  readonly onRoom?: (problem: string | undefined) => void;
  /** After how many writes the write-ahead log is folded into the file. */
  readonly foldAfter?: number;
}

/** Opens, or makes, a store in one file. One process should have it open: `watch` hears this store's own appends. */
export async function openSqlite<Entry>(path: string, settings: SqliteSettings = {}): Promise<Store<Entry>> {
  const onFailure = settings.onFailure ?? endProcess;
  const thread = await startThread(path, 'writer', onFailure);
  const reader = await startThread(path, 'reader', onFailure).catch(async (error: unknown) => {
    await thread.close();
    throw error;
  });
  const { writer, room } = watchedRoom(thread, settings.onRoom);
  const counted = counting(writer, folding(writer, reader, settings.foldAfter));
  return {
    ...logs<Entry>(counted, reader),
    ...directory(counted, reader),
    ...people<Entry>(counted, reader),
    ...life(writer, reader, room),
  };
}

function counting(writer: Thread, onWritten: () => void): Thread {
  return {
    ...writer,
    ask(type, asks) {
      onWritten();
      return writer.ask(type, asks);
    },
  };
}

function endProcess(failure: StoreFailure): void {
  setImmediate(() => {
    throw failure;
  });
}

type Logs<Entry> = Pick<Store<Entry>, 'append' | 'read' | 'secret' | 'watch' | 'snapshot' | 'keepSnapshot'>;

function logs<Entry>(writer: Thread, reader: Thread): Logs<Entry> {
  const { watch, tell } = watchers<Entry>();
  return {
    watch,
    async append({ table, expected, entries, command, secret, players = [] }) {
      const asks = { table, expected, entries: JSON.stringify(entries), command, secret, players };
      const appended = await writer.ask('append', asks).catch(unwritten);
      if (appended.type === 'ok')
        tell(table, {
          seq: appended.seq,
          at: appended.at,
          ...(command === undefined ? {} : { command }),
          entries,
        });
      return appended;
    },
    async read(table, from) {
      const rows = await reader.ask('read', { table, from });
      return rows.map((row) => rowFrom<Entry>(row));
    },
    secret: (table, match) => reader.ask('secret', { table, match }),
    async snapshot(table) {
      const kept = await reader.ask('snapshot', { table });
      return kept === undefined ? undefined : { seq: kept.seq, state: parsed(kept.state) };
    },
    async keepSnapshot(table, seq, state) {
      await writer.ask('keepSnapshot', { table, seq, state: JSON.stringify(state) });
    },
  };
}

type Directory = Pick<Store<never>, 'put' | 'find' | 'list' | 'idle' | 'retire'>;

function directory(writer: Thread, reader: Thread): Directory {
  return {
    put: (listing) =>
      writer.ask('put', { ...listing, about: JSON.stringify(listing.about) }).catch((error: unknown) => {
        if (error instanceof Unwritten) return 'full';
        throw error;
      }),
    async find(code) {
      const found = await reader.ask('find', { code });
      return found === undefined ? undefined : listingFrom(found);
    },
    async list(limit) {
      const listed = await reader.ask('list', { limit });
      return listed.map(listingFrom);
    },
    idle: (before, limit) => reader.ask('idle', { before, limit }),
    async retire(table) {
      await writer.ask('retire', { table });
    },
  };
}

function people<Entry>(writer: Thread, reader: Thread): Pick<Store<Entry>, 'tablesOf' | 'rewrite'> {
  return {
    tablesOf: (player) => reader.ask('tablesOf', { player }),
    async rewrite({ table, player, rows }) {
      const written = rows.map(({ seq, entries }) => ({ seq, entries: JSON.stringify(entries) }));
      await writer.ask('rewrite', { table, player, rows: written });
    },
  };
}

function life(writer: Thread, reader: Thread, room: Room): Pick<Store<never>, 'ready' | 'close'> {
  return {
    ready: () =>
      Promise.all([
        // As long as all goes well nothing is written just to be asked.
        writer.ask('ready', { isProbing: room.isFull() }),
        reader.ask('ready', { isProbing: false }),
      ]).then(
        () => true,
        () => false,
      ),
    async close() {
      // The writer closes last: it folds the write-ahead log into the file.
      await reader.close();
      await writer.close();
    },
  };
}

function unwritten(error: unknown): Appended {
  if (error instanceof Unwritten) return { type: error.problem === 'busy' ? 'unknown' : 'full' };
  if (error instanceof StoreFailure) return { type: 'unknown' };
  throw error;
}

function rowFrom<Entry>({ seq, at, command, entries }: StoredRow): Row<Entry> {
  // Written by `append`, which took entries.
  const stored = parsed(entries) as readonly Entry[];
  return { seq, at, ...(command === undefined ? {} : { command }), entries: stored };
}

function listingFrom({ table, code, isPublic, about }: StoredListing): Listing {
  return { table, code, isPublic, about: parsed(about) };
}

function parsed(text: string): unknown {
  return JSON.parse(text);
}
