import type { Page } from 'playwright-core';
import { afterAll, describe, expect, test } from 'vitest';

import { openHouse, openTableFor } from './house.ts';
import { AMERICAN, farBehind } from './pairs.ts';
import { settle, tapThrough } from './player.ts';
import { LANGUAGES, pathIn, STOPS } from './stops.ts';
import { violationsEverywhere } from './violations.ts';

const house = await openHouse();

/** One screen that takes every size and theme in turn. */
const SCREEN = { viewport: { width: 390, height: 844 }, hasTouch: true };

/** Brings everything of a page into sight, so that nothing of it is still to be fetched. */
async function leaf(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  for (const example of await page.locator('[id^=try-]:not([id$=-title])').all()) {
    await example.scrollIntoViewIfNeeded();
    await settle(page);
  }
  await page.waitForLoadState('networkidle');
}

describe.skipIf(house === undefined)(
  'principle 29: axe finds nothing at 320, 390 and 1280 px in both themes',
  () => {
    if (house === undefined) return;
    afterAll(() => house.close());

    // Each page in one of the languages, each language with every third page.
    test.each(LANGUAGES)(
      'on the pages that need only their address, some of them in %s',
      async (language) => {
        const page = await house.visitor({ ...SCREEN, locale: language });
        const found: string[] = [];
        for (const [index, { name, path, sign }] of STOPS.entries()) {
          if (LANGUAGES[index % LANGUAGES.length] !== language) continue;
          await page.goto(house.url + pathIn(language, path));
          await page.locator(sign).first().waitFor();
          await leaf(page);
          found.push(...(await violationsEverywhere(page, name)));
        }
        expect(found).toEqual([]);
        await page.context().close();
      },
    );

    test('on what opens before a match', async () => {
      const [page, guest] = [await house.visitor(SCREEN), await house.visitor(SCREEN)];
      const waiting = await openTableFor(page, house, { start: false });
      const found: string[] = [];
      const look = async (name: string, on = page): Promise<void> =>
        void found.push(...(await violationsEverywhere(on, name)));

      await page.goto(`${house.url}/de`);
      await page.getByLabel('Code oder Link').fill('?');
      await page.getByRole('button', { name: 'Zum Tisch' }).click();
      await look('a wrong code');
      await page.getByRole('button', { name: 'Einstellungen öffnen' }).click();
      await page.getByRole('heading', { name: 'Aussehen' }).waitFor();
      await look('settings');
      await page.goto(`${house.url}/de/new/smear`);
      await page.getByText('Alle Hausregeln').click();
      await page.locator('summary', { hasText: 'Zielpunktzahl' }).click();
      await look('all house rules');

      await page.goto(waiting);
      await page.getByRole('button', { name: 'QR-Code' }).click();
      await page.getByRole('img', { name: 'QR-Code' }).waitFor();
      await look('waiting room');
      await page
        .getByRole('button', { name: /^Was soll mit/ })
        .last()
        .click();
      await look('chair');
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: 'Hausregeln ändern' }).click();
      await look('changing the rules of a table');

      await guest.goto(waiting);
      await guest.getByRole('heading', { name: 'Du bist eingeladen' }).waitFor();
      await look('way in', guest);
      await guest.goto(`${house.url}/de/r/smear`);
      await guest.getByRole('button', { name: 'Ändern' }).click();
      await guest.getByText('Alle Hausregeln').click();
      await guest.getByRole('button', { name: 'QR-Code' }).click();
      await guest.getByRole('img', { name: 'QR-Code' }).waitFor();
      await look('changing a sheet', guest);
      expect(found).toEqual([]);
      await Promise.all([page, guest].map((one) => one.context().close()));
    });

    test.each([
      ['Smear', { game: 'smear', seats: 6 }],
      ['Zsírozás', { game: 'zsirozas', seats: 4 }],
      ['Spades', { game: 'spades', seats: 4 }],
    ])('at a table of %s', async (_, wish) => {
      const page = await house.visitor(SCREEN);
      await page.goto(await openTableFor(page, house, { ...wish, options: {} }));
      await tapThrough(page, { isEnough: (asked) => asked === 'card' });
      const found = [...(await violationsEverywhere(page, 'table'))];
      if (wish.game === 'smear') {
        await page.getByRole('button', { name: 'Menü' }).first().click();
        await page.getByRole('dialog', { name: 'Menü' }).waitFor();
        found.push(...(await violationsEverywhere(page, 'menu')));
        await page.getByRole('button', { name: 'Regeln dieses Tischs' }).click();
        found.push(...(await violationsEverywhere(page, 'rules of the table')));
        await page.keyboard.press('Escape');
      }
      await page.getByRole('button', { name: 'Punktezettel' }).first().click();
      await page.getByRole('dialog', { name: 'Punkte' }).waitFor();
      found.push(...(await violationsEverywhere(page, 'sheet')));
      expect(found).toEqual([]);
      await page.context().close();
    });

    test('whatever is asked of a player, also on a phone on its side', async () => {
      const page = await house.visitor(SCREEN);
      const found: string[] = [];
      const look = async (name: string): Promise<void> => {
        const sizes = [
          { width: 320, height: 640 },
          { width: 1280, height: 800 },
          { width: 844, height: 390 },
          // The last one is played on.
          SCREEN.viewport,
        ];
        found.push(...(await violationsEverywhere(page, name, sizes)));
      };
      await page.goto(
        await openTableFor(page, house, { game: 'spades', seats: 2, options: { deal: 'draw2' } }),
      );
      await tapThrough(page, { isEnough: (asked) => asked === 'answer' });
      await look('a card drawn');

      await page.goto(await openTableFor(page, house, AMERICAN));
      await tapThrough(page, { answer: farBehind, isEnough: (asked) => asked === 'answer' });
      await look('a bid');
      const closed = page.locator('section[data-hand]');
      await tapThrough(page, { answer: farBehind, isEnough: async () => (await closed.count()) > 0 });
      await look('a closed hand');
      await tapThrough(page, { answer: farBehind, isEnough: (asked) => asked === 'give' });
      await look('cards to be given');
      for (const index of [1, 4]) await page.locator('[data-hand] button').nth(index).tap();
      await page.getByRole('button', { name: /weitergeben$/ }).waitFor();
      await look('cards chosen to be given');

      await page.goto(await openTableFor(page, house, { game: 'zsirozas', seats: 4, options: {} }));
      await tapThrough(page, { isEnough: (asked) => asked === 'card' });
      await look('calls');
      await tapThrough(page, { isEnough: (asked) => asked === 'answer' });
      await look('a trick to leave or to go on with');
      expect(found).toEqual([]);
      await page.context().close();
    });
  },
);
