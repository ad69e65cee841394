import type { Page } from 'playwright-core';
import { afterAll, describe, expect, test } from 'vitest';

import { acts, bare, bidIfAsked, cards, playable } from './hand.ts';
import { DESK, openHouse, openTableFor, PHONE } from './house.ts';
import { settle } from './player.ts';

const house = await openHouse();

describe.skipIf(house === undefined)('a card is played', () => {
  if (house === undefined) return;
  afterAll(() => house.close());

  /** At Spades, where suits are followed, with a card to be played and what has been sent so far. */
  const sit = async (device = PHONE): Promise<{ readonly page: Page; readonly sent: () => number }> => {
    const page = await house.visitor(device);
    const sent = acts(page);
    await page.goto(await openTableFor(page, house, { game: 'spades', seats: 4, options: {} }));
    await cards(page).first().waitFor();
    await expect
      .poll(async () => {
        await bidIfAsked(page);
        return playable(page).count();
      })
      .toBeGreaterThan(0);
    return { page, sent: () => sent().length };
  };

  const close = async (page: Page): Promise<void> => {
    await page.context().close();
    expect(house.problems).toEqual([]);
  };

  test('principle 7: by a finger in two taps, and the first one sends nothing', async () => {
    const { page, sent } = await sit();
    const before = sent();
    await playable(page).first().tap();
    await page.getByRole('button', { name: / spielen$/ }).waitFor();
    await settle(page);
    expect(sent()).toBe(before);
    await playable(page).first().tap();
    await expect.poll(sent).toBe(before + 1);
    await expect.poll(() => cards(page).count()).toBe(12);
    await close(page);
  });

  test('principles 7 and 8: by a swipe up, which two taps or the keyboard can do as well', async () => {
    const { page, sent } = await sit();
    const before = sent();
    const box = await playable(page).first().boundingBox();
    if (box === null) throw new Error('no card to be swiped');
    const [x, y] = [box.x + 20, box.y + 20];
    const finger = await page.context().newCDPSession(page);
    const touch = (type: string, up: number): Promise<unknown> =>
      finger.send('Input.dispatchTouchEvent', {
        type: type as 'touchStart',
        touchPoints: type === 'touchEnd' ? [] : [{ x, y: y - up }],
      });
    await touch('touchStart', 0);
    for (const up of [20, 60, 120]) await touch('touchMove', up);
    await touch('touchEnd', 120);
    await expect.poll(sent).toBe(before + 1);
    await close(page);
  });

  test('principle 7: by a mouse in one click, and either way can be chosen', async () => {
    const { page, sent } = await sit(DESK);
    const before = sent();
    await playable(page).first().click();
    await expect.poll(sent).toBe(before + 1);
    await expect.poll(() => cards(page).count()).toBe(12);
    await expect.poll(() => playable(page).count()).toBeGreaterThan(0);
    await page.getByRole('button', { name: 'Menü' }).first().click();
    await page.getByRole('button', { name: 'Einstellungen' }).click();
    await page.getByRole('radio', { name: 'erst wählen, dann spielen' }).check();
    await page.keyboard.press('Escape');
    await playable(page).first().click();
    await settle(page);
    expect(sent()).toBe(before + 1);
    await close(page);
  });

  test('principle 9: a card that the rules refuse is veiled, sends nothing and says the rule', async () => {
    const { page, sent } = await sit();
    const refused = page.locator('[data-hand] button[aria-disabled=true]');
    // Somebody else has led a suit that I hold, sooner or later.
    await expect
      .poll(async () => {
        if ((await refused.count()) > 0) return true;
        await playable(page)
          .first()
          .tap({ timeout: 1_000 })
          .catch(() => undefined);
        await page
          .getByRole('button', { name: / spielen$/ })
          .tap({ timeout: 500 })
          .catch(() => undefined);
        return false;
      })
      .toBe(true);
    const before = sent();
    await refused.first().tap({ force: true });
    await page
      .getByRole('alert')
      .getByText(/bedien|Pik/)
      .first()
      .waitFor();
    expect(sent()).toBe(before);
    await refused.first().focus();
    expect(await page.locator(':focus').getAttribute('aria-label')).toMatch(/, nicht spielbar$/);
    await close(page);
  });

  test('principle 24: after a card is played by keyboard its neighbour has the focus, and Tab leaves the hand', async () => {
    const { page } = await sit(DESK);
    await playable(page).first().focus();
    const next = await page.locator(':focus').evaluate(nextCard);
    await page.keyboard.press('Enter');
    await expect.poll(() => cards(page).count()).toBe(12);
    const now = (await page.locator(':focus').getAttribute('aria-label')) ?? '';
    expect(bare(now)).toBe(bare(next));
    expect(await page.locator('[data-hand] button[tabindex="0"]').count()).toBe(1);
    await page.keyboard.press('Tab');
    expect(await page.locator('[data-hand] button:focus').count()).toBe(0);
    await close(page);
  });

  test('principle 18: the last trick opens by one tap or one key, with its players, leader and winner', async () => {
    const { page } = await sit(DESK);
    await playable(page).first().click();
    await expect.poll(() => cards(page).count()).toBe(12);
    await expect.poll(() => playable(page).count()).toBeGreaterThan(0);
    await cards(page).first().focus();
    await page.keyboard.press('l');
    const dialog = page.getByRole('dialog', { name: 'Letzter Stich' });
    await expect.poll(() => dialog.locator('li').count()).toBe(4);
    await dialog.getByText('Du', { exact: true }).waitFor();
    await dialog.getByText('macht den Stich').waitFor();
    await page.keyboard.press('Escape');
    await page.locator('[data-strip]').getByRole('button', { name: 'Letzter Stich' }).click();
    await dialog.waitFor();
    await close(page);
  });
});

/** The name of the card beside this one, in the page: that on the right, or the last one's on the left. */
function nextCard(button: object): string {
  // Runs in the page, whose DOM these tests are not typed with.
  const { parentElement } = button as { parentElement: Item };
  const beside = parentElement.nextElementSibling ?? parentElement.previousElementSibling;
  return beside?.firstElementChild.getAttribute('aria-label') ?? '';
}
interface Item {
  readonly nextElementSibling: Item | null;
  readonly previousElementSibling: Item | null;
  readonly firstElementChild: { getAttribute(name: string): string | null };
}
