import type { Page } from 'playwright-core';
import { afterAll, describe, expect, test } from 'vitest';

import { DESK, openHouse, openTableFor, PHONE } from './house.ts';
import { violations } from './violations.ts';

const house = await openHouse();

describe.skipIf(house === undefined)('before the match', () => {
  if (house === undefined) return;
  afterAll(() => house.close());
  const opened = async (): Promise<{ readonly host: Page; readonly link: string }> => {
    const host = await house.visitor(DESK);
    const link = await openTableFor(host, house, { start: false, seats: 4 });
    await host.goto(link);
    await host.getByRole('heading', { name: 'Gleich geht es los' }).waitFor();
    return { host, link };
  };
  const close = async (...pages: readonly Page[]): Promise<void> => {
    await Promise.all(pages.map((page) => page.context().close()));
  };

  test('a code that was said leads to the table; a wrong one says so', async () => {
    const { host, link } = await opened();
    await host.getByRole('button', { name: 'Lieber einen Code sagen' }).click();
    const digits = host.getByText(/^\d{3} \d\d \d\d$/);
    await digits.waitFor();
    await host.getByText(/^Gilt noch (10:00|9:5\d)$/).waitFor();
    // Read out digit by digit.
    await host.getByText(/^\d \d \d, \d \d, \d \d$/).waitFor({ state: 'attached' });
    expect(await violations(host)).toEqual([]);
    const said = (await digits.textContent()) ?? '';

    const friend = await house.visitor(PHONE);
    await friend.goto(`${house.url}/de`);
    const field = friend.getByLabel('Code oder Link');
    const wrong = said.startsWith('0') ? said.replace('0', '1') : said.replace(/^\d/, '0');
    await field.fill(wrong);
    await field.press('Enter');
    await friend.getByText('Diese Zahl führt zu keinem Tisch.').waitFor();
    await field.fill(said);
    await field.press('Enter');
    await friend.waitForURL(link);
    await friend.getByLabel('Dein Name am Tisch').waitFor();
    await close(host, friend);
    // The browser itself says that the wrong one was not found.
    expect(house.problems.splice(0).filter((problem) => !problem.includes('404'))).toEqual([]);
  });

  test('everybody sees who is ready, until something else is agreed', async () => {
    const { host, link } = await opened();
    const friend = await house.visitor({ ...PHONE, locale: 'en-GB' });
    await friend.goto(link);
    await friend.locator('input[name=nickname]').fill('Bence');
    await friend.locator('form button[type=submit]').tap();
    const ready = friend.getByRole('button', { name: 'I am ready' });
    await ready.tap();
    await host.getByText('bereit', { exact: true }).waitFor();
    expect(await ready.getAttribute('aria-pressed')).toBe('true');
    await host.getByRole('radio', { name: 'gemütlich' }).check();
    await host.getByText('bereit', { exact: true }).waitFor();
    await host.getByRole('radio', { name: '10 Sek. je Zug + 1 Min.' }).check();
    await host.getByText('Noch nicht bereit: Bence.').waitFor();
    expect(await ready.getAttribute('aria-pressed')).toBe('false');
    await ready.tap();
    await host.getByText('bereit', { exact: true }).waitFor();
    await ready.tap();
    await host.getByText('Noch nicht bereit: Bence.').waitFor();
    await host.getByRole('button', { name: 'Karten geben' }).click();
    expect(await friend.getByRole('button', { name: 'I am ready' }).count()).toBe(1);
    await host.getByRole('button', { name: 'Trotzdem geben' }).click();
    await friend.locator('[data-hand] button').first().waitFor();
    await close(host, friend);
    expect(house.problems).toEqual([]);
  });

  test('the host puts the table on the first page, and takes it off again', async () => {
    const { host } = await opened();
    // A full table is not listed.
    await host
      .getByRole('button', { name: /^Was soll mit/ })
      .last()
      .click();
    await host.getByRole('button', { name: 'Vom Tisch nehmen' }).click();
    const stranger = await house.visitor(PHONE);
    const listed = async (): Promise<boolean> => {
      await stranger.goto(`${house.url}/de`);
      await stranger.waitForLoadState('networkidle');
      return (await stranger.getByText('Réka').count()) > 0;
    };
    expect(await listed()).toBe(false);
    await host.getByRole('switch', { name: 'Für alle sichtbar' }).check();
    await host.getByText('Der Tisch steht jetzt auf der Startseite.').waitFor();
    await expect.poll(listed, { timeout: 20_000 }).toBe(true);
    await host.getByRole('switch', { name: 'Für alle sichtbar' }).uncheck();
    await expect.poll(listed, { timeout: 20_000 }).toBe(false);
    await close(host, stranger);
    expect(house.problems).toEqual([]);
  });
});
