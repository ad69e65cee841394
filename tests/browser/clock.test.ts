import type { Page } from 'playwright-core';
import { afterAll, describe, expect, test } from 'vitest';

import { DESK, type House, openHouse, openTableFor, PHONE, sitDown } from './house.ts';
import { violations } from './violations.ts';

const house = await openHouse({
  clocks: { calm: { move: 600_000, bank: 0 }, fast: { move: 7_000, bank: 2_000 } },
  limits: { wakeMs: 0 },
});

const OWN_TIME = '[data-own-time]';

/** Two people in a match with a clock: who has to think, and who has not. */
async function playing(
  its: House,
  clock: 'calm' | 'fast',
): Promise<{ readonly thinker: Page; readonly other: Page; readonly name: string }> {
  const host = await its.visitor(DESK);
  const link = await openTableFor(host, its, {
    game: 'zsirozas',
    seats: 2,
    options: {},
    botPace: 'calm',
    agreements: { clock },
  });
  const friend = await its.visitor(PHONE);
  await sitDown(friend, link, 'Bence');
  await host.goto(link);
  const times = [host, friend].map((page) => page.locator(OWN_TIME).waitFor());
  await Promise.any(times);
  for (const time of times) time.catch(() => undefined);
  const isHost = (await host.locator(OWN_TIME).count()) > 0;
  return isHost
    ? { thinker: host, other: friend, name: 'Réka' }
    : { thinker: friend, other: host, name: 'Bence' };
}

const close = (...pages: readonly Page[]): Promise<unknown> =>
  Promise.all(pages.map((page) => page.context().close()));

describe.skipIf(house === undefined)('a table with a clock', () => {
  if (house === undefined) return;
  afterAll(() => house.close());

  test('principle 34: a clock runs out: warned before, a bot plays on, and the person takes the seat back', async () => {
    const { thinker, other, name } = await playing(house, 'fast');
    // Told to those who listen, shown to those who see, and to the others.
    await thinker
      .getByRole('log')
      .getByText('Deine Zeit läuft ab: noch zehn Sekunden.')
      .waitFor({ state: 'attached' });
    expect(await thinker.locator(OWN_TIME).textContent()).toMatch(/0:0\d$/);
    await other.locator('[data-aside]').getByText(`Die Zeit von ${name} läuft ab.`).waitFor();
    expect(await violations(other)).toEqual([]);
    await other.getByText(`Die Zeit ist um: Für ${name} spielt jetzt ein Bot.`).first().waitFor();
    await thinker.getByRole('button', { name: 'Selbst weiterspielen' }).click();
    await other.getByText(`${name} spielt wieder selbst.`).first().waitFor();
    await thinker.getByRole('button', { name: 'Selbst weiterspielen' }).waitFor({ state: 'detached' });
    await close(thinker, other);
    expect(house.problems).toEqual([]);
  });

  test('principle 34: somebody else gives a minute, and nobody is hurried any more', async () => {
    const { thinker, other, name } = await playing(house, 'fast');
    await other.getByRole('button', { name: '1 Minute geben' }).click();
    await thinker.getByText('gibt dir eine Minute mehr.').first().waitFor();
    await other.locator('[data-aside]').waitFor({ state: 'detached' });
    await expect.poll(() => thinker.locator(OWN_TIME).textContent()).toMatch(/1:0\d$/);
    // In the menu too, for whoever would like to give more.
    await other.getByRole('button', { name: 'Menü' }).first().click();
    await other
      .getByRole('dialog')
      .getByRole('button', { name: /^Am Tisch/ })
      .click();
    await other.getByRole('button', { name: `${name} eine Minute mehr geben` }).click();
    await expect.poll(() => thinker.locator(OWN_TIME).textContent()).toMatch(/2:0\d$|1:5\d$/);
    await close(thinker, other);
    expect(house.problems).toEqual([]);
  });
});
