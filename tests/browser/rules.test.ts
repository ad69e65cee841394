import type { Page } from 'playwright-core';
import { afterAll, describe, expect, test } from 'vitest';

import { DESK, openHouse, openTableFor, PHONE } from './house.ts';

const house = await openHouse();

/** Where the page is, from the language on. */
const whereIs = (page: Page): string => page.url().slice(new URL(page.url()).origin.length);

describe.skipIf(house === undefined)('a rule sheet', () => {
  if (house === undefined) return;
  afterAll(() => house.close());

  test('is found on the first page, changed, named, and a table is opened by it', async () => {
    const page = await house.visitor(PHONE);
    await page.goto(`${house.url}/de`);
    await page.getByRole('link', { name: 'Smear: Regeln' }).tap();
    await page.getByText('Gespielt wird nach den üblichen Regeln').waitFor();
    expect(whereIs(page)).toBe('/de/r/smear');

    await page.getByRole('button', { name: 'Ändern' }).tap();
    await page.getByText('Alle Hausregeln').tap();
    await page.locator('summary', { hasText: 'Niedrigstes Gebot' }).tap();
    await page.getByRole('radio', { name: '3', exact: true }).check();
    await page.getByText('1 Hausregel anders').waitFor();
    const article = page.getByRole('article');
    expect(await article.getByText('(sonst: 2)').isVisible()).toBe(true);
    await page.getByLabel('Name des Blatts').fill('Bei Oma ‮ am Sonntag');
    await page.getByRole('heading', { level: 1, name: 'Bei Oma am Sonntag' }).waitFor();
    expect(whereIs(page)).toMatch(/^\/de\/r\/smear-\w+\?n=Bei\+Oma\+am\+Sonntag$/);
    // The link says everything: a reload changes nothing.
    await page.reload();
    await page.getByRole('heading', { level: 1, name: 'Bei Oma am Sonntag' }).waitFor();

    await page.getByRole('link', { name: 'Tisch mit diesen Regeln' }).tap();
    await page.getByText('Smear, 6 Leute, bis 21, nach dem Blatt „Bei Oma am Sonntag“').waitFor();
    await page.getByRole('button', { name: 'Tisch eröffnen' }).tap();
    await page.getByRole('heading', { name: 'Gleich geht es los' }).waitFor();
    const invited = await house.visitor(DESK);
    await invited.goto(page.url());
    await invited.getByText('nach dem Blatt „Bei Oma am Sonntag“').waitFor();
    const [sheet] = await Promise.all([
      invited.context().waitForEvent('page'),
      invited.getByRole('link', { name: 'Zum Regelblatt' }).click(),
    ]);
    await sheet.getByRole('heading', { level: 1, name: 'Bei Oma am Sonntag' }).waitFor();
    await Promise.all([page, invited].map((one) => one.context().close()));
    expect(house.problems).toEqual([]);
  });

  test('is shared from a table that is being set up, and from the menu in the middle of a match', async () => {
    const page = await house.visitor(DESK);
    await page.goto(`${house.url}/en/new/spades?r=`);
    await page.getByRole('radio', { name: 'American pairs' }).check();
    const link = page.getByRole('link', { name: 'Share as a rule sheet' });
    expect(await link.getAttribute('href')).toMatch(/^\/en\/r\/spades-\w+$/);
    await page.goto(await openTableFor(page, house, { options: { target: 11 } }));
    await page.getByRole('button', { name: 'Menü' }).first().click();
    await page.getByRole('button', { name: 'Regeln dieses Tischs' }).click();
    const own = page.getByRole('link', { name: 'Zum Regelblatt' });
    expect(await own.getAttribute('href')).toBe('/de/r/smear-100b');
    await page.context().close();
    expect(house.problems).toEqual([]);
  });

  test('is copied, scanned and printed', async () => {
    const page = await house.visitor(DESK);
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.addInitScript('window.print = () => { window.isPrinted = true; }');
    await page.goto(`${house.url}/hu/r/smear-100b?n=K%C5%91`);
    await page.getByRole('button', { name: 'Link másolása' }).click();
    await page.getByText('A link a vágólapon van.').waitFor();
    expect(await page.evaluate('navigator.clipboard.readText()')).toBe(
      `${house.url}/hu/r/smear-100b?n=K%C5%91`,
    );
    await page.getByRole('button', { name: 'QR-kód' }).click();
    await page.getByRole('img', { name: 'QR-kód ennek a szabálylapnak a linkjével' }).waitFor();

    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    await page.getByText('Célpontszám').waitFor();
    expect(await page.getByRole('button').count()).toBe(0);
    expect(await page.locator('header').isVisible()).toBe(false);
    expect(await page.locator('article').evaluate(coloursOf)).toEqual(['rgb(0, 0, 0)', 'rgb(255, 255, 255)']);
    await page.emulateMedia({ media: 'screen' });
    await page.getByRole('button', { name: 'Nyomtatás' }).click();
    await expect.poll(() => page.evaluate('window.isPrinted')).toBe(true);
    await page.context().close();
    expect(house.problems).toEqual([]);
  });

  test('that nobody can read, or play, says so and what can be done', async () => {
    const page = await house.visitor(PHONE);
    await page.goto(`${house.url}/de/r/smear-1zzz`);
    await page.getByRole('heading', { name: 'Diesen Link verstehe ich nicht' }).waitFor();
    await page.getByRole('link', { name: 'Smear: die üblichen Regeln' }).tap();
    await page.getByText('Gespielt wird nach den üblichen Regeln').waitFor();
    await page.goto(`${house.url}/de/r/poker`);
    await page.getByText('Dieses Spiel kennt der Stammtisch nicht').waitFor();
    await page.getByRole('link', { name: 'Spades' }).tap();
    await page.getByRole('button', { name: 'Ändern' }).tap();
    await page.getByText('Alle Hausregeln').tap();
    // Nil, and then two ways of fixing bids that contradict each other.
    await page.locator('summary', { hasText: 'Null' }).first().tap();
    await page.getByRole('radio', { name: '100 Punkte' }).check();
    for (const rule of ['Mirror', 'Whiz']) {
      await page.locator('summary', { hasText: rule }).tap();
      await page.getByRole('switch', { name: rule }).check();
    }
    const clash = page.getByRole('region', { name: 'So lässt es sich nicht spielen' });
    await clash.getByText('Mirror und Whiz legen das Gebot verschieden fest').waitFor();
    expect(await page.getByRole('link', { name: 'Tisch mit diesen Regeln' }).count()).toBe(0);
    await page.context().close();
    expect(house.problems).toEqual([]);
  });

  test('is compared with another that somebody was sent', async () => {
    const page = await house.visitor(PHONE);
    await page.goto(`${house.url}/de/r/smear-100b21?n=Oma`);
    await page.getByRole('link', { name: 'Vergleichen' }).tap();
    // First with the usual rules, until there is another sheet.
    await page.getByText('2 Hausregeln sind verschieden').waitFor();
    const paste = page.getByLabel('Link des anderen Blatts');
    await paste.fill('https://example.org/');
    await page.getByRole('button', { name: 'Vergleichen' }).tap();
    await page.getByText('Das ist kein Link zu einem Regelblatt.').waitFor();
    await paste.fill('https://example.org/hu/r/spades');
    await page.getByRole('button', { name: 'Vergleichen' }).tap();
    await page.getByText('Das ist ein Blatt für Spades.').waitFor();
    await paste.fill('https://example.org/hu/r/smear-21?n=Wir');
    await page.getByRole('button', { name: 'Vergleichen' }).tap();
    await page.getByText('Eine Hausregel ist verschieden.').waitFor();
    expect(whereIs(page)).toBe('/de/r/smear-100b21/vs/21?n=Oma&m=Wir');
    expect(await page.getByRole('table').getByRole('cell').allTextContents()).toEqual(['11', '21']);
    await page.getByRole('link', { name: 'Oma' }).tap();
    await page.getByRole('heading', { level: 1, name: 'Oma' }).waitFor();
    expect(whereIs(page)).toBe('/de/r/smear-100b21?n=Oma');
    await page.context().close();
    expect(house.problems).toEqual([]);
  });
});

/** Ink and paper of what is printed, in the page. */
function coloursOf(this: void, element: object): readonly string[] {
  // Runs in the page, whose DOM these tests are not typed with.
  const page = globalThis as unknown as {
    getComputedStyle(of: object): { readonly color: string; readonly backgroundColor: string };
  };
  const { color, backgroundColor } = page.getComputedStyle(element);
  return [color, backgroundColor];
}
