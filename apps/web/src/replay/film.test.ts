import { isSeen } from '@stammtisch/cards';
import { catalog } from '@stammtisch/games';
import { type MatchRecord, parseRecord } from '@stammtisch/kernel';
import { expect, test } from 'vitest';

import smear4 from '../../../../packages/games/src/smear/golden/records-1/4-standard.json' with { type: 'json' };
import smear6 from '../../../../packages/games/src/smear/golden/records-1/6-house-rules-3.json' with { type: 'json' };
import spades3 from '../../../../packages/games/src/spades/golden/records-1/3-standard.json' with { type: 'json' };
import spades4 from '../../../../packages/games/src/spades/golden/records-1/4-americanPairs.json' with { type: 'json' };
import zsirozas2 from '../../../../packages/games/src/zsirozas/golden/records-1/2-standard.json' with { type: 'json' };
import zsirozas4 from '../../../../packages/games/src/zsirozas/golden/records-1/4-magyar.json' with { type: 'json' };
import { filmOf, nextMove, placeOf, seenAs } from './film.ts';
import { packed, unpacked } from './record-text.ts';

const GAMES = ['smear', 'zsirozas', 'spades'] as const;
const FILES: Readonly<Record<(typeof GAMES)[number], readonly unknown[]>> = {
  smear: [smear4, smear6],
  zsirozas: [zsirozas2, zsirozas4],
  spades: [spades3, spades4],
};

function recordsOf(game: (typeof GAMES)[number]): readonly MatchRecord[] {
  return FILES[game].map((file) => {
    const record = parseRecord(file);
    if (!record.ok) throw new Error(record.error.what);
    return record.value;
  });
}

function filmIn(record: MatchRecord) {
  const film = filmOf(catalog, record);
  if (!film.ok) throw new Error(film.error.type);
  return film.value;
}

test.each(GAMES)('%s: every frame tells what comes next, deal by deal', (game) => {
  for (const record of recordsOf(game)) {
    const film = filmIn(record);
    expect(film.starts).toHaveLength(record.deals.length);
    for (const [index, frame] of film.frames.entries()) {
      const { step, of } = placeOf(film, index);
      expect(of).toBe(record.deals[frame.deal]?.moves.length);
      const rest = record.deals[frame.deal]?.moves.slice(step).filter((text) => !/^\d: /.test(text)) ?? [];
      const next = nextMove(film, frame);
      expect(next?.text).toBe(rest[0]?.replace(/^\d /, ''));
      expect(next === undefined || frame.match.legal(next.seat).includes(next.text)).toBe(true);
    }
  }
});

test.each(GAMES)('%s: from a seat only its own hand is open, from above all of them are', (game) => {
  for (const record of recordsOf(game)) {
    for (const { match } of filmIn(record).frames) {
      const open = seenAs(catalog, match, 'all').layout().hands;
      // Cards that their holder has not looked at yet lie face down for that seat too.
      expect(open.flat().every(isSeen)).toBe(true);
      const hands = seenAs(catalog, match, 1).layout().hands;
      const others = hands.flatMap((hand, seat) => (seat === 1 ? [] : hand));
      const isPlaying = match.awaited() !== 'deck' && match.layout().winners === undefined;
      expect(isPlaying && others.some(isSeen)).toBe(false);
    }
  }
});

test('a record travels in a link and comes back the same, and is much shorter there', async () => {
  const lengthOf = (one: MatchRecord): number => JSON.stringify(one).length;
  const [record] = recordsOf('smear').toSorted((a, b) => lengthOf(b) - lengthOf(a));
  if (record === undefined) throw new Error('no record');
  const text = await packed(record);
  expect(text).toMatch(/^[\w-]+$/);
  expect(text.length).toBeLessThan(lengthOf(record) / 2);
  expect(await unpacked(text)).toEqual({ ok: true, value: record });
  expect(await unpacked(text.slice(0, -9))).toMatchObject({ ok: false });
  expect(await unpacked('%')).toMatchObject({ ok: false });
});

test('a link that would fill the memory is no record', async () => {
  const bomb = { ...recordsOf('smear')[0], table: 'x'.repeat(5_000_000) };
  expect(await unpacked(await packed(bomb as MatchRecord))).toMatchObject({ ok: false });
});
