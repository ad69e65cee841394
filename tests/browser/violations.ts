import axe from 'axe-core';
import type { Page } from 'playwright-core';

/** What axe finds against WCAG 2.2 A and AA on the page as it is, in a line each. */
export async function violations(page: Page): Promise<readonly string[]> {
  // Through the debugger, which the content policy does not hinder.
  await page.evaluate(axe.source);
  // Runs in the page; the lines are put together there. What is printed on a card of the hand is a picture, no label:
  // its name tells rank and suit, not the "U" in both corners or the season of an ace.
  return await page.evaluate<readonly string[]>(`axe.run(document, {
    runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  }).then(({ violations }) => violations.flatMap(({ id, nodes }) => nodes
    .filter(({ target }) => id !== 'label-content-name-mismatch' || !document.querySelector(target[0])?.closest('[data-hand]'))
    .map(({ target, failureSummary }) => id + ' at ' + target.join(' ') + ': ' + failureSummary)))`);
}
