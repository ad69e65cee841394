import { at } from '@stammtisch/kernel';
import { expect, test } from 'vitest';

import { playTo, type Rehearsal, rehearse, modelOf, roomFor } from './fixtures.ts';
import { flightsIn, originOf, talonSpot } from './origins.ts';
import { type Scene, sceneOf, spotOf } from './scene.ts';

const PHONE = { width: 390, height: 844 };
const table = { game: 'zsirozas', players: 4, options: {}, seed: 7 };

function sceneAt(now: Rehearsal): Scene {
  return sceneOf(
    modelOf(now, { room: roomFor(table.game, table.players, table.options), language: 'de', seat: 0 }),
    PHONE,
  );
}

/** Goes on until news give this seat a card. */
function untilGiven(start: Rehearsal, seat: number): Rehearsal {
  let now = start;
  do now = now.next();
  while (
    !now.events.some(
      ({ type, ...event }) =>
        type === 'moved' && 'to' in event && event.to.pile === 'hand' && event.to.seat === seat,
    )
  );
  return now;
}

test('a new hand comes from its dealer, card by card', () => {
  const scene = sceneAt(untilGiven(rehearse(table), 0));
  const dealer = scene.table.dealer;
  if (dealer === undefined) throw new Error('nobody dealt');
  for (const card of at(scene.table.hands, 0)) expect(originOf(card, scene)).toEqual(spotOf(dealer, scene));
  const flights = flightsIn(scene);
  expect(flights.filter(({ to }) => to === 2).map(({ turn }) => turn)).toEqual([0, 1, 2, 3]);
  expect(flights.some(({ to }) => to === 0)).toBe(false);
});

test('a card that is drawn comes from the talon', () => {
  const scene = sceneAt(untilGiven(playTo(rehearse(table), 'lead'), 0));
  const drawn = at(scene.table.hands, 0).filter((card) => originOf(card, scene) !== undefined);
  expect(drawn.length).toBeGreaterThan(0);
  expect(drawn.length).toBeLessThan(4);
  for (const card of drawn) expect(originOf(card, scene)).toEqual(talonSpot(scene));
  for (const { from } of flightsIn(scene)) expect(from).toEqual(talonSpot(scene));
});
