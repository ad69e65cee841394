import type { Page } from 'playwright-core';

import { type House, openTableFor } from '../tests/browser/house.ts';
import { type SlowPage, slowPage } from './web-throttle.ts';

/** A card that may be played, or something to answer. */
export const MY_TURN =
  '[data-hand] button[aria-label$=", spielbar"], [data-answers] button[aria-disabled="false"]';
const GO_ON = '[data-end] button[aria-disabled="false"]';
const CHOSEN = '[data-strip] .button-main';
/** How long something may take to appear, in ms. */
const PATIENCE_MS = 20_000;

/** Sits down at a table of Smear for eight, with seven bots that act at once; cards move so fast, and a script watches. */
export async function sitAmongBots(
  house: House,
  speed: 'off' | 'normal',
  script?: string,
): Promise<SlowPage> {
  const opener = await house.visitor();
  const address = await openTableFor(opener, house, { seats: 8, options: {}, botPace: 'instant' });
  await opener.evaluate(`localStorage.setItem('stammtisch.preferences', '{"speed":"${speed}"}')`);
  const state = await opener.context().storageState();
  await opener.context().close();
  const slow = await slowPage(house, { state });
  if (script !== undefined) await slow.page.addInitScript({ content: script });
  await slow.page.goto(address);
  await slow.page.locator(MY_TURN).first().waitFor();
  // What a table fetches for later has come.
  await slow.page.waitForLoadState('networkidle');
  return slow;
}

/** Waits until it is this person's turn, and does the first thing that may be done. */
export async function takeTurn(page: Page): Promise<'card' | 'answer' | 'next deal'> {
  const [selector] = await tap(page, GO_ON, MY_TURN);
  if (selector === GO_ON) return 'next deal';
  if ((await where(page, CHOSEN)) === undefined) return 'answer';
  await tap(page, CHOSEN);
  return 'card';
}

interface Spot {
  readonly x: number;
  readonly y: number;
}

/** Taps the first of these that is there, as soon as one is; nothing it does is waited for. */
export async function tap(page: Page, ...selectors: readonly string[]): Promise<readonly [string, Spot]> {
  const until = performance.now() + PATIENCE_MS;
  while (performance.now() < until) {
    for (const selector of selectors) {
      const spot = await where(page, selector);
      if (spot === undefined) continue;
      await page.touchscreen.tap(spot.x, spot.y);
      return [selector, spot];
    }
    await page.waitForTimeout(30);
  }
  throw new Error(`nothing to tap: ${selectors.join(' or ')}`);
}

/** One short question, for the page's own work is what is measured. */
async function where(page: Page, selector: string): Promise<Spot | undefined> {
  const spot = await page.evaluate<Spot | null>(`(() => {
    const box = document.querySelector(${JSON.stringify(selector)})?.getBoundingClientRect();
    return box === undefined || box.width === 0 ? null : { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  })()`);
  return spot ?? undefined;
}
