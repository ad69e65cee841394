import { expect, test } from 'vitest';

import type { Place } from './contract.ts';

const entry = (by: string, number = 0) => ({ by, number });
const listing = (table: string) => ({ table, code: `code-${table}`, isPublic: true, about: table });

/** What every store promises to those whose data it keeps. */
export function peopleContract(newPlace: () => Place): void {
  seats(newPlace);
  rewriting(newPlace);
  abandoned(newPlace);
}

function seats(newPlace: () => Place): void {
  test('every table at which somebody took a seat is found, once, and only if the row was stored', async () => {
    const store = await newPlace().open();
    const sit = (table: string, expected: number, players: readonly string[]) =>
      store.append({ table, expected, entries: [entry('a')], players });
    await sit('s', 0, ['anna']);
    await sit('t', 0, ['tom', 'anna']);
    await sit('t', 1, ['anna']);
    await sit('u', 7, ['anna']);
    expect((await store.tablesOf('anna')).toSorted()).toEqual(['s', 't']);
    expect(await store.tablesOf('tom')).toEqual(['t']);
    expect(await store.tablesOf('eva')).toEqual([]);
    await store.close();
  });
}

function rewriting(newPlace: () => Place): void {
  test('rows that are rewritten keep number, time and command; the others and other tables stay', async () => {
    const store = await newPlace().open();
    const told: unknown[] = [];
    for (const table of ['s', 't']) {
      for (const expected of [0, 1, 2])
        await store.append({
          table,
          expected,
          entries: [entry('anna', expected)],
          command: `p:${expected}`,
          players: ['anna'],
        });
      await store.keepSnapshot(table, 2, { name: 'anna' });
    }
    const before = await store.read('t', 1);
    const other = await store.read('s', 1);
    store.watch((_, row) => told.push(row));
    const rows = [1, 3].map((seq) => ({ seq, entries: [entry('player 1', seq)] }));
    await store.rewrite({ table: 't', player: 'anna', rows });
    const after = await store.read('t', 1);
    expect(after.map(({ entries }) => entries)).toEqual([
      [entry('player 1', 1)],
      [entry('anna', 1)],
      [entry('player 1', 3)],
    ]);
    const head = ({ seq, at, command }: (typeof before)[number]) => ({ seq, at, command });
    expect(after.map(head)).toEqual(before.map(head));
    expect(await store.read('s', 1)).toEqual(other);
    expect([await store.snapshot('t'), (await store.snapshot('s'))?.seq]).toEqual([undefined, 2]);
    expect(await store.tablesOf('anna')).toEqual(['s']);
    expect(told).toEqual([]);
    expect(await store.append({ table: 't', expected: 3, entries: [entry('b')] })).toMatchObject({ seq: 4 });
    await store.close();
  });
}

function abandoned(newPlace: () => Place): void {
  test('tables to which nothing was appended for long are found, and leave the directory but not the store', async () => {
    const store = await newPlace().open();
    for (const table of ['s', 't']) {
      await store.put(listing(table));
      await store.append({ table, expected: 0, entries: [entry('a')] });
    }
    const [row] = await store.read('t', 1);
    const at = row?.at ?? 0;
    expect(await store.idle(at - 60_000, 9)).toEqual([]);
    expect((await store.idle(at + 60_000, 9)).toSorted()).toEqual(['s', 't']);
    expect(await store.idle(at + 60_000, 1)).toHaveLength(1);
    await store.retire('t');
    expect(await store.idle(at + 60_000, 9)).toEqual(['s']);
    expect([await store.find('code-t'), await store.find('code-s')]).toEqual([undefined, listing('s')]);
    expect(await store.put({ ...listing('u'), code: 'code-t' })).toBe('code-taken');
    expect(await store.read('t', 1)).toHaveLength(1);
    await store.close();
  });
}
