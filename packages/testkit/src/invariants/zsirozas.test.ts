import { type Card, rankOf } from '@stammtisch/cards';
import { zsirozasKit } from '@stammtisch/games/zsirozas/index';
import type { Action, State, TakenTrick } from '@stammtisch/games/zsirozas/position';
import { at } from '@stammtisch/kernel';
import { expect, test, vi } from 'vitest';

import { dealsFor, patience, type PropertyTable, type WholeDeal } from './deals.ts';

const tables: readonly PropertyTable[] = [
  { seats: 2, options: {} },
  { seats: 4, options: {} },
];

vi.setConfig({ testTimeout: patience() });
const forDeals = dealsFor(zsirozasKit, tables);

function property(
  check: (deal: WholeDeal<State, Action>, tricks: readonly TakenTrick<Card>[], table: PropertyTable) => void,
): number {
  return forDeals((deal, table) => check(deal, tricksOf(at(deal, deal.length - 1).after), table));
}

function tricksOf(state: State): readonly TakenTrick<Card>[] {
  if (state.phase === 'playing') throw new Error('a deal that does not end');
  return state.last?.tricks ?? [];
}

const isFat = (card: Card): boolean => 'TA'.includes(rankOf(card) ?? '-');

test('1: at the start of every trick all hold equally many cards', () => {
  expect(
    property((deal) => {
      for (const { after } of deal) {
        if (after.phase !== 'playing' || after.trick.plays.length > 0) continue;
        expect(new Set(after.hands.map((hand) => hand.length)).size).toBe(1);
      }
    }),
  ).toBeGreaterThan(50);
});

test('2: the talon is a multiple of the players, and all draw equally many', () => {
  property((deal, tricks, { seats }) => {
    const talons = deal.flatMap(({ after }) => (after.phase === 'playing' ? [after.talon.length] : []));
    expect(talons.filter((size) => size % seats !== 0)).toEqual([]);
    const drawn = tricks.reduce((sum, trick) => sum + trick.drawn, 0);
    expect(drawn).toBe((32 - 4 * seats) / seats);
    for (const trick of tricks) expect(Number.isInteger(trick.drawn)).toBe(true);
  });
});

test('3: 32 cards lie in hands, talon, piles and on the table, each once', () => {
  property((deal) => {
    for (const { after } of deal) {
      const seen = new Set<string>();
      let count = 0;
      zsirozasKit.game.mapCards(after, (card) => {
        seen.add(card);
        count += 1;
        return card;
      });
      expect([seen.size, count]).toEqual([32, 32]);
    }
  });
});

test('4: the points of a deal are 80', () => {
  property((deal) => {
    const outcome = zsirozasKit.game.outcome(at(deal, deal.length - 1).after);
    expect(outcome?.delta.reduce((sum, points) => sum + points, 0)).toBe(80);
    const fat = outcome?.tricks.flatMap(({ cards }) => cards).filter(isFat).length;
    expect(fat).toBe(8);
  });
});

test('5: a follower who holds a card of the rank led plays one', () => {
  let owed = 0;
  property((deal) => {
    for (const { before, move } of deal) {
      if (before.phase !== 'playing' || move.type !== 'act' || move.action.type !== 'play') continue;
      const { trick, terms, hands } = before;
      const led = trick.plays[0]?.card;
      if (led === undefined || trick.plays.length % terms.seats === 0) continue;
      if (!at(hands, move.by).some((card) => rankOf(card) === rankOf(led))) continue;
      owed += 1;
      expect(rankOf(move.action.card)).toBe(rankOf(led));
    }
  });
  expect(owed).toBeGreaterThan(0);
});

test('6: a trick has whole circuits; for two at most eight cards', () => {
  property((_, tricks, { seats }) => {
    for (const { plays } of tricks) {
      expect(plays.length % seats).toBe(0);
      expect(plays.length).toBeLessThanOrEqual(seats === 2 ? 8 : 32);
    }
  });
});

test('7: the last trick empties talon and hands', () => {
  property((deal, tricks) => {
    expect(tricks.reduce((sum, { plays }) => sum + plays.length, 0)).toBe(32);
    const { before } = at(deal, deal.length - 1);
    expect(before.phase === 'playing' && before.talon.length).toBe(0);
  });
});
