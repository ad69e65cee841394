import { existsSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { fileURLToPath } from 'node:url';

import { afterAll, expect, test } from 'vitest';

import { durableContract } from './contract-durable.ts';
import { storeContract } from './contract.ts';
import { openSqlite, StoreFailure } from './sqlite.ts';

const folder = mkdtempSync(join(tmpdir(), 'store-'));
afterAll(() => rmSync(folder, { recursive: true }));
let files = 0;
const newFile = (): string => join(folder, `${(files += 1)}`, 'tables.db');
const appender = fileURLToPath(new URL('./append-for-ever.ts', import.meta.url));
const folding = fileURLToPath(new URL('./open-folding.ts', import.meta.url));
const store = fileURLToPath(new URL('./sqlite.ts', import.meta.url));

storeContract(() => {
  const file = newFile();
  return {
    open: () => openSqlite(file),
    appendForEver: [appender, store, 'openSqlite', file],
  };
});

test('a clock that jumps back makes no row older than the one before', async () => {
  const file = newFile();
  const store = await openSqlite<string>(file);
  await store.append({ table: 't', expected: 0, entries: ['a'] });
  const future = Date.now() + 3_600_000;
  const beside = new DatabaseSync(file);
  beside.prepare('update log set at = ?').run(future);
  beside.close();
  expect(await store.append({ table: 't', expected: 1, entries: ['b'] })).toMatchObject({ at: future });
  await store.close();
});

test('who had a seat is found in a file from before that was noted', async () => {
  const file = newFile();
  const store = await openSqlite<object>(file);
  const seated = { type: 'seated', chair: 0, player: 'anna', name: 'Anna' };
  await store.append({ table: 't', expected: 0, entries: [{ type: 'opened' }, seated] });
  await store.append({ table: 't', expected: 1, entries: [seated, { type: 'hostIs', player: 'tom' }] });
  await store.close();
  const beside = new DatabaseSync(file);
  beside.exec('drop table players; delete from migrations where number > 1');
  beside.close();
  const after = await openSqlite<object>(file);
  expect([await after.tablesOf('anna'), await after.tablesOf('tom')]).toEqual([['t'], []]);
  await after.close();
});

test('two servers on one file leave a log without gaps or doubles', async () => {
  const file = newFile();
  const stores = [await openSqlite<string>(file), await openSqlite<string>(file)];
  let conflicts = 0;
  await Promise.all(
    stores.map(async (store, server) => {
      for (let number = 0; number < 30;) {
        const { length } = await store.read('t', 1);
        const { type } = await store.append({
          table: 't',
          expected: length,
          entries: [`${server} ${number}`],
        });
        if (type === 'ok') number += 1;
        else conflicts += 1;
      }
    }),
  );
  const entries = (await stores[0]?.read('t', 1))?.flatMap((row) => row.entries) ?? [];
  expect(entries).toHaveLength(60);
  expect(new Set(entries).size).toBe(60);
  expect(conflicts).toBeGreaterThan(0);
  for (const store of stores) await store.close();
});

test('every commit waits for the disk, in a write-ahead log', async () => {
  const file = newFile();
  const store = await openSqlite(file);
  const beside = new DatabaseSync(file);
  expect(beside.prepare('pragma journal_mode').get()).toEqual({ journal_mode: 'wal' });
  beside.close();
  await store.close();
});

test('the write-ahead log stays short while much is written, and nothing of it is lost', async () => {
  const file = newFile();
  const store = await openSqlite<string>(file, { foldAfter: 100 });
  const tables = Array.from({ length: 100 }, (_, index) => `table ${index}`);
  for (let expected = 0; expected < 50; expected += 1) {
    // Each table has pages of its own: without folding this makes 5,000 of them, 20 MB.
    const entries = ['x'.repeat(1000)];
    await Promise.all(tables.map((table) => store.append({ table, expected, entries })));
  }
  expect(statSync(`${file}-wal`).size).toBeLessThan(12_000_000);
  for (const table of tables) expect(await store.read(table, 1)).toHaveLength(50);
  await store.close();
  expect(existsSync(`${file}-wal`)).toBe(false);
});

durableContract(() => {
  const file = newFile();
  return {
    open: () => openSqlite(file, { foldAfter: 5 }),
    appendForEver: [appender, folding, 'openFolding', file],
  };
});

test('what is rewritten lingers in no file', async () => {
  const file = newFile();
  const store = await openSqlite<string>(file);
  await store.append({ table: 't', expected: 0, entries: ['Annabella'] });
  await store.rewrite({ table: 't', player: 'anna', rows: [{ seq: 1, entries: ['Player 1'] }] });
  const holds = (word: string): readonly boolean[] =>
    [file, `${file}-wal`].map((path) => readFileSync(path).includes(word));
  expect(holds('Annabella')).toEqual([false, false]);
  expect(holds('Player 1')).toContain(true);
  await store.close();
});

test('a disk that fails tells the owner once; appends are unknown, all else rejects, nothing is told', async () => {
  const file = newFile();
  const failures: StoreFailure[] = [];
  const store = await openSqlite<string>(file, { onFailure: (failure) => failures.push(failure) });
  let told = 0;
  store.watch(() => (told += 1));
  await store.append({ table: 't', expected: 0, entries: ['a'] });
  const beside = new DatabaseSync(file);
  // Any failing write will do: this one fails the whole transaction, as a full disk does.
  beside.exec("create trigger full before insert on log begin select raise(rollback, 'disk is full'); end");
  beside.close();
  const asked = [
    store.append({ table: 't', expected: 1, entries: ['b'] }),
    store.append({ table: 'u', expected: 0, entries: ['c'] }),
  ];
  expect(await Promise.all(asked)).toEqual([{ type: 'unknown' }, { type: 'unknown' }]);
  expect(await store.append({ table: 't', expected: 1, entries: ['d'] })).toEqual({ type: 'unknown' });
  await expect(store.put({ table: 't', code: 'c', isPublic: true, about: 0 })).rejects.toThrow(StoreFailure);
  expect(await store.ready()).toBe(false);
  expect(failures.map(({ message }) => message)).toEqual([`${file}: disk is full`]);
  expect(told).toBe(1);
  await store.close();
  const again = new DatabaseSync(file);
  expect(again.prepare('select table_id, seq from log').all()).toEqual([{ table_id: 't', seq: 1 }]);
  again.close();
});

test('a file of a newer program is left alone', async () => {
  const file = newFile();
  await (await openSqlite(file)).close();
  const beside = new DatabaseSync(file);
  beside.exec("insert into migrations (number, name, at) values (99, 'from the future', 0)");
  beside.close();
  await expect(openSqlite(file)).rejects.toThrow('from the future');
});

test('a place that is no file cannot be opened', async () => {
  await expect(openSqlite(folder)).rejects.toThrow('unable to open');
});
