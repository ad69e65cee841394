import { type Card, isJoker, rankOf, suitOf } from '@stammtisch/cards';
import { smearKit } from '@stammtisch/games/smear/index';
import type { Action, ScoredDeal, State } from '@stammtisch/games/smear/position';
import { cardPointsBySide, pointsTaken, stakeOf } from '@stammtisch/games/smear/scoring';
import { at, deltas, observe, observeEvent, range, type ScoreLine } from '@stammtisch/kernel';
import { expect, test, vi } from 'vitest';

import { dealsFor, patience, type PropertyTable, type WholeDeal } from './deals.ts';

const tables: readonly PropertyTable[] = [
  ...range(6).map((n) => ({ seats: n + 3, options: {} })),
  ...[4, 6, 8].map((seats) => ({ seats, options: { partners: 'random' } })),
];
/** SM-7: lowest rank, pack and sleepers by the number of players. */
const DECKS: Readonly<Record<number, readonly [string, number, number]>> = {
  3: ['T', 22, 4],
  4: ['8', 30, 6],
  5: ['7', 34, 4],
  6: ['5', 42, 6],
  7: ['4', 46, 4],
  8: ['2', 54, 6],
};
const LADDER = '23456789TJQKA';
const PIPS: Readonly<Record<string, number>> = { T: 10, A: 4, K: 3, Q: 2, J: 1 };
const pips = (cards: readonly Card[]): number =>
  cards.reduce((sum, card) => sum + (PIPS[rankOf(card) ?? ''] ?? 0), 0);

/** A deal that was played to the end, and what can be read off it without the game. */
interface Played {
  readonly deal: WholeDeal<State, Action>;
  readonly last: ScoredDeal<Card>;
  readonly state: State;
  readonly taken: readonly ScoreLine[];
  readonly trump: string;
}

vi.setConfig({ testTimeout: patience() });
const forDeals = dealsFor(smearKit, tables);

/** Tries a property on many deals. */
function property(check: (played: Played, table: PropertyTable) => void): number {
  return forDeals((deal, table) => {
    const state = at(deal, deal.length - 1).after;
    if (state.phase !== 'dealing' && state.phase !== 'over') throw new Error('a deal that does not end');
    const { last, terms } = state;
    if (last?.ended !== 'scored') throw new Error('a deal that was not scored');
    const suit = suitOf(at(at(last.tricks, 0).cards, 0));
    if (suit === undefined) throw new Error('a deal without trump');
    const taken = pointsTaken(last.tricks, suit, stakeOf(last.contract, terms), terms);
    check({ deal, last, state, taken, trump: suit }, table);
  });
}

const cardsOf = ({ last }: Played): readonly Card[] => last.tricks.flatMap(({ cards }) => cards);
/** The cards of the trump suit itself, lowest first. */
const suitTrumps = (played: Played, cards: readonly Card[]): readonly Card[] =>
  cards
    .filter((card) => suitOf(card) === played.trump)
    .toSorted((a, b) => LADDER.indexOf(rankOf(a) ?? '') - LADDER.indexOf(rankOf(b) ?? ''));

test('1: pack, ranks and sleepers are those of the table; no card is there twice, and all hands have six', () => {
  const count = property((played, { seats }) => {
    const [lowest, size, asleep] = DECKS[seats] ?? ['', 0, 0];
    const all = [...cardsOf(played), ...played.last.sleepers];
    expect([all.length, new Set(all).size, played.last.sleepers.length]).toEqual([size, size, asleep]);
    const ranks = new Set(all.map((card) => rankOf(card) ?? '').filter((rank) => rank !== ''));
    expect([...ranks].toSorted((a, b) => LADDER.indexOf(a) - LADDER.indexOf(b)).join('')).toBe(
      LADDER.slice(LADDER.indexOf(lowest)),
    );
    const dealt = at(played.deal, 0).after;
    expect(dealt.phase === 'auction' && dealt.hands.every((hand) => hand.length === 6)).toBe(true);
  });
  expect(count).toBeGreaterThan(50);
});

test('2: two to six points are awarded, High and Low once each, and only sleepers and ties take any away', () => {
  property((played) => {
    const { taken, last, trump } = played;
    const times = (reason: string): number => taken.filter((line) => line.reason === reason).length;
    expect([times('high'), times('low')]).toEqual([1, 1]);
    const asleep = last.sleepers.filter((card) => isJoker(card) || card === `J${trump}`).length;
    const byTaker = new Map<number, number>();
    const { sides } = played.state.terms;
    for (const { winner, cards } of last.tricks) {
      const side = at(sides, winner);
      byTaker.set(side, (byTaker.get(side) ?? 0) + pips(cards));
    }
    const most = Math.max(...byTaker.values());
    const isTied = [...byTaker.values()].filter((sum) => sum === most).length > 1;
    expect(taken.length).toBe(6 - asleep - (isTied ? 1 : 0));
    expect(taken.length).toBeGreaterThanOrEqual(2);
  });
});

test('3: the card points of all sides and the sleepers are 80', () => {
  property(({ last, state }) => {
    const bySide = cardPointsBySide(last.tricks, state.terms);
    expect(bySide.reduce((sum, points) => sum + points, 0) + pips(last.sleepers)).toBe(80);
  });
});

test('4: whoever plays the highest trump takes that trick', () => {
  property((played) => {
    const high = suitTrumps(played, cardsOf(played)).at(-1);
    const trick = played.last.tricks.find(({ cards }) => cards.some((card) => card === high));
    if (trick === undefined || high === undefined) throw new Error('no highest trump');
    expect(trick.winner).toBe((trick.leader + trick.cards.indexOf(high)) % played.state.terms.seats);
    const line = played.taken.find(({ reason }) => reason === 'high');
    expect(line?.side).toBe(played.state.terms.sides[trick.winner]);
  });
});

test('5: a joker takes only tricks in which no trump of the suit lies', () => {
  let jokers = 0;
  property((played) => {
    for (const { leader, cards, winner } of played.last.tricks) {
      const taker = at(cards, (winner - leader + played.state.terms.seats) % played.state.terms.seats);
      if (!isJoker(taker)) continue;
      jokers += 1;
      expect(suitTrumps(played, cards)).toEqual([]);
    }
  });
  expect(jokers).toBeGreaterThan(0);
});

test('6: the scores are the points awarded, but for those of a bidder who is set', () => {
  property(({ last, state, taken }) => {
    const { terms } = state;
    const { contract, lines } = last;
    if (contract.type !== 'bid') throw new Error('a contract that is no bid');
    const bidder = at(terms.sides, contract.declarer);
    const sides = Math.max(...terms.sides) + 1;
    const [delta, points] = [deltas(lines, sides), deltas(taken, sides)];
    const isMade = at(points, bidder) >= contract.points;
    expect(at(delta, bidder)).toBe(isMade ? at(points, bidder) : -contract.points);
    const others = delta.reduce((sum, change, side) => (side === bidder ? sum : sum + change), 0);
    const bid = isMade ? at(points, bidder) : 0;
    expect(others + bid).toBe(taken.length - (isMade ? 0 : at(points, bidder)));
  });
});

test('7: nothing sent to anybody before the end of a deal holds a sleeper or a card in another hand', () => {
  property(({ deal }) => {
    const leaks: Card[] = [];
    for (const { after, events } of deal.slice(0, -1)) {
      if (after.phase !== 'auction' && after.phase !== 'playing') throw new Error('the deal is over early');
      for (const onlooker of [...range(after.terms.seats), 'everyone' as const]) {
        const sent = JSON.stringify([
          observe(smearKit.game, after, onlooker),
          events.map((event) => observeEvent(event, onlooker)),
        ]);
        const hidden = [
          ...after.sleepers,
          ...after.hands.flatMap((hand, seat) => (seat === onlooker ? [] : hand)),
        ];
        leaks.push(...hidden.filter((card) => sent.includes(`"${card}"`)));
      }
    }
    expect(leaks).toEqual([]);
  });
});
