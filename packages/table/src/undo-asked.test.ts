import { catalog } from '@stammtisch/games';
import { range } from '@stammtisch/kernel';
import { expect, test } from 'vitest';

import { deadlines } from './clock.ts';
import { positionName } from './table.ts';
import { given, type Given } from './testing/given.ts';
import { ASKING } from './undo.ts';

/** Three people, of whom the one on chair 1 has passed and would like to take it back. */
function asked(wish: Parameters<typeof given>[1] = {}): readonly [Given, string] {
  const so = range(2)
    .reduce(
      (now, index) => now.after(`p${index + 1}`, { do: 'sit', chair: index + 1, name: `P${index + 1}` }),
      given(catalog, wish),
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

test('a bot that plays for whoever asks gets nothing back, however it came there', () => {
  const [so] = asked();
  const ways = [
    so.after('p1', { do: 'letBotPlay', chair: 1 }),
    so.after('anna', { do: 'letBotPlay', chair: 1 }),
    so.own({ do: 'keepSeat', chair: 1 }, ['anna', 'p2']),
  ];
  for (const { table } of ways) {
    expect(table.match).not.toHaveProperty('undo');
    expect(table.match?.moves).toEqual(['pass']);
  }
});

test('whoever leaves without an answer is not waited for when all who are left have agreed', () => {
  const [so, position] = asked();
  const half = so.after('anna', { do: 'answerUndo', position, isGranted: true });
  const ways = [
    half.after('p2', { do: 'stand' }),
    half.after('anna', { do: 'kick', chair: 2, name: 'P2', isBanned: false }),
    half.after('p2', { do: 'letBotPlay', chair: 2 }),
  ];
  for (const { table } of ways) {
    expect(table.match).not.toHaveProperty('undo');
    expect(table.match?.moves).toEqual([]);
  }
  // Nobody has agreed yet.
  expect(so.after('p2', { do: 'letBotPlay', chair: 2 }).table.match).toHaveProperty('undo');
});

test('nobody loses time over the question', () => {
  const [so, position] = asked({ agreements: { clock: 'brisk' } });
  const before = deadlines(so.table);
  const later = so.wait(15_000);
  const [first] = before;
  const { match } = so.table;
  if (first === undefined || match === undefined) throw new Error('nobody is waited for');
  const now = positionName(match);
  const ring = { do: 'ring', seat: first.seat, position: now, deadline: first.deadline } as const;
  expect(later.wait(first.deadline).decideOwn(ring)).toMatchObject({ error: { code: 'not-now' } });
  const refused = later.after('p2', { do: 'answerUndo', position, isGranted: false });
  expect(deadlines(refused.table)).toEqual([{ ...first, deadline: first.deadline + 15_000 }]);
  const acted = later.after('p2', { do: 'act', position: now, action: 'pass' });
  expect(acted.table.match?.clock?.banks).toEqual(so.table.match?.clock?.banks);
});

test('what was called after an act that is taken back may be called again', () => {
  const seated = range(3).reduce(
    (now, index) => now.after(`p${index + 1}`, { do: 'sit', chair: index + 1, name: `P${index + 1}` }),
    given(catalog, { game: 'zsirozas', seats: 4 }),
  );
  const so = seated.after('anna', { do: 'start' });
  const { match } = so.table;
  const [seat] = match?.position.awaited() ?? [];
  if (match === undefined || typeof seat !== 'number') throw new Error('nobody is awaited');
  const player = (one: number): string => (one === 0 ? 'anna' : `p${one}`);
  const position = positionName(match);
  const caller = player((seat + 2) % 4);
  const acted = so.after(player(seat), { do: 'act', position, action: match.position.legal(seat)[0] ?? '' });
  const text = acted.table.match?.position.remarks((seat + 2) % 4)[0] ?? '';
  const called = acted.after(caller, { do: 'remark', text });
  expect(called.decide(caller, { do: 'remark', text })).toMatchObject({ error: { code: 'said-already' } });
  const back = range(4)
    .filter((one) => one !== seat)
    .reduce(
      (now, one) => now.after(player(one), { do: 'answerUndo', position, isGranted: true }),
      called.after(player(seat), { do: 'askUndo', position }),
    );
  expect(back.decide(caller, { do: 'remark', text }).ok).toBe(true);
});
