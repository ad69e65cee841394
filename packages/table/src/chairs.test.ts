import { catalog } from '@stammtisch/games';
import { expect, test } from 'vitest';

import type { Decision } from './decide.ts';
import { given } from './testing/given.ts';

const sit = (chair: number, name: string) => ({ do: 'sit', chair, name }) as const;
const refused = (decision: Decision) => (decision.ok ? undefined : decision.error.code);

test('whoever opens a table sits on the first chair and is host', () => {
  const { table } = given(catalog);
  expect(table.host).toBe('anna');
  expect(table.chairs.map((chair) => chair.kind)).toEqual(['person', 'free', 'free']);
  expect(table.phase).toBe('open');
});

test('bots fill the other chairs, each under a name of its own', () => {
  const { table } = given(catalog, { seats: 8, bots: 'easy' });
  const names = table.chairs.map((chair) => (chair.kind === 'free' ? '' : chair.name));
  expect(new Set(names).size).toBe(8);
  expect(table.chairs.slice(1).every((chair) => chair.kind === 'bot' && chair.level === 'easy')).toBe(true);
});

test('a free chair is taken by the first who sits down', () => {
  const table = given(catalog).after('tom', sit(1, 'Tom'));
  expect(table.table.chairs[1]).toEqual({ kind: 'person', player: 'tom', name: 'Tom', isReady: false });
  expect(refused(table.decide('eva', sit(1, 'Eva')))).toBe('chair-taken');
  expect(refused(table.decide('eva', sit(5, 'Eva')))).toBe('no-such-chair');
});

test('a bot makes room for a person', () => {
  const { table } = given(catalog, { bots: 'strong' }).after('tom', sit(2, 'Tom'));
  expect(table.chairs[2]).toMatchObject({ kind: 'person', player: 'tom' });
});

test('before the match a person may change chairs, later not', () => {
  const before = given(catalog).after('tom', sit(1, 'Tom'), sit(2, 'Tom'));
  expect(before.table.chairs.map((chair) => chair.kind)).toEqual(['person', 'free', 'person']);
  const playing = given(catalog, { bots: 'easy', start: true }).after('tom', sit(1, 'Tom'));
  expect(refused(playing.decide('tom', sit(2, 'Tom')))).toBe('already-seated');
});

test('nobody sees two hands of one deal', () => {
  const table = given(catalog, { bots: 'easy', start: true }).after('tom', sit(1, 'Tom'), { do: 'stand' });
  expect(refused(table.decide('tom', sit(2, 'Tom')))).toBe('other-hand-seen');
  expect(table.decide('tom', sit(1, 'Tom')).ok).toBe(true);
});

test('a name without anything to see is refused, and others are tidied', () => {
  const table = given(catalog);
  expect(refused(table.decide('tom', sit(1, ' \u200b\u202e ')))).toBe('bad-name');
  const { chairs } = table.after('tom', sit(1, '  Tom\u202e \n the   Great and Very Terrible ')).table;
  expect(chairs[1]).toMatchObject({ name: 'Tom the Great and Very T' });
});

test('only the host seats bots, clears chairs, and swaps', () => {
  const table = given(catalog).after('tom', sit(1, 'Tom'));
  expect(refused(table.decide('tom', { do: 'seatBot', chair: 2, level: 'easy' }))).toBe('not-host');
  expect(refused(table.decide('tom', { do: 'clearChair', chair: 0 }))).toBe('not-host');
  expect(refused(table.decide('tom', { do: 'swap', chair: 0, with: 1 }))).toBe('not-host');
  const swapped = table.after('anna', { do: 'swap', chair: 0, with: 2 });
  expect(swapped.table.chairs.map((chair) => chair.kind)).toEqual(['free', 'person', 'person']);
  expect(swapped.table.host).toBe('anna');
});

test('a bot changes its level and keeps its name', () => {
  const table = given(catalog).after('anna', { do: 'seatBot', chair: 1, level: 'easy' });
  const again = table.after('anna', { do: 'seatBot', chair: 1, level: 'strong' });
  const [before, after] = [table.table.chairs[1], again.table.chairs[1]];
  expect(after).toEqual({ ...before, level: 'strong' });
  expect(again.decide('anna', { do: 'seatBot', chair: 1, level: 'strong' })).toEqual({ ok: true, value: [] });
});

test('the host who stands up is followed by the next person around the table', () => {
  const table = given(catalog).after('tom', sit(2, 'Tom')).after('eva', sit(1, 'Eva'));
  expect(table.after('anna', { do: 'stand' }).table.host).toBe('eva');
});

test('at a table without people the first who sits down is host', () => {
  const table = given(catalog).after('anna', { do: 'stand' }).after('tom', sit(2, 'Tom'));
  expect(table.table.host).toBe('tom');
});

test('the host role goes to a person, never to a bot', () => {
  const table = given(catalog, { bots: 'easy' }).after('tom', sit(1, 'Tom'));
  expect(refused(table.decide('anna', { do: 'makeHost', chair: 2 }))).toBe('not-a-person');
  expect(table.after('anna', { do: 'makeHost', chair: 1 }).table.host).toBe('tom');
});

test('whoever stands up in a match leaves the hand to a bot', () => {
  const table = given(catalog, { bots: 'easy', start: true }).after('tom', sit(1, 'Tom'), { do: 'stand' });
  expect(table.table.chairs[1]).toMatchObject({ kind: 'bot', level: 'normal' });
});

test('the host cannot take a bot out of a match, but may put one in the place of a person', () => {
  const table = given(catalog, { bots: 'easy', start: true }).after('tom', sit(1, 'Tom'));
  expect(refused(table.decide('anna', { do: 'clearChair', chair: 2 }))).toBe('not-now');
  expect(table.after('anna', { do: 'clearChair', chair: 1 }).table.chairs[1]).toMatchObject({ kind: 'bot' });
});

test('a bot keeps a seat until its person takes it back, or plays', () => {
  const table = given(catalog, { bots: 'easy', start: true }).after('anna', { do: 'letBotPlay', chair: 0 });
  expect(table.table.chairs[0]).toMatchObject({ kind: 'person', player: 'anna', keptBy: 'normal' });
  expect(table.after('anna', { do: 'takeBack' }).table.chairs[0]).not.toHaveProperty('keptBy');
  const asked = table.play(({ match }) => match?.position.awaited()[0] === 0);
  const { match } = asked.table;
  const action = match?.position.legal(0)[0] ?? '';
  const { chairs } = asked.after('anna', { do: 'act', position: `1.${match?.count}`, action }).table;
  expect(chairs[0]).not.toHaveProperty('keptBy');
});

test('a bot is not let play for somebody else by anybody but the host', () => {
  const table = given(catalog, { bots: 'easy', start: true }).after('tom', sit(1, 'Tom'));
  expect(refused(table.decide('tom', { do: 'letBotPlay', chair: 0 }))).toBe('not-host');
  expect(table.decide('tom', { do: 'letBotPlay', chair: 1 }).ok).toBe(true);
  expect(refused(table.decide('anna', { do: 'letBotPlay', chair: 2 }))).toBe('not-a-person');
});
