import { afterAll, describe, expect, test } from 'vitest';

import { DESK, openHouse, openTableFor, PHONE } from './house.ts';
import { AMERICAN, farBehind } from './pairs.ts';
import { settle, tapThrough } from './player.ts';
import { violations } from './violations.ts';

const house = await openHouse();

/** The pages about rules: a sheet that is being changed is found by itself. */
const RULES = [
  ['rule sheet', '/de/r/smear-100b21?n=Oma', 'article'],
  ['rules that clash', '/de/r/spades-31ef', 'article'],
  ['comparison', '/de/r/smear-100b21/vs?n=Oma', 'table'],
  ['bad link', '/de/r/smear-zz', 'h1'],
  ['all rules', '/de/r', 'li'],
  ['fair dealing', '/de/fair', 'li'],
  ['matches', '/de/matches', '.button-main'],
  ['about', '/de/about', 'a[href="/licences.txt"]'],
  ['no match', '/h', 'label'],
] as const;

describe.skipIf(house === undefined)('principle 29: axe finds nothing', () => {
  if (house === undefined) return;
  afterAll(() => house.close());

  describe.each(['light', 'dark'] as const)('in %s', (colorScheme) => {
    test.each([
      ['phone', PHONE],
      ['desk', DESK],
    ] as const)('on the pages before a match, on a %s', async (_, device) => {
      const page = await house.visitor({ ...device, colorScheme });
      const guest = await house.visitor({ ...device, colorScheme });
      const waiting = await openTableFor(page, house, { start: false });
      const found: Record<string, readonly string[]> = {};

      await page.goto(`${house.url}/de`);
      await page.getByLabel('Code oder Link').fill('?');
      await page.getByRole('button', { name: 'Zum Tisch' }).click();
      found['home'] = await violations(page);
      await page.getByRole('button', { name: 'Einstellungen öffnen' }).click();
      await page.getByRole('heading', { name: 'Aussehen' }).waitFor();
      found['settings'] = await violations(page);

      await page.goto(`${house.url}/de/new/smear`);
      await page.getByText('Alle Hausregeln').click();
      await page.locator('summary', { hasText: 'Zielpunktzahl' }).click();
      found['create'] = await violations(page);

      await page.goto(waiting);
      await page.getByRole('button', { name: 'QR-Code' }).click();
      await page.getByRole('img', { name: 'QR-Code' }).waitFor();
      found['waiting room'] = await violations(page);
      await page
        .getByRole('button', { name: /^Was soll mit/ })
        .last()
        .click();
      found['chair'] = await violations(page);
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: 'Hausregeln ändern' }).click();
      found['rules'] = await violations(page);

      await guest.goto(waiting);
      await guest.getByRole('heading', { name: 'Du bist eingeladen' }).waitFor();
      found['way in'] = await violations(guest);
      await guest.goto(`${house.url}/t/nosuchtable1`);
      await guest.getByRole('heading', { name: 'Diesen Tisch gibt es nicht' }).waitFor();
      found['no table'] = await violations(guest);
      for (const [name, path, sign] of RULES) {
        await guest.goto(house.url + path);
        await guest.locator(sign).first().waitFor();
        found[name] = await violations(guest);
      }
      await guest.goto(`${house.url}/de/r/smear`);
      await guest.getByRole('button', { name: 'Ändern' }).click();
      await guest.getByText('Alle Hausregeln').click();
      await guest.getByRole('button', { name: 'QR-Code' }).click();
      await guest.getByRole('img', { name: 'QR-Code' }).waitFor();
      found['changing a sheet'] = await violations(guest);
      await guest.goto(`${house.url}/nothing/here`);
      await guest.getByRole('heading', { name: 'Diese Seite gibt es nicht' }).waitFor();
      found['no page'] = await violations(guest);

      expect(Object.entries(found).filter(([, lines]) => lines.length > 0)).toEqual([]);
      await Promise.all([page, guest].map((one) => one.context().close()));
    });

    test.each([
      ['phone', PHONE],
      ['desk', DESK],
    ] as const)('at the table, on a %s', async (_, device) => {
      const page = await house.visitor({ ...device, colorScheme });
      await page.goto(await openTableFor(page, house, { seats: 6 }));
      await page.locator('[data-hand] button').first().waitFor();
      const found: Record<string, readonly string[]> = { table: await violations(page) };
      await page.getByRole('button', { name: 'Menü' }).first().click();
      await page.getByRole('dialog', { name: 'Menü' }).waitFor();
      found['menu'] = await violations(page);
      await page.getByRole('button', { name: 'Regeln dieses Tischs' }).click();
      found['rules'] = await violations(page);
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: 'Punktezettel' }).first().click();
      await page.getByRole('dialog', { name: 'Punkte' }).waitFor();
      found['sheet'] = await violations(page);
      expect(Object.entries(found).filter(([, lines]) => lines.length > 0)).toEqual([]);
      await page.context().close();
    });
  });

  const LANDSCAPE = { ...PHONE, viewport: { width: 844, height: 390 } };
  test.each([
    ['phone', PHONE],
    ['phone on its side', LANDSCAPE],
    ['desk', { ...DESK, hasTouch: true }],
  ] as const)('whatever is asked of a player, on a %s', async (_, device) => {
    const page = await house.visitor(device);
    const found: Record<string, readonly string[]> = {};
    const look = async (name: string): Promise<void> => {
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        await settle(page);
        found[`${name}, ${colorScheme}`] = await violations(page);
      }
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
    expect(Object.entries(found).filter(([, lines]) => lines.length > 0)).toEqual([]);
    await page.context().close();
    expect(house.problems).toEqual([]);
  });
});
