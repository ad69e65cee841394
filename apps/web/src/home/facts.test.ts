import { LANGUAGES } from '@stammtisch/cards';
import { catalog } from '@stammtisch/games';
import { expect, test } from 'vitest';

import { GAME_IDS, loadGame } from '../app/games.ts';
import { setupOf } from '../lobby/setup.ts';
import { GAME_FACTS } from './facts.ts';

test('the first page offers every game there is, and the client can fetch each', async () => {
  expect(Object.keys(GAME_FACTS).toSorted()).toEqual(catalog.ids.toSorted());
  expect(GAME_IDS.toSorted()).toEqual(catalog.ids.toSorted());
  for (const id of GAME_IDS) expect((await loadGame(id)).ids).toContain(id);
});

test.each(catalog.ids)('what the first page says of %s is what the game says', (id) => {
  const facts = GAME_FACTS[id];
  const setup = setupOf(catalog, id);
  if (facts === undefined || setup === undefined) throw new Error(`unknown: ${id}`);
  for (const language of LANGUAGES) expect(facts.name[language]).toBe(setup.name(language));
  const counts = setup.seatCounts({});
  expect(facts.players).toEqual([Math.min(...counts), Math.max(...counts)]);
  expect(counts).toContain(facts.usualSeats);
  expect(setup.rows({}).find(({ option }) => option === 'target')?.value).toBe(facts.usualTarget);
  for (const card of facts.fan) expect(setup.pack()).toContain(card);
});
