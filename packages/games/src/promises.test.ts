import { readFileSync } from 'node:fs';

import { parseRecord, type Promises, replay } from '@stammtisch/kernel';
import { expect, test } from 'vitest';

import { catalog } from './catalog.ts';

/** What a recorded deal says of its bids. */
interface Facts {
  readonly declarer?: number;
  readonly contract?: number;
  readonly bids: readonly { readonly seat: number; readonly bid: unknown }[];
}

function played(path: string) {
  const record = parseRecord(JSON.parse(readFileSync(new URL(path, import.meta.url), 'utf8')));
  if (!record.ok) throw new Error(record.error.what);
  const replayed = replay(catalog, record.value);
  if (!replayed.ok) throw new Error(JSON.stringify(replayed.error));
  const { deals, match } = replayed.value;
  const sides = match.sheet().totals.length;
  const none = Array.from({ length: sides }, (): Promises => ({ given: 0, kept: 0 }));
  return { deals, promises: match.promises(), none };
}

test('SM-39: each declarer made what was bid, or is set', () => {
  const { deals, promises, none } = played('smear/golden/records-1/4-standard.json');
  const counted = deals.reduce((sum, { facts, lines }) => {
    const { declarer } = facts as unknown as Facts;
    return sum.map(({ given, kept }, side) => {
      if (side !== declarer) return { given, kept };
      const isSet = lines.some((line) => line.side === side && line.points < 0);
      return { given: given + 1, kept: kept + (isSet ? 0 : 1) };
    });
  }, none);
  expect(promises).toEqual(counted);
  expect(counted.some(({ given, kept }) => kept < given)).toBe(true);
});

test('SP-O4: each bid of tricks is a promise, and it is kept by whoever scores it', () => {
  const { deals, promises, none } = played('spades/golden/records-1/3-standard.json');
  const counted = deals.reduce((sum, { facts, lines }) => {
    const { bids } = facts as unknown as Facts;
    return sum.map(({ given, kept }, side) => {
      const bid = bids.find(({ seat }) => seat === side)?.bid;
      const isKept = lines.some((line) => line.side === side && line.points === 10 * Number(bid));
      return { given: given + 1, kept: kept + (isKept ? 1 : 0) };
    });
  }, none);
  expect(promises).toEqual(counted);
  expect(counted.some(({ given, kept }) => kept < given)).toBe(true);
});

test('who plays for fat promises nothing', () => {
  expect(played('zsirozas/golden/records-1/4-standard.json').promises).toBeUndefined();
});
