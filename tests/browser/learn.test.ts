import type { Page } from 'playwright-core';
import { afterAll, describe, expect, test } from 'vitest';

import { DESK, openHouse, PHONE } from './house.ts';
import { settle } from './player.ts';

const house = await openHouse();

const GAMES = ['smear', 'zsirozas', 'spades'] as const;
const LANGUAGES = ['de', 'en', 'hu'] as const;
/** Every page that is drawn before scripts run, below its language. */
const DRAWN = ['', '/learn', ...GAMES.map((game) => `/learn/${game}`), '/r', '/fair', '/about'];

/** Brings an example into sight, which fetches the table. */
async function atTable(page: Page, task: string) {
  await page.waitForLoadState('networkidle');
  const example = page.locator(`#try-${task}`);
  await example.scrollIntoViewIfNeeded();
  await example.locator('[data-hand] button').first().waitFor();
  return example;
}

describe.skipIf(house === undefined)('learning to play', () => {
  if (house === undefined) return;
  afterAll(() => house.close());

  test('by finger: from the first page to a card the rules refuse, in their own words, and to one they allow', async () => {
    const page = await house.visitor(PHONE);
    await page.goto(`${house.url}/de`);
    await page.getByRole('link', { name: 'Smear: Lernen' }).tap();
    await page.getByRole('heading', { name: 'In 60 Sekunden' }).waitFor();
    const example = await atTable(page, 'follow');
    await example.getByRole('button', { name: /^Herz-König, / }).tap({ force: true });
    const refusal = 'Du hast Pik, also musst du bedienen.';
    expect(await example.locator('[data-strip] [role=alert]').textContent()).toBe(refusal);
    await example.getByText(`Das geht nicht. ${refusal}`).waitFor();
    await example.getByRole('button', { name: /^Pik-9, / }).tap();
    await example.getByRole('button', { name: 'Pik-9 spielen' }).tap();
    await example.getByText('Richtig: Du hast Pik, also gibst du Pik.').last().waitFor();
    await example.getByRole('button', { name: 'Noch einmal' }).tap();
    await example.getByRole('button', { name: /^Pik-9, / }).waitFor();
    await page.context().close();
  });

  test('by keyboard: a joker cannot be led, a seven can go on, and a deal is played through', async () => {
    const page = await house.visitor(DESK);
    await page.goto(`${house.url}/en/learn/smear`);
    const lead = await atTable(page, 'lead');
    await lead.locator('[data-hand] button[tabindex="0"]').focus();
    for (
      let i = 0;
      i < 6 &&
      (await lead.locator('[data-hand] button:focus').getAttribute('aria-label'))?.startsWith(
        'small joker',
      ) !== true;
      i += 1
    )
      await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await lead.getByText('Not now. ').waitFor();
    await lead.locator('[data-hand] button[aria-label^="ace of hearts"]').focus();
    await page.keyboard.press('Enter');
    await lead.getByText('Strong: hearts are trump').last().waitFor();

    const walk = await atTable(page, 'walk');
    await walk.getByRole('button', { name: 'Next' }).press('Enter');
    await walk.getByText('There are three points in your hand: bid 3.').waitFor();
    // Another bid would be allowed too, and the example says how it goes on.
    await walk.locator('[data-answers] button', { hasText: '4' }).press('Enter');
    await walk.getByText('That would be allowed too.').waitFor();
    await walk.locator('[data-answers] button', { hasText: '3' }).press('Enter');
    await walk.getByText('Lead the ace of hearts.').waitFor();
    await walk.locator('[data-hand] button[aria-label^="ace of hearts"]').press('Enter');
    await expect.poll(() => walk.getByText('Step 4 of 11').isVisible()).toBe(true);

    await page.goto(`${house.url}/en/learn/zsirozas`);
    const goOn = await atTable(page, 'goOn');
    await goOn.locator('[data-hand] button[aria-label^="7"]').press('Enter');
    await goOn.getByText('the seven holds the trick').last().waitFor();
    await page.context().close();
  });

  test('a link to a house rule leads to it, and the way back leads to a table with bots', async () => {
    const page = await house.visitor(PHONE);
    await page.goto(`${house.url}/hu/learn/spades#rule-bags`);
    await expect.poll(() => page.evaluate<number>('scrollY')).toBeGreaterThan(1000);
    await page.getByRole('button', { name: 'Játék botok ellen most' }).last().tap();
    await page.waitForURL(/\/t\//);
    await page.locator('[data-answers] button, [data-hand] button').first().waitFor();
    await page.context().close();
  });

  test.each(LANGUAGES)('every public page in %s says what it is before any script runs', async (language) => {
    for (const path of DRAWN) {
      const answer = await fetch(`${house.url}/${language}${path}`);
      const html = await answer.text();
      expect(answer.headers.get('cache-control')).toBe('no-cache');
      expect(html).toContain(`<html lang="${language}">`);
      expect(html).toMatch(/<title>[^<]*Stammtisch<\/title>/);
      expect(html).toMatch(/<meta name="description" content="[^"]{40,}"/);
      expect(html).toContain(`<link rel="canonical" href="/${language}${path}"`);
      for (const other of LANGUAGES)
        expect(html).toContain(`<link rel="alternate" hreflang="${other}" href="/${other}${path}"`);
      expect(html).toContain('hreflang="x-default"');
      const picture = /<meta property="og:image" content="([^"]+)"/.exec(html)?.[1] ?? '';
      const shown = await fetch(house.url + picture);
      expect(shown.headers.get('content-type')).toBe('image/png');
      expect(html).toMatch(/<h1[^>]*>[^<]{3,}/);
      // Neither is allowed in a page, so neither is sent.
      expect(html).not.toMatch(/ style="|<style|<script>/);
    }
  });

  test('an invitation says in the language of whoever opens it what it is, and is not for search engines', async () => {
    const answer = await fetch(`${house.url}/t/abc123def4`, { headers: { 'accept-language': 'hu' } });
    const html = await answer.text();
    expect(html).toContain('<meta property="og:title" content="Gyere az asztalhoz"');
    expect(html).toContain('<meta name="robots" content="noindex"');
    expect(answer.headers.get('vary')).toContain('accept-language');
  });

  test('a lesson can be read without scripts', async () => {
    const page = await house.visitor({ ...PHONE, javaScriptEnabled: false });
    await page.goto(`${house.url}/de/learn/smear`);
    await page.getByText('Auf dem Tisch: Pik-König.').waitFor();
    expect(await page.getByRole('heading', { name: 'Bieten', exact: true }).isVisible()).toBe(true);
    await page.context().close();
  });

  test.each(['/de', '/de/learn', '/hu/learn/zsirozas', '/en/about'])(
    '%s does not move when its scripts arrive',
    async (path) => {
      const page = await house.visitor(PHONE);
      await page.addInitScript(`window.moved = 0; new PerformanceObserver((list) => {
      for (const { value } of list.getEntries()) window.moved += value;
    }).observe({ type: 'layout-shift', buffered: true })`);
      await page.goto(house.url + path);
      await page.waitForLoadState('networkidle');
      await settle(page);
      expect(await page.evaluate<number>('moved')).toBeLessThan(0.02);
      await page.context().close();
    },
  );

  test('nobody complained', () => {
    expect(house.problems).toEqual([]);
  });
});
