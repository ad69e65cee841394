import { expect, test } from 'vitest';

import { durableContract } from './contract-durable.ts';
import { peopleContract } from './contract-people.ts';
import type { Appended, Store } from './port.ts';

/** What the contract's logs hold. */
export interface TestEntry {
  readonly by: string;
  readonly number: number;
}
/** Somewhere stores can be opened; each place begins empty. */
export interface Place {
  readonly open: () => Promise<Store<TestEntry>>;
  /** Absent where nothing outlives the process: arguments for node that run `append-for-ever.ts` on this place. */
  readonly appendForEver?: readonly string[];
}

/** What every store promises. */
export function storeContract(newPlace: () => Place): void {
  logs(newPlace);
  appends(newPlace);
  rivals(newPlace);
  writers(newPlace);
  watching(newPlace);
  secretsAndSnapshots(newPlace);
  directory(newPlace);
  peopleContract(newPlace);
  closing(newPlace);
  if (newPlace().appendForEver !== undefined) durableContract(newPlace);
}

const entry = (by: string, number = 0): TestEntry => ({ by, number });
const types = (answers: readonly Appended[]): readonly string[] => answers.map(({ type }) => type);

function logs(newPlace: () => Place): void {
  test('a log begins at 1, rises by one, and reads as it was written', async () => {
    const store = await newPlace().open();
    const first = await store.append({
      table: 't',
      expected: 0,
      entries: [entry('a'), entry('b')],
      command: 'p:1',
    });
    const second = await store.append({ table: 't', expected: 1, entries: [entry('ß', 2)] });
    expect([first, second]).toMatchObject([
      { type: 'ok', seq: 1 },
      { type: 'ok', seq: 2 },
    ]);
    const rows = await store.read('t', 1);
    expect(rows.map(({ seq, command, entries }) => ({ seq, command, entries }))).toEqual([
      { seq: 1, command: 'p:1', entries: [entry('a'), entry('b')] },
      { seq: 2, entries: [entry('ß', 2)] },
    ]);
    expect(await store.read('t', 2)).toEqual(rows.slice(1));
    expect(await store.read('t', 3)).toEqual([]);
    expect(await store.read('unknown', 1)).toEqual([]);
    await store.close();
  });

  test('an answer tells the time of the row, and no row is older than the one before', async () => {
    const store = await newPlace().open();
    const answers: Appended[] = [];
    for (let expected = 0; expected < 20; expected += 1) {
      answers.push(await store.append({ table: 't', expected, entries: [entry('a', expected)] }));
    }
    const times = (await store.read('t', 1)).map(({ at }) => at);
    expect(answers.map((answer) => (answer.type === 'ok' ? answer.at : undefined))).toEqual(times);
    expect(times).toEqual(times.toSorted((a, b) => a - b));
    await store.close();
  });
}

function appends(newPlace: () => Place): void {
  test('an append decided on another past is a conflict and leaves no trace', async () => {
    const store = await newPlace().open();
    await store.append({ table: 't', expected: 0, entries: [entry('a')] });
    const stale = await store.append({ table: 't', expected: 0, entries: [entry('late')] });
    const early = await store.append({ table: 't', expected: 2, entries: [entry('early')] });
    expect(types([stale, early])).toEqual(['conflict', 'conflict']);
    expect((await store.read('t', 1)).flatMap((row) => row.entries)).toEqual([entry('a')]);
    await store.close();
  });

  test('what is stored is the moment of the call, whatever becomes of the objects', async () => {
    const store = await newPlace().open();
    const changing = { by: 'a', number: 1 };
    const asked = store.append({ table: 't', expected: 0, entries: [changing] });
    changing.number = 2;
    await asked;
    expect((await store.read('t', 1))[0]?.entries).toEqual([entry('a', 1)]);
    await store.close();
  });
}

function rivals(newPlace: () => Place): void {
  test('of all who want the same place in a log one wins', async () => {
    const store = await newPlace().open();
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, number) =>
        store.append({ table: 't', expected: 0, entries: [entry('rival', number)] }),
      ),
    );
    expect(types(answers).filter((type) => type === 'ok')).toHaveLength(1);
    expect(types(answers).filter((type) => type === 'conflict')).toHaveLength(49);
    expect(await store.read('t', 1)).toHaveLength(1);
    await store.close();
  });

  test('a conflict fails nobody else who waits beside it', async () => {
    const store = await newPlace().open();
    const answers = await Promise.all(
      Array.from({ length: 60 }, (_, number) =>
        store.append({
          table: `t${number}`,
          expected: number % 3 === 1 ? 7 : 0,
          entries: [entry('a', number)],
        }),
      ),
    );
    expect(types(answers)).toEqual(answers.map((_, number) => (number % 3 === 1 ? 'conflict' : 'ok')));
    await store.close();
  });
}

function writers(newPlace: () => Place): void {
  test('writers who read, decide and try again leave logs without gaps, losses or doubles', async () => {
    const store = await newPlace().open();
    const write = async (table: string, by: string): Promise<void> => {
      for (let number = 0; number < 25;) {
        const { length } = await store.read(table, 1);
        const { type } = await store.append({ table, expected: length, entries: [entry(by, number)] });
        if (type === 'ok') number += 1;
      }
    };
    const tables = ['s', 't', 'u'];
    await Promise.all(tables.flatMap((table) => ['a', 'b', 'c', 'd'].map((by) => write(table, by))));
    for (const table of tables) {
      const rows = await store.read(table, 1);
      expect(rows.map(({ seq }) => seq)).toEqual(Array.from({ length: 100 }, (_, index) => index + 1));
      for (const by of ['a', 'b', 'c', 'd']) {
        const own = rows.flatMap((row) => row.entries).filter((one) => one.by === by);
        expect(own.map(({ number }) => number)).toEqual(Array.from({ length: 25 }, (_, index) => index));
      }
    }
    await store.close();
  });
}

function watching(newPlace: () => Place): void {
  test('a watcher hears of every append in the order of each log, and of nothing else', async () => {
    const store = await newPlace().open();
    const heard: string[] = [];
    const stop = store.watch((table, row) => heard.push(`${table} ${row.seq} ${row.entries[0]?.number}`));
    const asked: Promise<Appended>[] = [];
    for (let number = 0; number < 40; number += 1) {
      for (const table of ['s', 't']) {
        asked.push(store.append({ table, expected: number, entries: [entry('a', number)] }));
        asked.push(store.append({ table, expected: number, entries: [entry('rival', 99)] }));
      }
    }
    await Promise.all(asked);
    for (const table of ['s', 't']) {
      expect(heard.filter((line) => line.startsWith(table))).toEqual(
        Array.from({ length: 40 }, (_, number) => `${table} ${number + 1} ${number}`),
      );
    }
    stop();
    await store.append({ table: 't', expected: 40, entries: [entry('a')] });
    expect(heard).toHaveLength(80);
    await store.close();
  });

  test('when an append is answered, it has been told and can be read', async () => {
    const store = await newPlace().open();
    const rows: unknown[] = [];
    store.watch((_, row) => rows.push(row));
    await store.append({ table: 't', expected: 0, entries: [entry('a')], command: 'p:9' });
    expect(rows).toEqual(await store.read('t', 1));
    expect(rows).toHaveLength(1);
    await store.close();
  });
}

function secretsAndSnapshots(newPlace: () => Place): void {
  const bytes = (fill: number) => new Uint8Array(32).fill(fill);
  const start = (expected: number, match: number, fill: number) => ({
    table: 't',
    expected,
    entries: [entry('start', match)],
    secret: { match, bytes: bytes(fill) },
  });

  test('a secret is stored with its row and is not in it', async () => {
    const store = await newPlace().open();
    const told: unknown[] = [];
    store.watch((_, row) => told.push(row));
    await store.append(start(0, 1, 7));
    expect(await store.secret('t', 1)).toEqual(bytes(7));
    expect([await store.secret('t', 2), await store.secret('u', 1)]).toEqual([undefined, undefined]);
    expect(Object.keys((await store.read('t', 1))[0] ?? {})).not.toContain('secret');
    expect(JSON.stringify(told)).not.toContain('secret');
    await store.close();
  });

  test('a secret whose row lost is not kept, and a match has one secret for ever', async () => {
    const store = await newPlace().open();
    await store.append(start(0, 1, 7));
    expect(types([await store.append(start(0, 2, 8)), await store.append(start(1, 1, 9))])).toEqual([
      'conflict',
      'conflict',
    ]);
    expect([await store.secret('t', 1), await store.secret('t', 2)]).toEqual([bytes(7), undefined]);
    expect(types([await store.append(start(1, 2, 10))])).toEqual(['ok']);
    await store.close();
  });

  test('the latest snapshot is kept, and an older one changes nothing', async () => {
    const store = await newPlace().open();
    expect(await store.snapshot('t')).toBeUndefined();
    await store.keepSnapshot('t', 5, { a: [1] });
    await store.keepSnapshot('t', 9, { a: [2] });
    await store.keepSnapshot('t', 7, { a: [3] });
    expect(await store.snapshot('t')).toEqual({ seq: 9, state: { a: [2] } });
    await store.close();
  });
}

function directory(newPlace: () => Place): void {
  const listing = (table: string, code: string, isPublic = true, about: unknown = { game: 'smear' }) => ({
    table,
    code,
    isPublic,
    about,
  });

  test('a table is found by its code, and a code belongs to one table for ever', async () => {
    const store = await newPlace().open();
    expect(await store.put(listing('t', 'abc'))).toBe('ok');
    expect(await store.put(listing('u', 'abc'))).toBe('code-taken');
    expect(await store.find('abc')).toEqual(listing('t', 'abc'));
    expect(await store.put(listing('t', 'new', false, null))).toBe('ok');
    expect(await store.find('new')).toEqual(listing('t', 'new', false, null));
    expect(await store.find('abc')).toBeUndefined();
    expect(await store.put(listing('u', 'abc'))).toBe('code-taken');
    expect(await store.put(listing('t', 'abc'))).toBe('ok');
    await store.close();
  });

  test('public tables are listed, those that changed last first', async () => {
    const store = await newPlace().open();
    for (const name of ['a', 'b', 'c', 'd']) await store.put(listing(name, `code-${name}`, name !== 'c'));
    await store.put(listing('a', 'code-a', true, { game: 'spades' }));
    expect((await store.list(9)).map(({ table }) => table)).toEqual(['a', 'd', 'b']);
    expect((await store.list(2)).map(({ about }) => about)).toEqual([{ game: 'spades' }, { game: 'smear' }]);
    await store.close();
  });
}

function closing(newPlace: () => Place): void {
  test('closing finishes what was asked, and then nothing can be asked', async () => {
    const store = await newPlace().open();
    expect(await store.ready()).toBe(true);
    const asked = store.append({ table: 't', expected: 0, entries: [entry('a')] });
    await store.close();
    expect((await asked).type).toBe('ok');
    await expect(store.append({ table: 't', expected: 1, entries: [entry('a')] })).rejects.toThrow('closed');
    await expect(store.read('t', 1)).rejects.toThrow('closed');
    expect(await store.ready()).toBe(false);
  });
}
