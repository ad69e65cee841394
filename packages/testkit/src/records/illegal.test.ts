import { catalog } from '@stammtisch/games';
import { type GameKit, parseRecord, replay } from '@stammtisch/kernel';
import { expect, test } from 'vitest';

import type { IllegalRecord } from './illegal-case.ts';
import { ILLEGAL } from './illegal.ts';

/** How a record is refused. */
function refusedAt({ record }: IllegalRecord) {
  const read = parseRecord(JSON.parse(JSON.stringify(record)));
  if (!read.ok) throw new Error(`${read.error.where}: ${read.error.what}`);
  const replayed = replay(catalog, read.value);
  if (replayed.ok || replayed.error.type !== 'illegal') throw new Error(JSON.stringify(replayed));
  return replayed.error.at;
}

test.each(ILLEGAL)('$name', (broken) => {
  const { deal, move, code, about } = broken.refused;
  const { refusal, ...at } = refusedAt(broken);
  expect({ ...at, code: refusal.code }).toMatchObject({ deal, code });
  expect(at.move).toBe(move);
  expect(about === undefined || refusal.about?.split(' ')[0] === about).toBe(true);
  const { moves, hands } = broken.record.deals[deal] ?? { moves: [] };
  expect(at.given).toEqual(move === undefined ? hands : moves[move]);
});

test.each(ILLEGAL)('$name: everything before it stands, and what was legal there is accepted', (broken) => {
  const { deal, move } = broken.refused;
  if (move === undefined) return;
  const { legal } = refusedAt(broken);
  const { record } = broken;
  const before = record.deals[deal];
  if (before === undefined) throw new Error('no such deal');
  for (const next of [[], ...legal.map((text) => [text])]) {
    const moves = [...before.moves.slice(0, move), ...next];
    const replayed = replay(catalog, {
      ...record,
      deals: [...record.deals.slice(0, deal), { ...before, moves }],
    });
    expect([next, replayed.ok]).toEqual([next, true]);
  }
});

test('there are enough of them for every game, and no two of a name', () => {
  expect(new Set(ILLEGAL.map(({ name }) => name)).size).toBe(ILLEGAL.length);
  for (const id of catalog.ids)
    expect(ILLEGAL.filter(({ record }) => record.game === id).length).toBeGreaterThan(25);
});

test('every refusal is explained in words', () => {
  for (const broken of ILLEGAL) {
    const { refusal, move } = refusedAt(broken);
    // What only a record can do is never shown to anybody: nobody at a table writes seats or decks.
    if (move === undefined || ['nobody-awaited', 'seat-missing', 'no-such-seat'].includes(refusal.code))
      continue;
    const explain = <W, A, V, O>(kit: GameKit<V & W, A, V, O>): readonly string[] =>
      Object.values(kit.words).map((words) => words.refusal(refusal));
    for (const text of catalog.open(broken.record.game, explain) ?? [])
      expect(text).not.toContain(refusal.code);
  }
});
