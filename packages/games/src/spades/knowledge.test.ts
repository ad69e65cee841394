import { cards } from '@stammtisch/cards';
import { at, conflictsOf, legalActions, observe, range, seeded, shuffled } from '@stammtisch/kernel';
import { expect, test } from 'vitest';

import { spadesConflicts } from './conflicts.ts';
import { awaitedIn, dealt, moved, rules, termsOf, toPlay } from './fixtures.ts';
import { spades } from './game.ts';
import { couldHold } from './knowledge.ts';
import { type SpadesOptions, seatCounts } from './options.ts';
import { packFor } from './pack.ts';
import type { PlayText } from './fixtures.ts';
import type { State } from './position.ts';

const FOUR = { bids: [3, 3, 3, 3], hand: 'AS KS QS JS' } as const;
/** Which of these cards a seat could hold. */
const possible = (seat: number, text: string, told: Partial<PlayText>): string =>
  cards(text)
    .filter((card) => couldHold(toPlay({ ...FOUR, ...told }), seat, card))
    .join(' ');

test('who did not follow suit has none of it', () => {
  const tricks = ['0: AC 2C 5D 3C'];
  expect(possible(2, 'KC 4C 6D 5D', { tricks })).toBe('6D');
  expect(possible(1, 'KC 4C', { tricks })).toBe('KC 4C');
});

test('a void shows in the trick on the table too', () => {
  expect(possible(1, 'KC 5H', { trick: '0: AC 2D' })).toBe('5H');
});

test('a joker or a raised two followed as the spade it is', () => {
  const tricks = ['0: 4H 2D 5H 6H'];
  expect(possible(1, 'KH KD', { tricks, options: { deck: 'jjdd' } })).toBe('KD');
  const spade = ['0: AS SJ 3S 4S'];
  expect(possible(1, '9S 9D', { tricks: spade, options: { deck: 'jokers' } })).toBe('9S 9D');
  const none = ['0: AS 9D 3S 4S'];
  expect(possible(1, '9S BJ SJ 9H', { tricks: none, options: { deck: 'jokers' } })).toBe('9H');
});

test('who led a spade before they were broken holds nothing else', () => {
  const tricks = ['1: 4S 5S 6S 7S'];
  expect(possible(1, 'KC 9S', { tricks })).toBe('9S');
  expect(possible(1, 'KC 9S', { tricks, options: { breaking: 'none' } })).toBe('KC 9S');
  expect(possible(1, 'KC 9S', { tricks: ['0: 4H 5S 6H 7H', '1: 4S 5D 6S 7S'] })).toBe('KC 9S');
});

test('SP-O9: the lowest club shows that there is no lower one', () => {
  const told = { tricks: ['0: 4C 6C 5D 3C'], options: { firstTrick: 'lowClub' } } as const;
  expect(possible(1, '5C 7C', told)).toBe('7C');
  expect(possible(2, '5C 7C 7D 7S', told)).toBe('7D 7S');
});

test('SP-O9: a spade in a first trick without spades shows that nothing else is held', () => {
  const told = { tricks: ['0: 4C 6C 5S 3C'], options: { firstTrick: 'noSpade' } } as const;
  expect(possible(2, '7D 7S', told)).toBe('7S');
});

test('SP-O13: the bid tells how many spades there are', () => {
  const options = { nil: 100, mirror: true } as const;
  const bids = [4, 1, 'nil', 3] as const;
  const told = { options, bids, tricks: ['0: 4H 5S 6H 7H'] };
  expect(possible(1, '9S 9D', told)).toBe('9D');
  expect(possible(2, '9S 9D', told)).toBe('9D');
  expect(possible(3, '9S 9D', told)).toBe('9S 9D');
});

test('cards played, held or seen lie nowhere else', () => {
  expect(possible(1, 'AS 4C 9C', { tricks: ['0: 4C 5C 6C 7C'] })).toBe('9C');
});

const TABLES: readonly Partial<SpadesOptions>[] = [
  {},
  { deck: 'jjdd', firstTrick: 'noSpade' },
  { deck: 'jokers', firstTrick: 'lowClub', breaking: 'ledOnly' },
  { nil: 100, whiz: true },
  { nil: 100, mirror: true, deck: 'jjd' },
  { teams: 'pairs', nil: 100, blindNil: 200, blindPass: 2 },
  { deal: 'draw2' },
];

test.each(TABLES)('no view rules out a card that is really there: %j', (some) => {
  const random = seeded('knowledge');
  for (const seats of seatCounts(rules(some))) {
    if (conflictsOf(spadesConflicts, rules(some), seats).length > 0) continue;
    const terms = termsOf({ seats, options: some });
    const behind = range(Math.max(...terms.sides) + 1).map((side) => -150 * side);
    const pack = shuffled(packFor(rules(some), seats), random);
    const left = some.deal === 'draw2' ? pack.join(' ') : '';
    let state = dealt(spades.setup({ ...terms, startScores: behind }), { left });
    while (state.phase !== 'dealing' && state.phase !== 'over') {
      const actions = legalActions(spades, state, awaitedIn(state));
      state = moved(state, spades.write(at(actions, random.below(actions.length))));
      expect(ruledOut(state)).toEqual([]);
    }
  }
});

/** Cards that some onlooker thinks impossible where they are. */
function ruledOut(state: State): readonly string[] {
  const hands = 'hands' in state ? state.hands : [];
  return range(state.terms.seats).flatMap((onlooker) => {
    const view = observe(spades, state, onlooker);
    return hands.flatMap((hand, seat) =>
      hand.filter((card) => !couldHold(view, seat, card)).map((card) => `${onlooker}: ${card} of ${seat}`),
    );
  });
}
