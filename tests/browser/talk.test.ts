import type { Page } from 'playwright-core';
import { afterAll, describe, expect, test } from 'vitest';

import { DESK, type House, openHouse, openTableFor, PHONE } from './house.ts';
import { settle } from './player.ts';
import { violations } from './violations.ts';

const house = await openHouse();

/** Réka's table in the waiting room, where people write, with Bence; both on their own devices. */
async function gathered(at: House, wish: Parameters<typeof openTableFor>[2] = {}) {
  const host = await at.visitor(DESK);
  const link = await openTableFor(host, at, {
    start: false,
    agreements: { talk: 'text' },
    ...wish,
  });
  await host.goto(link);
  const friend = await at.visitor(PHONE);
  await sitDown(friend, link, 'Bence');
  await friend.getByRole('button', { name: 'Ich bin bereit' }).waitFor();
  return { host, friend, link };
}

async function sitDown(page: Page, link: string, name: string): Promise<void> {
  await page.goto(link);
  await page.getByLabel('Dein Name am Tisch').fill(name);
  await page.locator('form button[type=submit]').click();
}

async function write(page: Page, text: string): Promise<void> {
  await page.getByRole('textbox', { name: 'An alle schreiben' }).fill(text);
  await page.getByRole('button', { name: 'Senden' }).click();
}

describe.skipIf(house === undefined)('people talk', () => {
  if (house === undefined) return;
  afterAll(() => house.close());
  const close = async (...pages: readonly Page[]): Promise<void> => {
    await Promise.all(pages.map((page) => page.context().close()));
    expect(house.problems).toEqual([]);
  };

  test('what is written is read by the others as it was written, and is still there after a reload', async () => {
    const { host, friend } = await gathered(house);
    await friend.getByRole('button', { name: 'Gespräch' }).tap();
    const text = '<img src=x onerror="alert(1)"> https://example.org/';
    await write(friend, text);
    await host.getByText(text).waitFor();
    await host.getByRole('button', { name: 'Gespräch (1 neu)' }).click();
    const line = host.getByRole('dialog').getByText(text);
    await line.waitFor();
    expect(await line.locator('*').count()).toBe(0);
    expect(await host.getByRole('dialog').locator('a, img').count()).toBe(0);
    expect(await line.getAttribute('dir')).toBe('auto');
    await host.getByRole('button', { name: 'Applaus' }).click();
    await friend.getByRole('dialog').getByText('Applaus', { exact: true }).waitFor();
    // Esc closes it, and the focus is back where it was.
    await host.keyboard.press('Escape');
    await host.getByRole('button', { name: 'Gespräch', exact: true }).waitFor();
    expect(await host.evaluate('document.activeElement?.textContent')).toContain('Gespräch');
    await friend.reload();
    await friend.getByRole('button', { name: /Gespräch/ }).tap();
    await friend.getByRole('dialog').getByText(text).waitFor();
    await close(host, friend);
  });

  test('principle 36: somebody is not heard any more, also after a reload, and then is again', async () => {
    const { host, friend } = await gathered(house);
    await friend.getByRole('button', { name: 'Gespräch' }).tap();
    await write(friend, 'Bla bla');
    await host.getByRole('button', { name: 'Gespräch (1 neu)' }).click();
    await host.getByRole('button', { name: 'Bence: was kann ich tun?' }).click();
    await host.getByRole('button', { name: 'Bence nicht mehr hören' }).click();
    await host.getByText('Auf diesem Gerät hörst du Bence nicht.').waitFor();
    expect(await host.getByRole('dialog').getByText('Bla bla').count()).toBe(0);
    await host.keyboard.press('Escape');
    await host.reload();
    await host.getByRole('button', { name: 'Gespräch', exact: true }).waitFor();
    await write(friend, 'Noch etwas');
    await friend.getByRole('dialog').getByText('Noch etwas').waitFor();
    await host.getByRole('button', { name: 'Gespräch', exact: true }).click();
    expect(await host.getByText('Noch etwas').count()).toBe(0);
    await host.getByRole('button', { name: 'Bence wieder hören' }).click();
    await host.getByRole('dialog').getByText('Noch etwas').waitFor();
    await close(host, friend);
  });

  test('a complaint reaches the host and nobody else', async () => {
    const { host, friend, link } = await gathered(house, { seats: 4 });
    const eva = await house.visitor(PHONE);
    await sitDown(eva, link, 'Eva');
    await eva.getByRole('button', { name: 'Gespräch' }).tap();
    await friend.getByRole('button', { name: 'Gespräch' }).tap();
    await write(friend, 'Ihr spielt schlecht');
    await eva.getByRole('button', { name: 'Bence: was kann ich tun?' }).tap();
    await eva.getByRole('button', { name: 'Dem Host melden' }).tap();
    await host.getByText('Eva beschwert sich über Bence.').waitFor();
    expect(await friend.getByText('beschwert').count()).toBe(0);
    await close(host, friend, eva);
  });

  test('SM-12: while partners hold cards writing rests, and it is said why', async () => {
    const { host, friend } = await gathered(house, { seats: 4, options: { partners: 'seats' } });
    await friend.getByRole('button', { name: 'Ich bin bereit' }).tap();
    await host.getByText('bereit', { exact: true }).waitFor();
    await host.getByRole('button', { name: 'Karten geben' }).click();
    await friend.locator('[data-hand] button').first().waitFor();
    await friend.getByRole('button', { name: 'Gespräch' }).tap();
    await friend.getByText('Solange Partner Karten in der Hand haben, ruht das Schreiben.').waitFor();
    expect(await friend.getByRole('button', { name: 'Senden' }).isDisabled()).toBe(true);
    await friend.getByRole('button', { name: 'Daumen hoch' }).tap();
    await host.getByText('Bence: Daumen hoch').waitFor();
    await close(host, friend);
  });

  test.each([
    ['en-GB', 'I am ready', 'Talk', 'Write to everybody', 'Applause', 'Say a code instead'],
    ['hu-HU', 'Kész vagyok', 'Beszélgetés', 'Üzenet mindenkinek', 'Taps', 'Inkább bemondok egy kódot'],
  ] as const)('all of it in %s', async (locale, ready, talk, writing, applause, spoken) => {
    const { host, friend, link } = await gathered(house, { seats: 4 });
    const guest = await house.visitor({ ...PHONE, locale });
    await guest.goto(link);
    await guest.locator('input[name=nickname]').fill('Ida');
    await guest.locator('form button[type=submit]').tap();
    await guest.getByRole('button', { name: ready }).waitFor();
    await guest.getByRole('button', { name: spoken }).waitFor();
    await guest.getByRole('button', { name: talk }).tap();
    await guest.getByRole('textbox', { name: writing }).waitFor();
    await guest.getByRole('button', { name: applause }).tap();
    expect(await guest.locator('html').getAttribute('lang')).toBe(locale.slice(0, 2));
    await host.getByText('Ida: Applaus').waitFor();
    await close(host, friend, guest);
  });

  test.each([
    ['phone', PHONE],
    ['small phone', { ...PHONE, viewport: { width: 360, height: 640 } }],
    ['desk', DESK],
  ] as const)('axe finds nothing in it, and nothing sticks out, on a %s', async (_, device) => {
    const { host, friend } = await gathered(house);
    const found: Record<string, readonly string[]> = {};
    await friend.getByRole('button', { name: 'Gespräch' }).tap();
    await write(friend, 'Servus! Wer gibt?');
    await write(friend, 'Ein sehr langes Wort: Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichen');
    await friend.getByRole('button', { name: 'Anstoßen' }).tap();
    await host.setViewportSize(device.viewport ?? { width: 390, height: 844 });
    await host.getByRole('button', { name: /Gespräch/ }).click();
    await write(host, 'Gleich, ich hole noch etwas zu trinken.');
    await host.getByRole('button', { name: 'Bence: was kann ich tun?' }).first().click();
    for (const colorScheme of ['light', 'dark'] as const) {
      await host.emulateMedia({ colorScheme });
      await settle(host);
      found[colorScheme] = await violations(host);
      expect(await host.evaluate('document.documentElement.scrollWidth <= innerWidth')).toBe(true);
    }
    const size = await host.evaluate<number>(
      `Number.parseFloat(getComputedStyle(document.querySelector('dialog form input')).fontSize)`,
    );
    expect(size).toBeGreaterThanOrEqual(16);
    expect(Object.entries(found).filter(([, lines]) => lines.length > 0)).toEqual([]);
    await close(host, friend);
  });
});
