import { afterAll, describe, expect, test } from 'vitest';

import { DESK, openHouse, openTableFor, PHONE } from './house.ts';

const house = await openHouse();

describe.skipIf(house === undefined)('before and beside the match', () => {
  if (house === undefined) return;
  afterAll(() => house.close());

  test('the host swaps seats by tap, takes bots off and sets the rules, and everybody sees it', async () => {
    const host = await house.visitor(PHONE);
    const link = await openTableFor(host, house, { start: false, seats: 4, options: {} });
    await host.goto(link);
    const names = host.locator('li strong');
    await host.getByRole('button', { name: 'Was soll mit Réka geschehen?' }).tap();
    await host.getByRole('button', { name: 'Platz tauschen' }).tap();
    await host.getByRole('button', { name: 'Platz tauschen: Resi' }).tap();
    await names.first().filter({ hasText: 'Resi' }).waitFor();
    expect(await names.nth(1).textContent()).toContain('Réka');

    await host.getByRole('button', { name: 'Was soll mit Mizzi geschehen?' }).tap();
    await host.getByRole('radio', { name: 'stark' }).check();
    await host.getByText('Bot, stark').waitFor();
    await host.getByRole('button', { name: 'Vom Tisch nehmen' }).tap();
    await host.getByText('Freier Platz').waitFor();

    await host.getByRole('button', { name: 'Hausregeln ändern' }).tap();
    const dialog = host.getByRole('dialog');
    await dialog.getByRole('radio', { name: 'Paare nach Sitzplatz' }).check();
    await dialog.getByRole('radio', { name: '5', exact: true }).check();
    await dialog.getByText('Mit diesen Hausregeln spielt man zu: 4, 6 und 8.').first().waitFor();
    expect(await dialog.getByRole('button', { name: 'Übernehmen' }).isDisabled()).toBe(true);
    await dialog.getByRole('radio', { name: '4', exact: true }).first().check();
    await dialog.getByRole('button', { name: 'Übernehmen' }).tap();
    await host.getByText('Wer sich gegenübersitzt, spielt zusammen.').waitFor();

    const guest = await house.visitor(DESK);
    await guest.goto(link);
    await guest.getByText('Smear, 4 Leute, bis 21, Paare nach Sitzplatz').waitFor();
    // What is agreed besides the house rules is told to everybody, and so is what becomes of it.
    await guest.getByText('Bedenkzeit: keine').waitFor();
    await host.getByRole('radio', { name: '25 Sek. je Zug + 2 Min.' }).check();
    await guest.getByText('Bedenkzeit: 25 Sek. je Zug + 2 Min.', { exact: true }).waitFor();
    await guest.getByText('Jetzt vereinbart: Bedenkzeit: 25 Sek. je Zug + 2 Min.').first().waitFor();
    await Promise.all([host, guest].map((page) => page.context().close()));
    expect(house.problems).toEqual([]);
  });

  test('principle 35: what somebody prefers is there again after a reload, sounds and haptics each for itself', async () => {
    const page = await house.visitor(DESK);
    await page.goto(`${house.url}/de`);
    await page.getByRole('button', { name: 'Einstellungen öffnen' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('radio', { name: 'dunkel' }).check();
    await dialog.getByRole('radio', { name: 'mit einem Tipp' }).check();
    await dialog.getByLabel('Dein Name').fill('Zsófi');
    await dialog.getByRole('switch', { name: 'Geräusche' }).uncheck();
    await page.keyboard.press('Escape');
    expect(await page.getByRole('button', { name: 'Einstellungen öffnen' }).evaluate(isFocused)).toBe(true);
    await page.reload();
    expect(await page.locator('html').getAttribute('data-theme')).toBe('dark');
    expect(await page.getByLabel('Dein Name am Tisch').inputValue()).toBe('Zsófi');
    await page.getByRole('button', { name: 'Einstellungen öffnen' }).click();
    expect(await dialog.getByRole('radio', { name: 'mit einem Tipp' }).isChecked()).toBe(true);
    expect(await dialog.getByRole('switch', { name: 'Geräusche' }).isChecked()).toBe(false);
    expect(await dialog.getByRole('switch', { name: 'Kurzes Zittern' }).isChecked()).toBe(true);
    await page.context().close();
  });

  test('a bot plays for somebody who asks, until the seat is taken back; the host ends the match', async () => {
    const page = await house.visitor(PHONE);
    await page.goto(await openTableFor(page, house, { botPace: 'calm', options: {} }));
    const menu = page.getByRole('button', { name: 'Menü' }).first();
    await menu.tap();
    await page.getByRole('button', { name: 'Einen Bot für mich spielen lassen' }).tap();
    await menu.tap();
    await page.getByRole('button', { name: 'Wieder selbst spielen' }).tap();
    await menu.tap();
    await page.getByRole('button', { name: 'Einen Bot für mich spielen lassen' }).waitFor();
    await page.getByRole('button', { name: 'Partie beenden' }).tap();
    await page.getByRole('button', { name: 'Ja, beenden' }).tap();
    await page.getByRole('heading', { name: 'Gleich geht es los' }).waitFor();
    await page.getByRole('button', { name: 'Aufstehen' }).tap();
    await page.getByRole('heading', { name: 'Du bist eingeladen' }).waitFor();
    expect(house.problems).toEqual([]);
    await page.context().close();
  });

  test('a table that was opened is not lost, although the way there was cut', async () => {
    const page = await house.visitor(PHONE);
    await page.routeWebSocket('**/ws', () => undefined);
    await page.goto(`${house.url}/de`);
    await page.getByRole('button', { name: 'Smear: Gegen Bots spielen' }).tap();
    await page.waitForURL('**/t/*');
    await page.goBack();
    await page.getByText('Zurück an den Tisch').waitFor();
    expect(house.problems).toEqual([]);
    await page.context().close();
  });

  test('a server that cannot be reached is told in words, and the page stays usable', async () => {
    const page = await house.visitor(PHONE);
    await page.goto(`${house.url}/de/new/smear`);
    await page.route('**/api/tables', (route) => route.abort());
    // Against bots one would play on this device.
    const open = page.getByRole('button', { name: 'Tisch eröffnen' });
    await open.tap();
    await page.getByText('Der Server ist gerade nicht zu erreichen.').waitFor();
    expect(await open.isEnabled()).toBe(true);
    await page.context().close();
  });
});

/** Whether an element has the focus, asked in the page. */
function isFocused(element: object): boolean {
  return 'matches' in element && typeof element.matches === 'function' && element.matches(':focus') === true;
}
