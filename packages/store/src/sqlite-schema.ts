import type { DatabaseSync } from 'node:sqlite';

import { NewerFile } from './sqlite-problems.ts';

/** Steps from an empty file to today's tables. A step that has been released never changes; a new one is added. */
const STEPS: readonly (readonly [name: string, sql: string])[] = [
  [
    'logs, secrets, directory, snapshots',
    `create table log (
       table_id text not null, seq integer not null, at integer not null, command text, entries text not null,
       primary key (table_id, seq)
     ) strict, without rowid;
     create table secrets (
       table_id text not null, match integer not null, bytes blob not null, primary key (table_id, match)
     ) strict, without rowid;
     create table codes (code text primary key, table_id text not null) strict, without rowid;
     create table directory (
       table_id text primary key, code text not null, is_public integer not null, about text not null,
       put integer not null
     ) strict, without rowid;
     create index directory_latest on directory (is_public, put);
     create table snapshots (
       table_id text primary key, seq integer not null, state text not null
     ) strict, without rowid;`,
  ],
  [
    'at which tables players have had a seat',
    `create table players (
       player text not null, table_id text not null, primary key (player, table_id)
     ) strict, without rowid;
     insert into players (player, table_id)
     select distinct json_extract(entry.value, '$.player'), log.table_id
     from log, json_each(log.entries) as entry
     where json_extract(entry.value, '$.type') = 'seated';`,
  ],
];

/** Brings the file to today's tables, in one transaction. Throws if a newer program has been at it. */
export function migrate(database: DatabaseSync, now: number): void {
  database.exec('begin immediate');
  database.exec(
    'create table if not exists migrations (number integer primary key, name text not null, at integer not null) strict',
  );
  const done = database.prepare('select number, name from migrations order by number').all();
  for (const [index, { name }] of done.entries()) {
    const expected = STEPS[index]?.[0];
    if (name !== expected)
      throw new NewerFile(`it has a step "${String(name)}" that this program does not know`);
  }
  const note = database.prepare('insert into migrations (number, name, at) values (?, ?, ?)');
  for (const [index, [name, sql]] of STEPS.entries()) {
    if (index < done.length) continue;
    database.exec(sql);
    note.run(index + 1, name, now);
  }
  database.exec('commit');
}
