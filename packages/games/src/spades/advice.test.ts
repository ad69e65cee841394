import { cards } from '@stammtisch/cards';
import { at, legalActions, observe, range, seeded, shuffled } from '@stammtisch/kernel';
import { expect, test } from 'vitest';

import { advise } from './advice.ts';
import { expectedTricks } from './advice/estimate.ts';
import { awaitedIn, dealt, moved, played, playedOut, termsOf, tookIn } from './fixtures.ts';
import { spades } from './game.ts';
import { type SpadesOptions, spadesPresets } from './options.ts';
import { packFor } from './pack.ts';
import type { State, View } from './position.ts';

const TABLES: readonly (readonly [number, Partial<SpadesOptions>])[] = [
  [2, {}],
  [7, { nil: 50, hook: true }],
  [4, spadesPresets.americanPairs],
  [4, { ...spadesPresets.americanPairs, blindPass: 2, deck: 'jjdd', hiddenBids: true }],
  [4, spadesPresets.cutthroat],
  [6, { teams: 'triples', nil: 100, minTeamBid: 4, firstTrick: 'lowClub' }],
  [2, { deal: 'draw2', deck: 'jokers' }],
  [4, { nil: 100, mirror: true, hiddenBids: true }],
];

test.each(TABLES)(
  '%i seats, %j: every legal action is advised once, best first, by the view alone',
  (seats, some) => {
    const terms = termsOf({ seats, options: some });
    const startScores = range(Math.max(...terms.sides) + 1).map((side) => -200 * side);
    const random = seeded('advice');
    const pack = shuffled(packFor(terms.options, seats), random);
    let state: State = dealt(spades.setup({ ...terms, startScores }), {
      left: some.deal === 'draw2' ? pack.join(' ') : '',
    });
    while (state.phase !== 'dealing' && state.phase !== 'over') {
      const seat = awaitedIn(state);
      const view = observe(spades, state, seat);
      const advised = advise(view, seat);
      const texts = advised.map(({ action }) => spades.write(action));
      expect(texts.toSorted()).toEqual(
        legalActions(spades, view, seat)
          .map((action) => spades.write(action))
          .toSorted(),
      );
      expect(advised.map(({ weight }) => weight)).toEqual(
        advised.map(({ weight }) => weight).toSorted((a, b) => b - a),
      );
      expect(advised.every(({ weight, because }) => Number.isFinite(weight) && because.length > 0)).toBe(
        true,
      );
      state = moved(state, `${seat} ${at(texts, 0)}`);
    }
  },
);

test('a seat that nobody waits for gets no advice', () => {
  expect(advise(played({}), 2)).toEqual([]);
  expect(advise(spades.setup(termsOf()), 0)).toEqual([]);
});

test('the same view brings the same advice, whatever the others hold', () => {
  const one = played({ hands: { 0: 'AS 7H', 1: 'AH', 2: 'AD', 3: 'AC' } });
  const two = played({ hands: { 0: 'AS 7H', 1: 'AC', 2: 'AH', 3: 'AD' } });
  const [first, second] = [observe(spades, one, 0), observe(spades, two, 0)];
  expect(second).toEqual(first);
  expect(advise(first, 0)).toEqual(advise(one, 0));
});

test('the tricks that hands are expected to take are those they take, all in all and hand by hand', () => {
  const random = seeded('calibrated');
  const found = range(40).flatMap(() => {
    const terms = termsOf({ options: { setPenalty: 'minus' } });
    const deck = shuffled(packFor(terms.options, 4), random);
    const start = spades.apply(spades.setup(terms), { type: 'deal', deck }).state;
    if (start.phase !== 'bidding') throw new Error(start.phase);
    const expected = start.hands.map((hand) => expectedTricks(terms, hand));
    return tookIn(playedOut(start)).map((took, seat) => ({ took, expected: at(expected, seat) }));
  });
  const mean = (of: (one: (typeof found)[number]) => number): number =>
    found.reduce((sum, one) => sum + of(one), 0) / found.length;
  expect(Math.abs(mean(({ took, expected }) => took - expected))).toBeLessThan(0.2);
  expect(mean(({ took, expected }) => (took - expected) ** 2)).toBeLessThan(1.4);
  const high = found.filter(({ expected }) => expected > 4.5);
  expect(high.reduce((sum, { took, expected }) => sum + took - expected, 0) / high.length).toBeGreaterThan(
    -0.6,
  );
});

test('with nil allowed, partners who bid it fare better than partners who never do', () => {
  const terms = termsOf({ options: { teams: 'pairs', nil: 100, bags: '10/100', setPenalty: 'minus' } });
  const random = seeded('nil');
  const never = (view: View, seat: number) => {
    const advised = advise(view, seat).map(({ action }) => action);
    return at(
      advised.filter((action) => action.type !== 'bid' || action.bid !== 'nil'),
      0,
    );
  };
  const gain = (deck: ReturnType<typeof cards>, knowing: number): number => {
    const start = spades.apply(spades.setup(terms), { type: 'deal', deck }).state;
    const over = playedOut(start, (view, seat) =>
      seat % 2 === knowing ? at(advise(view, seat), 0).action : never(view, seat),
    );
    const totals = spades.sheet(over).totals;
    return at(totals, knowing) - at(totals, 1 - knowing);
  };
  const decks = range(40).map(() => shuffled(packFor(terms.options, 4), random));
  const sum = decks.reduce((total, deck) => total + gain(deck, 0) + gain(deck, 1), 0);
  expect(sum / decks.length).toBeGreaterThan(0);
});
