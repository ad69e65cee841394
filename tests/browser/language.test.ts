import { readFileSync } from 'node:fs';
import { deflateRawSync } from 'node:zlib';

import type { Page } from 'playwright-core';
import { afterAll, describe, expect, test } from 'vitest';

import { DESK, openHouse, openTableFor } from './house.ts';
import { keyThrough } from './player.ts';

const house = await openHouse();

/** A match that is known well, as a link carries it. */
const past = deflateRawSync(
  readFileSync(new URL('../../packages/games/src/smear/golden/records-1/4-standard.json', import.meta.url)),
).toString('base64url');

const BOTS = ['Resi', 'Pista', 'Mizzi', 'Jóska', 'Poldi', 'Mariska', 'Ferdl', 'Ilonka'];
/**
 * What is the same in several languages: the product, games, some of their terms and rules, languages, people, links, what is printed on cards, whatever
 * has no two letters, and the menu, which German and Hungarian call alike.
 */
const SAME =
  /^(stammtisch|smear|smear · stammtisch|spades|zsírozás|host|bot|menü|réka|ayşe|kemal|sam|pista|resi|mizzi|talon|partner|minus 200|[a-z]{2}-a\d+|((bags?|teams?|suicide|mirror|whiz|boston)(, )?)?([a-z]{2}-o\d+)?|court cards by .* \(CC0-1.0\)|deutsch|english|magyar|joker|winter|https?:.*|@?[\w/-]+ [\d.]+ \((MIT|ISC)\)|\w+ \(OFL-1.1\)|\P{L}*\p{L}?\P{L}*)$/iu;

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
    const pages: Readonly<Record<string, readonly [string, string]>> = {
      home: [`${house.url}/de`, 'h1'],
      create: [`${house.url}/de/new/smear`, 'form'],
      waiting: [waiting, '.button-main'],
      sheet: [`${house.url}/de/r/smear-100b21`, 'article'],
      comparison: [`${house.url}/de/r/smear-100b21/vs`, 'table'],
      'bad link': [`${house.url}/de/r/spades-zz`, 'h1'],
      'all rules': [`${house.url}/de/r`, 'li'],
      learn: [`${house.url}/de/learn`, 'li'],
      'learn Smear': [`${house.url}/de/learn/smear`, 'dl'],
      'learn Zsírozás': [`${house.url}/de/learn/zsirozas`, 'dl'],
      'learn Spades': [`${house.url}/de/learn/spades`, 'dl'],
      missing: [`${house.url}/de/nothing`, 'h1'],
      about: [`${house.url}/de/about`, 'li'],
      'no match': [`${house.url}/h`, 'label'],
      match: [`${house.url}/h?s=20#${past}`, '[type=range]'],
      'no table': [`${house.url}/t/nosuchtable1`, 'h1'],
    };
    const left: string[] = [];
    for (const [name, [address, sign]] of Object.entries(pages)) {
      await page.goto(address);
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
