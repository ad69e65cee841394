import { afterAll, describe, expect, test } from 'vitest';

import { DESK, openHouse, openTableFor, PHONE } from './house.ts';
import { due, keyThrough, tapThrough } from './player.ts';
import { readSheet, sums } from './sheet.ts';

const house = await openHouse();

/** More than the six points of a deal: in the only deal of a match one may be dealer, and not asked for a bid. */
const TWO_DEALS = { target: 9 };

describe.skipIf(house === undefined)('a whole match', () => {
  if (house === undefined) return;
  afterAll(() => house.close());

  test('against bots is set up and played to its end by tapping on a phone', async () => {
    const page = await house.visitor(PHONE);
    await page.goto(`${house.url}/de`);
    await page.getByLabel('Dein Name am Tisch').fill('Réka');
    await page.getByRole('link', { name: 'Smear: Tisch eröffnen' }).tap();
    await page.getByRole('radio', { name: '4', exact: true }).first().check();
    await page.getByText('Alle Hausregeln').tap();
    await page.locator('summary', { hasText: 'Zielpunktzahl' }).tap();
    await page.getByLabel('Andere Zahl').fill('9');
    await page.getByRole('radio', { name: 'Mit Bots besetzen' }).check();
    await page.getByRole('radio', { name: 'sofort' }).check();
    await page.getByText('Smear, 4 Leute, bis 9').waitFor();
    await page.getByRole('button', { name: 'Tisch eröffnen' }).tap();
    await page.getByRole('button', { name: 'Karten geben' }).tap();

    const { cards, answers } = await tapThrough(page);
    expect(cards).toBeGreaterThanOrEqual(12);
    expect(cards % 6).toBe(0);
    expect(answers).toBeGreaterThanOrEqual(1);
    expect(await page.locator('[data-end] h2').textContent()).toMatch(/gewonnen/);

    // The sheet adds up to what the table says, and another match is one tap away.
    await page.getByRole('button', { name: 'Noch eine Partie' }).tap();
    await page.locator('[data-hand] button').first().waitFor();
    expect(await due(page)).not.toBe('match-over');
    await page.context().close();
    expect(house.problems).toEqual([]);
  });

  test('principle 39: starts with one tap on the first page, as the game was last set up here', async () => {
    const page = await house.visitor(PHONE);
    await page.goto(`${house.url}/de`);
    await page.getByRole('button', { name: 'Smear: Gegen Bots spielen' }).tap();
    await page.waitForURL(/\/t\/[a-z0-9]+$/);
    await page.locator('[data-hand] button').first().waitFor();
    await page.goto(`${house.url}/de`);
    await page.getByRole('link', { name: /Zurück an den Tisch/ }).tap();
    await page.locator('[data-hand] button').first().waitFor();
    await page.context().close();
    expect(house.problems).toEqual([]);
  });

  test('principle 22: is played to its end by keyboard alone', async () => {
    const page = await house.visitor(DESK);
    await page.goto(await openTableFor(page, house, { options: TWO_DEALS }));
    await page.locator('[data-hand] button').first().waitFor();
    const { cards, answers } = await keyThrough(page);
    expect(cards).toBeGreaterThanOrEqual(12);
    expect(answers).toBeGreaterThanOrEqual(1);
    expect(await page.locator('[data-end] h2').textContent()).toMatch(/gewonnen/);
    await page.context().close();
    expect(house.problems).toEqual([]);
  });

  test.each([
    ['zsirozas', { target: 50 }, 2],
    ['zsirozas', { target: 50 }, 4],
    ['spades', { target: 50 }, 3],
  ] as const)('of %s, played to %o by %i, ends with a sheet that adds up', async (game, options, seats) => {
    const page = await house.visitor(PHONE);
    await page.goto(await openTableFor(page, house, { game, options, seats }));
    await page.locator('[data-hand] button').first().waitFor();
    await tapThrough(page);
    const sheet = await readSheet(page);
    expect(sheet.totals.length).toBeGreaterThan(1);
    expect(sums(sheet)).toEqual(sheet.totals);
    expect(Math.max(...sheet.totals)).toBeGreaterThanOrEqual(50);
    await page.context().close();
    expect(house.problems).toEqual([]);
  });
});
