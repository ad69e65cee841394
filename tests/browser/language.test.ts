import type { Page } from 'playwright-core';
import { afterAll, describe, expect, test } from 'vitest';

import { DESK, openHouse, openTableFor } from './house.ts';
import { awaitTurn, keyThrough } from './player.ts';
import { STOPS } from './stops.ts';
import { enter } from './text-player.ts';

const house = await openHouse();

const BOTS = ['Resi', 'Pista', 'Mizzi', 'Jóska', 'Poldi', 'Mariska', 'Ferdl', 'Ilonka'];
/**
 * What is the same in several languages: the product, games, some of their terms and rules, languages, people, links, what is printed on cards, whatever
 * has no two letters, and the menu, which German and Hungarian call alike.
 */
const SAME =
  /^(stammtisch|smear|(smear|oma) · stammtisch|spades|zsírozás|host|bot|menü|name|normal|oma|réka|ayşe|kemal|sam|pista|resi|mizzi|talon|partner|minus 200|[a-z]{2}-a\d+|((bags?|teams?|suicide|mirror|whiz|boston)(, )?)?([a-z]{2}-o\d+)?|court cards by .* \(CC0-1.0\)|deutsch|english|magyar|joker|winter|https?:.*|@?[\w/-]+ [\d.]+ \((MIT|ISC)\)|\w+ \(OFL-1.1\)|\P{L}*\p{L}?\P{L}*)$/iu;

/** Matches as a device keeps them. */
const KEPT = ['smear', 'zsirozas', 'spades'].map((game, index) => ({
  id: `match${index}-1`,
  game,
  at: Date.UTC(2026, 0, 1),
  names: ['Réka', 'Sam'],
  sides: [0, 1],
  seat: 0,
  totals: [3, 2],
  winners: [0],
  deals: 4,
}));

/** Every string a page shows or says: texts, labels, hints, placeholders and the title. */
async function strings(page: Page): Promise<readonly string[]> {
  // Runs in the page, whose DOM these tests are not typed with; it returns strings.
  const found = await page.evaluate<readonly string[]>(`(() => {
    const texts = new Set([document.title]);
    const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walk.nextNode())
      if (walk.currentNode.parentElement.closest('noscript') === null) texts.add(walk.currentNode.data);
    for (const element of document.querySelectorAll('[aria-label],[placeholder],[title],[alt]'))
      for (const name of ['aria-label', 'placeholder', 'title', 'alt'])
        texts.add(element.getAttribute(name) ?? '');
    return [...texts].map((text) => text.trim());
  })()`);
  return found.filter((text) => !SAME.test(text) && !BOTS.includes(text));
}

/** Changes the language as a person would, and tells which strings stayed. */
async function leftAfter(page: Page, name: string, code: string): Promise<readonly string[]> {
  const before = new Set(await strings(page));
  const dialog = page.locator('dialog[open]');
  if (await dialog.isVisible()) await dialog.getByRole('radio', { name }).check();
  else await page.locator('header select').selectOption({ label: name });
  await page.locator(`html[lang=${code}]`).waitFor();
  return (await strings(page)).filter((text) => before.has(text));
}

describe.skipIf(house === undefined)('the language', () => {
  if (house === undefined) return;
  afterAll(() => house.close());

  test('principle 28: changes on every page without a reload, and nothing of the old one is left', async () => {
    const page = await house.visitor(DESK);
    const waiting = await openTableFor(page, house, { start: false, options: { target: 11, minBid: 3 } });
    await page.evaluate(
      `localStorage.setItem('stammtisch.matches', ${JSON.stringify(JSON.stringify(KEPT))})`,
    );
    const stops = [...STOPS, { name: 'waiting', path: new URL(waiting).pathname, sign: '.button-main' }];
    const left: string[] = [];
    for (const { name, path, sign } of stops) {
      await page.goto(house.url + path);
      await page.locator(sign).first().waitFor();
      await page.waitForLoadState('networkidle');
      await page.evaluate('window.isSamePage = true');
      for (const details of await page.locator('details').all()) await details.evaluate(open);
      left.push(...(await leftAfter(page, 'Magyar', 'hu')).map((text) => `${name} hu: ${text}`));
      left.push(...(await leftAfter(page, 'English', 'en')).map((text) => `${name} en: ${text}`));
      left.push(...(await leftAfter(page, 'Deutsch', 'de')).map((text) => `${name} de: ${text}`));
      expect(await page.evaluate('window.isSamePage')).toBe(true);
    }
    expect(left).toEqual([]);
    await page.context().close();
  });

  test('principle 28: changes at the table in the middle of a match', async () => {
    const page = await house.visitor(DESK);
    await page.goto(await openTableFor(page, house, { options: {}, botPace: 'instant' }));
    await page.locator('[data-hand] button').first().waitFor();
    // Some of the match must have been told before.
    await keyThrough(page, { isEnough: (asked) => asked === 'card' });
    await page.getByRole('button', { name: 'Menü' }).first().click();
    await page.getByRole('button', { name: 'Einstellungen' }).click();
    await page.getByRole('radio', { name: 'Magyar' }).waitFor();
    const left = [
      ...(await leftAfter(page, 'Magyar', 'hu')),
      ...(await leftAfter(page, 'English', 'en')),
      ...(await leftAfter(page, 'Deutsch', 'de')),
    ];
    expect(left).toEqual([]);
    await page.context().close();
  });

  test('principle 28: changes at the way in, at a table in words, and at one on this device without a network', async () => {
    const [page, guest] = [await house.visitor(DESK), await house.visitor(DESK)];
    const left = async (on: Page, name: string): Promise<readonly string[]> => {
      const found: string[] = [];
      for (const [language, code] of [
        ['Magyar', 'hu'],
        ['English', 'en'],
        ['Deutsch', 'de'],
      ] as const)
        found.push(...(await leftAfter(on, language, code)).map((text) => `${name} ${code}: ${text}`));
      return found;
    };
    const waiting = await openTableFor(page, house, { start: false, options: {} });
    await guest.goto(waiting);
    await guest.locator('input[name=nickname]').waitFor();
    const found = [...(await left(guest, 'way in'))];

    const table = await openTableFor(page, house, { options: {}, botPace: 'instant' });
    await page.goto(`${table}?text=1`);
    await page
      .getByText(/^Du bist dran/)
      .first()
      .waitFor();
    for (const letter of ['h', 'p', 'b']) await enter(page, letter);
    await enter(page, 'einstellungen');
    await page.getByRole('radio', { name: 'Magyar' }).waitFor();
    found.push(...(await left(page, 'in words')));

    await guest.goto(`${house.url}/de`);
    await guest.evaluate('navigator.serviceWorker.ready');
    await guest.waitForFunction('navigator.serviceWorker.controller !== null');
    await guest.context().setOffline(true);
    await guest.getByRole('button', { name: 'Smear: Gegen Bots spielen' }).click();
    await awaitTurn(guest);
    await guest.getByRole('button', { name: 'Menü' }).first().click();
    await guest.getByRole('button', { name: 'Einstellungen' }).click();
    await guest.getByRole('radio', { name: 'Magyar' }).waitFor();
    found.push(...(await left(guest, 'on this device')));
    expect(found).toEqual([]);
    for (const one of [page, guest]) await one.context().close();
  });

  test('is in the address of the first page, which wins over the browser', async () => {
    const page = await house.visitor({ ...DESK, locale: 'hu-HU' });
    await page.goto(house.url);
    await page.waitForURL(`${house.url}/hu`);
    await page.goto(`${house.url}/en`);
    await page.getByRole('heading', { name: 'Card games among friends' }).waitFor();
    expect(await page.locator('html').getAttribute('lang')).toBe('en');
    await page.context().close();
  });

  test('stays with each tab, also at a table, whose address says none', async () => {
    const page = await house.visitor(DESK);
    const link = await openTableFor(page, house, { start: false });
    await page.goto(`${house.url}/hu`);
    await page.goto(link);
    await page.locator('html[lang=hu]').waitFor();
    const beside = await page.context().newPage();
    await beside.goto(`${house.url}/en`);
    await beside.goto(link);
    await beside.locator('html[lang=en]').waitFor();
    await page.reload();
    await page.getByRole('heading', { name: 'Mindjárt kezdődik' }).waitFor();
    expect(await page.locator('html').getAttribute('lang')).toBe('hu');
    await page.context().close();
  });
});

/** Unfolds a `details` element, in the page. */
function open(details: object): void {
  if ('open' in details) details.open = true;
}
