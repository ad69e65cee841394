import { hash } from 'node:crypto';

import { cards } from '@stammtisch/cards';
import { bytesOf, CHAIN_LENGTH, hexOf, isLink, linkKey } from '@stammtisch/fair';
import { expect, test } from 'vitest';

import { keysOf, walkOf } from './chain.ts';
import { chanceFor } from './chance.ts';

const sha256 = (bytes: Uint8Array) => hash('sha256', bytes, 'buffer');
const secret = Uint8Array.from({ length: 32 }, (_, index) => index);
const pack = cards('7C 8C 9C TC JC QC KC AC BJ SJ');

test('the keys are those of the chain', () => {
  const keys = keysOf(walkOf(secret, sha256), sha256);
  for (const link of [0, 1, 2, 63, 64, 65, 1_000, CHAIN_LENGTH - 1, CHAIN_LENGTH]) {
    expect(Buffer.from(keys(link)).toString('hex')).toBe(Buffer.from(linkKey(secret, link)).toString('hex'));
  }
});

test('a deck follows from what is stored, and every deck is another one', () => {
  const table = 'the-table';
  const of = (match: number) => ({ match, shares: [null, null, 'ab'.repeat(32), null] });
  const one = chanceFor({}, table, () => keysOf(walkOf(secret, sha256), sha256));
  const again = chanceFor({}, table, () => keysOf(walkOf(secret, sha256), sha256));
  expect(one.deck(of(1), 0, pack)).toEqual(again.deck(of(1), 0, pack));
  const others = [
    one.deck(of(1), 1, pack),
    one.deck(of(2), 0, pack),
    chanceFor({}, 'x', () => keysOf(walkOf(secret, sha256), sha256)).deck(of(1), 0, pack),
    one.deck({ match: 1, shares: [null, null, null, null] }, 0, pack),
  ];
  for (const other of others) expect(other).not.toEqual(one.deck(of(1), 0, pack));
});

test('what is revealed is the chain that was promised, and hashes down to it', () => {
  const chance = chanceFor({}, 'the-table', () => keysOf(walkOf(secret, sha256), sha256));
  const { length, start } = chance.chain(1);
  for (const link of [1, 2, 200])
    expect(isLink(bytesOf(chance.reveal(1, link)), link, bytesOf(start))).toBe(true);
  expect(chance.reveal(1, length)).toBe(hexOf(secret));
});
