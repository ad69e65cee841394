import { expect, test } from 'vitest';

import { giftIn, giftOf, toggled } from './gifts.ts';

test('an answer that names cards is a gift, a bid or a card alone is none', () => {
  expect(giftIn('give AH KD')).toEqual({ text: 'give AH KD', cards: ['AH', 'KD'] });
  for (const text of ['bid 3', 'bid nil', 'look', 'AH', 'Schmiere nicht!', 'stop'])
    expect(giftIn(text)).toBeUndefined();
});

test('cards are given whatever the order in which they were chosen', () => {
  const gifts = ['give AH KD', 'give AH 3C', 'give KD 3C'].flatMap((text) => giftIn(text) ?? []);
  expect(giftOf(gifts, ['KD', 'AH'])?.text).toBe('give AH KD');
  expect(giftOf(gifts, ['AH'])).toBeUndefined();
  expect(giftOf(gifts, [])).toBeUndefined();
});

test('a tap chooses a card or takes it back, and one too many replaces the latest', () => {
  expect(toggled([], 'AH', 2)).toEqual(['AH']);
  expect(toggled(['AH'], 'KD', 2)).toEqual(['AH', 'KD']);
  expect(toggled(['AH', 'KD'], '3C', 2)).toEqual(['AH', '3C']);
  expect(toggled(['AH', 'KD'], 'AH', 2)).toEqual(['KD']);
});
