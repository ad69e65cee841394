import { cards, FACE_DOWN, isSeen } from '@stammtisch/cards';
import { at, legalActions, observe, range } from '@stammtisch/kernel';
import { expect, test } from 'vitest';

import { advise } from './advice.ts';
import { played, seen } from './fixtures.ts';
import { smear } from './game.ts';

const FINE = 'AH JH 9H KS TC SJ';

test('every legal action is weighed once, the best first', () => {
  const state = played({ moves: 'bid 2, pass, pass, pass' });
  const advice = advise(observe(smear, state, 0), 0);
  const legal = legalActions(smear, state, 0).map((action) => smear.write(action));
  expect(advice.map(({ action }) => smear.write(action)).toSorted()).toEqual(legal.toSorted());
  const weights = advice.map(({ weight }) => weight);
  expect(weights).toEqual(weights.toSorted((a, b) => b - a));
  expect(advise(observe(smear, state, 1), 1)).toEqual([]);
});

test('advice depends on the view alone, even when given the whole truth', () => {
  const state = played({ moves: 'bid 2, pass, pass, pass' });
  expect(advise(state, 0)).toEqual(advise(observe(smear, state, 0), 0));
  const other = played({
    hands: { 0: (state.phase === 'playing' ? at(state.hands, 0) : []).join(' '), 1: 'AH' },
    moves: 'bid 2, pass, pass, pass',
  });
  expect(advise(other, 0)).toEqual(advise(state, 0));
});

test('a view told in words holds as many cards as the pack', () => {
  const view = seen({ hand: FINE, peeked: 'BJ', trick: '0:' });
  if (view.phase !== 'playing') throw new Error('not playing');
  expect([...view.hands.flat(), ...view.peeked, ...view.sleepers]).toHaveLength(30);
  expect(view.sleepers).toEqual(range(5).map(() => FACE_DOWN));
  expect(at(view.hands, 0).filter(isSeen)).toEqual(cards(FINE));
});
