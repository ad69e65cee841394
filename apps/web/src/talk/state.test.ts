import type { TalkLine } from '@stammtisch/protocol';
import { expect, test } from 'vitest';

import { heardAt, keyOf, mute, mutedAt } from './state.ts';

const line = (name: string, chair = 1): TalkLine => ({ at: 1, chair, name, text: 'Servus' });

test('whoever is muted is not heard, nor what they said before, until they are again', () => {
  const talk = [line('Tom'), line('Eva', 2)];
  mute('one', keyOf(line('Tom')), true);
  expect(heardAt('one', talk).map(({ name }) => name)).toEqual(['Eva']);
  expect(mutedAt('one')).toEqual(['1 Tom']);
  mute('one', keyOf(line('Tom')), false);
  expect(heardAt('one', talk)).toBe(talk);
});

test('another person on that chair is heard, and so is the same name elsewhere and at other tables', () => {
  mute('two', keyOf(line('Tom')), true);
  expect(heardAt('two', [line('Otto')])).toHaveLength(1);
  expect(heardAt('two', [line('Tom', 3)])).toHaveLength(1);
  expect(heardAt('three', [line('Tom')])).toHaveLength(1);
});

test('nobody is muted twice', () => {
  mute('four', '1 Tom', true);
  mute('four', '1 Tom', true);
  expect(mutedAt('four')).toEqual(['1 Tom']);
});
