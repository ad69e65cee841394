import type { Page } from 'playwright-core';

/** Where a match stands on the screen, as far as a player must know it. */
export type Due = 'answer' | 'card' | 'deal-over' | 'match-over' | 'wait';

const LEGAL = 'button[aria-label$=", spielbar"]';

/** What is asked of the person at this screen (the page speaks German). */
export async function due(page: Page): Promise<Due> {
  if (await page.locator('[data-end]').isVisible()) {
    if (await page.getByRole('button', { name: 'Noch eine Partie' }).isVisible()) return 'match-over';
    if (await page.getByRole('button', { name: 'Weiter', exact: true }).isVisible()) return 'deal-over';
    return 'wait';
  }
  if ((await page.locator('[data-answers] button[aria-disabled="false"]').count()) > 0) return 'answer';
  return (await page.locator(LEGAL).count()) > 0 ? 'card' : 'wait';
}

/** Plays a match to its end by tapping, and tells how many cards and answers that took. */
export async function tapThrough(page: Page): Promise<{ readonly cards: number; readonly answers: number }> {
  let cards = 0;
  let answers = 0;
  for (;;) {
    const asked = await due(page);
    if (asked === 'match-over') return { cards, answers };
    if (asked === 'answer') {
      // The lowest bid there is, or whatever else may be said: a match needs somebody who bids.
      await tap(page, '[data-answers] button[aria-disabled="false"]');
      answers += 1;
    }
    if (asked === 'deal-over') await tap(page, 'text="Weiter"');
    if (asked === 'card' && (await tap(page, LEGAL))) {
      // The first tap chooses, and nothing is sent (principle 7); the button says what it plays.
      const play = page.getByRole('button', { name: / spielen$/ });
      if (await play.isVisible()) {
        await play.tap();
        cards += 1;
      }
    }
    await settle(page);
  }
}

/** Plays a match to its end by keyboard alone. */
export async function keyThrough(page: Page): Promise<{ readonly cards: number; readonly answers: number }> {
  let cards = 0;
  let answers = 0;
  for (;;) {
    const asked = await due(page);
    if (asked === 'match-over') return { cards, answers };
    if (asked === 'answer' && (await tabTo(page, '[data-answers] button'))) {
      await page.keyboard.press('Enter');
      answers += 1;
    }
    if (asked === 'deal-over' && (await tabTo(page, '[data-end] button'))) await page.keyboard.press('Enter');
    if (asked === 'card' && (await arrowToLegal(page))) {
      await page.keyboard.press('Enter');
      cards += 1;
    }
    await settle(page);
  }
}

/** Taps the first element of that kind; false if it was gone before the finger came. */
async function tap(page: Page, selector: string): Promise<boolean> {
  return page
    .locator(selector)
    .first()
    .tap({ timeout: 2_000 })
    .then(
      () => true,
      () => false,
    );
}

/** Tabs until something of that kind has the focus. */
async function tabTo(page: Page, selector: string): Promise<boolean> {
  for (let i = 0; i < 40; i += 1) {
    if (await page.locator(`:is(${selector}):focus`).count()) return true;
    await page.keyboard.press('Tab');
  }
  return false;
}

/** Tabs to the hand and moves by arrow to a card that may be played. */
async function arrowToLegal(page: Page): Promise<boolean> {
  if (!(await tabTo(page, 'button[aria-label$="spielbar"]'))) return false;
  for (let i = 0; i < 20; i += 1) {
    if (await page.locator(`${LEGAL}:focus`).count()) return true;
    await page.keyboard.press(i === 0 ? 'Home' : 'ArrowRight');
  }
  return false;
}

/** Lets the page answer what has just been done: one frame and one turn of its tasks. */
async function settle(page: Page): Promise<void> {
  await page.evaluate('new Promise((done) => requestAnimationFrame(() => setTimeout(done, 30)))');
}
