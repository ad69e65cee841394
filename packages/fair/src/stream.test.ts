import { createHmac } from 'node:crypto';

import { FRENCH_RANKS, FRENCH_SUITS, pack } from '@stammtisch/cards';
import type { Random } from '@stammtisch/kernel';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';

import { type LinkSource, shuffle, stream } from './index.ts';

const bytes = (seed: number): Uint8Array =>
  Uint8Array.from({ length: 32 }, (_, i) => (seed * 31 + i * 7) % 256);
const source: LinkSource = {
  key: bytes(1),
  table: 'tölz-42',
  match: 3,
  link: 2,
  shares: [bytes(2), undefined, bytes(3)],
};

/** The same numbers by another road: node's HMAC over hand-laid bytes. */
function* words({ key, table, match, link, shares }: LinkSource): Generator<number, never> {
  const numbers = Buffer.alloc(8);
  numbers.writeUInt32BE(match, 0);
  numbers.writeUInt32BE(link, 4);
  for (let counter = 0; ; counter += 1) {
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter);
    const block = createHmac('sha256', key)
      .update(Buffer.from(`stammtisch/deal/1\0${table}\0`, 'utf8'))
      .update(numbers)
      .update(Buffer.concat(shares.map((share) => share ?? Buffer.alloc(32))))
      .update(count)
      .digest();
    for (let at = 0; at < 32; at += 4) yield block.readUInt32BE(at);
  }
}

function uniform(from: Generator<number, never>, n: number): number {
  for (;;) {
    const word = from.next().value;
    if (word < Math.floor(2 ** 32 / n) * n) return word % n;
  }
}

function take(random: Random, n: number, count: number): readonly number[] {
  return Array.from({ length: count }, () => random.below(n));
}

test('a link gives the words of the hand-laid HMAC, block after block', () => {
  const random = stream(source);
  const expected = words(source);
  expect(take(random, 2 ** 32, 40)).toEqual(Array.from({ length: 40 }, () => expected.next().value));
});

test('whatever the table, match, link and shares, both roads agree', () => {
  const share = fc.option(fc.uint8Array({ minLength: 32, maxLength: 32 }), { nil: undefined });
  const u32 = fc.integer({ min: 0, max: 2 ** 32 - 1 });
  const any = fc.record({
    key: fc.uint8Array({ minLength: 32, maxLength: 32 }),
    table: fc.string({ unit: 'grapheme' }),
    match: u32,
    link: u32,
    shares: fc.array(share, { maxLength: 8 }),
  });
  fc.assert(
    fc.property(any, fc.array(fc.integer({ min: 1, max: 2 ** 32 }), { maxLength: 30 }), (from, limits) => {
      const random = stream(from);
      const expected = words(from);
      for (const n of limits) expect(random.below(n)).toBe(uniform(expected, n));
    }),
    { numRuns: 100 },
  );
});

test('a pack is shuffled from its last place down', () => {
  const canonical = pack(FRENCH_SUITS, FRENCH_RANKS, ['BJ', 'SJ']);
  const from = words(source);
  const expected = [...canonical];
  for (let i = expected.length - 1; i >= 1; i -= 1) {
    const j = uniform(from, i + 1);
    [expected[i], expected[j]] = [expected[j] ?? 'BJ', expected[i] ?? 'BJ'];
  }
  expect(shuffle(canonical, stream(source))).toEqual(expected);
});

test('the numbers of one link are pinned for ever', () => {
  expect(take(stream(source), 2 ** 32, 4)).toEqual([2487394318, 692068413, 662745216, 3483413925]);
  expect(shuffle(pack(FRENCH_SUITS, ['T', 'J', 'Q', 'K', 'A'], ['BJ', 'SJ']), stream(source)).join(' ')).toBe(
    'BJ AH KC QS KS QD KD AD KH JD TD QH JC AC JH SJ AS TH TC JS TS QC',
  );
});

test('a chair that is not mixed in counts as 32 zero bytes', () => {
  const zeros = { ...source, shares: [bytes(2), new Uint8Array(32), bytes(3)] };
  expect(take(stream(zeros), 1000, 20)).toEqual(take(stream(source), 1000, 20));
});

test('every part of the source changes the numbers', () => {
  const others: readonly LinkSource[] = [
    source,
    { ...source, key: bytes(9) },
    { ...source, table: 'tölz-43' },
    { ...source, match: 4 },
    { ...source, link: 3 },
    { ...source, shares: [undefined, bytes(2), bytes(3)] },
    { ...source, shares: [bytes(2), undefined] },
  ];
  expect(new Set(others.map((other) => stream(other).below(2 ** 32))).size).toBe(others.length);
});

test('keys and shares of another length, and numbers that fit no word, are a broken promise', () => {
  expect(() => stream({ ...source, key: new Uint8Array(31) })).toThrow('key');
  expect(() => stream({ ...source, shares: [new Uint8Array(33)] })).toThrow('share');
  expect(() => stream({ ...source, match: -1 })).toThrow('u32');
  expect(() => stream(source).below(0)).toThrow('below');
});

test('every card comes to every place about equally often', () => {
  const deals = 6000;
  const small = pack(['H'], ['9', 'T', 'J', 'Q', 'K', 'A']);
  const counts = small.map(() => small.map(() => 0));
  for (let link = 0; link < deals; link += 1) {
    for (const [place, card] of shuffle(small, stream({ ...source, link })).entries()) {
      const row = counts[small.indexOf(card)];
      if (row !== undefined) row[place] = (row[place] ?? 0) + 1;
    }
  }
  // Chi-square with 25 degrees of freedom; 60 is passed by chance once in ten thousand, and the links are fixed.
  const expected = deals / small.length;
  const chi = counts.flat().reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
  expect(chi).toBeLessThan(60);
});
