import { catalog } from '@stammtisch/games';
import { range } from '@stammtisch/kernel';
import { expect, test } from 'vitest';

import { given } from './testing/given.ts';
import { evolve } from './evolve.ts';
import { isDealRunning, restored, stored } from './table.ts';

const free = { do: 'agree', talk: 'text' } as const;
const write = (text: string) => ({ do: 'write', text }) as const;
const code = (decision: ReturnType<ReturnType<typeof given>['decide']>) =>
  decision.ok ? 'done' : decision.error.code;

test('people write only where that is agreed, and only those who sit', () => {
  const table = given(catalog);
  expect(code(table.decide('anna', write('Servus')))).toBe('phrases-only');
  const agreed = table.after('anna', free);
  expect(code(agreed.decide('tom', write('Servus')))).toBe('not-seated');
  const wrote = agreed.after('anna', write('Servus'));
  expect(wrote.entries.at(-1)).toEqual({ type: 'wrote', chair: 0, text: 'Servus' });
  expect(wrote.table.talk).toEqual([{ at: expect.any(Number), chair: 0, name: 'Anna', text: 'Servus' }]);
});

test('ZS-29, SM-12: while partners hold cards writing rests, and phrases do not', () => {
  const partners = given(catalog, { seats: 4, bots: 'easy', options: { partners: 'seats' } }).after(
    'anna',
    free,
  );
  expect(code(partners.decide('anna', write('ready?')))).toBe('done');
  const playing = partners.after('anna', { do: 'start' });
  expect(code(playing.decide('anna', write('lead hearts')))).toBe('talk-rests');
  expect(code(playing.decide('anna', { do: 'say', phrase: 'hello' }))).toBe('done');
  // A pause does not take the cards out of anybody's hands.
  expect(code(playing.after('anna', { do: 'pause' }).decide('anna', write('hearts!')))).toBe('talk-rests');
  const between = playing.play((table) => !isDealRunning(table));
  expect(code(between.decide('anna', write('What a deal')))).toBe('done');
});

test('where everybody plays alone people write at any time', () => {
  const alone = given(catalog, { bots: 'easy', start: true }).after('anna', free);
  expect(code(alone.decide('anna', write('Well, well')))).toBe('done');
});

test.each([
  ['  two   lines\n\tbecome one ', 'two lines become one'],
  ['\u202Ereversed\u202C and\u200B hidden\u0000', 'reversed and hidden'],
  ['<b>bold</b> https://example.org', '<b>bold</b> https://example.org'],
  ['👩‍👩‍👧‍👦', '👩‍👩‍👧‍👦'],
])('%j is kept as %j', (given_, kept) => {
  const wrote = given(catalog).after('anna', free, write(given_));
  expect(wrote.table.talk?.at(-1)).toMatchObject({ text: kept });
});

test.each(['\u200B\u2060', ' \n ', '\u202E', '\u200D'])('%j is nothing anybody could read', (text) => {
  expect(code(given(catalog).after('anna', free).decide('anna', write(text)))).toBe('bad-text');
});

test('the latest fifty lines are kept, by the names their speakers had, in snapshots too', () => {
  let table = given(catalog).after('anna', free, write('first'), { do: 'rename', name: 'Anni' });
  for (const line of range(50)) table = table.after('anna', write(`line ${line}`));
  expect(table.table.talk).toHaveLength(50);
  expect(table.table.talk?.[0]).toMatchObject({ name: 'Anni', text: 'line 0' });
  // JSON there and back, as a store does it.
  const kept: unknown = JSON.parse(JSON.stringify(stored(catalog, table.table)));
  expect(restored(catalog, kept as ReturnType<typeof stored>)?.talk).toEqual(table.table.talk);
});

test('what was written by somebody who has been forgotten leaves no line', () => {
  const { table } = given(catalog);
  const row = { seq: table.seq + 1, at: 0, entries: [{ type: 'wrote', chair: 0, text: '' }] } as const;
  expect(evolve(catalog, table, row).table.talk).toBeUndefined();
});
