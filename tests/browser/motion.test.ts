import type { Page } from 'playwright-core';
import { afterAll, describe, expect, test } from 'vitest';

import { DESK, openHouse, openTableFor, PHONE } from './house.ts';
import { lineOf } from './line.ts';
import { awaitTurn, keyThrough, tapThrough } from './player.ts';

const house = await openHouse();

const LEGAL = '[data-hand] button[aria-label$=", spielbar"]';
const TRICK = 'ul[aria-label="Stich"] > li';
const isCard = (asked: string): boolean => asked === 'card';
const acts = (sent: readonly string[]): number => sent.filter((text) => text.includes('"act"')).length;

/** What this person prefers at the table, before the page is there. */
async function prefer(page: Page, preferences: object): Promise<void> {
  await page.addInitScript(
    `localStorage.setItem('stammtisch.preferences', ${JSON.stringify(JSON.stringify(preferences))})`,
  );
}

/** Notes every movement the page asks the browser for, and makes it last so many times longer. */
async function watchMotion(page: Page, factor = 1): Promise<void> {
  await page.addInitScript(`{
    const animate = Element.prototype.animate;
    globalThis.movements = [];
    Element.prototype.animate = function (frames, options) {
      const long = { ...options, duration: options.duration * ${factor}, delay: (options.delay ?? 0) * ${factor} };
      const animation = animate.call(this, frames, long);
      movements.push({ frames, options, animation });
      return animation;
    };
  }`);
}

describe.skipIf(house === undefined)('at the table', () => {
  if (house === undefined) return;
  afterAll(() => house.close());

  test('principle 14: a card leaves the hand before the server has answered', async () => {
    const page = await house.visitor(DESK);
    const line = await lineOf(page);
    await page.goto(await openTableFor(page, house, { game: 'zsirozas', options: {}, seats: 2 }));
    await tapOrClick(page);
    line.hold();
    const card = page.locator(LEGAL).first();
    const name = ((await card.getAttribute('aria-label')) ?? '').replace(', spielbar', '');
    await card.click();
    // Nothing has come back, and the card lies in the trick.
    await page.locator(TRICK, { hasText: `Du: ${name}` }).waitFor();
    expect(await page.locator(`[data-hand] button[aria-label^="${name}"]`).count()).toBe(0);
    line.release();
    await awaitTurn(page);
    expect(await page.locator(`[data-hand] button[aria-label^="${name}"]`).count()).toBe(0);
    await page.context().close();
  });

  test('principle 14: a card that the server refuses comes back, with a message', async () => {
    const page = await house.visitor(DESK);
    const line = await lineOf(page);
    await page.goto(await openTableFor(page, house, { game: 'zsirozas', options: {}, seats: 2 }));
    await tapOrClick(page);
    const cards = await page.locator('[data-hand] button').count();
    // What arrives there is a card this person does not hold.
    line.alter((text) => text.replace(/"action":"[^"]+"/, '"action":"2S"'));
    await page.locator(LEGAL).first().click();
    await expect.poll(() => acts(line.sent)).toBe(1);
    await page.locator('[data-strip]').getByText(/nicht/).waitFor();
    expect(await page.locator('[data-hand] button').count()).toBe(cards);
    // And it may be played after all.
    line.alter(undefined);
    await page.locator(LEGAL).first().click();
    await expect.poll(() => acts(line.sent)).toBe(2);
    await page.context().close();
  });

  test('principle 15: however often one taps, one card is played', async () => {
    const page = await house.visitor(DESK);
    const line = await lineOf(page);
    await page.goto(await openTableFor(page, house, { game: 'zsirozas', options: {}, seats: 2 }));
    await tapOrClick(page);
    const cards = await page.locator('[data-hand] button').count();
    line.hold();
    await page.locator(LEGAL).first().dblclick();
    // Clicks that come all the same, on whatever has moved up.
    for (let i = 0; i < 3; i += 1) await page.locator('[data-hand] button').nth(i).dispatchEvent('click');
    await page.keyboard.press('Enter');
    expect(await page.locator('[data-hand] button').count()).toBe(cards - 1);
    expect(acts(line.sent)).toBe(1);
    await page.context().close();
  });

  test('principle 16: a finished trick lies there as long as was chosen, its taker named and marked', async () => {
    const page = await house.visitor(DESK);
    await prefer(page, { trickPause: 'tap' });
    const line = await lineOf(page);
    await page.goto(await openTableFor(page, house, { game: 'spades', options: {}, seats: 4 }));
    await keyThrough(page, { isEnough: isCard });
    line.hold();
    await page.locator(LEGAL).first().click();
    // News come one by one until the trick is over; then no more do, and nothing is asked of anybody.
    const held = page.locator('ul[aria-label="Letzter Stich"] > li');
    const taken = held.filter({ hasText: 'macht den Stich' });
    await expect
      .poll(
        async () => {
          if ((await taken.count()) === 0) line.pass();
          return taken.count();
        },
        { timeout: 20_000 },
      )
      .toBe(1);
    expect(await held.count()).toBe(4);
    expect(
      await page.evaluate(
        'getComputedStyle([...document.querySelectorAll("ul[aria-label=\\"Letzter Stich\\"] > li")].find((card) => card.textContent.includes("macht den Stich")), "::after").borderTopWidth',
      ),
    ).toBe('3px');
    // It waits for a tap, and then goes to whoever took it.
    await page.locator('main').click({ position: { x: 40, y: 120 } });
    await expect.poll(() => held.count()).toBe(0);
    await page.context().close();
  });

  test('principle 19: however slowly cards move, they are never in the way', async () => {
    const page = await house.visitor({ ...DESK, reducedMotion: 'no-preference' });
    await prefer(page, { speed: 'slow' });
    await watchMotion(page, 200);
    await page.goto(await openTableFor(page, house, { game: 'zsirozas', options: { target: 20 }, seats: 2 }));
    for (let i = 0; i < 6; i += 1) {
      await awaitTurn(page);
      const card = page.locator(LEGAL).first();
      if ((await card.count()) === 0) break;
      // Whoever acts ends what moved before; what the act itself begins is younger.
      await page.keyboard.press('Shift');
      expect(
        await page.evaluate(`movements.filter(({ animation }) =>
        animation.playState === 'running' && !animation.pending).length`),
      ).toBe(0);
      const name = ((await card.getAttribute('aria-label')) ?? '').replace(', spielbar', '');
      await card.click({ timeout: 5_000 });
      await expect.poll(() => page.locator(`[data-hand] button[aria-label^="${name}"]`).count()).toBe(0);
    }
    expect(await page.evaluate('movements.length')).toBeGreaterThan(0);
    await page.context().close();
  });

  test('principle 32: with less motion cards only fade, in 120 ms, and there is no confetti', async () => {
    const page = await house.visitor(PHONE);
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await watchMotion(page);
    await page.goto(await openTableFor(page, house, { options: { target: 5 } }));
    await tapThrough(page);
    const moved = await page.evaluate<readonly string[]>(`movements.flatMap(({ frames, options }) =>
      [...frames.flatMap((frame) => Object.keys(frame)), 'ms ' + options.duration])`);
    expect([...new Set(moved)].toSorted()).toEqual(['ms 120', 'opacity']);
    expect(asked.filter((url) => url.includes('cheer'))).toEqual([]);
    await page.context().close();
    expect(house.problems).toEqual([]);
  });
});

/** Waits until a card is asked for. */
async function tapOrClick(page: Page): Promise<void> {
  await awaitTurn(page);
  await page.locator(LEGAL).first().waitFor();
}
