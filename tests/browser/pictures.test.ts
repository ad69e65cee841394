import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { openTableFor } from './house.ts';
import { isBrowserOf, Pictures } from './picture.ts';
import { tapThrough } from './player.ts';
import { openStillHouse } from './still.ts';
import { LANGUAGES } from './stops.ts';

const house = await openStillHouse();
const canCompare = house !== undefined && isBrowserOf(house.browser.version());

/** Less fine than the cheapest screen: small files in which a moved button is still seen. */
const SCREEN = { viewport: { width: 390, height: 844 }, hasTouch: true, deviceScaleFactor: 0.75 };
const SIZES = [SCREEN.viewport, { width: 360, height: 640 }, { width: 1280, height: 800 }];
const SHEET = { de: 'Punktezettel', en: 'Score sheet', hu: 'Pontlap' } as const;

/** Compares the page in each theme and size with its pictures. */
async function compare(pictures: Pictures, page: Page, name: string): Promise<void> {
  for (const size of SIZES) {
    await page.setViewportSize(size);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await pictures.compare(page, `${name}-${colorScheme}-${size.width}`);
    }
  }
}

describe.skipIf(!canCompare)('pages look as they were reviewed', () => {
  if (house === undefined) return;
  const pages: Page[] = [];
  let addresses = { waiting: '', table: '' };

  beforeAll(async () => {
    for (let person = 0; person < 3; person += 1) pages.push(await house.visitor(SCREEN));
    const [, host, player] = pages;
    if (host === undefined || player === undefined) return;
    const wish = { seats: 4, options: {}, name: 'Réka' };
    const waiting = await openTableFor(host, house, { ...wish, start: false });
    const table = await openTableFor(player, house, wish);
    addresses = { waiting, table };
    await player.goto(table);
    let isSecond = false;
    const trick = player.locator('ul[aria-label="Stich"] > li');
    // Into a trick of the second deal: the sheet shows the first.
    await tapThrough(player, {
      answer: (names) => names.find((name) => name === 'Passen') ?? names[0],
      isEnough: async (asked) => {
        isSecond ||= asked === 'deal-over';
        return isSecond && asked === 'card' && (await trick.count()) > 1;
      },
    });
  });

  afterAll(() => house.close());

  test.each(LANGUAGES)('in %s, light and dark, on two phones and a desk', async (language) => {
    const [guest, host, player] = pages;
    if (guest === undefined || host === undefined || player === undefined) throw new Error('nobody is here');
    const pictures = new Pictures();
    const show = async (page: Page, name: string, path: string, sign: string): Promise<void> => {
      await page.goto(path);
      await page.locator(sign).first().waitFor();
      await compare(pictures, page, `${name}-${language}`);
    };
    const site = `${house.url}/${language}`;
    await show(guest, 'home', site, 'h2');
    await show(guest, 'create', `${site}/new/smear`, 'form');
    await show(guest, 'learn', `${site}/learn/smear`, 'dl');
    // A table's address says no language: that of the tab stays.
    await host.goto(site);
    await show(host, 'waiting', addresses.waiting, '.button-main');
    await player.goto(site);
    await show(player, 'table', addresses.table, '[data-hand] button');
    await player.getByRole('button', { name: SHEET[language] }).first().click();
    await player.locator('dialog[open] tfoot').waitFor();
    await compare(pictures, player, `sheet-${language}`);
    expect(pictures.changed).toEqual([]);
    expect(house.problems).toEqual([]);
  });
});
