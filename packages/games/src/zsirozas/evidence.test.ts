import { type Card, cards } from '@stammtisch/cards';
import { observe } from '@stammtisch/kernel';
import { expect, test } from 'vitest';

import { couldHold, mostHeld } from './evidence.ts';
import { zsirozas } from './game.ts';
import type { Playing } from './position.ts';
import { during, tableWith } from './fixtures.ts';

/** Which of these cards seat 1 could hold, as seat 0 sees the table. */
const couldBeAtOne = (state: Playing<Card>, text: string): string => {
  const view = observe(zsirozas, state, 0);
  return cards(text)
    .filter((card) => couldHold(view, 1, card))
    .join(' ');
};
const atMost = (state: Playing<Card>, rank: '8' | '9' | 'K' | '7'): number => {
  const view = observe(zsirozas, state, 0);
  return view.phase === 'playing' ? mostHeld(view, 1, rank) : 0;
};

test('at first everybody could hold everything that is not seen', () => {
  const table = tableWith(['8A KA OL TB', '9L UA AH KB']);
  expect(couldBeAtOne(table, '8L 9L 7A KA 8A')).toBe('8L 9L 7A');
});

test('who throws off held none of the rank, until a card has been drawn', () => {
  const noTalon = during(tableWith(['8A KA OL TB', '9L UA AH KB'], { talon: '' }), '8A 9L');
  expect(couldBeAtOne(noTalon, '8L 8H UA 7A')).toBe('UA 7A');
  const drawn = during(tableWith(['8A KA OL TB', '9L UA AH KB']), '8A 9L');
  expect(couldBeAtOne(drawn, '8L 8H UA 7B')).toBe('8L 8H UA 7B');
  expect(atMost(drawn, '8')).toBe(1);
  expect(atMost(drawn, '9')).toBe(4);
});

test('as many cards of the rank as have been drawn since can be there', () => {
  const state = during(tableWith(['8A 8H OL TB', '9L 8L AH KB']), '8A 8L 8H');
  expect(atMost(state, '8')).toBe(3);
  expect(atMost(during(state, '9L'), '8')).toBe(2);
});

test('a seven on the rank shows that the rank itself was not held', () => {
  const state = during(tableWith(['8A KA OL TB', '7L UA AH KB'], { talon: '' }), '8A 7L');
  expect(couldBeAtOne(state, '8L 7A')).toBe('7A');
});

test('a drawn card that has since been played cannot be the one', () => {
  // Seat 1 lacked a king, drew the king of bells and had to play it at once: what is left is the old hand.
  const table = tableWith(['KA KL OL TB', '9L UA AH 8B'], { talon: 'AA KB' });
  const state = during(table, 'KA 9L KL KB stop');
  expect(state.hands[1]).toEqual(cards('UA AH 8B'));
  expect(couldBeAtOne(state, 'KH UA')).toBe('UA');
});

test('free matching proves nothing', () => {
  const options = { matching: 'free' } as const;
  const state = during(tableWith(['8A KA OL TB', '9L UA AH KB'], { talon: '', options }), '8A 9L');
  expect(couldBeAtOne(state, '8L 7A')).toBe('8L 7A');
});

test('ZS-O2: where sevens are compulsory, throwing off shows there is none; a choice of both shows nothing', () => {
  const duty = { talon: '', options: { sevenDuty: true } };
  expect(couldBeAtOne(during(tableWith(['8A KA OL TB', '9L UA AH KB'], duty), '8A 9L'), '8L 7A UA')).toBe(
    'UA',
  );
  const either = { talon: '', options: { sevenInstead: true } };
  expect(couldBeAtOne(during(tableWith(['8A KA OL TB', '7L 8L AH KB'], either), '8A 7L'), '8L 8H')).toBe(
    '8L 8H',
  );
});

test('ZS-A7: a leader who is not asked has shown to hold no match', () => {
  const options = { autoStop: true };
  const table = tableWith(['8L KA OL TB', '8A UA AH KB'], { talon: '', options, leader: 1 });
  expect(couldBeAtOne(during(table, '8A 8L'), '8H 7A UA')).toBe('UA');
});

test('ZS-O8: where sevens are not led from other cards, a led seven shows nothing but sevens', () => {
  const options = { sevenLed: 'banned' } as const;
  const table = tableWith(['8L KA', '7A 7L'], { talon: '', options, leader: 1 });
  expect(couldBeAtOne(during(table, '7A'), '7L 9A AA')).toBe('7L');
});
