import type { DatabaseSync, SQLOutputValue, StatementSync } from 'node:sqlite';

import type { Appended } from './port.ts';
import type { Job, Jobs, StoredListing, StoredRow } from './sqlite-jobs.ts';

type Columns = Record<string, SQLOutputValue>;

/** Carries out one job; the caller opens and commits the transaction. */
export type Runner = (job: Job, now: number) => Jobs[keyof Jobs]['answers'];

/** Everything the store asks of an open file. */
export function runner(database: DatabaseSync): Runner {
  const prepared = new Map<string, StatementSync>();
  const sql = (text: string): StatementSync => {
    const statement = prepared.get(text) ?? database.prepare(text);
    prepared.set(text, statement);
    return statement;
  };
  return (job, now) => carryOut(sql, job, now);
}

// The row is inserted only if the log is exactly as long as expected, so its predecessor is there; the primary key
// is the second fence. A match that has a secret cannot be started again.
const APPEND = `
  insert into log (table_id, seq, at, command, entries)
  select ?1, ?2 + 1, max(?3, coalesce((select at from log where table_id = ?1 and seq = ?2), 0)), ?4, ?5
  where (select coalesce(max(seq), 0) from log where table_id = ?1) = ?2
    and not exists (select 1 from secrets where table_id = ?1 and match = ?6)
  on conflict do nothing
  returning seq, at`;
const KEEP_SECRET = 'insert into secrets (table_id, match, bytes) values (?, ?, ?)';
const TAKE_CODE = 'insert into codes (code, table_id) values (?, ?) on conflict do nothing';
const OWNER = 'select table_id from codes where code = ?';
const PUT = `
  insert into directory (table_id, code, is_public, about, put)
  values (?1, ?2, ?3, ?4, (select coalesce(max(put), 0) + 1 from directory))
  on conflict (table_id) do update
  set code = excluded.code, is_public = excluded.is_public, about = excluded.about, put = excluded.put`;
const KEEP_SNAPSHOT = `
  insert into snapshots (table_id, seq, state) values (?, ?, ?)
  on conflict (table_id) do update set seq = excluded.seq, state = excluded.state where excluded.seq > seq`;
const READ = 'select seq, at, command, entries from log where table_id = ? and seq >= ? order by seq';
const SECRET = 'select bytes from secrets where table_id = ? and match = ?';
const FIND = 'select table_id, code, is_public, about from directory where code = ?';
const LIST =
  'select table_id, code, is_public, about from directory where is_public = 1 order by put desc limit ?';
const SNAPSHOT = 'select seq, state from snapshots where table_id = ?';
const SEAT = 'insert into players (player, table_id) values (?, ?) on conflict do nothing';
const TABLES_OF = 'select table_id from players where player = ?';
const LEAVE = 'delete from players where player = ? and table_id = ?';
const REWRITE = 'update log set entries = ? where table_id = ? and seq = ?';
const DROP_SNAPSHOT = 'delete from snapshots where table_id = ?';
const RETIRE = 'delete from directory where table_id = ?';
const IDLE = `
  select table_id from directory
  where coalesce((select at from log where log.table_id = directory.table_id order by seq desc limit 1), 0) < ?
  limit ?`;

/** A table that never is, whose snapshot shows whether there is room for more than the next few rows. */
const PROBE = '';
const PROBE_BYTES = 65_536;
const FORGET_PROBE = 'delete from snapshots where table_id = ?';

/** What was written only to see whether there is room is deleted again; it must have been committed before. */
export function forgetProbe(database: DatabaseSync): void {
  database.prepare(FORGET_PROBE).run(PROBE);
}

type Prepare = (text: string) => StatementSync;

// oxlint-disable-next-line typescript/consistent-return -- exhaustive: nothing falls out of the switch
function carryOut(sql: Prepare, job: Job, now: number): Jobs[keyof Jobs]['answers'] {
  switch (job.type) {
    case 'append':
      return append(sql, job, now);
    case 'put':
      return put(sql, job);
    case 'keepSnapshot':
      sql(KEEP_SNAPSHOT).run(job.table, job.seq, job.state);
      return true;
    case 'rewrite':
      return rewrite(sql, job);
    case 'retire':
      sql(RETIRE).run(job.table);
      return true;
    case 'tablesOf':
      return sql(TABLES_OF).all(job.player).map(tableFrom);
    case 'idle':
      return sql(IDLE).all(job.before, job.limit).map(tableFrom);
    case 'ready':
      if (job.isProbing) sql(KEEP_SNAPSHOT).run(PROBE, now, ' '.repeat(PROBE_BYTES));
      return true;
    case 'fold':
      return true;
    case 'read':
      return sql(READ).all(job.table, job.from).map(rowFrom);
    case 'secret':
      return bytes(sql(SECRET).get(job.table, job.match)?.['bytes']);
    case 'find':
      return optionalListing(sql(FIND).get(job.code));
    case 'list':
      return sql(LIST).all(job.limit).map(listingFrom);
    case 'snapshot':
      return snapshotFrom(sql(SNAPSHOT).get(job.table));
  }
}

function append(sql: Prepare, job: Jobs['append']['asks'], now: number): Appended {
  const { table, expected, command, entries, secret, players } = job;
  const match = secret?.match ?? null;
  const won = sql(APPEND).get(table, expected, now, command ?? null, entries, match);
  if (won === undefined) return { type: 'conflict' };
  if (secret !== undefined) sql(KEEP_SECRET).run(table, secret.match, secret.bytes);
  for (const player of players) sql(SEAT).run(player, table);
  return { type: 'ok', seq: number(won['seq']), at: number(won['at']) };
}

function rewrite(sql: Prepare, { table, player, rows }: Jobs['rewrite']['asks']): true {
  for (const { seq, entries } of rows) sql(REWRITE).run(entries, table, seq);
  sql(DROP_SNAPSHOT).run(table);
  sql(LEAVE).run(player, table);
  return true;
}

function put(sql: Prepare, { table, code, isPublic, about }: StoredListing): 'ok' | 'code-taken' {
  sql(TAKE_CODE).run(code, table);
  if (sql(OWNER).get(code)?.['table_id'] !== table) return 'code-taken';
  sql(PUT).run(table, code, isPublic ? 1 : 0, about);
  return 'ok';
}

function rowFrom(row: Columns): StoredRow {
  const { command } = row;
  return {
    seq: number(row['seq']),
    at: number(row['at']),
    command: command === null ? undefined : text(command),
    entries: text(row['entries']),
  };
}

function listingFrom(row: Columns): StoredListing {
  return {
    table: text(row['table_id']),
    code: text(row['code']),
    isPublic: row['is_public'] === 1,
    about: text(row['about']),
  };
}

function tableFrom(row: Columns): string {
  return text(row['table_id']);
}

function optionalListing(row: Columns | undefined): StoredListing | undefined {
  return row === undefined ? undefined : listingFrom(row);
}

function snapshotFrom(row: Columns | undefined): Jobs['snapshot']['answers'] {
  return row === undefined ? undefined : { seq: number(row['seq']), state: text(row['state']) };
}

// The tables are strict: another type here means another program wrote the file.
function text(value: SQLOutputValue | undefined): string {
  if (typeof value !== 'string') throw new Error('the file holds no text where text belongs');
  return value;
}
function number(value: SQLOutputValue | undefined): number {
  if (typeof value !== 'number') throw new Error('the file holds no number where a number belongs');
  return value;
}
function bytes(value: SQLOutputValue | undefined): Uint8Array | undefined {
  if (value === undefined || value instanceof Uint8Array) return value;
  throw new Error('the file holds no bytes where bytes belong');
}
