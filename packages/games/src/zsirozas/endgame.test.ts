import type { Card } from '@stammtisch/cards';
import { at, deltas, legalActions, pairs, seeded, shuffled, standard } from '@stammtisch/kernel';
import { expect, test } from 'vitest';

import { advise } from './advice.ts';
import { zsirozas } from './game.ts';
import { zsirozasConflicts, zsirozasOptions } from './options.ts';
import { packFor } from './pack.ts';
import type { Playing, State, TakenTrick } from './position.ts';
import { awaitedSeat, tableWith } from './fixtures.ts';

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

/** Without a negative zero. */
const plain = (value: number): number => value + 0;

/** A random ending of few ranks, so that much is matched; the cards that are gone lie in one or two tricks. */
function ending(seed: number, options: Playing<Card>['terms']['options']): Playing<Card> {
  const random = seeded(`ending ${seed}`);
  const each = 2 + random.below(2);
  const pack = shuffled(packFor({ seats: 2 }), random);
  const few = pack.filter((card) => '78TA'.includes(card.charAt(0)));
  const hands = [few.slice(0, each), few.slice(each, 2 * each)];
  const gone = pack.filter((card) => !hands.flat().includes(card));
  const table = tableWith(
    hands.map((hand) => hand.join(' ')),
    { options, talon: '', dealLimit: 1 },
  );
  const split = random.below(2) * (8 + random.below(10));
  const tricks = [
    trickOf(gone.slice(split), random.below(2)),
    trickOf(gone.slice(0, split), random.below(2)),
  ];
  return { ...table, tricks: tricks.filter(({ plays }) => plays.length > 0) };
}

/** Cards that have gone, in a trick of this winner. */
function trickOf(gone: readonly Card[], winner: number): TakenTrick<Card> {
  const plays = gone.map((card, index) => ({ seat: index % 2, card }));
  return { leader: 0, plays, winner, ended: 'notMatched', drawn: 0 };
}

test('two players’ last tricks are counted out exactly, every action of them, under any house rules', () => {
  // Going on with a seven is worth most where it may not be led, so that pair is met more often.
  const held = { ...standard(zsirozasOptions), sevenLed: 'banned', continue: 'always' } as const;
  const sets = pairs(zsirozasOptions, zsirozasConflicts).flatMap((set) => [set, held]);
  for (let seed = 0; seed < 300; seed += 1) {
    let state: State = ending(seed, at(sets, seed % sets.length));
    const isMajority = state.terms.options.scoring === 'majority';
    // Along the best line, so that tricks half played are counted out too.
    while (state.phase === 'playing') {
      const seat = awaitedSeat(state);
      const now = state;
      const known = seat === 0 ? 1 : -1;
      const advice = advise(now, seat);
      const counted = advice.filter(({ because }) => because === 'counted-out');
      const told = counted.map(({ weight }) => plain(Math.round(weight / (isMajority ? 10 : 1))));
      const played = ({ action }: (typeof advice)[number]): State =>
        zsirozas.apply(now, { type: 'act', by: seat, action }).state;
      expect(told).toEqual(counted.map((one) => plain(known * bruteForce(played(one)))));
      state = played(at(advice, 0));
    }
  }
});

test('an ace is cashed while the other can neither match it nor has a seven', () => {
  const hands = ['AA 8B', '8L TH'];
  const gone = packFor({ seats: 2 }).filter((card) => !hands.join(' ').includes(card));
  const [first] = advise({ ...tableWith(hands, { talon: '' }), tricks: [trickOf(gone, 0)] }, 0);
  expect(first).toMatchObject({ action: { type: 'play', card: 'AA' }, because: 'counted-out' });
});
