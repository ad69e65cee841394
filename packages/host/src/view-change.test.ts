import { catalog } from '@stammtisch/games';
import {
  at,
  type GameKit,
  type Match,
  type Onlooker,
  type Random,
  range,
  seeded,
  shuffled,
  startMatch,
} from '@stammtisch/kernel';
import { type ViewDifference, withDifference } from '@stammtisch/protocol';
import { expect, test } from 'vitest';

import { viewChange, wholeView } from './view-change.ts';

test('what has not changed is not told', () => {
  const before = { phase: 'playing', hands: [['??'], ['AH']], trick: { leader: 1 }, dealer: 2 };
  const after = { phase: 'playing', hands: [['??'], ['AH']], trick: { leader: 1 }, dealer: 3 };
  expect(viewChange(before, after)).toBe(',"diff":{"set":{"dealer":3}}');
});

test('of a list only the items that changed are told', () => {
  expect(viewChange({ hands: [['??', '??'], ['AH']] }, { hands: [['??'], ['AH'], []] })).toBe(
    ',"diff":{"set":{},"items":{"hands":{"0":["??"],"2":[]}}}',
  );
});

test('a list that has grown shorter, or is all other, is told whole', () => {
  const change = viewChange({ calls: [2, 'pass', 3], sleepers: ['??'] }, { calls: [2], sleepers: ['AH'] });
  expect(change).toBe(',"diff":{"set":{"calls":[2],"sleepers":["AH"]}}');
});

test('a view that is another altogether is told whole', () => {
  expect(viewChange({ phase: 'dealing', deck: [] }, { over: true })).toBe(',"view":{"over":true}');
  expect(viewChange(undefined, { over: true })).toBe(',"view":{"over":true}');
});

/** The view of a client that knows one and hears this. */
function heard(known: unknown, change: string): unknown {
  // Written by `viewChange`: either is there.
  const message = JSON.parse(`{${change.slice(1)}}`) as { view?: unknown; diff?: ViewDifference };
  return message.diff === undefined ? message.view : withDifference(known, message.diff);
}

function begin<W, A, V, O>(kit: GameKit<V & W, A, V, O>, random: Random): Match {
  const options = kit.parse({});
  if (!options.ok) throw new Error('the standard options are refused');
  const seats = at(shuffled(kit.game.seatCounts(options.value), random), 0);
  const sideCount = kit.game.sideCount(options.value, seats);
  const sides = range(seats).map((seat) => seat % sideCount);
  return startMatch(kit, { seats, sides, firstDealer: 0, options: options.value, dealLimit: 3 });
}

function next(match: Match, random: Random): Match | undefined {
  const awaited = match.awaited();
  if (awaited !== 'deck' && awaited.length === 0) return undefined;
  const step =
    awaited === 'deck'
      ? match.deal(shuffled(match.pack(), random))
      : match.act(at(awaited, 0), at(shuffled(match.legal(at(awaited, 0)), random), 0));
  if (!step.ok) throw new Error(step.error.code);
  return step.value.match;
}

test.for(catalog.ids)('after every move of %s each onlooker can put its view together', (game) => {
  const random = seeded(`views of ${game}`);
  for (const _ of range(20)) {
    let match = catalog.open(game, (kit) => begin(kit, random));
    if (match === undefined) throw new Error('not in the catalogue');
    for (;;) {
      const after = next(match, random);
      if (after === undefined) break;
      const onlookers: readonly Onlooker[] = [...range(match.terms.seats), 'everyone'];
      for (const onlooker of onlookers) {
        const [known, now] = [match.observe(onlooker), after.observe(onlooker)];
        const change = viewChange(known, now);
        expect(heard(known, change)).toEqual(now);
        expect(change.length).toBeLessThanOrEqual(wholeView(now).length + 30);
      }
      match = after;
    }
  }
});
