import { cards } from '@stammtisch/cards';
import { expect, test } from 'vitest';

import { keyConflict, keysFrom, STANDARD_KEYS } from './keymap.ts';
import { tableKey, type Walk } from './keys.ts';

const hand = cards('BJ AS KS 9H 8H 2D');
const WAYS: Walk = {
  hand,
  at: 0,
  hasLetterKeys: true,
  keys: STANDARD_KEYS,
  language: 'de',
  pattern: 'french',
  isShift: false,
};
const press = (key: string, at = 0, hasLetterKeys = true) => tableKey(key, { ...WAYS, at, hasLetterKeys });

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
  expect(tableKey('ArrowRight', { ...WAYS, hand: [] })).toBeUndefined();
});

test('the letters of German-suited cards jump too; one that is a command needs the shift key', () => {
  const german: Walk = { ...WAYS, hand: cards('AA KL OH UB'), language: 'hu', pattern: 'german' };
  expect(tableKey('z', german)).toEqual({ type: 'move', to: 1 });
  expect(tableKey('p', german)).toEqual({ type: 'open', what: 'sheet' });
  expect(tableKey('P', { ...german, isShift: true })).toEqual({ type: 'move', to: 2 });
  expect(tableKey('T', { ...german, isShift: true })).toEqual({ type: 'move', to: 3 });
  expect(tableKey('?', { ...german, isShift: true })).toEqual({ type: 'open', what: 'help' });
});

test('principle 27: keys can be changed, and two commands never share one', () => {
  const keys = { ...STANDARD_KEYS, lastTrick: 'k' };
  expect(tableKey('k', { ...WAYS, keys })).toEqual({ type: 'open', what: 'lastTrick' });
  expect(tableKey('l', { ...WAYS, keys })).toBeUndefined();
  expect(keyConflict('R', 'lastTrick', STANDARD_KEYS)).toBe('trick');
  expect(keyConflict('h', 'lastTrick', STANDARD_KEYS)).toBe('suit');
  expect(keyConflict('F1', 'lastTrick', STANDARD_KEYS)).toBe('unfit');
  expect(keyConflict('k', 'lastTrick', STANDARD_KEYS)).toBeUndefined();
});

test('remembered keys come back, and what makes no sense is as everybody has it', () => {
  const swapped = { ...STANDARD_KEYS, lastTrick: 'x', trick: 'l' };
  expect(keysFrom(swapped)).toEqual(swapped);
  expect(keysFrom({ lastTrick: 's', trick: 'p', turn: 7 })).toEqual(STANDARD_KEYS);
  expect(keysFrom(null)).toEqual(STANDARD_KEYS);
});
