import { afterAll, describe, expect, test } from 'vitest';

import { openHouse, PHONE } from './house.ts';
import { tapThrough } from './player.ts';

const house = await openHouse();

describe.skipIf(house === undefined)('the checkable deal', () => {
  if (house === undefined) return;
  afterAll(() => house.close());

  test('is checked by the device without a word, shown by the seal, and worked out by hand', async () => {
    const page = await house.visitor(PHONE);
    await page.goto(`${house.url}/de`);
    await page.getByRole('link', { name: 'Smear: Tisch eröffnen' }).tap();
    await page.getByText('Alle Hausregeln').tap();
    await page.locator('summary', { hasText: 'Zielpunktzahl' }).tap();
    await page.getByLabel('Andere Zahl').fill('5');
    await page.getByRole('radio', { name: 'Mit Bots besetzen' }).check();
    await page.getByRole('radio', { name: 'sofort' }).check();
    await page.getByRole('button', { name: 'Tisch eröffnen' }).tap();
    await page.getByRole('button', { name: 'Karten geben' }).tap();
    await page.getByRole('button', { name: 'Noch nichts geprüft' }).waitFor();
    await tapThrough(page);

    await page.getByRole('button', { name: 'Ehrlich gegeben' }).tap();
    const dialog = page.getByRole('dialog');
    expect(await dialog.textContent()).toMatch(/nachgerechnet/);
    expect(await dialog.textContent()).toMatch(/Mitgemischt haben die Geräte von: /);
    const address = await dialog.getByRole('link').getAttribute('href');
    expect(address).toBe('/de/fair');

    await page.goto(`${house.url}/de/fair`);
    await page.getByRole('button', { name: 'Mischen' }).tap();
    const worked = await page.locator('dd').allTextContents();
    expect(worked[0]).toMatch(/^[0-9a-f]{64}$/);
    expect(worked[2]?.split(' ').length).toBeGreaterThan(20);
    await page.getByLabel('Geheimnis des Blatts').fill('zzz');
    await page.getByRole('button', { name: 'Mischen' }).tap();
    await page.getByText('Das passt nicht: Geheimnis des Blatts.').waitFor();
    await page.context().close();
    expect(house.problems).toEqual([]);
  });

  test.each(['de', 'en', 'hu'])('is explained in %s, and nothing is wider than a phone', async (language) => {
    const page = await house.visitor(PHONE);
    await page.goto(`${house.url}/${language}/fair`);
    await page.locator('#fair-by-hand').waitFor();
    const width = await page.evaluate('document.documentElement.scrollWidth');
    expect(width).toBeLessThanOrEqual(390);
    await page.context().close();
    expect(house.problems).toEqual([]);
  });
});
