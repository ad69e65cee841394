import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, expect, test } from 'vitest';

import { backUpSqlite } from './sqlite-backup.ts';
import { openSqlite } from './sqlite.ts';

const folder = mkdtempSync(join(tmpdir(), 'backup-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('a copy taken while much is written holds whole logs, and all that was acknowledged before', async () => {
  const file = join(folder, 'busy.db');
  const store = await openSqlite<string>(file);
  const acknowledged = new Map<string, number>();
  const writing = { isOn: true };
  const write = async (table: string): Promise<void> => {
    for (let expected = 0; writing.isOn; expected += 1) {
      await store.append({ table, expected, entries: [`${table} ${expected}`] });
      acknowledged.set(table, expected + 1);
    }
  };
  const writers = ['a', 'b', 'c', 'd'].map(write);
  while ([...acknowledged.values()].reduce((sum, rows) => sum + rows, 0) < 200) await store.ready();

  const before = new Map(acknowledged);
  backUpSqlite(file, join(folder, 'copy.db'));
  writing.isOn = false;
  await Promise.all(writers);
  await store.close();

  const copy = await openSqlite<string>(join(folder, 'copy.db'));
  for (const [table, rows] of before) {
    const kept = await copy.read(table, 1);
    expect(kept.length).toBeGreaterThanOrEqual(rows);
    expect(kept.flatMap(({ entries }) => entries)).toEqual(kept.map((_, index) => `${table} ${index}`));
  }
  // A copy is a store like any other.
  const expected = (await copy.read('a', 1)).length;
  expect(await copy.append({ table: 'a', expected, entries: ['on'] })).toMatchObject({ type: 'ok' });
  await copy.close();
});

test('a copy never replaces a file, and needs one to copy', async () => {
  const file = join(folder, 'there.db');
  await (await openSqlite(file)).close();
  writeFileSync(join(folder, 'taken'), 'mine');
  expect(() => backUpSqlite(file, join(folder, 'taken'))).toThrow('exists already');
  expect(() => backUpSqlite(join(folder, 'nowhere.db'), join(folder, 'new'))).toThrow('there is no file');
  expect(existsSync(join(folder, 'new'))).toBe(false);
});
