import type { Event } from '@stammtisch/kernel';
import { expect, test } from 'vitest';

import { cuesOf } from './cues.ts';

const me = { seat: 1, sides: [0, 1, 0, 1] };
const moved = (from: 'stock' | 'hand' | 'table', to: 'hand' | 'table' | 'taken'): Event => ({
  type: 'moved',
  from: from === 'stock' ? { pile: from } : from === 'hand' ? { pile: from, seat: 0 } : { pile: from, by: 0 },
  to: to === 'hand' ? { pile: to, seat: 0 } : to === 'table' ? { pile: to, by: 0 } : { pile: to, side: 0 },
  cards: ['??'],
  shownTo: 'everyone',
});

test('principle 35: a hand is dealt with one sound, and a trick of many cards taken with one', () => {
  expect(cuesOf([moved('stock', 'hand'), moved('stock', 'hand')], me)).toEqual(['deal']);
  expect(cuesOf([moved('hand', 'table'), moved('table', 'taken'), moved('table', 'taken')], me)).toEqual([
    'card',
    'take',
  ]);
});

test('principle 35: whoever wins hears it, the others hear that it is over, and talk makes no noise', () => {
  const ended: Event = { type: 'ended', winners: [1] };
  expect(cuesOf([ended], me)).toEqual(['won']);
  expect(cuesOf([ended], { ...me, seat: 0 })).toEqual(['over']);
  expect(cuesOf([ended], { ...me, seat: null })).toEqual(['over']);
  expect(cuesOf([{ type: 'said', seat: 0, words: 'pass' }], me)).toEqual([]);
});
