import { catalog } from '@stammtisch/games';
import { parseRecord } from '@stammtisch/kernel';
import { expect, test } from 'vitest';

import spades from '../../../../packages/games/src/spades/golden/records-1/6-house-rules-5.json' with { type: 'json' };
import { filmOf } from './film.ts';
import { namesIn, storyOf } from './told.ts';

function film(changes: object = {}) {
  const record = parseRecord({ ...spades, ...changes });
  if (!record.ok) throw new Error(record.error.what);
  const made = filmOf(catalog, record.value);
  if (!made.ok) throw new Error(made.error.type);
  return made.value;
}

test('every step is told, also one of which nobody heard anything', () => {
  const whole = film();
  const names = namesIn(whole);
  const lines = whole.starts.flatMap((index) => storyOf(whole, catalog, { index, view: 'all', names }));
  expect(lines.length).toBe(whole.frames.length);
  expect(lines.filter(({ text }) => text === '')).toEqual([]);
  expect(lines.some(({ text }) => text === `${names[1] ?? ''}: verdeckt`)).toBe(true);
});

test('the names of a record from elsewhere are as short and as visible as ours', () => {
  const strange = ['\u202Elive', 'W'.repeat(300)];
  const names = namesIn(
    film({ names: [...strange, ...Array.from({ length: 9 }, () => '\u200B')].slice(0, spades.seats) }),
  );
  expect(names[0]).toBe('live');
  expect(names[1]).toBe('W'.repeat(40));
});
