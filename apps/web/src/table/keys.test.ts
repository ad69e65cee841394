import { cards } from '@stammtisch/cards';
import { expect, test } from 'vitest';

import { tableKey } from './keys.ts';

const hand = cards('BJ AS KS 9H 8H 2D');
const press = (key: string, at = 0, hasLetterKeys = true) => tableKey(key, { hand, at, hasLetterKeys });

test('principle 24: arrows walk the hand and stop at its ends', () => {
  expect(press('ArrowRight', 2)).toEqual({ type: 'move', to: 3 });
  expect(press('ArrowRight', 5)).toEqual({ type: 'move', to: 5 });
  expect(press('ArrowLeft', 0)).toEqual({ type: 'move', to: 0 });
  expect(press('Home', 4)).toEqual({ type: 'move', to: 0 });
  expect(press('End')).toEqual({ type: 'move', to: 5 });
});

test('up and down go from suit to suit', () => {
  expect(press('ArrowDown', 1)).toEqual({ type: 'move', to: 3 });
  expect(press('ArrowUp', 4)).toEqual({ type: 'move', to: 1 });
  expect(press('ArrowDown', 5)).toEqual({ type: 'move', to: 5 });
});

test('a suit letter jumps to the suit, again to its next card', () => {
  expect(press('h')).toEqual({ type: 'move', to: 3 });
  expect(press('h', 3)).toEqual({ type: 'move', to: 4 });
  expect(press('h', 4)).toEqual({ type: 'move', to: 3 });
});

test('principle 27: letters can be switched off, arrows stay', () => {
  expect(press('l')).toEqual({ type: 'open', what: 'lastTrick' });
  expect(press('l', 0, false)).toBeUndefined();
  expect(press('ArrowRight', 0, false)).toEqual({ type: 'move', to: 1 });
});

test('keys of the browser stay with the browser', () => {
  expect(press('Tab')).toBeUndefined();
  expect(tableKey('ArrowRight', { hand: [], at: 0, hasLetterKeys: true })).toBeUndefined();
});
