import { rankOf } from '@stammtisch/cards';
import { at, seeded } from '@stammtisch/kernel';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';

import { drawLots, stream } from './index.ts';

const link1 = (match: number) =>
  stream({ key: new Uint8Array(32).fill(5), table: 't', match, link: 1, shares: [] });

test('the lots shuffle the chairs first and draw the dealer from the same stream', () => {
  const again = link1(1);
  const p = [0, 1, 2, 3];
  for (let i = 3; i >= 1; i -= 1) {
    const j = again.below(i + 1);
    [p[i], p[j]] = [p[j] ?? -1, p[i] ?? -1];
  }
  expect(drawLots({ seats: 4, isSeatingDrawn: true, dealerBy: 'chance' }, link1(1))).toEqual({
    chairs: p,
    firstDealer: again.below(4),
  });
});

test('without random seats everybody keeps the chair, and only the dealer is drawn', () => {
  const lots = drawLots({ seats: 6, isSeatingDrawn: false, dealerBy: 'chance' }, link1(2));
  expect(lots).toEqual({ chairs: [0, 1, 2, 3, 4, 5], firstDealer: link1(2).below(6) });
});

test('over many matches every chair comes to every seat, and everyone deals first', () => {
  const seen = new Set<string>();
  for (let match = 0; match < 200; match += 1) {
    const { chairs, firstDealer } = drawLots(
      { seats: 4, isSeatingDrawn: true, dealerBy: 'chance' },
      link1(match),
    );
    for (const [seat, chair] of chairs.entries()) seen.add(`${seat} ${chair}`);
    seen.add(`dealer ${firstDealer}`);
  }
  expect(seen.size).toBe(16 + 4);
});

test('in Spades the highest card deals, and only those tied for it draw on, from the rest of the pack', () => {
  let ties = 0;
  fc.assert(
    fc.property(fc.string(), fc.integer({ min: 2, max: 8 }), (seed, seats) => {
      const lots = drawLots({ seats, isSeatingDrawn: false, dealerBy: 'highestCard' }, seeded(seed));
      const rounds = lots.draws ?? [];
      const drawn = rounds.flat().map((draw) => draw.card);
      expect(new Set(drawn).size).toBe(drawn.length);
      expect(at(rounds, 0).map((draw) => draw.seat)).toEqual(
        Array.from({ length: seats }, (_, seat) => seat),
      );
      for (const [index, round] of rounds.entries()) {
        const top = Math.max(...round.map(({ card }) => '23456789TJQKA'.indexOf(rankOf(card) ?? '')));
        const best = round
          .filter(({ card }) => '23456789TJQKA'[top] === rankOf(card))
          .map((draw) => draw.seat);
        expect(best).toEqual(rounds[index + 1]?.map((draw) => draw.seat) ?? [lots.firstDealer]);
      }
      ties += rounds.length > 1 ? 1 : 0;
    }),
    { seed: 7 },
  );
  expect(ties).toBeGreaterThan(0);
});
