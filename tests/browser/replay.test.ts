import type { Page } from 'playwright-core';
import { afterAll, describe, expect, test } from 'vitest';

import { openHouse, openTableFor, PHONE } from './house.ts';
import { tapThrough } from './player.ts';
import { violations } from './violations.ts';

const house = await openHouse();

const place = (page: Page) => page.getByText(/^Zug \d+ von \d+$/);
/** The names of all cards that lie in hands, as they are heard. */
const held = (page: Page): Promise<readonly string[]> =>
  page.locator('main ul ul li .only-heard').allTextContents();

describe.skipIf(house === undefined)('a match of the past', () => {
  if (house === undefined) return;
  afterAll(() => house.close());

  test('is looked at from the sheet, step by step, and passed on by a link that carries it', async () => {
    const page = await house.visitor(PHONE);
    await page.goto(
      await openTableFor(page, house, { bots: 'easy', botPace: 'instant', options: { target: 5 } }),
    );
    await tapThrough(page);
    await page.getByRole('button', { name: 'Punktezettel' }).first().tap();
    const [replay] = await Promise.all([
      page.waitForEvent('popup'),
      page.getByRole('link', { name: 'Partie ansehen' }).tap(),
    ]);
    await replay.getByRole('heading', { level: 1, name: /^Smear zu \d/ }).waitFor();
    await replay.getByText('Die Karten sind gegeben').first().waitFor();
    const dealt = await held(replay);
    expect(dealt).not.toContain('verdeckt');

    await replay.getByRole('button', { name: 'Einen Zug weiter' }).tap();
    expect(await place(replay).textContent()).toMatch(/^Zug 1 von/);
    await replay.keyboard.press('End');
    expect(await held(replay)).toEqual([]);
    await replay.keyboard.press('ArrowLeft');
    expect((await held(replay)).length).toBe(1);
    await replay.keyboard.press('Home');
    await replay.getByRole('button', { name: 'Was hätte der Bot gespielt?' }).tap();
    await replay.getByText(/^(Der Bot hätte|.*: Der Bot hätte)/).waitFor();

    // From one chair the others' cards lie face down.
    await replay.getByLabel('Wessen Karten').selectOption({ index: 1 });
    expect(new Set(await held(replay)).has('verdeckt')).toBe(true);

    const link = await replay.getByLabel('Link zu dieser Partie').inputValue();
    const friend = await house.visitor(PHONE);
    await friend.goto(link);
    await friend.getByText('Die Karten sind gegeben').first().waitFor();
    expect(await held(friend)).toEqual(dealt);
    expect(await violations(friend)).toEqual([]);
    await friend.setViewportSize({ width: 320, height: 640 });
    expect(await friend.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(320);
    expect(house.problems).toEqual([]);
    // Whoever has not played gets nothing from the server itself, which the browser notes too.
    await friend.goto(replay.url());
    await friend.getByRole('alert').filter({ hasText: 'Diese Partie gibt es hier nicht' }).waitFor();
    expect(house.problems.splice(0)).toEqual([expect.stringContaining('404')]);
  });

  test.each([
    ['de', /^Das ist keine vollständige Partie/],
    ['en', /^This is not a whole match/],
    ['hu', /^Ez nem egy teljes játszma/],
  ])('that is none says so, in %s', async (locale, text) => {
    const page = await house.visitor({ ...PHONE, locale });
    for (const cut of ['x', 'S0ktSgQA', '%%%', 'A'.repeat(5000)]) {
      await page.goto('about:blank');
      await page.goto(`${house.url}/h#${cut}`);
      await page.getByRole('alert').filter({ hasText: text }).waitFor();
    }
    expect(await violations(page)).toEqual([]);
    expect(house.problems).toEqual([]);
  });
});
