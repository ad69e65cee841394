import { readdirSync, readFileSync } from 'node:fs';

import { catalog } from '@stammtisch/games';
import { type GameKit, parseRecord, replay } from '@stammtisch/kernel';
import { expect, test } from 'vitest';

import { readCorpus, readSheets, recordsFolder, recordText, sheetOf, sheetsFile } from './corpus.ts';
import { lackingRecords } from './plan.ts';

const open = <T>(id: string, use: <W, A, V, O>(kit: GameKit<V & W, A, V, O>) => T): T => {
  const opened = catalog.open(id, (kit) => [use(kit)] as const);
  if (opened === undefined) throw new Error(`no game called ${id}`);
  return opened[0];
};
const folderOf = (id: string): URL =>
  recordsFolder(
    id,
    open(id, ({ game }) => game.rulesVersion),
  );
const matches = catalog.ids.flatMap((id) =>
  [...readCorpus(folderOf(id))].map(([name, record]) => ({ id, name, record })),
);

test.each(matches)('$id $name comes to the sheet it came to when it was played', ({ id, name, record }) => {
  const sheets = readSheets(readFileSync(sheetsFile(folderOf(id)), 'utf8'));
  expect(sheetOf(catalog, name, record)).toBe(sheets.get(name));
});

test.each(catalog.ids)(
  '%s has records of every number of players, every preset and every value of every choice',
  (id) => {
    const records = readCorpus(folderOf(id));
    expect(open(id, (kit) => lackingRecords(kit, records))).toEqual([]);
    const seats = new Set([...records.values()].map((record) => record.seats));
    const all = open(id, ({ game, parse }) => {
      const standard = parse({});
      return standard.ok ? game.seatCounts(standard.value) : [];
    });
    expect([...all].filter((count) => !seats.has(count))).toEqual([]);
  },
);

test.each(catalog.ids)('no sheet of %s is without its record, and no file is big', (id) => {
  const folder = folderOf(id);
  const sheets = readSheets(readFileSync(sheetsFile(folder), 'utf8'));
  expect([...sheets.keys()]).toEqual([...readCorpus(folder).keys()]);
  const big = readdirSync(folder).filter((file) => readFileSync(new URL(file, folder)).length > 20_000);
  expect(big).toEqual([]);
});

test('matches of every game are there to their end, and some of them with calls', () => {
  for (const id of catalog.ids) {
    const finished = matches.filter((one) => one.id === id && (one.record.result ?? null) !== null);
    expect(finished.length).toBeGreaterThan(8);
  }
  const calls = matches
    .flatMap(({ record }) => record.deals.flatMap(({ moves }) => moves))
    .filter((move) => /^\d: /.test(move));
  expect(calls.length).toBeGreaterThan(5);
});

test('a record that ends two cards earlier is told from the one that was kept', () => {
  const [kept] = matches.filter(({ name }) => name === 'example-ZS-21');
  const [deal] = kept?.record.deals ?? [];
  if (kept === undefined || deal === undefined) throw new Error('no such record');
  // Without its last two cards the trick is still open.
  const changed = { ...kept.record, deals: [{ ...deal, moves: deal.moves.slice(0, -2) }] };
  const sheets = readSheets(readFileSync(sheetsFile(folderOf('zsirozas')), 'utf8'));
  expect(sheetOf(catalog, kept.name, changed)).not.toBe(sheets.get(kept.name));
});

test('a record is written as it is read, and a wrong result in it is found', () => {
  for (const { record } of matches) {
    expect(parseRecord(JSON.parse(recordText(record)))).toEqual({ ok: true, value: record });
    if (record.result === undefined || record.result === null) continue;
    const { winners, totals } = record.result;
    const other = { ...record, result: { winners, totals: totals.map((total) => total + 1) } };
    const replayed = replay(catalog, other);
    expect(replayed.ok ? undefined : replayed.error.type).toBe('other-result');
  }
});
