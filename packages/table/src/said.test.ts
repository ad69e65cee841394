import { catalog } from '@stammtisch/games';
import { expect, test } from 'vitest';

import { given } from './testing/given.ts';

test('whoever sits at the table says one of the phrases, in a pause too, and it is kept', () => {
  const playing = given(catalog, { bots: 'easy', start: true }).after('anna', { do: 'pause' });
  const said = playing.after('anna', { do: 'say', phrase: 'wellPlayed' });
  expect(said.entries.at(-1)).toEqual({ type: 'said', chair: 0, phrase: 'wellPlayed' });
  expect(said.table.talk).toEqual([{ at: expect.any(Number), chair: 0, name: 'Anna', phrase: 'wellPlayed' }]);
  const { seq, done, talk } = said.table;
  expect(said.table).toEqual({ ...playing.table, seq, done, talk });
});

test('whoever only watches says nothing', () => {
  const decision = given(catalog).decide('tom', { do: 'say', phrase: 'hello' });
  expect(decision).toEqual({ ok: false, error: { code: 'not-seated' } });
});
