import type { OpenTable } from '@stammtisch/protocol';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, describe, expect, test } from 'vitest';

import { DESK, openHouse, openTableFor, PHONE } from './house.ts';
import { AMERICAN, farBehind } from './pairs.ts';
import { settle } from './player.ts';
import { enter, heard, now, typeThrough } from './text-player.ts';
import { violations } from './violations.ts';

const house = await openHouse();

describe.skipIf(house === undefined)('the text mode', () => {
  if (house === undefined) return;
  afterAll(() => house.close());

  /** Sits down at a table of its own, in words. */
  const sit = async (
    wish: Partial<OpenTable>,
    language: 'de' | 'en' | 'hu' = 'de',
    device: BrowserContextOptions = DESK,
  ): Promise<Page> => {
    const page = await house.visitor(device);
    const table = await openTableFor(page, house, wish);
    await page.goto(`${house.url}/${language}`);
    await page.goto(`${table}?text=1`);
    await page.locator('[data-now]').waitFor();
    return page;
  };

  test('principle 22: a whole match of Smear is played in words, in German', async () => {
    const page = await sit({ options: { target: 9 } });
    const { cards, answers } = await typeThrough(page, { language: 'de' });
    expect(cards).toBeGreaterThanOrEqual(12);
    expect(cards % 6).toBe(0);
    expect(answers).toBeGreaterThanOrEqual(1);
    await expect.poll(async () => (await heard(page)).join(' ')).toMatch(/gewonnen!|hat gewonnen/);
    expect((await heard(page)).at(-1)).toMatch(/^Die Partie ist zu Ende/);
    await enter(page, 'p');
    expect((await heard(page)).at(-1)).toMatch(/Du: −?\d+; /);
    // Another match, as one is asked to.
    await enter(page, 'weiter');
    await expect.poll(() => now(page)).not.toContain('zu Ende');
    await page.context().close();
    expect(house.problems).toEqual([]);
  });

  test('principle 22: a whole match of Zsírozás is played in words, in Hungarian', async () => {
    const options = { scoring: 'majority', target: 2 };
    const page = await sit({ game: 'zsirozas', seats: 2, options }, 'hu', PHONE);
    const { cards } = await typeThrough(page, { language: 'hu' });
    expect(cards % 16).toBe(0);
    await expect.poll(async () => (await heard(page)).join(' ')).toMatch(/[Nn]yert/);
    await page.context().close();
    expect(house.problems).toEqual([]);
  });

  test('principle 22: a whole match of Spades for two, who draw their hands, is played in words, in English', async () => {
    const page = await sit({ game: 'spades', seats: 2, options: { deal: 'draw2', target: 50 } }, 'en');
    let turn = 0;
    const { cards, answers } = await typeThrough(page, {
      language: 'en',
      // Now the card is kept, now the next one taken.
      answer: (names) =>
        names.length === 2 && names.every((name) => !/\d/.test(name)) ? names[(turn += 1) % 2] : undefined,
    });
    expect(cards % 13).toBe(0);
    expect(answers).toBe((cards / 13) * 14);
    await page.context().close();
    expect(house.problems).toEqual([]);
  });

  test('principle 22: blind bids and cards that are passed on are played in words', async () => {
    const page = await sit(AMERICAN);
    let isGiving = false;
    const { given } = await typeThrough(page, {
      language: 'de',
      answer: farBehind,
      isEnough: (told) => {
        isGiving ||= told.includes('Weitergeben');
        return isGiving && /Spielbar|jede Karte/.test(told);
      },
    });
    expect(given).toBeGreaterThanOrEqual(2);
    await page.context().close();
    expect(house.problems).toEqual([]);
  });

  test('principle 22: calls between partners, phrases and a pause are said in words', async () => {
    const page = await sit({ game: 'zsirozas', seats: 4, options: {} });
    await typeThrough(page, { language: 'de', isEnough: (told) => told.startsWith('Du bist dran') });
    await enter(page, 'schmiere nicht');
    await expect.poll(() => heard(page)).toContain('Du: Schmiere nicht!');
    await enter(page, 'SAG danke');
    await expect.poll(() => heard(page)).toContain('Réka: Danke!');
    await enter(page, 'pause');
    await expect.poll(() => now(page)).toBe('Gerade ist Pause.');
    await enter(page, 'fortsetzen');
    await expect.poll(() => now(page)).toMatch(/^Du bist dran/);
    await page.context().close();
    expect(house.problems).toEqual([]);
  });

  test('principle 26: hand, trick, last trick, score and turn are read by command and under headings', async () => {
    const page = await sit({ options: { target: 9 } });
    await typeThrough(page, { language: 'de', isEnough: (told) => /Spielbar|jede Karte/.test(told) });
    const asked = {
      h: /\(\d\): /,
      r: /: |noch keine/,
      l: /macht den Stich|kein Stich/,
      p: /Du: /,
      t: /^Du bist dran/,
    };
    for (const [letter, told] of Object.entries(asked)) {
      await enter(page, letter);
      await expect.poll(async () => (await heard(page)).at(-1)).toMatch(told);
    }
    for (const name of [
      'Jetzt',
      'Verlauf',
      'Dein Blatt',
      'Stich',
      'Letzter Stich',
      'Angesagt',
      'Punktestand',
    ])
      await page.getByRole('heading', { name, exact: true }).waitFor();
    await enter(page, '?');
    expect((await heard(page)).filter((line) => /^(h|r|l|p|t|b|n|g|\?), /.test(line))).toHaveLength(9);
    await page.context().close();
  });

  test('principle 25: each thing is one line of one log, and "your turn" comes last', async () => {
    const page = await sit({ options: { target: 9 } });
    expect(await page.getByRole('log').count()).toBe(1);
    // Every line that is ever added, in the order in which it is; none may go while one comes.
    await page.evaluate(`window.lines = []; window.gone = 0;
      new MutationObserver((changes) => {
        const added = changes.flatMap((one) => [...one.addedNodes]).filter((node) => node.ariaHidden !== 'true');
        const removed = changes.flatMap((one) => [...one.removedNodes]);
        if (added.length > 0 && removed.length > 0) window.gone += 1;
        if (added.length > 0) window.lines.push(added.map((node) => node.textContent));
      }).observe(document.querySelector('[role=log]'), { childList: true });`);
    await typeThrough(page, { language: 'de' });
    const bursts = await page.evaluate<readonly (readonly string[])[]>('window.lines');
    expect(await page.evaluate('window.gone')).toBe(0);
    const withTurn = bursts.filter((lines) => lines.some((line) => line.startsWith('Du bist dran')));
    expect(withTurn.length).toBeGreaterThan(5);
    for (const lines of withTurn) {
      expect(lines.at(-1)).toMatch(/^Du bist dran/);
      // What the bots did before is one sentence.
      expect(lines.length).toBeLessThanOrEqual(2);
    }
    await page.context().close();
  });

  test('an unknown line says what it could have meant, and a card that is refused why', async () => {
    const page = await sit({ game: 'spades', seats: 4, options: {} });
    await typeThrough(page, { language: 'de', isEnough: (told) => told.includes('Spielbar') });
    await enter(page, 'blat');
    expect((await heard(page)).at(-1)).toBe('»blat« verstehe ich nicht. Meinst du »blatt«?');
    const refused = page.locator('[data-fact=hand] button[aria-disabled=true]').first();
    const name = ((await refused.getAttribute('aria-label')) ?? '').split(',')[0] ?? '';
    await enter(page, name);
    expect((await heard(page)).at(-1)).toMatch(/bediene|Pik/);
    await page.context().close();
  });

  test('principle 28: another language is spoken at once, and nothing of the old one is left to be read', async () => {
    const page = await sit({ options: { target: 9 } });
    await typeThrough(page, { language: 'de', isEnough: (told) => told.startsWith('Du bist dran') });
    await enter(page, 'einstellungen');
    await page.getByRole('radio', { name: 'Magyar' }).check();
    await page.locator('html[lang=hu]').waitFor();
    await page.keyboard.press('Escape');
    await expect.poll(() => now(page)).toMatch(/^Te jössz/);
    const text = (await page.locator('main, aside').allTextContents()).join(' ');
    expect(text).not.toMatch(/Du |dran|Stich|Blatt|Punkt|Befehl|spielen/);
    await page.getByRole('heading', { name: 'A lapjaid' }).waitFor();
    await enter(page, 'h', 'hu');
    expect((await heard(page)).at(-1)).toMatch(/(pikk|kőr|káró|treff) \(\d\): |joker/);
    await page.context().close();
    expect(house.problems).toEqual([]);
  });

  test('principle 22: a bot plays for me when I say so, and hands back', async () => {
    const page = await sit({ options: { target: 9 } });
    await typeThrough(page, { language: 'de', isEnough: (told) => told.startsWith('Du bist dran') });
    await enter(page, 'bot');
    await page.getByRole('button', { name: 'Selbst weiterspielen' }).waitFor();
    await enter(page, 'selbst');
    await expect.poll(() => heard(page)).toContain('Du spielst wieder selbst.');
    await page.context().close();
    expect(house.problems).toEqual([]);
  });

  test('is the first link of every page, remembered, and left again', async () => {
    const page = await house.visitor(DESK);
    const table = await openTableFor(page, house, { options: { target: 9 } });
    await page.goto(`${house.url}/de`);
    await page.locator('h2').first().waitFor();
    await page.keyboard.press('Tab');
    expect(await page.locator(':focus').textContent()).toBe('Textmodus');
    await page.keyboard.press('Enter');
    await page.goto(table);
    await page.locator('[data-now]').waitFor();
    await enter(page, 'bild');
    await page.locator('[data-hand] button').first().waitFor();
    await page.reload();
    await page.locator('[data-hand] button').first().waitFor();
    expect(await page.locator('a').first().textContent()).toBe('Textmodus');
    await page.context().close();
    expect(house.problems).toEqual([]);
  });

  test('principle 29: axe finds nothing in the text mode, light and dark, at 320, 390 and 1280 px', async () => {
    for (const device of [{ ...PHONE, viewport: { width: 320, height: 568 } }, PHONE, DESK]) {
      const page = await sit({ game: 'zsirozas', seats: 4, options: {} }, 'de', device);
      await typeThrough(page, { language: 'de', isEnough: (told) => told.startsWith('Du bist dran') });
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        await settle(page);
        expect(await violations(page)).toEqual([]);
      }
      const overflow = 'document.documentElement.scrollWidth - document.documentElement.clientWidth';
      expect(await page.evaluate(overflow)).toBe(0);
      await page.context().close();
    }
  });
});
