import { afterAll, describe, expect, test } from 'vitest';

import { DESK, openHouse, openTableFor, PHONE } from './house.ts';
import { tapThrough } from './player.ts';
import { violations } from './violations.ts';

const house = await openHouse();

describe.skipIf(house === undefined)('the matches of a device', () => {
  if (house === undefined) return;
  afterAll(() => house.close());

  test('are kept when they are over, counted, looked at again, and forgotten when asked twice', async () => {
    const page = await house.visitor(PHONE);
    await page.goto(`${house.url}/de/matches`);
    await page.getByText(/^Noch keine Partie/).waitFor();
    await page.goto(await openTableFor(page, house));
    await tapThrough(page);
    await page.goto(`${house.url}/de`);
    await page.getByRole('link', { name: 'Meine Partien' }).tap();
    const smear = page.getByRole('region', { name: 'Smear', exact: true });
    expect(await smear.locator('dd').first().textContent()).toBe('1');
    const [row] = await page.getByRole('link', { name: /^Smear, (gewonnen|verloren)/ }).all();
    const won = (await row?.textContent())?.includes('gewonnen') === true ? '1 · 100 %' : '0 · 0 %';
    expect((await smear.locator('dd').nth(1).textContent())?.replace(/\s/g, ' ')).toBe(won);
    expect(await violations(page)).toEqual([]);
    await page.setViewportSize({ width: 320, height: 640 });
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(320);

    await row?.tap();
    await page.getByText('Die Karten sind gegeben').first().waitFor();
    await page.goBack();
    await page.getByRole('button', { name: 'Alles vergessen' }).tap();
    await page.getByRole('button', { name: 'Ja, vergessen' }).tap();
    await page.getByText(/^Noch keine Partie/).waitFor();
    await page.reload();
    await page.getByText(/^Noch keine Partie/).waitFor();
    expect(house.problems).toEqual([]);
  });

  test('that storage holds in another shape are no matches', async () => {
    const page = await house.visitor(DESK);
    await page.goto(`${house.url}/en`);
    await page.evaluate(
      `localStorage.setItem('stammtisch.matches', '[1, null, {"id": 3}, {"id": "a", "game": "x"}]')`,
    );
    await page.goto(`${house.url}/en/matches`);
    await page.getByText(/^No match has been played/).waitFor();
    expect(house.problems).toEqual([]);
  });
});
