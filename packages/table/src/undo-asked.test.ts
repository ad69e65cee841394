import { catalog } from '@stammtisch/games';
import { range } from '@stammtisch/kernel';
import { expect, test } from 'vitest';

import { positionName } from './table.ts';
import { given, type Given } from './testing/given.ts';
import { ASKING } from './undo.ts';

/** Three people, of whom the one on chair 1 has passed and would like to take it back. */
function asked(): readonly [Given, string] {
  const so = range(2)
    .reduce(
      (now, index) => now.after(`p${index + 1}`, { do: 'sit', chair: index + 1, name: `P${index + 1}` }),
      given(catalog),
    )
    .after('anna', { do: 'start' });
  const { match } = so.table;
  const position = match === undefined ? '' : positionName(match);
  return [so.after('p1', { do: 'act', position, action: 'pass' }, { do: 'askUndo', position }), position];
}

test('who leaves the table, or is taken from it, asks for nothing any more', () => {
  const [so, position] = asked();
  const ways = [
    so.after('p1', { do: 'stand' }),
    so.after('anna', { do: 'clearChair', chair: 1 }),
    so.after('anna', { do: 'kick', chair: 1, name: 'P1', isBanned: false }),
  ];
  for (const gone of ways) {
    expect(gone.table.match).not.toHaveProperty('undo');
    expect(gone.decide('anna', { do: 'answerUndo', position, isGranted: true }).ok).toBe(false);
  }
  expect(so.after('p2', { do: 'stand' }).table.match).toHaveProperty('undo');
});

test('a break takes nothing of the time to answer', () => {
  const [so, position] = asked();
  const resumed = so
    .after('anna', { do: 'pause' })
    .wait(10 * ASKING.ms)
    .after('anna', { do: 'resume' });
  const end = { do: 'endUndo', position } as const;
  expect(resumed.decideOwn(end).ok).toBe(false);
  expect(resumed.wait(ASKING.ms).decideOwn(end).ok).toBe(true);
  expect(resumed.decide('p2', { do: 'answerUndo', position, isGranted: true }).ok).toBe(true);
});
