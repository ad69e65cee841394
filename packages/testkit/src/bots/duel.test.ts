import { adviser, random } from '@stammtisch/bots';
import { catalog } from '@stammtisch/games';
import { smearKit } from '@stammtisch/games/smear/index';
import { at, differences, legalActions, seeded } from '@stammtisch/kernel';
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

/** What changes the cards or the turn itself: nobody can sit at the table and not know it. */
const PLAIN = ['deck', 'jokers', 'direction', 'threePlayers', 'hiddenBids'];

test('an adviser that takes a rule for another does something legal all the same', () => {
  let unlike = 0;
  for (const id of catalog.ids) {
    catalog.open(id, (kit) => {
      for (const { terms } of some(trials(kit), 30)) {
        const chosen = Object.keys(differences(kit.game.options, terms.options ?? {}));
        for (const option of chosen.filter((one) => !PLAIN.includes(one))) {
          const bot = blinkered(kit, option);
          for (const { view, seat } of some(questionsOf(kit, terms, 'blinkers'), 5)) {
            const text = kit.game.write(bot(view, seat, seeded('x')));
            const legal = legalActions(kit.game, view, seat).map((action) => kit.game.write(action));
            expect(legal).toContain(text);
            if (text !== kit.game.write(adviser(kit)(view, seat, seeded('x')))) unlike += 1;
          }
        }
      }
    });
  }
  expect(unlike).toBeGreaterThan(20);
});
