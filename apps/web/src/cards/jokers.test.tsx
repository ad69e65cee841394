import { cardName, LANGUAGES } from '@stammtisch/cards';
import { expect, test } from 'vitest';

import { JokerFace } from './french.tsx';

/** Everything a face is drawn with. */
function drawn(joker: 'BJ' | 'SJ'): string {
  return JSON.stringify(JokerFace({ joker }));
}

test('principle 6: the two jokers differ in shape', () => {
  const [big, small] = [drawn('BJ'), drawn('SJ')];
  // The colour is the same for both: they are told apart by their signs, and by what is filled.
  expect(big).toContain('suit-BJ');
  expect(small).toContain('suit-SJ');
  expect(big.replaceAll('BJ', '')).not.toBe(small.replaceAll('SJ', ''));
});

test.each(LANGUAGES)('principle 6: the two jokers differ in name (%s)', (language) => {
  expect(cardName('BJ', language)).not.toBe(cardName('SJ', language));
});
