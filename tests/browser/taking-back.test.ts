import type { Page } from 'playwright-core';
import { afterAll, describe, expect, test } from 'vitest';

import { DESK, type House, openHouse, openTableFor, PHONE, sitDown } from './house.ts';
import { due, tapThrough } from './player.ts';
import { violations } from './violations.ts';

const house = await openHouse();
const HAND = '[data-hand] button';

/** Two people at Zsírozás, one of whom has just led a card. */
async function led(
  its: House,
): Promise<{ readonly player: Page; readonly other: Page; readonly name: string; readonly held: number }> {
  const host = await its.visitor({ ...DESK, hasTouch: true });
  const link = await openTableFor(host, its, { game: 'zsirozas', seats: 2, options: {}, botPace: 'calm' });
  const friend = await its.visitor(PHONE);
  await sitDown(friend, link, 'Bence');
  await host.goto(link);
  await Promise.all([host, friend].map((page) => page.locator(HAND).first().waitFor()));
  await expect.poll(() => Promise.all([due(host), due(friend)])).toContain('card');
  const isHost = (await due(host)) === 'card';
  const [player, other] = isHost ? [host, friend] : [friend, host];
  const held = await player.locator(HAND).count();
  await play(player);
  return { player, other, name: isHost ? 'Réka' : 'Bence', held };
}

/** Plays one card, and waits until it is on the table. */
async function play(page: Page): Promise<void> {
  const held = await page.locator(HAND).count();
  await tapThrough(page, { isEnough: async () => (await page.locator(HAND).count()) < held });
  await takeBack(page).waitFor();
}

const takeBack = (page: Page) => page.getByRole('button', { name: 'Zurücknehmen' });
const question = (page: Page) => page.locator('[data-aside]').getByText('möchte etwas zurücknehmen');

describe.skipIf(house === undefined)('a card is taken back', () => {
  if (house === undefined) return;
  afterAll(() => house.close());

  test('principle 13: the other one agrees, by keyboard, and it is as if it had not been played', async () => {
    const { player, other, name, held } = await led(house);
    await takeBack(player).click();
    await player.locator('[data-aside]').getByText('Die anderen werden gefragt').waitFor();
    await other.getByText(`${name} möchte etwas zurücknehmen. Einverstanden?`).first().waitFor();
    expect(await violations(other)).toEqual([]);
    await other.getByRole('button', { name: 'Ja', exact: true }).focus();
    await other.keyboard.press('Enter');
    await player.getByText('Zurückgenommen. Du bist noch einmal dran.').first().waitFor();
    await other.getByText(`${name} hat etwas zurückgenommen.`).first().waitFor();
    await expect.poll(() => player.locator(HAND).count()).toBe(held);
    expect(await due(player)).toBe('card');
    expect(await due(other)).toBe('wait');
    expect(await takeBack(player).count()).toBe(0);
    expect(await question(other).count()).toBe(0);
    // And on it goes.
    await play(player);
    await expect.poll(() => due(other)).toBe('card');
    await Promise.all([player, other].map((page) => page.context().close()));
    expect(house.problems).toEqual([]);
  });

  test('principles 12 and 13: what was chosen in advance goes with the card that is taken back', async () => {
    const { player, other, held } = await led(house);
    const next = player.locator(HAND).first();
    await next.tap();
    const marked = player.locator(`${HAND}[aria-label$=", vorgemerkt"]`);
    await marked.waitFor();
    await takeBack(player).click();
    await other.getByRole('button', { name: 'Ja', exact: true }).tap();
    await player.getByText('Zurückgenommen. Du bist noch einmal dran.').first().waitFor();
    await expect.poll(() => marked.count()).toBe(0);
    expect(await player.locator(HAND).count()).toBe(held);
    expect(await due(player)).toBe('card');
    // Whoever takes something back wants to think about it: nothing is played for them.
    await play(player);
    await Promise.all([player, other].map((page) => page.context().close()));
    expect(house.problems).toEqual([]);
  });

  test('principle 13: the other one does not, and it stands; once the other one has played it is past', async () => {
    const { player, other, held } = await led(house);
    await takeBack(player).click();
    await other.getByRole('button', { name: 'Nein', exact: true }).click();
    await player.getByText('Nicht alle sind einverstanden: Es bleibt dabei.').first().waitFor();
    expect(await player.locator(HAND).count()).toBe(held - 1);
    await takeBack(player).waitFor();
    await takeBack(player).click();
    await question(other).waitFor();
    // The question is in nobody's way: its answer is the next card.
    await tapThrough(other, { isEnough: async () => (await question(other).count()) === 0 });
    await takeBack(player).waitFor({ state: 'detached' });
    await Promise.all([player, other].map((page) => page.context().close()));
    expect(house.problems).toEqual([]);
  });
});
