import type { OpenTable } from '@stammtisch/protocol';
import type { Page } from 'playwright-core';
import { afterAll, describe, expect, test } from 'vitest';

import { DESK, openHouse, openTableFor, PHONE } from './house.ts';
import { AMERICAN, farBehind } from './pairs.ts';
import { keyThrough, tapThrough } from './player.ts';
import { readSheet, sums } from './sheet.ts';

const house = await openHouse();
const SMALL_PHONE = { ...PHONE, viewport: { width: 360, height: 640 } };

describe.skipIf(house === undefined)('a whole match', () => {
  if (house === undefined) return;
  afterAll(() => house.close());

  /** Sits down at a table of its own. */
  const sit = async (page: Page, wish: Partial<OpenTable>, language: 'de' | 'hu' = 'de'): Promise<void> => {
    const table = await openTableFor(page, house, wish);
    await page.goto(`${house.url}/${language}`);
    await page.goto(table);
    await page.locator('[data-strip]').waitFor();
  };

  test('principle 20: of Zsírozás for two, in Hungarian, writes nothing as a mushroom', async () => {
    const page = await house.visitor({ ...PHONE, locale: 'hu-HU' });
    const options = { scoring: 'majority', target: 2 };
    await sit(page, { game: 'zsirozas', seats: 2, options }, 'hu');
    expect(await page.locator('html').getAttribute('lang')).toBe('hu');
    const { cards } = await tapThrough(page, { language: 'hu' });
    expect(cards).toBe(16 * Math.round(cards / 16));
    expect(await page.locator('[data-end] h2').textContent()).toMatch(/[Nn]yert/);
    const sheet = await readSheet(page, 'hu');
    expect(sums(sheet)).toEqual(sheet.totals);
    expect(Math.max(...sheet.totals)).toBeGreaterThanOrEqual(2);
    // One of two wins a deal by majority, and the other gets nothing.
    for (const deal of sheet.gained) expect(deal.filter((points) => points === 0)).toHaveLength(1);
    expect(sheet.mushrooms).toBeGreaterThanOrEqual(sheet.gained.length);
    await page.context().close();
    expect(house.problems).toEqual([]);
  });

  test('of Zsírozás in teams: what one calls the others hear, once a circuit', async () => {
    const host = await house.visitor(PHONE);
    const table = await openTableFor(host, house, {
      game: 'zsirozas',
      seats: 4,
      options: { target: 50 },
      start: false,
    });
    await host.goto(table);
    await host
      .getByRole('button', { name: /^Was soll mit/ })
      .last()
      .click();
    await host.getByRole('button', { name: 'Vom Tisch nehmen' }).click();
    const friend = await house.visitor(SMALL_PHONE);
    await friend.goto(table);
    await friend.getByLabel('Dein Name am Tisch').fill('Bence');
    await friend.getByRole('button', { name: 'Platz nehmen', exact: true }).first().tap();
    await friend.getByRole('button', { name: 'Ich bin bereit' }).tap();
    await host.getByText('bereit', { exact: true }).waitFor();
    await host.getByRole('button', { name: 'Karten geben' }).tap();

    // A row of calls where there is room for one, on a small phone a menu.
    await friend.getByRole('button', { name: 'Etwas sagen' }).tap();
    await friend.getByRole('button', { name: 'Steche nicht!', exact: true }).tap();
    await heard(host, 'Bence', 'Steche nicht!');
    await host.getByRole('button', { name: 'Schmiere!', exact: true }).tap();
    await heard(friend, 'Réka', 'Schmiere!');
    await host.locator('[data-calls] button[aria-disabled="true"]').first().waitFor();
    await expect.poll(() => host.locator('[data-calls] button[aria-disabled="false"]').count()).toBe(0);

    await Promise.all([tapThrough(host), tapThrough(friend)]);
    const sheets = await Promise.all([readSheet(host), readSheet(friend)]);
    for (const sheet of sheets) {
      expect(sheet.totals).toHaveLength(2);
      expect(sums(sheet)).toEqual(sheet.totals);
      // Eight fat cards of ten points each go round in every deal.
      for (const deal of sheet.gained) expect(deal.reduce((a, b) => a + b, 0)).toBe(80);
    }
    expect(new Set(sheets[0].totals)).toEqual(new Set(sheets[1].totals));
    await Promise.all([host, friend].map((page) => page.context().close()));
    expect(house.problems).toEqual([]);
  });

  test('of Spades, everyone for themselves, ends with a sheet that adds up', async () => {
    const page = await house.visitor(PHONE);
    await sit(page, { game: 'spades', seats: 4, options: { target: 50 } });
    const { cards, answers } = await tapThrough(page);
    expect(cards).toBe(13 * answers);
    const sheet = await readSheet(page);
    expect(sheet.totals).toHaveLength(4);
    expect(sheet.gained).toHaveLength(answers);
    expect(sums(sheet)).toEqual(sheet.totals);
    expect(Math.max(...sheet.totals)).toBeGreaterThanOrEqual(50);
    await page.context().close();
    expect(house.problems).toEqual([]);
  });

  test('of American pairs: a side far behind bids blind and passes cards', async () => {
    const page = await house.visitor(PHONE);
    await sit(page, AMERICAN);
    const { cards, given } = await tapThrough(page, { answer: farBehind });
    // Only after a blind nil are cards passed.
    expect(given).toBeGreaterThanOrEqual(2);
    const sheet = await readSheet(page);
    expect(cards).toBe(13 * sheet.gained.length);
    expect(sums(sheet)).toEqual(sheet.totals);
    await page.context().close();
    expect(house.problems).toEqual([]);
  });

  test('principle 22: of American pairs is played by keyboard until cards have been passed', async () => {
    const page = await house.visitor(DESK);
    await sit(page, AMERICAN);
    let isGiving = false;
    const { given } = await keyThrough(page, {
      answer: farBehind,
      isEnough: (asked) => {
        isGiving ||= asked === 'give';
        return isGiving && asked === 'card';
      },
    });
    expect(given).toBeGreaterThanOrEqual(2);
    await page.locator('[data-hand]').getByRole('button').nth(12).waitFor();
    await page.context().close();
    expect(house.problems).toEqual([]);
  });

  test('principle 22: of Spades for two, who draw their hands, is played by keyboard', async () => {
    const page = await house.visitor(DESK);
    await sit(page, { game: 'spades', seats: 2, options: { deal: 'draw2', target: 50 } });
    let turn = 0;
    const { cards, answers } = await keyThrough(page, {
      // Now the card is kept, now the next one taken.
      answer: (names) => names[(turn += 1) % 2 === 0 && names.length === 2 ? 1 : 0],
    });
    const sheet = await readSheet(page);
    const deals = sheet.gained.length;
    expect({ cards, answers }).toEqual({ cards: 13 * deals, answers: 14 * deals });
    expect(sums(sheet)).toEqual(sheet.totals);
    await page.context().close();
    expect(house.problems).toEqual([]);
  });
});

/** Waits until the game's story on this screen tells what somebody called. */
async function heard(page: Page, name: string, call: string): Promise<void> {
  const line = page.getByRole('log').getByText(`${name}: `).filter({ hasText: call });
  await line.first().waitFor({ state: 'attached' });
}
