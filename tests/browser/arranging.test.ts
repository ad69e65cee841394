import type { Locator, Page } from 'playwright-core';
import { afterAll, describe, expect, test } from 'vitest';

import { cards, names } from './hand.ts';
import { DESK, openHouse, openTableFor, PHONE } from './house.ts';
import { settle } from './player.ts';

const house = await openHouse();

describe.skipIf(house === undefined)('a hand sorted by hand', () => {
  if (house === undefined) return;
  afterAll(() => house.close());

  /** At Zsírozás, where nothing is asked before the first card; the hand is being arranged. */
  const sit = async (device = DESK): Promise<Page> => {
    const page = await house.visitor(device);
    await page.goto(await openTableFor(page, house, { game: 'zsirozas', seats: 4, options: {} }));
    await cards(page).first().waitFor();
    await expect
      .poll(() => page.locator('[data-hand] button[aria-label$=", spielbar"]').count())
      .toBeGreaterThan(0);
    return page;
  };
  const arrange = async (page: Page): Promise<void> => {
    const sort = page.getByRole('button', { name: 'Sortieren' });
    for (let i = 0; i < 3; i += 1) await sort.click();
    await page.getByRole('button', { name: 'Fertig' }).waitFor();
  };

  test('principles 4 and 8: a card is moved by two taps, by keys, and by drawing it; a reload keeps the order', async () => {
    const page = await sit();
    await arrange(page);
    const [first = '', second = '', third = '', fourth = ''] = await names(page);
    // Two taps.
    await cards(page).nth(0).click();
    await cards(page).nth(2).click();
    await expect.poll(() => names(page)).toEqual([second, third, first, fourth]);
    await page.getByRole('button', { name: 'Fertig' }).click();
    // Keys: the card keeps the focus wherever it goes.
    await cards(page).nth(2).focus();
    await page.keyboard.press('Shift+ArrowRight');
    await expect.poll(() => names(page)).toEqual([second, third, fourth, first]);
    expect(await page.locator(':focus').getAttribute('aria-label')).toContain(first);
    await page.keyboard.press('Shift+ArrowRight');
    expect(await names(page)).toEqual([second, third, fourth, first]);
    // Drawn along.
    await drag(page, cards(page).nth(3), cards(page).nth(0));
    await expect.poll(() => names(page)).toEqual([first, second, third, fourth]);
    // Nothing was played by any of this.
    expect(await cards(page).count()).toBe(4);
    await page.keyboard.press('Shift+ArrowRight');
    const order = await names(page);
    await page.reload();
    await cards(page).first().waitFor();
    expect(await names(page)).toEqual(order);
    await page.context().close();
    expect(house.problems).toEqual([]);
  });

  test('principle 8: on a phone two taps do what drawing does, and no card is played', async () => {
    const page = await sit(PHONE);
    await arrange(page);
    const [first = '', second = '', ...others] = await names(page);
    await cards(page).nth(0).tap();
    await cards(page).nth(1).tap();
    await expect.poll(() => names(page)).toEqual([second, first, ...others]);
    expect(await cards(page).count()).toBe(4);
    await page.context().close();
    expect(house.problems).toEqual([]);
  });

  test('principle 4: what is selected and what has the focus survive another order of the hand', async () => {
    const page = await sit(PHONE);
    const card = page.locator('[data-hand] button[aria-label$=", spielbar"]').last();
    const name = (await card.getAttribute('aria-label')) ?? '';
    await card.tap();
    await page.getByRole('button', { name: 'Sortieren' }).tap();
    await settle(page);
    expect(await page.locator('[data-hand] button[aria-pressed=true]').getAttribute('aria-label')).toBe(name);
    await page.locator('[data-hand] button[aria-pressed=true]').focus();
    // By the settings of another tab, as it were: the order changes while a card has the focus.
    await page.getByRole('button', { name: 'Sortieren' }).evaluate(press);
    await settle(page);
    expect(await page.locator(':focus').getAttribute('aria-label')).toBe(name);
    await page.context().close();
  });

  test('principle 27: keys act inside the table alone, can be changed, and can be switched off', async () => {
    const page = await sit();
    await cards(page).first().focus();
    await page.keyboard.press('l');
    const lastTrick = page.getByRole('dialog', { name: 'Letzter Stich' });
    await lastTrick.waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Menü' }).first().focus();
    await page.keyboard.press('l');
    await settle(page);
    expect(await lastTrick.count()).toBe(0);

    const settings = async (): Promise<void> => {
      await page.getByRole('button', { name: 'Menü' }).first().click();
      await page.getByRole('button', { name: 'Einstellungen' }).click();
      await page.getByRole('switch', { name: 'Buchstabentasten am Tisch' }).waitFor();
    };
    await settings();
    await page.getByText('Tasten ändern').click();
    const key = page.getByRole('button', { name: /^letzter Stich: Taste/ });
    await key.click();
    await page.keyboard.press('r');
    await page.getByText('R ist schon vergeben: dieser Stich.').waitFor();
    await page.keyboard.press('k');
    await page.getByText('letzter Stich: jetzt K.').waitFor();
    await page.keyboard.press('Escape');
    await cards(page).first().focus();
    await page.keyboard.press('?');
    const help = page.getByRole('dialog', { name: 'Tasten am Tisch' });
    const row = help.locator('dl > div').filter({ hasText: 'letzter Stich' });
    expect(await row.locator('dt').textContent()).toBe('K');
    await page.keyboard.press('Escape');
    await page.keyboard.press('l');
    await settle(page);
    expect(await lastTrick.count()).toBe(0);
    await page.keyboard.press('k');
    await lastTrick.waitFor();
    await page.keyboard.press('Escape');

    await settings();
    await page.getByRole('switch', { name: 'Buchstabentasten am Tisch' }).uncheck();
    await page.keyboard.press('Escape');
    await cards(page).first().focus();
    await page.keyboard.press('k');
    await settle(page);
    expect(await lastTrick.count()).toBe(0);
    await page.context().close();
    expect(house.problems).toEqual([]);
  });
});

/** Draws a card to another one's place, with a mouse. */
async function drag(page: Page, from: Locator, to: Locator): Promise<void> {
  const [start, end] = [await from.boundingBox(), await to.boundingBox()];
  if (start === null || end === null) throw new Error('nothing to be drawn');
  await page.mouse.move(start.x + start.width / 2, start.y + start.height / 2);
  await page.mouse.down();
  await page.mouse.move(end.x + end.width / 2, end.y + end.height / 2, { steps: 8 });
  await page.mouse.up();
}

/** Presses a button without giving it the focus, in the page. */
function press(button: object): void {
  if ('click' in button && typeof button.click === 'function') button.click();
}
