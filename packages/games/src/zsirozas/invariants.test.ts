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
import fc from 'fast-check';
import { expect, test } from 'vitest';

import { advise } from './advice.ts';
import { couldHold, mostHeld } from './evidence.ts';
import { zsirozas } from './game.ts';
import { seatCounts, sideCount, zsirozasConflicts, zsirozasOptions } from './options.ts';
import type { Action, Playing, State, ZsirozasTerms } from './position.ts';
import { isGoingOn, ledRank } from './trick.ts';

// Rules, section 2.4, over random tables: any house rules, any number of seats, any legal play.

const SETS = pairs(zsirozasOptions, zsirozasConflicts);
const tables = fc
  .record({ seed: fc.integer(), set: fc.nat(SETS.length - 1), seats: fc.constantFrom(2, 3, 4) })
  .map(({ seed, set, seats }) => {
    const options = at(SETS, set);
    const played = seatCounts(options).includes(seats) ? seats : 2;
    const sides = range(played).map((seat) => seat % sideCount(options, played));
    const terms: ZsirozasTerms = { seats: played, sides, firstDealer: 0, options, dealLimit: 1 };
    return { terms, random: seeded(String(seed)) };
  });

type Watch = (before: Playing<Card>, action: Action, now: State) => void;

/** Plays one deal, looking on at every move. */
function play(terms: ZsirozasTerms, random: Random, watch: Watch, choose = anyLegal): State {
  const deck = shuffled(zsirozas.pack(terms), random);
  let step = attempt(zsirozas, zsirozas.setup(terms), { type: 'deal', deck });
  for (;;) {
    if (!step.ok) throw new Error(step.error.code);
    const { state } = step.value;
    if (state.phase !== 'playing') return state;
    const seat = at(zsirozas.awaited(state) as readonly number[], 0);
    const action = choose(state, seat, random);
    step = attempt(zsirozas, state, { type: 'act', by: seat, action });
    if (step.ok) watch(state, action, step.value.state);
  }
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
  fc.assert(
    fc.property(tables, ({ terms, random }) => {
      play(terms, random, (_before, _action, now) => {
        if (now.phase !== 'playing' || now.trick.plays.length > 0) return;
        expect(new Set(now.hands.map((hand) => hand.length)).size).toBe(1);
        expect(now.talon.length % terms.seats).toBe(0);
      });
    }),
  );
});

test('3: no card is lost, and none there twice', () => {
  fc.assert(
    fc.property(tables, ({ terms, random }) => {
      play(terms, random, (_before, _action, now) => {
        expect(sameCards(cardsOf(now), zsirozas.pack(terms))).toBe(true);
      });
    }),
  );
});

test('4: eighty points a deal, ninety with ten for the last trick, one to three by majority', () => {
  fc.assert(
    fc.property(tables, ({ terms, random }) => {
      const page = zsirozas.sheet(play(terms, random, () => undefined)).pages[0] ?? [];
      const sum = deltas(page, 4).reduce((all, points) => all + points, 0);
      const { scoring, lastTrick } = terms.options;
      expect(scoring === 'tens' ? [80 + lastTrick] : [1, 2, 3]).toContain(sum);
    }),
  );
});

test('5: a follower who holds the rank plays it, where that is the rule', () => {
  fc.assert(
    fc.property(tables, ({ terms, random }) => {
      const { matching, sevenInstead } = terms.options;
      play(terms, random, (before, action) => {
        const led = ledRank(before.trick);
        if (matching === 'free' || led === undefined || isGoingOn(before) || action.type !== 'play') return;
        const seat = at(zsirozas.awaited(before) as readonly number[], 0);
        const held = at(before.hands, seat).some((card) => rankOf(card) === led);
        const allowed = sevenInstead ? [led, '7'] : [led];
        if (held) expect(allowed).toContain(rankOf(action.card));
      });
    }),
  );
});

test('6, 7: tricks are whole circuits of at most four, and the last one empties every hand', () => {
  fc.assert(
    fc.property(tables, ({ terms, random }) => {
      const end = play(terms, random, () => undefined);
      const tricks = zsirozas.outcome(end)?.tricks ?? [];
      for (const { cards } of tricks) {
        expect(cards.length % terms.seats).toBe(0);
        expect(cards.length / terms.seats).toBeLessThanOrEqual(4);
      }
      expect(tricks.flatMap(({ cards }) => cards)).toHaveLength(zsirozas.pack(terms).length);
    }),
  );
});

test('legality depends on what the seat sees alone, and a view is plain JSON', () => {
  fc.assert(
    fc.property(tables, ({ terms, random }) => {
      play(terms, random, (before) => {
        const seat = at(zsirozas.awaited(before) as readonly number[], 0);
        const view = observe(zsirozas, before, seat);
        expect(legalActions(zsirozas, view, seat)).toEqual(legalActions(zsirozas, before, seat));
        expect(JSON.parse(JSON.stringify(view))).toEqual(view);
      });
    }),
    { numRuns: 30 },
  );
});

test('what a seat holds it could hold, as everybody else sees it', () => {
  fc.assert(
    fc.property(tables, ({ terms, random }) => {
      play(terms, random, (_before, _action, now) => {
        if (now.phase !== 'playing') return;
        for (const [seat, hand] of now.hands.entries()) {
          const view = observe(zsirozas, now, (seat + 1) % terms.seats);
          if (view.phase !== 'playing') throw new Error('a view of another phase');
          for (const card of hand) {
            const rank = rankOf(card);
            if (rank === undefined) throw new Error('a card without a rank');
            const same = hand.filter((one) => rankOf(one) === rank).length;
            expect(couldHold(view, seat, card)).toBe(true);
            expect(mostHeld(view, seat, rank)).toBeGreaterThanOrEqual(same);
          }
          for (const { plays } of now.tricks)
            for (const { card } of plays) expect(couldHold(view, seat, card)).toBe(false);
        }
      });
    }),
    { numRuns: 40 },
  );
});

test('advice is every legal action once, best first, from the seat’s own view', () => {
  const choose = (state: State, seat: number): Action => {
    const advice = advise(observe(zsirozas, state, seat), seat);
    const texts = advice.map(({ action }) => zsirozas.write(action));
    expect(texts.toSorted()).toEqual(legalActions(zsirozas, state, seat).map(zsirozas.write).toSorted());
    const weights = advice.map(({ weight }) => weight);
    expect(weights).toEqual(weights.toSorted((some, other) => other - some));
    return at(advice, 0).action;
  };
  fc.assert(
    fc.property(tables, ({ terms, random }) => {
      play(terms, random, () => undefined, choose);
    }),
    { numRuns: 60 },
  );
});
