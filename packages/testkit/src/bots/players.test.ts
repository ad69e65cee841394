import { adviser, answer, dreamer, type Level, player, random, WORLDS, worldsOf } from '@stammtisch/bots';
import { FACE_DOWN, isSeen } from '@stammtisch/cards';
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

import { forEveryTable, questionsOf, some, tablesOf } from './subjects.ts';

const never = (): boolean => false;
const levels: readonly Level[] = ['easy', 'normal', 'strong'];

/** Another truth behind the same view: every card the seat does not see lies somewhere else. */
function elsewhere<S extends V, A, V, O>(
  { game }: GameKit<S, A, V, O>,
  state: S,
  view: V,
  chance: Random,
): S {
  const seen: boolean[] = [];
  const hidden: Parameters<typeof imagine<S, A, V, O>>[2] extends (place: never) => infer C ? C[] : never =
    [];
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
    const chance = seeded(`elsewhere ${terms.seats}`);
    for (const { state, view, seat } of some(questionsOf(kit, terms, `honest ${terms.seats}`), 12)) {
      const other = elsewhere(kit, state, view, chance);
      if (JSON.stringify(other) !== JSON.stringify(state)) differing += 1;
      for (const level of levels) {
        const ask = (truth: typeof state): string =>
          answer(kit, { view: observe(kit.game, truth, seat), seat, level, seed: 'q' }, never);
        expect(ask(other)).toBe(ask(state));
      }
    }
  });
  expect(differing).toBeGreaterThan(50);
});

test('every level answers every question with something legal', () => {
  forEveryTable((kit, terms) => {
    for (const { view, seat } of some(questionsOf(kit, terms, `legal ${terms.seats}`), 20)) {
      const legal = legalActions(kit.game, view, seat).map((action) => kit.game.write(action));
      for (const level of levels) {
        // A view comes out of a message: plain JSON, no object of the table.
        const sent: unknown = JSON.parse(JSON.stringify(view));
        expect(legal).toContain(answer(kit, { view: sent, seat, level, seed: 's' }, never));
      }
      expect(legal).toContain(kit.game.write(random(kit)(view, seat, seeded('r'))));
    }
  });
});

test('levels differ by their worlds', () => {
  expect(WORLDS.easy).toBe(0);
  expect(WORLDS.strong).toBeGreaterThan(WORLDS.normal);
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

test('a dreamer whom the advice leads astray finds the better card', () => {
  // The worst advice there is: what the game likes best comes last.
  const astray = {
    ...smearKit,
    advise: (view: Parameters<typeof smearKit.advise>[0], seat: number) =>
      smearKit.advise(view, seat).map((one) => ({ ...one, weight: -one.weight })),
  };
  const terms = at(tablesOf(smearKit), 1);
  let corrected = 0;
  for (let match = 0; match < 6; match += 1) {
    for (const { state, view, seat } of questionsOf(smearKit, terms, `astray ${match}`)) {
      if (state.phase !== 'playing') continue;
      const action = dreamer(astray, { worlds: 40 })(view, seat, seeded('x'));
      if (JSON.stringify(action) !== JSON.stringify(adviser(astray)(view, seat, seeded('x')))) corrected += 1;
    }
  }
  expect(corrected).toBeGreaterThan(5);
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
