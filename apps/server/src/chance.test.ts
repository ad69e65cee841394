import { cards } from '@stammtisch/cards';
import { CHAIN_LENGTH, linkKey } from '@stammtisch/fair';
import { expect, test } from 'vitest';

import { chanceFor, keysOf } from './chance.ts';

const secret = Uint8Array.from({ length: 32 }, (_, index) => index);
const pack = cards('7C 8C 9C TC JC QC KC AC BJ SJ');

test('the keys are those of the chain', () => {
  const keys = keysOf(secret);
  for (const link of [1, 2, 63, 64, 65, 1_000, CHAIN_LENGTH - 1, CHAIN_LENGTH]) {
    expect(Buffer.from(keys(link)).toString('hex')).toBe(Buffer.from(linkKey(secret, link)).toString('hex'));
  }
});

test('a deck follows from what is stored, and every deck is another one', () => {
  const table = { id: 'the-table', seats: 4 };
  const one = chanceFor({}, table, () => keysOf(secret));
  const again = chanceFor({}, table, () => keysOf(secret));
  expect(one.deck(1, 0, pack)).toEqual(again.deck(1, 0, pack));
  const others = [
    one.deck(1, 1, pack),
    one.deck(2, 0, pack),
    chanceFor({}, { ...table, id: 'x' }, () => keysOf(secret)).deck(1, 0, pack),
  ];
  for (const other of others) expect(other).not.toEqual(one.deck(1, 0, pack));
});
