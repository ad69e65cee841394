import type { Page } from 'playwright-core';
import { afterAll, describe, expect, test } from 'vitest';

import { DESK, type House, openHouse, openTableFor, PHONE, sitDown } from './house.ts';
import { due, settle } from './player.ts';
import { violations } from './violations.ts';

const house = await openHouse({ graces: { medium: 400 } });

/** The menu at the table, and one of its lines. */
async function choose(page: Page, line: RegExp): Promise<void> {
  await page.getByRole('button', { name: 'Menü' }).first().click();
  await page.getByRole('dialog').getByRole('button', { name: line }).click();
}

/** The host of a match and a friend, each on a device of their own. */
async function begun(
  house: House,
  isOpen = false,
): Promise<{ readonly host: Page; readonly friend: Page; readonly link: string }> {
  const host = await house.visitor(DESK);
  const wish = { start: !isOpen, seats: 4, options: {}, botPace: 'brisk' } as const;
  const link = await openTableFor(host, house, wish);
  await host.goto(link);
  const friend = await house.visitor(PHONE);
  await sitDown(friend, link, 'Bence');
  return { host, friend, link };
}

describe.skipIf(house === undefined)('the host, and seats that are not lost', () => {
  if (house === undefined) return;
  afterAll(() => house.close());

  test('the host pauses for all, and goes on', async () => {
    const { host, friend } = await begun(house);
    await friend.locator('[data-hand] button').first().waitFor();
    await choose(host, /^Pause machen/);
    await friend.getByRole('heading', { name: 'Pause' }).waitFor();
    await friend.getByText('Sobald Réka weitermacht, geht es genau hier weiter.').waitFor();
    expect(await friend.getByRole('button', { name: 'Weiterspielen' }).count()).toBe(0);
    await host.getByRole('button', { name: 'Weiterspielen' }).click();
    await friend.locator('[data-pause]').waitFor({ state: 'detached' });
    await friend.getByText('Es geht weiter.').waitFor();
    await Promise.all([host, friend].map((page) => page.context().close()));
    expect(house.problems).toEqual([]);
  });

  test('the host takes somebody from the table, who is told so; who is banned cannot come back', async () => {
    const { host, friend, link } = await begun(house);
    await friend.locator('[data-hand] button').first().waitFor();
    await choose(host, /^Am Tisch/);
    await host.getByRole('button', { name: 'Bence vom Tisch nehmen' }).click();
    await host.getByRole('heading', { name: 'Bence vom Tisch nehmen?' }).waitFor();
    await host.getByRole('dialog').getByRole('button', { name: 'Vom Tisch nehmen' }).click();
    await host.getByText('Bence wurde vom Tisch genommen.').waitFor();
    await friend.getByText('Der Host hat dich vom Tisch genommen.').waitFor();
    await friend.getByRole('button', { name: 'Noch einmal zum Tisch' }).tap();
    await friend.locator('form button[type=submit]').tap();
    await friend.locator('[data-hand] button').first().waitFor();

    await choose(host, /^Am Tisch/);
    await host.getByRole('button', { name: 'Bence vom Tisch nehmen' }).click();
    await host.getByRole('switch', { name: 'Auch nicht wieder hereinlassen' }).check();
    await host.getByRole('dialog').getByRole('button', { name: 'Vom Tisch nehmen' }).click();
    await friend.getByRole('heading', { name: 'An diesem Tisch nicht mehr' }).waitFor();
    await friend.goto(link);
    await friend.getByText('Du kannst hier weder mitspielen noch zuschauen.').waitFor();
    await Promise.all([host, friend].map((page) => page.context().close()));
    expect(house.problems).toEqual([]);
  });

  test('at a locked table nobody new is offered a seat, until it is open again', async () => {
    const { host, friend, link } = await begun(house, true);
    await friend.getByRole('heading', { name: 'Gleich geht es los' }).waitFor();
    await host.getByRole('switch', { name: 'Tisch abschließen' }).check();
    await friend.getByText('Der Tisch ist abgeschlossen: Niemand Neues kann sich setzen.').first().waitFor();
    const late = await house.visitor(PHONE);
    await late.goto(link);
    await late.getByText('Der Tisch ist abgeschlossen: Niemand Neues kann sich setzen.').waitFor();
    expect(await late.getByRole('button', { name: /Platz nehmen|Einspringen|einspringen/ }).count()).toBe(0);
    await host.getByRole('switch', { name: 'Tisch abschließen' }).uncheck();
    await late
      .getByRole('button', { name: /[Ee]inspringen/ })
      .first()
      .waitFor();
    await Promise.all([host, friend, late].map((page) => page.context().close()));
    expect(house.problems).toEqual([]);
  });

  test('the host hands the role on, and has it no more', async () => {
    const { host, friend } = await begun(house, true);
    await friend.getByRole('heading', { name: 'Gleich geht es los' }).waitFor();
    await host.getByRole('button', { name: 'Was soll mit Bence geschehen?' }).click();
    await host.getByRole('button', { name: 'Zum Host machen' }).click();
    await host.getByRole('heading', { name: 'Bence zum Host machen?' }).waitFor();
    await host.getByRole('dialog').getByRole('button', { name: 'Zum Host machen' }).click();
    await friend.getByText('Du bist jetzt Host.').waitFor();
    await friend.getByRole('button', { name: 'Karten geben' }).waitFor();
    expect(await host.getByRole('button', { name: 'Karten geben' }).count()).toBe(0);
    await Promise.all([host, friend].map((page) => page.context().close()));
    expect(house.problems).toEqual([]);
  });

  test('a tab is closed in the middle of a trick, a bot plays on, and its person takes the seat back', async () => {
    const { host, friend, link } = await begun(house);
    while ((await due(friend)) !== 'card') {
      for (const page of [host, friend]) {
        if ((await due(page)) === 'answer') await page.locator('[data-answers] button').last().click();
        if (page === host && (await due(page)) === 'card')
          await page.locator('button[aria-label$=", spielbar"]').first().click();
      }
      await settle(friend);
    }
    const context = friend.context();
    await friend.close();
    await host.getByText('Bence ist weg. Ein Bot spielt').first().waitFor();
    const again = await context.newPage();
    await again.goto(link);
    await again.locator('[data-hand] button').first().waitFor();
    await again.getByText('Du spielst wieder selbst.').first().waitFor();
    await host.getByText('Bence spielt wieder selbst.').first().waitFor();
    await Promise.all([host.context().close(), context.close()]);
    expect(house.problems).toEqual([]);
  });

  test('principle 37: a seat is taken along to another device by a link that works once', async () => {
    const { host, friend, link } = await begun(house);
    await friend.locator('[data-hand] button').first().waitFor();
    await choose(friend, /^Auf einem anderen Gerät/);
    const way = await friend.getByRole('textbox', { name: 'Link zu deinem Platz' }).inputValue();
    expect(new URL(way).pathname).toBe('/m');
    await friend.getByRole('img', { name: 'QR-Code mit dem Link zu deinem Platz' }).waitFor();
    const names = (page: Page): Promise<readonly (string | null)[]> =>
      page
        .locator('[data-hand] button')
        .evaluateAll((cards) => cards.map((card) => card.getAttribute('aria-label')?.split(',')[0] ?? null));

    const desk = await house.visitor(DESK);
    const asked: string[] = [];
    desk.on('request', (request) => asked.push(request.url()));
    await desk.goto(way);
    await desk.getByRole('button', { name: 'Platz hierher holen' }).click();
    await desk.locator('[data-hand] button').first().waitFor();
    expect(desk.url()).toBe(link);
    expect(await names(desk)).toHaveLength(6);
    expect(new Set(await names(desk))).toEqual(new Set(await names(friend)));
    // Neither half of what the link carries was in any address that was asked for.
    const [ticket = '', pad = ''] = new URL(way).hash.slice(1).split('.');
    expect(asked.filter((url) => url.includes(ticket) || url.includes(pad))).toEqual([]);
    await desk.reload();
    await desk.locator('[data-hand] button').first().waitFor();

    const thief = await house.visitor(PHONE);
    await thief.goto(way);
    await thief.getByRole('button', { name: 'Platz hierher holen' }).tap();
    await thief.getByRole('heading', { name: 'Dieser Link gilt nicht mehr' }).waitFor();
    await Promise.all([host, friend, desk, thief].map((page) => page.context().close()));
    // The browser itself says that the used link was refused.
    expect(house.problems.splice(0).filter((problem) => !problem.includes('404'))).toEqual([]);
  });

  test('principle 36: what is said with a tap is read by each in their own language', async () => {
    const { host, friend, link } = await begun(house);
    await friend.locator('[data-hand] button').first().waitFor();
    const guest = await house.visitor({ ...DESK, locale: 'hu-HU' });
    await guest.goto(link);
    await guest.getByRole('button', { name: 'Csak nézem' }).click();
    await choose(friend, /^Gespräch/);
    await friend.getByRole('button', { name: 'Gut gespielt!' }).tap();
    await host.getByText('Bence: Gut gespielt!').waitFor();
    await guest.getByText('Bence: Szép játék volt!').waitFor();
    await Promise.all([host, friend, guest].map((page) => page.context().close()));
    expect(house.problems).toEqual([]);
  });

  test.each([
    ['phone', PHONE],
    ['desk', DESK],
  ] as const)('axe finds nothing in what the host asks and everybody sees, on a %s', async (_, device) => {
    const { host, friend } = await begun(house, true);
    const late = await house.visitor(device);
    const found: Record<string, readonly string[]> = {};
    for (const colorScheme of ['light', 'dark'] as const) {
      const look = async (name: string, page: Page): Promise<void> => {
        await page.emulateMedia({ colorScheme });
        await page.setViewportSize(device.viewport ?? { width: 390, height: 844 });
        await settle(page);
        found[`${name}, ${colorScheme}`] = await violations(page);
      };
      await host.getByRole('switch', { name: 'Tisch abschließen' }).check();
      await look('locked', host);
      await late.goto(host.url());
      await late.getByText('Der Tisch ist abgeschlossen').waitFor();
      await look('a locked table from outside', late);
      await host.getByRole('button', { name: 'Was soll mit Bence geschehen?' }).click();
      await host.getByRole('button', { name: 'Vom Tisch nehmen' }).click();
      await look('kick', host);
      await host.keyboard.press('Escape');
      await host.getByRole('button', { name: 'Auf einem anderen Gerät spielen' }).click();
      await host.getByRole('textbox', { name: 'Link zu deinem Platz' }).waitFor();
      await look('another device', host);
      await host.keyboard.press('Escape');
      await host.getByRole('button', { name: 'Karten geben' }).click();
      await host.getByRole('button', { name: 'Trotzdem geben' }).click();
      await host.locator('[data-hand] button').first().waitFor();
      await choose(host, /^Am Tisch/);
      await look('people', host);
      await host.getByRole('button', { name: 'Bence zum Host machen' }).click();
      await look('hand over', host);
      await host.keyboard.press('Escape');
      await choose(host, /^Pause machen/);
      await friend.locator('[data-pause]').waitFor();
      await look('pause for the host', host);
      await look('pause for others', friend);
      await choose(host, /^Partie beenden/);
      await host.getByRole('button', { name: 'Ja, beenden' }).click();
      await host.getByRole('heading', { name: 'Gleich geht es los' }).waitFor();
      await late.goto(new URL('/m#x', host.url()).href);
      await late.getByRole('button', { name: 'Platz hierher holen' }).waitFor();
      await look('arrival', late);
    }
    expect(Object.entries(found).filter(([, lines]) => lines.length > 0)).toEqual([]);
    await Promise.all([host, friend, late].map((page) => page.context().close()));
    expect(house.problems).toEqual([]);
  });
});
