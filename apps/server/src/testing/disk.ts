import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';

/** A disk that is soon full, and how it gets room again. */
export interface SmallDisk {
  readonly name: string;
  /** Whether this machine and this user can have one. */
  readonly isPossible: boolean;
  /** What runs a process so that this folder is on the small disk, for it alone. */
  through(folder: string): readonly string[];
  makeRoom(pid: number, folder: string): void;
}

/** What makes up the small disks below. */
const FILLER = 'filler';
const can = (program: string, ...args: readonly string[]): boolean =>
  process.platform === 'linux' && spawnSync(program, args).status === 0;
const canMount = can('unshare', '-rm', 'mount', '-t', 'tmpfs', 'tmpfs', '/tmp');

/** A whole file system of two megabytes, half of them taken by something else. */
const tinyFileSystem: SmallDisk = {
  name: 'a disk of two megabytes',
  isPossible: canMount,
  through: (folder) => onOwnDisk(folder, `head -c 1000000 /dev/zero > ${FILLER}`),
  makeRoom: (pid, folder) => rmSync(join(seenBy(pid, folder), FILLER)),
};

/** No file may be larger than a megabyte, as where somebody has been given so much and no more. */
const tinyFiles: SmallDisk = {
  name: 'a limit of one megabyte a file',
  isPossible: can('prlimit', '--version'),
  through: () => ['sh', '-c', 'ulimit -S -f 2000; exec "$@"', 'sh'],
  makeRoom: (pid) => void spawnSync('prlimit', ['--pid', String(pid), '--fsize=unlimited']),
};

/** All kinds of them. */
export const SMALL_DISKS: readonly SmallDisk[] = [tinyFileSystem, tinyFiles];

/** Whether a process can be given a file system of its own here. */
export const canHaveOwnDisk: boolean = canMount;

/** Runs a process with a new file system of two megabytes at this folder, after this was done in it. */
export function onOwnDisk(folder: string, before: string): readonly string[] {
  const mount = 'mount -t tmpfs -o size=2m tmpfs "$0"';
  return ['unshare', '-rm', 'sh', '-c', `${mount} && (cd "$0" && ${before}); exec "$@"`, folder];
}

/** A folder as that process sees it. */
export function seenBy(pid: number, folder: string): string {
  return `/proc/${pid}/root${folder}`;
}
