import { type Card, isJoker } from '@stammtisch/cards';
import { at, attempt, legalActions, observe, seeded, shuffled } from '@stammtisch/kernel';
import { expect, test } from 'vitest';

import { awaitedIn, type TableText, termsOf } from './fixtures.ts';
import { smear } from './game.ts';
import type { ScoredDeal, State } from './position.ts';
import { cardPoints, cardPointsBySide, pointsTaken, stakeOf } from './scoring.ts';
import { standing, suitIn, trumpOf } from './tricks.ts';

type Finished = ScoredDeal<Card>;

/** Deals played at random; each position on the way is handed to `during`. */
function randomDeals(
  { deals, ...table }: TableText & { readonly deals: number },
  visit: { readonly after: (deal: Finished) => void; readonly during?: (state: State) => void },
): void {
  const terms = termsOf({ ...table, dealLimit: deals });
  const random = seeded(`invariants ${terms.seats}`);
  let state = smear.setup(terms);
  for (let moves = 0; state.phase !== 'over' && moves < 100 * deals; moves += 1) {
    if (state.phase === 'dealing') {
      const step = attempt(smear, state, { type: 'deal', deck: shuffled(smear.pack(terms), random) });
      if (!step.ok) throw new Error(step.error.code);
      ({ state } = step.value);
      continue;
    }
    const by = awaitedIn(state);
    const legal = legalActions(smear, state, by);
    const { state: next } = smear.apply(state, {
      type: 'act',
      by,
      action: at(legal, random.below(legal.length)),
    });
    visit.during?.(next);
    if ('last' in next && next.last?.ended === 'scored') visit.after(next.last);
    state = next;
  }
}

const TABLES: readonly TableText[] = [3, 4, 5, 6, 7, 8].map((seats) => ({ seats }));
const PAIRS: readonly TableText[] = [4, 6, 8].map((seats) => ({ seats, options: { partners: 'random' } }));
const named = [...TABLES, ...PAIRS].map(
  (table) => [`${table.seats}${table.options === undefined ? '' : ' in pairs'}`, table] as const,
);

test.each(named)(
  'a deal holds two to six points, High and Low once each, 80 card points (%s)',
  (_, table) => {
    const terms = termsOf(table);
    randomDeals(
      { ...table, deals: 60 },
      {
        after: ({ tricks, sleepers, contract }) => {
          const trump = trumpOf({ tricks, trick: { leader: 0, cards: [] } });
          if (trump === undefined) throw new Error('no trump');
          const points = pointsTaken(tricks, trump, stakeOf(contract, terms), terms);
          const asleep = sleepers.filter((card) => isJoker(card) || card === `J${trump}`).length;
          const reasons = points.map(({ reason }) => reason);
          const tied = reasons.includes('game') ? 0 : 1;
          expect(points).toHaveLength(6 - asleep - tied);
          expect(reasons.filter((reason) => reason === 'high' || reason === 'low')).toEqual(['high', 'low']);
          const sum = [...cardPointsBySide(tricks, terms), ...sleepers.map(cardPoints)].reduce(
            (a, b) => a + b,
            0,
          );
          const whole = smear.pack(terms).reduce((total, card) => total + cardPoints(card), 0);
          expect([sum, whole]).toEqual([80, 80]);
        },
      },
    );
  },
);

test.each(named)(
  'whoever plays High takes that trick, and jokers win only without suit trumps (%s)',
  (_, table) => {
    const { options, seats } = termsOf(table);
    const broken: unknown[] = [];
    randomDeals(
      { ...table, deals: 60 },
      {
        after: ({ tricks }) => {
          const trump = trumpOf({ tricks, trick: { leader: 0, cards: [] } });
          if (trump === undefined) throw new Error('no trump');
          const trumps = (cards: readonly Card[]) =>
            cards.filter((card) => suitIn(card, trump, options) === trump && !isJoker(card));
          const height = (card: Card) => standing(card, trump, options);
          const high = trumps(tricks.flatMap(({ cards }) => cards)).toSorted(
            (a, b) => height(b) - height(a),
          )[0];
          for (const { cards, leader, winner } of tricks) {
            const won = at(cards, (winner - leader + seats) % seats);
            if (high !== undefined && cards.includes(high) && won !== high) broken.push(cards);
            if (isJoker(won) && trumps(cards).length > 0) broken.push(cards);
          }
        },
      },
    );
    expect(broken).toEqual([]);
  },
);

test.each(named)(
  'the bidder scores what it took or loses the bid, the others keep theirs (%s)',
  (_, table) => {
    const terms = termsOf(table);
    randomDeals(
      { ...table, deals: 60 },
      {
        after: ({ tricks, contract, lines }) => {
          const trump = trumpOf({ tricks, trick: { leader: 0, cards: [] } });
          const stake = stakeOf(contract, terms);
          if (trump === undefined || stake === undefined || !('points' in stake)) throw new Error('no bid');
          const taken = pointsTaken(tricks, trump, stake, terms);
          const own = taken.filter(({ side }) => side === stake.side);
          const set = { side: stake.side, reason: 'set', points: -stake.points };
          const others = taken.filter(({ side }) => side !== stake.side);
          expect(lines).toEqual(own.length >= stake.points ? taken : [set, ...others]);
        },
      },
    );
  },
);

test.each(named)('nothing told before the round’s end holds a sleeper or another hand (%s)', (_, table) => {
  randomDeals(
    { ...table, deals: 4 },
    {
      after: () => {},
      during: (state) => {
        if (state.phase !== 'playing' && state.phase !== 'auction') return;
        for (const [seat] of state.hands.entries()) {
          const told = JSON.stringify(observe(smear, state, seat));
          const hidden = [...state.sleepers, ...state.hands.filter((_hand, other) => other !== seat).flat()];
          expect(hidden.filter((card) => told.includes(`"${card}"`))).toEqual([]);
        }
      },
    },
  );
});
