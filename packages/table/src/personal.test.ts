import { catalog } from '@stammtisch/games';
import { expect, test } from 'vitest';

import type { Entry, LogRow } from './entry.ts';
import { evolve } from './evolve.ts';
import { playedMatch } from './history.ts';
import { namelessAt, personalData, seatedBy, withoutPerson } from './personal.ts';
import { unopened } from './table.ts';
import { given } from './testing/given.ts';

/** One row an entry, as if everything had been appended by itself. */
const rowsOf = (entries: readonly Entry[]): readonly LogRow[] =>
  entries.map((entry, index) => ({ seq: index + 1, at: 1_000 + index, entries: [entry] }));

/** A deal has been played at a table where people write; then Tom has changed his name and his chair was taken by Eva. */
function lived() {
  const { entries } = given(catalog, { agreements: { talk: 'text' } })
    .after('anna', { do: 'write', text: 'who is there' })
    .after('tom', { do: 'sit', chair: 1, name: 'Tom Tell' }, { do: 'write', text: 'I live in Altdorf' })
    .after('tom', { do: 'rename', name: 'William' }, { do: 'say', phrase: 'hello' })
    .after('eva', { do: 'sit', chair: 2, name: 'Eva' })
    .after('anna', { do: 'start' })
    .play((table) => table.match !== undefined && table.match.position.awaited() === 'deck')
    .after('tom', { do: 'stand' })
    .after('anna', { do: 'write', text: 'gone' });
  return rowsOf(entries);
}
/** The log as it reads when these rows say something else. */
const rewritten = (rows: readonly LogRow[], changed: ReturnType<typeof withoutPerson>): readonly LogRow[] =>
  rows.map((row) => ({ ...row, ...changed.find(({ seq }) => seq === row.seq) }));

test('whoever is forgotten leaves no name and no word, and the others lose nothing', () => {
  const rows = lived();
  const after = rewritten(rows, withoutPerson(catalog, 'the-table', rows, 'tom'));
  const text = JSON.stringify(after);
  for (const trace of ['Tell', 'William', 'Altdorf']) expect(text).not.toContain(trace);
  for (const kept of ['Anna', 'Eva', 'who is there', 'gone']) expect(text).toContain(kept);
  expect(text).toContain(namelessAt(1));
  expect(after.map(({ seq, entries }) => [seq, entries[0]?.type])).toEqual(
    rows.map(({ seq, entries }) => [seq, entries[0]?.type]),
  );
});

test('what was played, and its proof, are the same without a name', () => {
  const rows = lived();
  const after = rewritten(rows, withoutPerson(catalog, 'the-table', rows, 'tom'));
  const [one, other] = [rows, after].map((log) => playedMatch(catalog, 'the-table', log, 1));
  if (one === undefined || other === undefined) throw new Error('no match');
  expect({ ...other.record, names: [] }).toEqual({ ...one.record, names: [] });
  expect(other.record.names).toEqual(['Anna', 'Player 2', 'Eva']);
  expect(other.players).toEqual(one.players);
  const tables = [rows, after].map((log) =>
    log.reduce((table, row) => evolve(catalog, table, row).table, unopened('the-table')),
  );
  expect(tables[1]?.match?.count).toBe(tables[0]?.match?.count);
});

test('only rows that name somebody are written anew, and none where they never sat', () => {
  const rows = lived();
  const changed = withoutPerson(catalog, 'the-table', rows, 'tom');
  expect(changed.flatMap(({ entries }) => entries.map(({ type }) => type))).toEqual([
    'seated',
    'wrote',
    'renamed',
  ]);
  expect(withoutPerson(catalog, 'the-table', rows, 'nobody')).toEqual([]);
});

test('somebody gets everything of their own, and nothing of the others, nor any card', () => {
  const own = personalData(catalog, 'the-table', lived(), 'tom');
  expect(own).toMatchObject({ code: 'abcdefgh', game: 'smear', opened: 1_000, matches: [1] });
  expect(own?.names).toEqual(['Tom Tell', 'William']);
  const types = new Set(own?.entries.map(({ type }) => type));
  expect([...types].toSorted()).toEqual(['acted', 'renamed', 'said', 'seated', 'stood', 'wrote']);
  expect(JSON.stringify(own)).not.toMatch(/who is there|gone|deck|Anna|Eva/);
  expect(personalData(catalog, 'the-table', lived(), 'nobody')).toBeUndefined();
});

test('what somebody asked to take back, answered and gave to others is their own too', () => {
  const { entries } = given(catalog, { agreements: { clock: 'brisk' } })
    .after('tom', { do: 'sit', chair: 1, name: 'Tom' })
    .after('eva', { do: 'sit', chair: 2, name: 'Eva' })
    .after('anna', { do: 'start' })
    .after('tom', { do: 'act', position: '1.1', action: 'pass' }, { do: 'askUndo', position: '1.1' })
    .after('tom', { do: 'giveTime', chair: 2 })
    .after('anna', { do: 'answerUndo', position: '1.1', isGranted: true });
  const ownOf = (player: string) =>
    personalData(catalog, 'the-table', rowsOf(entries), player)?.entries.map(({ type }) => type);
  expect(ownOf('tom')).toEqual(['seated', 'acted', 'undoAsked', 'timeGiven']);
  expect(ownOf('anna')).toEqual(['seated', 'undoAnswered']);
});

test('what a forgotten host called the house rules is forgotten too, and what another called them is not', () => {
  const { entries } = given(catalog)
    .after('anna', { do: 'setUp', sheetName: 'As at Annas' })
    .after('tom', { do: 'sit', chair: 1, name: 'Tom' })
    .after('anna', { do: 'makeHost', chair: 1 })
    .after('tom', { do: 'setUp', sheetName: 'As at Toms' });
  const rows = rowsOf(entries);
  const text = JSON.stringify(rewritten(rows, withoutPerson(catalog, 'the-table', rows, 'anna')));
  expect(text).not.toContain('Annas');
  expect(text).toContain('Toms');
});

test('who takes a seat by entries is named once for each', () => {
  expect(seatedBy(lived().flatMap(({ entries }) => entries))).toEqual(['anna', 'tom', 'eva']);
});
