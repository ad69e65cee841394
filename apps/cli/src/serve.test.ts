import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { fileURLToPath } from 'node:url';

import { openSqlite } from '@stammtisch/store';
import { afterAll, expect, test } from 'vitest';

import { canHaveOwnDisk, onOwnDisk } from '../../server/src/testing/disk.ts';

const binary = fileURLToPath(new URL('../bin/stammtisch.mjs', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'stammtisch-start-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Starts a server that cannot start, and answers how it ended and what it said of it. */
function start(
  data: string,
  through: readonly string[] = [],
): { readonly code: number | null; readonly err: string } {
  const command = [...through, process.execPath, binary, 'serve', '--port', '0', '--data', data];
  const [program, ...args] = command;
  const { status, stderr } = spawnSync(program ?? '', args, { encoding: 'utf8', timeout: 60_000 });
  return { code: status, err: stderr };
}

function newData(): { readonly data: string; readonly file: string } {
  const data = mkdtempSync(join(folder, 'data-'));
  return { data, file: join(data, 'stammtisch.db') };
}

/** A store with something in it, closed. */
async function written(): Promise<{ readonly data: string; readonly file: string }> {
  const { data, file } = newData();
  const store = await openSqlite<string>(file);
  for (let expected = 0; expected < 20; expected += 1)
    await store.append({ table: 't', expected, entries: ['x'.repeat(2_000)] });
  await store.close();
  return { data, file };
}

test('a file that is no store is named, left alone, and ends the start with one line and code 2', () => {
  const { data, file } = newData();
  writeFileSync(file, 'this is no database, and was never one '.repeat(100));
  const before = readFileSync(file);
  expect(start(data)).toEqual({
    code: 2,
    err: `stammtisch serve: ${file} is damaged (file is not a database): put a backup in its place\n`,
  });
  expect(readFileSync(file)).toEqual(before);
});

test('a file that was cut off is named too', async () => {
  const { data, file } = await written();
  truncateSync(file, 6_000);
  const { code, err } = start(data);
  expect(code).toBe(2);
  expect(err).toBe(
    `stammtisch serve: ${file} is damaged (database disk image is malformed): put a backup in its place\n`,
  );
});

test('a file of a newer version is left as it is, and the way back is named', async () => {
  const { data, file } = await written();
  const beside = new DatabaseSync(file);
  beside.exec("insert into migrations (number, name, at) values (99, 'from the future', 0)");
  beside.close();
  const { code, err } = start(data);
  expect(code).toBe(2);
  expect(err).toBe(
    `stammtisch serve: ${file} was written by a newer version (it has a step "from the future" that this program does not know): start that one, or put back the backup from before\n`,
  );
});

test.skipIf(!canHaveOwnDisk)('a full disk is named at the start, with no trace of a program', () => {
  const { data, file } = newData();
  const { code, err } = start(data, onOwnDisk(data, 'head -c 3000000 /dev/zero > filler 2>&-'));
  expect(code).toBe(2);
  expect(err.split('\n').filter((line) => !line.startsWith('head:'))).toEqual([
    `stammtisch serve: there is no room on the disk for ${file}: make some, nothing that was acknowledged is lost`,
    '',
  ]);
});

test.skipIf(!canHaveOwnDisk)('a disk that may only be read is named, be the file there or not', async () => {
  const { data, file } = newData();
  const { file: kept } = await written();
  const message = (path: string): string =>
    `stammtisch serve: ${path} cannot be written: whoever runs the server needs the right to write this file and its folder\n`;
  const readOnly = 'mount -o remount,ro "$0"';
  expect(start(data, onOwnDisk(data, readOnly))).toEqual({ code: 2, err: message(file) });
  expect(start(data, onOwnDisk(data, `cp "${kept}" "${file}" && ${readOnly}`))).toEqual({
    code: 2,
    err: message(file),
  });
});

test('a data folder that is a file is named', () => {
  const { data } = newData();
  const place = join(data, 'file');
  writeFileSync(place, '');
  const { code, err } = start(place);
  expect(code).toBe(2);
  expect(err).toContain(join(place, 'stammtisch.db'));
  expect(err).not.toContain('    at ');
});
