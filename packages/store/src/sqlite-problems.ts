import { accessSync, constants, existsSync, statfsSync } from 'node:fs';
import { dirname } from 'node:path';

/** What is wrong with a file, as far as whoever runs the server can do something about it. */
export type Problem = 'full' | 'read-only' | 'busy' | 'damaged' | 'newer' | 'other';

/** A file that a newer program has been at. */
export class NewerFile extends Error {}

/** Less than this is no room, in bytes. */
const NO_ROOM = 256 * 1024;

// Primary result codes of SQLite are the lowest byte of what it answers.
const READONLY = 8;
const BUSY = 5;
const CORRUPT = 11;
const FULL = 13;
const NO_DATABASE = 26;
/** A write failed, so that its commit was never whole. Other failures of input and output leave that open. */
const WRITE_FAILED = 778;

/**
 * Whether a transaction that failed so is surely not in the file: no room, no right to write, or somebody else writes. A
 * commit whose sync failed is another matter, for what was written may be found at the next start.
 */
export function isSurelyUnwritten(error: unknown): boolean {
  const code = resultOf(error);
  return code === WRITE_FAILED || [READONLY, BUSY, FULL].includes(code & 0xff);
}

/** What is wrong with a file that could not be opened, read or written. */
export function problemOf(error: unknown, path: string): Problem {
  if (error instanceof NewerFile) return 'newer';
  const code = resultOf(error) & 0xff;
  if (code === CORRUPT || code === NO_DATABASE) return 'damaged';
  const system = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === BUSY) return 'busy';
  if (code === FULL || system === 'ENOSPC' || system === 'EDQUOT') return 'full';
  if (code === READONLY || system === 'EACCES' || system === 'EROFS' || system === 'EPERM')
    return 'read-only';
  if (!isWritable(path)) return 'read-only';
  return hasRoom(path) ? 'other' : 'full';
}

/** One line for whoever runs the server: which file it is, and what to do. */
export function adviceFor(problem: Problem, path: string, detail: string): string {
  switch (problem) {
    case 'full':
      return `there is no room on the disk for ${path}: make some, nothing that was acknowledged is lost`;
    case 'read-only':
      return `${path} cannot be written: whoever runs the server needs the right to write this file and its folder`;
    case 'busy':
      return `${path} is being written by another program: end that one`;
    case 'damaged':
      return `${path} is damaged (${detail}): put a backup in its place`;
    case 'newer':
      return `${path} was written by a newer version (${detail}): start that one, or put back the backup from before`;
    case 'other':
      return `${path}: ${detail}`;
  }
}

function resultOf(error: unknown): number {
  const code = error instanceof Error && 'errcode' in error ? error.errcode : undefined;
  return typeof code === 'number' ? code : 0;
}

function isWritable(path: string): boolean {
  try {
    const folder = nearestFolder(path);
    accessSync(folder, constants.W_OK);
    if (existsSync(path)) accessSync(path, constants.W_OK);
    return true;
  } catch {
    return false;
  }
}

function hasRoom(path: string): boolean {
  try {
    const { bavail, bsize } = statfsSync(nearestFolder(path));
    return bavail * bsize >= NO_ROOM;
  } catch {
    return true;
  }
}

/** The folder of the file, or where it would be made. */
function nearestFolder(path: string): string {
  let folder = dirname(path);
  while (!existsSync(folder) && dirname(folder) !== folder) folder = dirname(folder);
  return folder;
}
