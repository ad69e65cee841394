import type { RoomChair, TalkLine } from '@stammtisch/protocol';
import { expect, test } from 'vitest';

import { followMuted, mute } from './change.ts';
import { heardAt, keyOf, mutedAt } from './state.ts';

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

const person = (name: string): RoomChair => ({
  kind: 'person',
  name,
  isHost: false,
  isConnected: true,
  isReady: false,
});
const FREE: RoomChair = { kind: 'free' };

test.each([
  ['another name', [person('Tom'), person('Eva')], [person('Otto'), person('Eva')], '0 Otto'],
  [
    'another name, where there is a namesake',
    [person('Tom'), person('Tom')],
    [person('Otto'), person('Tom')],
    '0 Otto',
  ],
  ['another chair', [person('Tom'), FREE], [FREE, person('Tom')], '1 Tom'],
  ['the chair of somebody else', [person('Tom'), person('Eva')], [person('Eva'), person('Tom')], '1 Tom'],
] as const)('whoever is muted stays so under %s', (name, before, after, key) => {
  mute(name, '0 Tom', true);
  followMuted(name, before, after);
  expect(mutedAt(name)).toEqual(['0 Tom', key]);
});

test('who comes after somebody muted is heard', () => {
  mute('after', '0 Tom', true);
  followMuted('after', [person('Tom'), person('Eva')], [FREE, person('Eva')]);
  followMuted('after', [FREE, person('Eva')], [person('Otto'), person('Eva')]);
  expect(mutedAt('after')).toEqual(['0 Tom']);
});
