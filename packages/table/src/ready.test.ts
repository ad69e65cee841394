import { catalog } from '@stammtisch/games';
import { expect, test } from 'vitest';

import type { Command } from './command.ts';
import { type Given, given } from './testing/given.ts';

const sit = (chair: number, name: string) => ({ do: 'sit', chair, name }) as const;

/** Anna and Tom, who is ready; a chair is free. */
function waiting(): Given {
  return given(catalog).after('tom', sit(1, 'Tom'), { do: 'ready' });
}
const readiness = ({ table }: Given) =>
  table.chairs.map((chair) => (chair.kind === 'person' ? chair.isReady : undefined));

test('before the match people say that they are ready, and nothing starts by itself', () => {
  const all = waiting().after('eva', sit(2, 'Eva'), { do: 'ready' });
  const ready = all.after('tom', { do: 'ready' }).after('anna', { do: 'ready' });
  expect(readiness(ready)).toEqual([true, true, true]);
  expect(ready.table.phase).toBe('open');
  expect(readiness(ready.after('anna', { do: 'start' }))).toEqual([false, false, false]);
});

test('somebody is not ready after all', () => {
  const not = waiting().after('tom', { do: 'unready' });
  expect(readiness(not)).toEqual([false, false, undefined]);
  expect(not.decide('tom', { do: 'unready' })).toEqual({ ok: true, value: [] });
  expect(not.decide('eva', { do: 'unready' })).toMatchObject({ error: { code: 'not-seated' } });
});

const OTHERWISE: readonly (readonly [string, string, Command])[] = [
  ['somebody sits down', 'eva', sit(2, 'Eva')],
  ['somebody changes chairs', 'anna', sit(2, 'Anna')],
  ['a bot sits down', 'anna', { do: 'seatBot', chair: 2, level: 'easy' }],
  ['two change chairs', 'anna', { do: 'swap', chair: 0, with: 2 }],
  ['other rules are agreed', 'anna', { do: 'setUp', options: { target: 31 } }],
  ['another clock is agreed', 'anna', { do: 'agree', clock: 'fast' }],
];

test.each(OTHERWISE)('when %s nobody is ready any more', (_, by, command) => {
  const now = waiting().after(by, command);
  expect(readiness(now)).not.toContain(true);
});

test('when somebody stands up or is taken from the table nobody is ready any more', () => {
  const three = waiting().after('eva', sit(2, 'Eva')).after('tom', { do: 'ready' });
  expect(readiness(three)).toContain(true);
  expect(readiness(three.after('eva', { do: 'stand' }))).not.toContain(true);
  const kick = { do: 'kick', chair: 2, name: 'Eva', isBanned: false } as const;
  expect(readiness(three.after('anna', kick))).not.toContain(true);
});

test('another name, or how fast bots play, changes nobody’s mind', () => {
  const now = waiting().after('anna', { do: 'rename', name: 'Anni' }, { do: 'pace', botPace: 'calm' });
  expect(readiness(now)).toEqual([false, true, undefined]);
});

test('the host lists the table and takes it off again; nobody else does', () => {
  const listed = waiting().after('anna', { do: 'list' });
  expect(listed.table.isPublic).toBe(true);
  expect(listed.decide('anna', { do: 'list' })).toEqual({ ok: true, value: [] });
  expect(listed.after('anna', { do: 'unlist' }).table.isPublic).toBe(false);
  for (const command of [{ do: 'list' }, { do: 'unlist' }] as const)
    expect(waiting().decide('tom', command)).toMatchObject({ error: { code: 'not-host' } });
});
