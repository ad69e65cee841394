import axe from 'axe-core';
import type { Page } from 'playwright-core';

import { settle } from './player.ts';

/** What axe finds against WCAG 2.2 A and AA on the page as it is, in a line each. */
export async function violations(page: Page): Promise<readonly string[]> {
  // Through the debugger, which the content policy does not hinder; once a page, for it is long.
  if (!(await page.evaluate<boolean>('"axe" in window'))) await page.evaluate(axe.source);
  // Runs in the page; the lines are put together there. What is printed on a card of the hand is a picture, no label:
  // its name tells rank and suit, not the "U" in both corners or the season of an ace.
  return await page.evaluate<readonly string[]>(`axe.run(document, {
    resultTypes: ['violations'],
    runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  }).then(({ violations }) => violations.flatMap(({ id, nodes }) => nodes
    .filter(({ target }) => id !== 'label-content-name-mismatch' || !document.querySelector(target[0])?.closest('[data-hand]'))
    .map(({ target, failureSummary }) => id + ' at ' + target.join(' ') + ': ' + failureSummary)))`);
}

const SIZES = [
  { width: 320, height: 640 },
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
];

/** What axe finds on the page in each theme and size of screen, and whether it is ever wider than the screen. */
export async function violationsEverywhere(
  page: Page,
  name: string,
  sizes: readonly { readonly width: number; readonly height: number }[] = SIZES,
): Promise<readonly string[]> {
  const found: string[] = [];
  for (const size of sizes) {
    await page.setViewportSize(size);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await settle(page);
      found.push(
        ...(await violations(page)).map((line) => `${name}, ${colorScheme}, ${size.width}: ${line}`),
      );
    }
    const wide = await page.evaluate<boolean>('document.documentElement.scrollWidth > innerWidth');
    if (wide) found.push(`${name}, ${size.width}: scrolls sideways`);
  }
  return found;
}
