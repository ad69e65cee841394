import { type Card, rankOf, sameCards } from '@stammtisch/cards';
import {
  at,
  attempt,
  deltas,
  legalActions,
  observe,
  pairs,
  type Random,
  range,
  seeded,
  shuffled,
} from '@stammtisch/kernel';
import { check, constantFrom, defaultReportMessage, integer, nat, property, record } from 'fast-check';
import { expect, test } from 'vitest';

import { advise } from './advice.ts';
import { couldHold, mostHeld } from './evidence.ts';
import { zsirozas } from './game.ts';
import { seatCounts, sideCount, zsirozasConflicts, zsirozasOptions } from './options.ts';
import type { Action, Playing, State, ZsirozasTerms } from './position.ts';
import { awaitedSeat } from './fixtures.ts';
import { isGoingOn, ledRank } from './trick.ts';

// Rules, section 2.4, over random tables: any house rules, any number of seats, any legal play.

interface Table {
  readonly terms: ZsirozasTerms;
  readonly random: Random;
}
const SETS = pairs(zsirozasOptions, zsirozasConflicts);
const tables = record({ seed: integer(), set: nat(SETS.length - 1), wanted: constantFrom(2, 3, 4) });

function tableOf({ seed, set, wanted }: { seed: number; set: number; wanted: number }): Table {
  const options = at(SETS, set);
  const seats = seatCounts(options).includes(wanted) ? wanted : 2;
  const sides = range(seats).map((seat) => seat % sideCount(options, seats));
  const terms: ZsirozasTerms = { seats, sides, firstDealer: 0, options, dealLimit: 1 };
  return { terms, random: seeded(String(seed)) };
}

/** What is wrong with the first table for which this does not hold; undefined if it held for all. */
function breach(holds: (table: Table) => boolean, numRuns = 100): string | undefined {
  const details = check(
    property(tables, (choice) => holds(tableOf(choice))),
    { numRuns },
  );
  return details.failed ? defaultReportMessage(details) : undefined;
}

interface Moment {
  readonly before: Playing<Card>;
  readonly seat: number;
  readonly action: Action;
  readonly now: State;
}

/** Plays one deal; every moment of it, and its end. */
function play(
  { terms, random }: Table,
  choose = anyLegal,
): { readonly moments: readonly Moment[]; readonly end: State } {
  const deck = shuffled(zsirozas.pack(terms), random);
  const moments: Moment[] = [];
  let state = zsirozas.apply(zsirozas.setup(terms), { type: 'deal', deck }).state;
  while (state.phase === 'playing') {
    const seat = awaitedSeat(state);
    const action = choose(state, seat, random);
    const step = attempt(zsirozas, state, { type: 'act', by: seat, action });
    if (!step.ok) throw new Error(step.error.code);
    moments.push({ before: state, seat, action, now: step.value.state });
    state = step.value.state;
  }
  return { moments, end: state };
}

function anyLegal(state: State, seat: number, random: Random): Action {
  const legal = legalActions(zsirozas, state, seat);
  return at(legal, random.below(legal.length));
}

function cardsOf(state: State): readonly Card[] {
  const all: Card[] = [];
  zsirozas.mapCards(state, (card) => {
    if (card !== '??') all.push(card);
    return card;
  });
  return all;
}

test('1, 2: hands are equal at every lead, and the talon can be shared out evenly', () => {
  const isEven = ({ now }: Moment): boolean =>
    now.phase !== 'playing' ||
    now.trick.plays.length > 0 ||
    (new Set(now.hands.map((hand) => hand.length)).size === 1 && now.talon.length % now.terms.seats === 0);
  expect(breach((table) => play(table).moments.every(isEven))).toBeUndefined();
});

test('3: no card is lost, and none there twice', () => {
  const isWhole = ({ now }: Moment): boolean => sameCards(cardsOf(now), zsirozas.pack(now.terms));
  expect(breach((table) => play(table).moments.every(isWhole))).toBeUndefined();
});

test('4: eighty points a deal, ninety with ten for the last trick, one to three by majority', () => {
  const holds = (table: Table): boolean => {
    const page = zsirozas.sheet(play(table).end).pages[0] ?? [];
    const sum = deltas(page, 4).reduce((all, points) => all + points, 0);
    const { scoring, lastTrick } = table.terms.options;
    return scoring === 'tens' ? sum === 80 + lastTrick : sum >= 1 && sum <= 3;
  };
  expect(breach(holds)).toBeUndefined();
});

test('5: a follower who holds the rank plays it, where that is the rule', () => {
  const isMatched = ({ before, seat, action }: Moment): boolean => {
    const led = ledRank(before.trick);
    const { matching, sevenInstead } = before.terms.options;
    if (matching === 'free' || led === undefined || isGoingOn(before) || action.type !== 'play') return true;
    const isHeld = at(before.hands, seat).some((card) => rankOf(card) === led);
    const rank = rankOf(action.card);
    return !isHeld || rank === led || (sevenInstead && rank === '7');
  };
  expect(breach((table) => play(table).moments.every(isMatched))).toBeUndefined();
});

test('6, 7: tricks are whole circuits of at most four, and the last one empties every hand', () => {
  const holds = (table: Table): boolean => {
    const { seats } = table.terms;
    const tricks = zsirozas.outcome(play(table).end)?.tricks ?? [];
    const all = tricks.flatMap(({ cards }) => cards);
    return (
      tricks.every(({ cards }) => cards.length % seats === 0 && cards.length <= 4 * seats) &&
      all.length === zsirozas.pack(table.terms).length
    );
  };
  expect(breach(holds)).toBeUndefined();
});

test('legality depends on what the seat sees alone, and a view is plain JSON', () => {
  const holds = ({ before, seat }: Moment): boolean => {
    const view = observe(zsirozas, before, seat);
    const text = (state: typeof view): string => JSON.stringify(legalActions(zsirozas, state, seat));
    return (
      text(view) === text(before) && JSON.stringify(JSON.parse(JSON.stringify(view))) === JSON.stringify(view)
    );
  };
  expect(breach((table) => play(table).moments.every(holds), 40)).toBeUndefined();
});

test('what a seat holds it could hold, as everybody else sees it; what was played nobody holds', () => {
  const holds = ({ now }: Moment): boolean =>
    now.phase !== 'playing' ||
    now.hands.every((hand, seat) => {
      const view = observe(zsirozas, now, (seat + 1) % now.terms.seats);
      const isHeld = (card: Card): boolean => {
        const rank = rankOf(card);
        const same = hand.filter((one) => rankOf(one) === rank).length;
        const most = view.phase === 'playing' && rank !== undefined ? mostHeld(view, seat, rank) : 0;
        return couldHold(view, seat, card) && most >= same;
      };
      const isGone = (card: Card): boolean => !couldHold(view, seat, card);
      return hand.every(isHeld) && now.tricks.every(({ plays }) => plays.every(({ card }) => isGone(card)));
    });
  expect(breach((table) => play(table).moments.every(holds), 40)).toBeUndefined();
});

test('advice is every legal action once, best first, from the seat’s own view', () => {
  const choose = (state: State, seat: number): Action => {
    const advice = advise(observe(zsirozas, state, seat), seat);
    const texts = advice.map(({ action }) => zsirozas.write(action)).toSorted();
    const legal = legalActions(zsirozas, state, seat)
      .map((action) => zsirozas.write(action))
      .toSorted();
    const isSorted = advice.every(
      ({ weight }, index) => index === 0 || weight <= at(advice, index - 1).weight,
    );
    if (texts.join(' ') !== legal.join(' ') || !isSorted) throw new Error(`advice: ${texts.join(' ')}`);
    return at(advice, 0).action;
  };
  expect(breach((table) => play(table, choose).end.phase !== 'playing', 60)).toBeUndefined();
});
