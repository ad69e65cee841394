import { adviser, random } from '@stammtisch/bots';
import { catalog } from '@stammtisch/games';
import { smearKit } from '@stammtisch/games/smear/index';
import { at, differences, legalActions, range, seeded, standard } from '@stammtisch/kernel';
import { expect, test } from 'vitest';

import { trials } from '../laws/index.ts';
import { blinkered } from './blinkers.ts';
import { duel, interval } from './duel.ts';
import { questionsOf, some, tablesOf } from './subjects.ts';

const SHORT = at(tablesOf(smearKit), 1);
const { dealLimit: _, ...FOUR } = SHORT;

test('bots that act alike are exactly even, in points and in matches', () => {
  const alike = { candidate: adviser(smearKit), reference: adviser(smearKit), seed: 'alike' };
  for (const gain of duel(smearKit, FOUR, { ...alike, deals: 8 })) expect(gain).toBeCloseTo(0, 9);
  for (const gain of duel(smearKit, FOUR, { ...alike, deals: 2, measure: 'wins' }))
    expect(gain).toBeCloseTo(0, 9);
});

test('whoever plays any card loses to the advice, in points and in matches', () => {
  const unlike = { candidate: adviser(smearKit), reference: random(smearKit), seed: 'unlike' };
  const points = interval(duel(smearKit, FOUR, { ...unlike, deals: 40 }));
  expect(points.mean).toBeGreaterThan(points.plusMinus);
  const wins = interval(duel(smearKit, FOUR, { ...unlike, deals: 10, measure: 'wins' }));
  expect(wins.mean).toBeGreaterThan(0.3);
  expect(wins.mean).toBeLessThanOrEqual(0.75);
});

test('the mean and its 95 % interval', () => {
  expect(interval([1, 3])).toEqual({ mean: 2, plusMinus: 1.96 });
});

/** What changes the cards, the sides or the turn itself: nobody can sit at the table and not know it. */
const PLAIN = ['deck', 'deal', 'teams', 'partners', 'jokers', 'direction', 'threePlayers', 'hiddenBids'];

test('an adviser that takes the rules for others does something legal all the same', () => {
  let unlike = 0;
  for (const id of catalog.ids) {
    catalog.open(id, (kit) => {
      const sheet = standard(kit.game.options);
      for (const { terms } of some(trials(kit), 40)) {
        const chosen = differences(kit.game.options, terms.options ?? {});
        const unknown = Object.keys(chosen).filter((option) => !PLAIN.includes(option));
        const takes = Object.fromEntries(
          Object.entries(sheet).filter(([option]) => unknown.includes(option)),
        );
        const bot = blinkered(kit, { takes });
        for (const { view, seat } of some(questionsOf(kit, terms, 'blinkers'), 10)) {
          const text = kit.game.write(bot(view, seat, seeded('x')));
          expect(legalActions(kit.game, view, seat).map((action) => kit.game.write(action))).toContain(text);
          if (text !== kit.game.write(adviser(kit)(view, seat, seeded('x')))) unlike += 1;
        }
      }
    });
  }
  expect(unlike).toBeGreaterThan(20);
});

test('what somebody knows nothing about is chosen at random', () => {
  const calls = questionsOf(smearKit, SHORT, 'guesses').filter(({ state }) => state.phase === 'auction');
  const { view, seat } = at(calls, 0);
  const bot = blinkered(smearKit, { guesses: /^(pass|bid)/ });
  const texts = range(60).map((i) => smearKit.game.write(bot(view, seat, seeded(`${i}`))));
  expect(new Set(texts).size).toBe(legalActions(smearKit.game, view, seat).length);
});
