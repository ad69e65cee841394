import { type Card, suitOf } from '@stammtisch/cards';
import { spadesKit } from '@stammtisch/games/spades/index';
import type { Action, State } from '@stammtisch/games/spades/position';
import { at, type DealOutcome, range } from '@stammtisch/kernel';
import { expect, test, vi } from 'vitest';

import { dealsFor, patience, type PropertyTable, type WholeDeal } from './deals.ts';

const tables: readonly PropertyTable[] = range(6).map((n) => ({ seats: n + 2, options: {} }));

vi.setConfig({ testTimeout: patience() });
const forDeals = dealsFor(spadesKit, tables);

function property(
  check: (deal: WholeDeal<State, Action>, outcome: DealOutcome, table: PropertyTable) => void,
): number {
  return forDeals((deal, table) => {
    const outcome = spadesKit.game.outcome(at(deal, deal.length - 1).after);
    if (outcome?.complete !== true) throw new Error('a deal that does not end');
    check(deal, outcome, table);
  });
}

/** Who holds what when the play of a card is awaited, and what is played. */
function plays(deal: WholeDeal<State, Action>) {
  return deal.flatMap(({ before, move }) =>
    before.phase === 'playing' && move.type === 'act' && move.action.type === 'play'
      ? [{ before, hand: at(before.hands, move.by), card: move.action.card }]
      : [],
  );
}

const isSpade = (card: Card): boolean => suitOf(card) === 'S';
const size = (seats: number): number => Math.min(13, Math.floor(52 / seats));
const bidsOf = (deal: WholeDeal<State, Action>): readonly (readonly [number, unknown])[] =>
  deal.flatMap(({ move }) =>
    move.type === 'act' && move.action.type === 'bid' ? [[move.by, move.action.bid] as const] : [],
  );
const taken = ({ tricks }: DealOutcome, seat: number): number =>
  tricks.filter(({ winner }) => winner === seat).length;

test('1: the tricks of all players add up to the cards of a hand', () => {
  expect(
    property((_, outcome, { seats }) => {
      const sum = range(seats).reduce((all, seat) => all + taken(outcome, seat), 0);
      expect(sum).toBe(size(seats));
    }),
  ).toBeGreaterThan(50);
});

test('2: a deal scores nothing, or ten a trick bid and one for each more; no total falls', () => {
  property((deal, outcome) => {
    for (const [seat, bid] of bidsOf(deal)) {
      const over = taken(outcome, seat) - Number(bid);
      expect(outcome.delta[seat]).toBe(over < 0 ? 0 : 10 * Number(bid) + over);
    }
  });
});

test('3: whoever holds the suit led plays it', () => {
  property((deal) => {
    for (const { before, hand, card } of plays(deal)) {
      const led = before.trick.cards[0];
      if (led === undefined || !hand.some((held) => suitOf(held) === suitOf(led))) continue;
      expect(suitOf(card)).toBe(suitOf(led));
    }
  });
});

/** The leads of a deal, each with whether a spade was played before it. */
function leads(deal: WholeDeal<State, Action>) {
  const all = plays(deal);
  return all.flatMap((play, index) => {
    const isBroken = all.slice(0, index).some(({ card }) => isSpade(card));
    return play.before.trick.cards.length === 0 ? [{ ...play, isBroken }] : [];
  });
}

test('4: no spade is led before one was played, unless the hand is nothing else', () => {
  property((deal) => {
    const early = leads(deal).filter(({ card, isBroken }) => isSpade(card) && !isBroken);
    expect(early.filter(({ hand }) => !hand.every(isSpade))).toEqual([]);
  });
});

test('5: once a spade was played, every lead is free', () => {
  let free = 0;
  property((deal) => {
    const open = leads(deal).filter(({ isBroken }) => isBroken);
    free += open.length;
    const refused = open.flatMap(({ before, hand }) =>
      hand.filter(
        (card) => spadesKit.game.refusal(before, before.trick.leader, { type: 'play', card }) !== undefined,
      ),
    );
    expect(refused).toEqual([]);
  });
  expect(free).toBeGreaterThan(0);
});

test('6: hands and left-over cards are the pack, and card i goes to seat dealer + 1 + i', () => {
  property((deal, _, { seats }) => {
    const { move, after } = at(deal, 0);
    if (move.type !== 'deal' || after.phase !== 'bidding') throw new Error('not a deal');
    const { deck } = move;
    expect(after.hands.flat().length + after.left.length).toBe(52);
    const dealt = size(seats) * seats;
    for (const i of range(dealt)) expect(after.hands[(after.dealer + 1 + i) % seats]).toContain(deck[i]);
    expect(after.left).toEqual(deck.slice(dealt));
  });
});

test('7: bids are between one and the hand, and told to everybody as they are made', () => {
  property((deal, _, { seats }) => {
    const bids = bidsOf(deal);
    expect(bids.length).toBe(seats);
    for (const [, bid] of bids) {
      expect(Number(bid)).toBeGreaterThanOrEqual(1);
      expect(Number(bid)).toBeLessThanOrEqual(size(seats));
    }
    for (const { move, events } of deal) {
      if (move.type !== 'act' || move.action.type !== 'bid') continue;
      expect(events).toContainEqual({ type: 'said', seat: move.by, words: `bid ${move.action.bid}` });
    }
  });
});
