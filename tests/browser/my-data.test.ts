import { readFileSync } from 'node:fs';

import { afterAll, describe, expect, test } from 'vitest';

import { openHouse, openTableFor, PHONE } from './house.ts';

const house = await openHouse();

describe.skipIf(house === undefined)('what is kept about somebody', () => {
  if (house === undefined) return;
  afterAll(() => house.close());

  test('is taken along as a file, and deleted after a question', async () => {
    const page = await house.visitor(PHONE);
    const guest = await house.visitor(PHONE);
    const table = await openTableFor(page, house, { name: 'Wilhelm', start: false });
    const code = table.split('/').at(-1) ?? '';
    await guest.goto(table);
    await guest.getByText('Wilhelm').first().waitFor();

    await page.goto(`${house.url}/de`);
    await page.getByRole('button', { name: 'Einstellungen öffnen' }).click();
    const fetched = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Meine Daten exportieren' }).click();
    const file = await (await fetched).path();
    expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({ tables: [{ code, names: ['Wilhelm'] }] });

    await page.getByRole('button', { name: 'Meine Daten löschen' }).click();
    await page.getByText('Die Karten, die du gespielt hast, bleiben').waitFor();
    await page.getByRole('button', { name: 'Abbrechen' }).click();
    await page.getByRole('button', { name: 'Meine Daten löschen' }).click();
    const before = await page.evaluate<string>(`localStorage.getItem('stammtisch.secret')`);
    await page.getByRole('button', { name: 'Ja, alles löschen' }).click();
    await expect
      .poll(() =>
        page.evaluate<boolean>(`localStorage.getItem('stammtisch.secret') !== ${JSON.stringify(before)}`),
      )
      .toBe(true);
    await guest.getByText('Wilhelm').first().waitFor({ state: 'detached' });
    await guest.reload();
    await guest.getByText('Smear').first().waitFor();
    expect(await guest.getByText('Wilhelm').count()).toBe(0);
    expect(house.problems).toEqual([]);
  });
});
