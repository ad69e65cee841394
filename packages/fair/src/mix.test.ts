import { createHash } from 'node:crypto';

import { FRENCH_RANKS, FRENCH_SUITS, pack } from '@stammtisch/cards';
import { range } from '@stammtisch/kernel';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';

import {
  bytesOf,
  commitmentOf,
  deckFrom,
  deckLink,
  hexOf,
  isHex,
  isLink,
  linkKey,
  lotsFrom,
  lotsWanted,
  type Mix,
  mixedChairs,
  owing,
  shuffle,
  stream,
  withShare,
} from './index.ts';

const hex = (byte: number): string => hexOf(new Uint8Array(32).fill(byte));
const anyHex = fc.uint8Array({ minLength: 32, maxLength: 32 }).map(hexOf);
const u32 = fc.integer({ min: 0, max: 2 ** 32 - 1 });
const whole = pack(FRENCH_SUITS, FRENCH_RANKS);

/** A start at which these chairs have committed themselves, and nobody has revealed anything. */
function started(shares: readonly (string | null)[], match = 3): Mix {
  const commitments = shares.map((share, chair) =>
    share === null ? null : commitmentOf({ table: 'tölz', match, chair, share }),
  );
  return { match, length: 8, start: hex(0), voided: 0, commitments, shares: shares.map(() => null) };
}

test('a commitment is the hash of label, table, start, chair and share, laid by hand', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), u32, fc.nat(7), anyHex, (table, match, chair, share) => {
      const numbers = Buffer.alloc(8);
      numbers.writeUInt32BE(match, 0);
      numbers.writeUInt32BE(chair, 4);
      const byHand = createHash('sha256')
        .update(Buffer.from(`stammtisch/share/1\0${table}\0`, 'utf8'))
        .update(numbers)
        .update(Buffer.from(share, 'hex'))
        .digest('hex');
      expect(commitmentOf({ table, match, chair, share })).toBe(byHand);
    }),
  );
});

test('a commitment is bound to its table, its start, its chair and its share', () => {
  const own = { table: 'tölz', match: 3, chair: 1, share: hex(7) };
  const others = [
    own,
    { ...own, table: 'tölz2' },
    { ...own, match: 4 },
    { ...own, chair: 2 },
    { ...own, share: hex(8) },
  ];
  expect(new Set(others.map(commitmentOf)).size).toBe(others.length);
});

test('shares may come in any order; those that are still owed are known', () => {
  fc.assert(
    fc.property(
      fc.array(fc.option(anyHex, { nil: null }), { minLength: 2, maxLength: 8 }),
      fc.nat(),
      (shares, turn) => {
        let mix = started(shares);
        const owed = [...owing(mix)];
        expect(owed).toEqual(mixedChairs(mix));
        const order = [...owed.slice(turn % (owed.length + 1)), ...owed.slice(0, turn % (owed.length + 1))];
        for (const chair of order) {
          const next = withShare('tölz', mix, chair, shares[chair]);
          if (!next.ok) throw new Error(next.error.code);
          mix = next.value;
          expect(owing(mix)).not.toContain(chair);
        }
        expect(owing(mix)).toEqual([]);
        expect(mix.shares).toEqual(shares);
      },
    ),
  );
});

test('a share other than the one committed to is refused, whoever brings it', () => {
  const mix = started([hex(1), null, hex(2)]);
  const refused = (chair: number, share: unknown, table = 'tölz'): boolean =>
    !withShare(table, mix, chair, share).ok;
  expect(refused(0, hex(1))).toBe(false);
  expect(refused(0, hex(2))).toBe(true);
  expect(refused(2, hex(1))).toBe(true);
  expect(refused(0, hex(1), 'other')).toBe(true);
  expect(refused(1, hex(1))).toBe(true);
  expect(refused(7, hex(1))).toBe(true);
  for (const odd of [undefined, null, 7, '', hex(1).toUpperCase().replace('0', 'A'), `${hex(1)}00`, [hex(1)]])
    expect(refused(0, odd)).toBe(true);
});

test('a share that comes after the next start is refused: it belongs to another', () => {
  const next = started([hex(1), hex(2)], 4);
  const late = { ...next, commitments: started([hex(1), hex(2)], 3).commitments };
  expect(withShare('tölz', late, 0, hex(1)).ok).toBe(false);
});

test('lots and decks follow from key and shares alone, and a missing share is no zero by accident', () => {
  const key = bytesOf(hex(9));
  const mixedIn = { table: 'tölz', match: 3, shares: [hex(1), null] };
  const deck = deckFrom(key, mixedIn, { deck: 5, pack: whole });
  const source = { key, table: 'tölz', match: 3, link: deckLink(5), shares: [bytesOf(hex(1)), undefined] };
  expect(deck).toEqual(shuffle(whole, stream(source)));
  expect(deckFrom(key, { ...mixedIn, shares: [null, hex(1)] }, { deck: 5, pack: whole })).not.toEqual(deck);
  expect(deckFrom(key, mixedIn, { deck: 6, pack: whole })).not.toEqual(deck);
  const wanted = lotsWanted('smear', 4, { partners: 'random' });
  expect(lotsFrom(key, mixedIn, wanted)).toEqual(lotsFrom(key, { ...mixedIn }, wanted));
});

test('any one share changes every deck, so no device can be left out unseen', () => {
  fc.assert(
    fc.property(anyHex, anyHex, fc.nat(3), fc.nat(50), (one, other, chair, deck) => {
      fc.pre(one !== other);
      const shares = (share: string) => range(4).map((index) => (index === chair ? share : hex(index)));
      const drawn = [one, other].map((share) =>
        deckFrom(bytesOf(hex(9)), { table: 't', match: 1, shares: shares(share) }, { deck, pack: whole }),
      );
      expect(drawn[0]).not.toEqual(drawn[1]);
    }),
  );
});

test('pairs are drawn only where that was agreed, and Spades draws cards for the first deal', () => {
  expect(lotsWanted('smear', 4, { partners: 'random' })).toMatchObject({
    isSeatingDrawn: true,
    dealerBy: 'chance',
  });
  expect(lotsWanted('smear', 4, {}).isSeatingDrawn).toBe(false);
  expect(lotsWanted('spades', 4, {}).dealerBy).toBe('highestCard');
});

test('a link proves itself against the public end, and no other link does', () => {
  const secret = bytesOf(hex(3));
  const start = linkKey(secret, 0, 20);
  for (const k of range(21)) expect(isLink(linkKey(secret, k, 20), k, start)).toBe(true);
  expect(isLink(linkKey(secret, 4, 20), 5, start)).toBe(false);
  expect(isLink(bytesOf(hex(4)), 20, start)).toBe(false);
  // A chain cut short: its last link is not s_N of the one that was promised.
  expect(isLink(linkKey(secret, 19, 20), 20, start)).toBe(false);
});

test('32 bytes have one way of being written', () => {
  expect(isHex(hex(255))).toBe(true);
  for (const odd of [
    hex(255).toUpperCase(),
    hex(1).slice(1),
    `${hex(1)}\n`,
    ` ${hex(1)}`,
    'g'.repeat(64),
    12,
    null,
  ])
    expect(isHex(odd)).toBe(false);
  fc.assert(fc.property(anyHex, (text) => hexOf(bytesOf(text)) === text));
  expect(() => bytesOf('00')).toThrow('hex');
  expect(() => hexOf(new Uint8Array(3))).toThrow('bytes');
});
