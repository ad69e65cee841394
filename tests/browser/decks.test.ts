import type { BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, describe, expect, test } from 'vitest';

import { DESK, openHouse, openTableFor, PHONE } from './house.ts';
import { keyThrough, tapThrough } from './player.ts';

const house = await openHouse();

const TRICK = 'ul[aria-label="Stich"] > li';

const SCREENS: readonly (readonly [name: string, device: BrowserContextOptions])[] = [
  ['320×568', { ...PHONE, viewport: { width: 320, height: 568 } }],
  ['390×844', PHONE],
  ['844×390', { ...PHONE, viewport: { width: 844, height: 390 } }],
  ['1280×800', DESK],
];

/** The least size of an index on the screen, and how many are hidden, for these cards. */
async function indices(
  page: Page,
  cards: string,
): Promise<{ readonly least: number; readonly hidden: readonly string[] }> {
  // Runs in the page, whose DOM these tests are not typed with.
  return page.evaluate<{ least: number; hidden: readonly string[] }>(`(() => {
    const cards = [...document.querySelectorAll(${JSON.stringify(cards)})];
    const found = cards.map((card) => {
      const text = card.querySelector('svg text');
      // Corners of the letter itself as it is drawn, turned with its card and without the room of its line.
      const { x, y, width, height } = text.getBBox();
      const points = [0.1, 0.9].flatMap((across) => [0.3, 0.7].map((down) => {
        const point = new DOMPoint(x + across * width, y + down * height).matrixTransform(text.getScreenCTM());
        return [point.x, point.y];
      }));
      const isSeen = points.every(([x, y]) => card.contains(document.elementFromPoint(x, y)));
      return { name: card.getAttribute('aria-label') ?? card.textContent, size: Number(text.getAttribute('font-size')) * Math.hypot(text.getScreenCTM().a, text.getScreenCTM().b), isSeen };
    });
    return { least: Math.min(...found.map(({ size }) => size)), hidden: found.filter(({ isSeen }) => !isSeen).map(({ name }) => name) };
  })()`);
}

describe.skipIf(house === undefined)('cards', () => {
  if (house === undefined) return;
  afterAll(() => house.close());

  test.each(
    SCREENS.flatMap(([name, device]) =>
      [
        { cardSize: 'normal', faces: 'own' },
        { cardSize: 'large', faces: 'classic' },
      ].map((preferences) => [name, preferences, device] as const),
    ),
  )('principle 2: at %s with %o every index is in sight and large enough', async (_, preferences, device) => {
    const page = await house.visitor(device);
    await page.addInitScript(
      `localStorage.setItem('stammtisch.preferences', ${JSON.stringify(JSON.stringify(preferences))})`,
    );
    await page.goto(await openTableFor(page, house, { game: 'spades', options: {}, seats: 4 }));
    const lies = async (): Promise<boolean> => (await page.locator(TRICK).count()) > 0;
    await (device.hasTouch === true ? tapThrough : keyThrough)(page, {
      isEnough: async (asked) => asked === 'card' && (await lies()),
    });
    for (const [cards, least] of [
      ['[data-hand] button', 20],
      [TRICK, 15],
    ] as const) {
      // What was just said hangs over the table for a while.
      await expect.poll(async () => (await indices(page, cards)).hidden, { timeout: 15_000 }).toEqual([]);
      expect((await indices(page, cards)).least).toBeGreaterThanOrEqual(least);
    }
    await page.context().close();
    expect(house.problems).toEqual([]);
  });

  test('are chosen in the settings, seen at once, and remembered', async () => {
    const page = await house.visitor(PHONE);
    const courts: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/court-')) courts.push(request.url());
    });
    await page.goto(`${house.url}/de`);
    await page.getByRole('button', { name: 'Einstellungen' }).tap();
    const cards = page.getByRole('region', { name: 'Karten' });
    const diamond = cards.locator('figure span > svg').nth(2);
    const colour = (): Promise<string> =>
      page.evaluate<string>(
        'getComputedStyle(document.querySelectorAll("[aria-labelledby=settings-cards] figure span > svg")[2]).color',
      );
    await diamond.waitFor();
    expect(await colour()).toBe('rgb(210, 122, 0)');
    await cards.getByLabel('zwei Farben').check();
    expect(await colour()).toBe('rgb(181, 18, 42)');
    // Old courts are fetched only for whoever wants them.
    expect(courts).toEqual([]);
    await cards.getByLabel('Klassisch').check();
    await expect.poll(() => cards.locator('figure image').count()).toBe(3);
    await expect.poll(() => courts.length).toBeGreaterThan(0);
    const wide = (await diamond.boundingBox())?.width ?? 0;
    await cards.getByLabel('groß').check();
    await expect.poll(async () => (await diamond.boundingBox())?.width ?? 0).toBeGreaterThan(wide);

    await page.goto(await openTableFor(page, house, { game: 'spades', options: {}, seats: 4 }));
    await page.locator('[data-hand] button').first().waitFor();
    expect(await page.locator('html').getAttribute('data-palette')).toBe('two');
    await page.context().close();
    expect(house.problems).toEqual([]);
  });

  test('of the classic deck are credited to who drew them', async () => {
    const page = await house.visitor(DESK);
    await page.goto(`${house.url}/de/about`);
    const credit = page.getByRole('listitem').filter({ hasText: 'Adrian Kennard (CC0-1.0)' });
    await credit.waitFor();
    expect(await credit.count()).toBe(1);
    await page.context().close();
  });
});
