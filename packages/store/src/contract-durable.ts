import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';

import { expect, test } from 'vitest';

import type { Place } from './contract.ts';

/** What a store that outlives its process promises besides. */
export function durableContract(newPlace: () => Place): void {
  opensAgain(newPlace);
  survivesKill(newPlace);
}

function opensAgain(newPlace: () => Place): void {
  test('everything is there when the store is opened again', async () => {
    const place = newPlace();
    const before = await place.open();
    const secret = { match: 1, bytes: new Uint8Array(32).fill(3) };
    await before.append({
      table: 't',
      expected: 0,
      entries: [{ by: 'a', number: 1 }],
      command: 'p:1',
      secret,
    });
    await before.keepSnapshot('t', 1, { any: 'state' });
    await before.put({ table: 't', code: 'abc', isPublic: true, about: 'x' });
    const rows = await before.read('t', 1);
    await before.close();

    const after = await place.open();
    expect(await after.read('t', 1)).toEqual(rows);
    expect(await after.secret('t', 1)).toEqual(secret.bytes);
    expect(await after.snapshot('t')).toEqual({ seq: 1, state: { any: 'state' } });
    expect((await after.list(5)).map(({ code }) => code)).toEqual(['abc']);
    expect(await after.append({ table: 't', expected: 1, entries: [] })).toMatchObject({
      type: 'ok',
      seq: 2,
    });
    await after.close();
  });
}

function survivesKill(newPlace: () => Place): void {
  test('after kill -9 in the middle of appends every acknowledged one is there, once, and no log has a gap', async () => {
    const place = newPlace();
    const acknowledged = new Map<string, number>();
    for (const enough of [300, 700]) await appendUntilKilled(place, enough, acknowledged);
    expect(acknowledged.size).toBeGreaterThan(300);

    const store = await place.open();
    const tables = new Set([...acknowledged.keys()].map((key) => key.split(' ')[0] ?? ''));
    for (const table of tables) {
      const rows = await store.read(table, 1);
      expect(rows.map(({ seq }) => seq)).toEqual(rows.map((_, index) => index + 1));
      for (const { seq, entries } of rows) {
        const number = acknowledged.get(`${table} ${seq}`) ?? entries[0]?.number;
        expect(entries).toEqual([{ by: table, number }]);
        acknowledged.delete(`${table} ${seq}`);
      }
    }
    expect([...acknowledged]).toEqual([]);
    await store.close();
  });
}

async function appendUntilKilled(
  { appendForEver = [] }: Place,
  enough: number,
  acknowledged: Map<string, number>,
): Promise<void> {
  const child: ChildProcess = spawn(process.execPath, appendForEver, {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  if (child.stdout === null) throw new Error('no output to read');
  let heard = 0;
  for await (const line of createInterface({ input: child.stdout })) {
    // A line cut short by the end of its process acknowledges nothing.
    const [, table, seq, number] = /^(\w+) (\d+) (\d+) ok$/.exec(line) ?? [];
    if (table !== undefined) acknowledged.set(`${table} ${seq}`, Number(number));
    heard += 1;
    if (heard === enough) child.kill('SIGKILL');
  }
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
  expect(child.signalCode).toBe('SIGKILL');
}
