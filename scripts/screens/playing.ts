import type { Page } from 'playwright-core';

import { due } from '../../tests/browser/player.ts';

/** Plays on until it is my turn, so many tricks of the deal are over and so many cards of others lie on the table. */
export async function play(page: Page, tricks: number, lying: number): Promise<void> {
  for (let turn = 0; turn < 80; turn += 1) {
    await until(page, 'card');
    // A finished trick lies for a moment under another name.
    await page.getByRole('list', { name: 'Letzter Stich' }).waitFor({ state: 'detached' });
    const taken = await page
      .getByText(/^Stich \d/)
      .first()
      .textContent();
    const cards = await page.getByRole('list', { name: 'Stich', exact: true }).getByRole('listitem').count();
    if (Number(taken?.match(/\d+/)?.[0]) > tricks && cards >= lying) return;
    await layCard(page);
  }
  throw new Error('it never looked right');
}

/** There while something is asked of me. */
const ASKED =
  '[data-answers] button[aria-disabled="false"], [data-strip] .button-main, [data-end] button:enabled, button[aria-label$=", spielbar"]';

/** Answers and plays until this is asked of me. */
export async function until(page: Page, asked: 'answer' | 'card' | 'deal-over'): Promise<void> {
  for (let look = 0; look < 600; look += 1) {
    await page.locator(ASKED).first().waitFor();
    const now = await due(page);
    if (now === asked) return;
    if (now === 'match-over') throw new Error('the match was over too soon');
    if (now === 'answer') await page.locator('[data-answers] button').first().click();
    if (now === 'card') await layCard(page);
    if (now === 'deal-over') await goOn(page);
  }
  throw new Error(`nobody asked for ${asked}: ${await page.locator('body').innerText()}`);
}

/** Goes on to the next deal. */
export async function goOn(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Weiter', exact: true }).click();
  await page.locator('[data-end]').waitFor({ state: 'detached' });
}

async function layCard(page: Page): Promise<void> {
  const card = page.locator('button[aria-label$=", spielbar"]').first();
  const name = (await card.getAttribute('aria-label'))?.split(',')[0] ?? '';
  await card.click();
  const confirm = page.getByRole('button', { name: / spielen$/ });
  if (await confirm.isVisible()) await confirm.click();
  await page.locator(`[data-hand] button[aria-label^="${name},"]`).waitFor({ state: 'detached' });
}
