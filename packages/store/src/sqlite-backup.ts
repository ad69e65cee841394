import { closeSync, existsSync, fsyncSync, openSync, renameSync, rmSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';

/**
 * Copies a store's file as it is at this moment, also while a server writes to it: everything acknowledged before is in
 * the copy, and the server waits for nothing. Throws if there is no such file, or if something is at `to` already.
 */
export function backUpSqlite(path: string, to: string): void {
  if (!existsSync(path)) throw new Error(`there is no file ${path}`);
  if (existsSync(to)) throw new Error(`${to} exists already, and is left alone`);
  const growing = `${to}.part`;
  rmSync(growing, { force: true });
  const database = new DatabaseSync(path, { readOnly: true, timeout: 5000 });
  try {
    database.prepare('vacuum into ?').run(growing);
  } finally {
    database.close();
  }
  // On the disk before it bears its name: half a copy is never taken for a whole one.
  const file = openSync(growing, 'r+');
  fsyncSync(file);
  closeSync(file);
  renameSync(growing, to);
}
