import { openMemory, type Store } from '@stammtisch/store';
import type { Entry } from '@stammtisch/table';
import { afterEach, expect, test } from 'vitest';

import { client, closeTables, pass, settle, tables } from './testing/tables.ts';

afterEach(closeTables);

/** A store whose disk a test fills and empties. */
async function fillable(): Promise<{ readonly store: Store<Entry>; readonly disk: { isFull: boolean } }> {
  const store = await openMemory<Entry>();
  const disk = { isFull: false };
  return {
    disk,
    store: {
      ...store,
      append: (request) => (disk.isFull ? Promise.resolve({ type: 'full' }) : store.append(request)),
    },
  };
}

test('a bot whose move found no room moves when there is room again, though nobody asked', async () => {
  const { store, disk } = await fillable();
  const { clock, table } = await tables({ store });
  await table.join(client('anna'), 0);
  disk.isFull = true;
  await pass(clock, 10_000);
  const { seq } = table.table;
  await pass(clock, 10_000);
  expect(table.table.seq).toBe(seq);
  disk.isFull = false;
  await pass(clock, 2_000);
  expect(table.table.seq).toBeGreaterThan(seq);
});

test('whoever finds no room is told so, and the same wish counts once when it is said again', async () => {
  const { store, disk } = await fillable();
  const { table } = await tables({ store });
  const wish = { by: 'anna', id: 'a1', command: { do: 'rename', name: 'Anne' } } as const;
  disk.isFull = true;
  expect(await table.ask(wish)).toEqual({ type: 'refused', refusal: { code: 'no-space' } });
  disk.isFull = false;
  expect(await table.ask(wish)).toEqual({ type: 'done' });
  expect(await table.ask(wish)).toEqual({ type: 'nothing' });
  await settle();
  const rows = await store.read(table.id, 1);
  expect(rows.filter(({ command }) => command === 'anna:a1')).toHaveLength(1);
});
