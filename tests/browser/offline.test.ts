import type { Page } from 'playwright-core';
import { afterAll, describe, expect, test } from 'vitest';

import { type House, openHouse, PHONE } from './house.ts';
import { awaitTurn, due, tapThrough } from './player.ts';

const house = await openHouse();

/** One visit, after which the program is kept on the device. */
async function visited(house: House): Promise<Page> {
  const page = await house.visitor(PHONE);
  await page.goto(`${house.url}/de`);
  await page.evaluate('navigator.serviceWorker.ready');
  await expect.poll(() => page.evaluate('navigator.serviceWorker.controller !== null')).toBe(true);
  return page;
}

/** Short matches, and bots that do not hesitate, as if somebody had set the game up like that before. */
async function setUpShort(page: Page, game: string, options: object): Promise<void> {
  const setups = JSON.stringify({ [game]: { seats: 3, options, level: 'normal', botPace: 'instant' } });
  await page.evaluate(`localStorage.setItem('stammtisch.setups', ${JSON.stringify(setups)})`);
}

const playBots = (page: Page, game: string) =>
  page.getByRole('button', { name: `${game}: Gegen Bots spielen` });

describe.skipIf(house === undefined)('without a network', () => {
  if (house === undefined) return;
  afterAll(() => house.close());

  test.each([['smear', 'Smear', { target: 5 }]])(
    'principle 43: after one visit a whole match of %s against bots, a reload in the middle',
    async (game, name, options) => {
      const page = await visited(house);
      await setUpShort(page, game, options);
      await page.context().setOffline(true);
      await playBots(page, name).tap();
      await awaitTurn(page);
      await tapThrough(page, { isEnough: (asked) => asked === 'card' });
      const address = page.url();
      await page.reload();
      await awaitTurn(page);
      expect(page.url()).toBe(address);
      const { cards } = await tapThrough(page);
      expect(cards).toBeGreaterThan(0);
      expect(await due(page)).toBe('match-over');
      await page.context().close();
    },
  );
});
