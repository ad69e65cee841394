import { deflateRawSync } from 'node:zlib';

import type { Page } from 'playwright-core';
import { afterAll, describe, expect, test } from 'vitest';

import spades2 from '../../packages/games/src/spades/golden/records-1/2-standard.json' with { type: 'json' };
import { openHouse, openTableFor, PHONE } from './house.ts';
import { tapThrough } from './player.ts';

const house = await openHouse();

/** A match in which half the pack is left over, as a link carries it. */
const match = deflateRawSync(
  JSON.stringify({ ...spades2, names: ['W'.repeat(24), 'Donaudampfschifffahrtsge'] }),
).toString('base64url');

/** Every page, and what shows that it is there. */
const pages = (url: string, waiting: string): Readonly<Record<string, readonly [string, string]>> => ({
  home: [`${url}/de`, 'h1'],
  create: [`${url}/de/new/smear`, 'form'],
  waiting: [waiting, 'li'],
  sheet: [`${url}/hu/r/spades-0111213141g1h06yi1?n=Donaudampfschifffahrtsgesellschaftskapit`, 'article'],
  comparison: [
    `${url}/hu/r/spades-0111213141g1h06yi1/vs?n=Donaudampfschifffahrtsgesellschaftskapit`,
    'table',
  ],
  learn: [`${url}/hu/learn`, 'li'],
  'learn a game': [`${url}/de/learn/smear`, 'dl'],
  missing: [`${url}/de/nothing`, 'h1'],
  'no table': [`${url}/t/nosuchtable1`, 'h1'],
  'no match': [`${url}/h/nosuchmatch1-1`, 'label'],
  fair: [`${url}/hu/fair`, '#fair-by-hand'],
  about: [`${url}/de/about`, 'li'],
  matches: [`${url}/hu/matches`, '.button-main'],
  'all rules': [`${url}/hu/r`, 'li'],
  'own seat': [`${url}/m`, '.button-main'],
  match: [`${url}/h#${match}`, 'select'],
});

/** What sticks out of the screen to the right, and lines of text that hold a single letter of a longer word. */
async function faults(page: Page): Promise<readonly string[]> {
  // Runs in the page, whose DOM these tests are not typed with; it returns strings.
  return page.evaluate<readonly string[]>(`(() => {
    const wide = document.documentElement.clientWidth;
    const found = [];
    for (const one of document.querySelectorAll('header *, main *')) {
      const box = one.getBoundingClientRect();
      if (box.width === 0 || one.closest('details:not([open])') !== null) continue;
      const text = (one.getAttribute('aria-label') ?? one.textContent).trim().slice(0, 40);
      if (box.right > wide + 1 && one.closest('[aria-hidden]') === null) found.push('wide: ' + one.tagName + ' ' + text);
      const lines = box.height / parseFloat(getComputedStyle(one).lineHeight);
      if (one.childElementCount === 0 && text.length > 4 && lines > text.length) found.push('tall: ' + text);
    }
    if (document.documentElement.scrollWidth > wide) found.push('scrolls');
    return found;
  })()`);
}

describe.skipIf(house === undefined)('a narrow screen', () => {
  if (house === undefined) return;
  afterAll(() => house.close());

  test.for([100, 200])(
    'principle 33: of 320 pixels holds every page, with text at %d percent',
    async (percent) => {
      const device = { viewport: { width: 320, height: 568 } };
      const host = await house.visitor(device);
      const name = 'Donaudampfschifffahrtsge';
      const waiting = await openTableFor(host, house, { seats: 8, name, start: false });
      // Chairs that are free have something beside them to press.
      await host.goto(waiting);
      for (const bot of ['Resi', 'Pista']) {
        await host.getByRole('button', { name: `Was soll mit ${bot} geschehen?` }).click();
        await host.getByRole('button', { name: 'Vom Tisch nehmen' }).click();
      }
      const guest = await house.visitor(device);
      for (const page of [host, guest]) {
        await page.addInitScript(`addEventListener('DOMContentLoaded', () => {
        document.documentElement.style.fontSize = '${percent}%';
      })`);
      }
      const found: Record<string, readonly string[]> = {};
      for (const [called, [address, sign]] of Object.entries(pages(house.url, waiting))) {
        await host.goto(address);
        await host.locator(sign).first().waitFor();
        found[called] = await faults(host);
      }
      await guest.goto(waiting);
      await guest.locator('input[name=nickname]').waitFor();
      found['join'] = await faults(guest);
      expect(Object.entries(found).filter(([, wrong]) => wrong.length > 0)).toEqual([]);
      for (const page of [host, guest]) await page.context().close();
    },
  );

  test('on its side shows the hand and the trick, whatever is chosen and whoever plays', async () => {
    const page = await house.visitor({ ...PHONE, viewport: { width: 844, height: 390 } });
    await page.goto(await openTableFor(page, house, { seats: 4, options: {} }));
    await tapThrough(page, { isEnough: (asked) => asked === 'card' });
    const card = page.locator('button[aria-label$=", spielbar"]').first();
    await card.evaluate(focused);
    await card.tap();
    await page.getByRole('button', { name: / spielen$/ }).waitFor();
    // Choosing a card brings nothing over the others, and the focus moves no part of the table.
    expect(await page.getByRole('button', { name: 'Sortieren' }).isVisible()).toBe(false);
    expect(await page.locator('main').evaluate(scrolled)).toBe(0);
    await card.tap({ trial: true });

    await page.getByRole('button', { name: 'Menü' }).first().tap();
    await page.getByRole('button', { name: 'Einen Bot für mich spielen lassen' }).tap();
    const back = page.getByRole('button', { name: 'Selbst weiterspielen' });
    await back.waitFor();
    // Below the felt: the trick lies there, and my own card in it.
    const felt = await page.locator('[data-strip]').boundingBox();
    const box = await back.boundingBox();
    expect(box?.y).toBeGreaterThanOrEqual(felt?.y ?? Infinity);
    await page.context().close();
  });
});

/** Gives an element the focus, in the page, as a keyboard would: what is hidden may be scrolled to. */
function focused(element: object): void {
  if ('focus' in element && typeof element.focus === 'function') element.focus();
}

/** How far an element has been scrolled, in the page. */
function scrolled(element: object): unknown {
  return 'scrollTop' in element ? element.scrollTop : undefined;
}
