import type { Card } from '@stammtisch/cards';
import { at, deltas, legalActions, pairs, seeded, shuffled } from '@stammtisch/kernel';
import { expect, test } from 'vitest';

import { advise } from './advice.ts';
import { zsirozas } from './game.ts';
import { zsirozasConflicts, zsirozasOptions } from './options.ts';
import { packFor } from './pack.ts';
import type { Playing, State } from './position.ts';
import { awaitedSeat, tableWith } from './test-tables.ts';

/** What the position is worth to seat 0, both playing their best, by the rules themselves. */
function bruteForce(state: State): number {
  if (state.phase !== 'playing') {
    const lines = deltas(zsirozas.sheet(state).pages[0] ?? [], 2);
    return at(lines, 0) - at(lines, 1);
  }
  const seat = awaitedSeat(state);
  const values = legalActions(zsirozas, state, seat).map((action) =>
    bruteForce(zsirozas.apply(state, { type: 'act', by: seat, action }).state),
  );
  return seat === 0 ? Math.max(...values) : Math.min(...values);
}

/** A random ending: everything is known, the taken tricks stand for the cards that are gone. */
function ending(seed: number, options: Playing<Card>['terms']['options']): Playing<Card> {
  const random = seeded(`ending ${seed}`);
  const each = 2 + random.below(2);
  const pack = shuffled(packFor({ seats: 2 }), random);
  const hands = [pack.slice(0, each), pack.slice(each, 2 * each)];
  const table = tableWith(
    hands.map((hand) => hand.join(' ')),
    { options, talon: '', dealLimit: 1 },
  );
  const gone = pack.slice(2 * each);
  const plays = gone.map((card, index) => ({ seat: index % 2, card }));
  const trick = { leader: 0, plays, winner: random.below(2), ended: 'notMatched', drawn: 0 } as const;
  return { ...table, tricks: [trick], trick: { leader: 0, plays: [] } };
}

test('two players’ last tricks are counted out exactly, under any house rules', () => {
  const sets = pairs(zsirozasOptions, zsirozasConflicts);
  for (let seed = 0; seed < 120; seed += 1) {
    const state = ending(seed, at(sets, seed % sets.length));
    const best = bruteForce(state);
    const [first] = advise(state, 0);
    if (first === undefined) throw new Error('no advice');
    const played = zsirozas.apply(state, { type: 'act', by: 0, action: first.action }).state;
    expect([seed, bruteForce(played)]).toEqual([seed, best]);
  }
});

test('an ace is cashed while the other can neither match it nor has a seven', () => {
  const state = ending(0, tableWith(['8A', '9L']).terms.options);
  const hands: readonly (readonly Card[])[] = [
    ['AA', '8B'],
    ['8L', 'TH'],
  ];
  const [first] = advise({ ...state, hands, tricks: [without(state, hands.flat())] }, 0);
  expect(first).toMatchObject({ action: { type: 'play', card: 'AA' }, because: 'counted-out' });
});

/** The taken tricks as one, without these cards. */
function without(state: Playing<Card>, held: readonly Card[]): Playing<Card>['tricks'][number] {
  const plays = packFor({ seats: 2 })
    .filter((card) => !held.includes(card))
    .map((card, index) => ({ seat: index % 2, card }));
  return { ...at(state.tricks, 0), plays };
}
