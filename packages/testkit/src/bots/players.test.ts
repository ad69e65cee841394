import { adviser, answer, DREAMS, dreamer, type Level, player, random, worldsOf } from '@stammtisch/bots';
import { type Card, FACE_DOWN, isSeen } from '@stammtisch/cards';
import { smearKit } from '@stammtisch/games/smear/index';
import {
  at,
  type GameKit,
  imagine,
  legalActions,
  observe,
  type Random,
  seeded,
  shuffled,
} from '@stammtisch/kernel';
import { expect, test } from 'vitest';

import { duel, interval } from './duel.ts';
import { forEveryHouseRule, forEveryTable, questionsOf, some, tablesOf } from './subjects.ts';

const levels: readonly Level[] = ['easy', 'normal', 'strong'];

/** Another truth behind the same view: every card the seat does not see lies somewhere else. */
function elsewhere<S extends V, A, V, O>(
  { game }: GameKit<S, A, V, O>,
  state: S,
  view: V,
  chance: Random,
): S {
  const seen: boolean[] = [];
  const hidden: Card[] = [];
  game.mapCards(view, (card) => (seen.push(card !== FACE_DOWN), card));
  let index = 0;
  game.mapCards(state, (card) => {
    if (!at(seen, index++) && isSeen(card)) hidden.push(card);
    return card;
  });
  const moved = shuffled(hidden, chance);
  let next = 0;
  return imagine(game, view, () => at(moved, next++));
}

test('wherever the hidden cards lie, a bot that sees the same and has the same seed does the same', () => {
  let differing = 0;
  forEveryTable((kit, terms) => {
    const bots = [adviser(kit), random(kit), dreamer(kit, { worlds: 8, moves: 500 })];
    const chance = seeded(`elsewhere ${terms.seats}`);
    for (const { state, view, seat } of some(questionsOf(kit, terms, `honest ${terms.seats}`), 12)) {
      const other = elsewhere(kit, state, view, chance);
      if (JSON.stringify(other) !== JSON.stringify(state)) differing += 1;
      for (const bot of bots) {
        const ask = (truth: typeof state) => bot(observe(kit.game, truth, seat), seat, seeded('q'));
        expect(ask(other)).toEqual(ask(state));
      }
    }
  });
  expect(differing).toBeGreaterThan(50);
});

test('every level answers every question with something legal', () => {
  forEveryTable((kit, terms) => {
    for (const { view, seat } of some(questionsOf(kit, terms, `legal ${terms.seats}`), 2)) {
      const legal = legalActions(kit.game, view, seat).map((action) => kit.game.write(action));
      for (const level of levels) {
        // A view comes out of a message: plain JSON, no object of the table.
        const question = { view: JSON.parse(JSON.stringify(view)) as unknown, seat, level, seed: 's' };
        expect(legal).toContain(answer(kit, question));
      }
      expect(legal).toContain(kit.game.write(random(kit)(view, seat, seeded('r'))));
    }
  });
});

test('under any house rules a world looks like its view, and a dream ends in something legal', () => {
  let questions = 0;
  forEveryHouseRule((kit, terms) => {
    for (const { view, seat } of some(questionsOf(kit, terms, 'house rules'), 3)) {
      expect(observe(kit.game, worldsOf(kit, view).draw(1, 1), seat)).toEqual(view);
      const action = dreamer(kit, { worlds: 2 })(view, seat, seeded('x'));
      const legal = legalActions(kit.game, view, seat).map((one) => kit.game.write(one));
      expect(legal).toContain(kit.game.write(action));
      questions += 1;
    }
  });
  expect(questions).toBeGreaterThan(1000);
});

test('the same view and seed give the same answer', () => {
  forEveryTable((kit, terms) => {
    for (const { view, seat } of some(questionsOf(kit, terms, `same ${terms.seats}`), 2)) {
      const ask = () => answer(kit, { view, seat, level: 'normal', seed: 's' });
      expect(ask()).toBe(ask());
    }
  });
});

test('levels differ by their worlds', () => {
  expect(DREAMS.easy).toBeUndefined();
  expect(DREAMS.strong?.worlds).toBeGreaterThan(DREAMS.normal?.worlds ?? 0);
});

test('a bot whose time is up before the first world does as advised', () => {
  forEveryTable((kit, terms) => {
    for (const { view, seat } of some(questionsOf(kit, terms, 'late'), 10)) {
      const action = player(kit, 'strong', () => true)(view, seat, seeded('x'));
      expect(action).toEqual(adviser(kit)(view, seat, seeded('x')));
    }
  });
});

test('a dream is as deep as its worlds, and stops in the middle of one', () => {
  const question = questionsOf(smearKit, at(tablesOf(smearKit), 1), 'cut').find(({ state, view, seat }) => {
    return state.phase === 'playing' && legalActions(smearKit.game, view, seat).length === 3;
  });
  if (question === undefined) throw new Error('nobody may choose among three cards');
  let asked = 0;
  const isTimeUp = (): boolean => (asked += 1) > 7;
  dreamer(smearKit, { worlds: 100, isTimeUp })(question.view, question.seat, seeded('x'));
  expect(asked).toBe(8);
  asked = -1000;
  dreamer(smearKit, { worlds: 100, isTimeUp })(question.view, question.seat, seeded('x'));
  expect(asked).toBe(-1000 + 300);
});

test('bids are as advised: a dream judges them by its own play', () => {
  const auctions = questionsOf(smearKit, at(tablesOf(smearKit), 1), 'bids').filter(
    ({ state }) => state.phase === 'auction',
  );
  expect(auctions.length).toBeGreaterThan(3);
  for (const { view, seat } of auctions) {
    const bid = dreamer(smearKit, { worlds: 30 })(view, seat, seeded('x'));
    expect(bid).toEqual(adviser(smearKit)(view, seat, seeded('x')));
  }
});

test('an adviser takes what most speaks for, and chance decides among equals', () => {
  const { view, seat } = at(questionsOf(smearKit, at(tablesOf(smearKit), 1), 'advice'), 0);
  const legal = legalActions(smearKit.game, view, seat);
  const weights = [1, 5, 5, 3];
  const advise = () =>
    legal.map((action, index) => ({ action, weight: weights[index] ?? 0, because: 'test' }));
  const answers = Array.from({ length: 40 }, (_, i) =>
    adviser({ ...smearKit, advise })(view, seat, seeded(`${i}`)),
  );
  expect(new Set(answers)).toEqual(new Set([legal[1], legal[2]]));
});

test('a dreamer whom the advice leads astray plays better than the advice', () => {
  // The worst advice there is: what the game likes best comes last.
  const astray = {
    ...smearKit,
    advise: (view: Parameters<typeof smearKit.advise>[0], seat: number) =>
      smearKit.advise(view, seat).map((one) => ({
        ...one,
        weight: one.action.type === 'play' ? -one.weight : one.weight,
      })),
  };
  const { dealLimit: _, ...terms } = at(tablesOf(smearKit), 1);
  const candidate = dreamer(astray, { worlds: 24, moves: 1500 });
  const gains = duel(smearKit, terms, { candidate, reference: adviser(astray), deals: 12, seed: 'astray' });
  const { mean, plusMinus } = interval(gains);
  expect(mean).toBeGreaterThan(plusMinus);
});

test('a world is whole: no card lies face down in it', () => {
  forEveryTable((kit, terms) => {
    const { view } = at(questionsOf(kit, terms, 'whole'), 1);
    kit.game.mapCards(worldsOf(kit, view).draw(1, 1), (card) => {
      expect(card).not.toBe(FACE_DOWN);
      return card;
    });
  });
});
