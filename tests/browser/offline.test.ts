import { appendFileSync, cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import type { Page } from 'playwright-core';
import { afterAll, afterEach, describe, expect, test } from 'vitest';

import { CLIENT, type House, openHouse, openTableFor, PHONE } from './house.ts';
import { awaitTurn, due, tapThrough } from './player.ts';
import { violations } from './violations.ts';

/** What a browser is told of the program, as far as it is asked here. */
interface Manifest {
  readonly icons: readonly { readonly src: string }[];
}

/** One visit, after which the program is kept on the device. */
async function visited(house: House): Promise<Page> {
  const page = await house.visitor(PHONE);
  await page.goto(`${house.url}/de`);
  await isKept(page);
  return page;
}

async function isKept(page: Page): Promise<void> {
  await page.evaluate('navigator.serviceWorker.ready');
  await expect.poll(() => page.evaluate('navigator.serviceWorker.controller !== null'), PATIENT).toBe(true);
}

/** As if somebody had set the game up like that before: a short match, and bots that do not hesitate. */
async function setUpShort(page: Page, game: string, how: object): Promise<void> {
  const setups = JSON.stringify({ [game]: { level: 'easy', botPace: 'instant', ...how } });
  await page.evaluate(`localStorage.setItem('stammtisch.setups', ${JSON.stringify(setups)})`);
}

async function playBots(page: Page, game: string): Promise<void> {
  await page.getByRole('button', { name: `${game}: Gegen Bots spielen` }).tap();
  await awaitTurn(page);
}

const PATIENT = { timeout: 20_000 };

/** Taps, and hears what is said for a while. */
async function hears(page: Page, text: RegExp, tap: () => Promise<void>): Promise<void> {
  await Promise.all([page.getByText(text).waitFor(), tap()]);
}

/** Plays until it is this person's turn to play a card. */
const untilCard = (page: Page) => tapThrough(page, { isEnough: (asked) => asked === 'card' });

const row = (page: Page, game: string) =>
  page.getByRole('region', { name: 'Deine Tische' }).getByRole('listitem').filter({ hasText: game });

const houses: House[] = [];
/** A house of its own, for those tests that do something to it. */
async function ownHouse(clientFolder = CLIENT): Promise<House> {
  const house = await openHouse({ clientFolder });
  if (house === undefined) throw new Error('no browser');
  houses.push(house);
  return house;
}
afterEach(async () => {
  await Promise.all(houses.splice(0).map((house) => house.close()));
});

const house = await openHouse();

describe.skipIf(house === undefined)('without a network', () => {
  if (house === undefined) return;
  afterAll(() => house.close());

  test.each([
    // Bots that dream, and bots that follow a thumb.
    ['smear', 'Smear', { seats: 3, options: { target: 5 }, level: 'normal' }],
    ['zsirozas', 'Zsírozás (Schmierer)', { seats: 2, options: { scoring: 'majority', target: 2 } }],
    ['spades', 'Spades', { seats: 4, options: { target: 100 } }],
  ])(
    'principle 43: after one visit a whole match of %s against bots, with a reload in the middle, is checked, counted and looked at again',
    async (game, name, how) => {
      const page = await visited(house);
      await setUpShort(page, game, how);
      await page.context().setOffline(true);
      await page.getByText(/^Kein Netz\. Gegen Bots spielst du auf diesem Gerät/).waitFor();
      await playBots(page, name);
      const address = page.url();
      await untilCard(page);
      await page.reload();
      await awaitTurn(page);
      expect(page.url()).toBe(address);
      expect(await page.locator('header').getByText('auf diesem Gerät').count()).toBe(1);
      const { cards } = await tapThrough(page);
      expect(cards).toBeGreaterThan(0);
      expect(await page.getByRole('button', { name: 'Ehrlich gegeben' }).count()).toBe(1);

      await page.goto(`${house.url}/de/matches`);
      await page
        .getByRole('link', { name: `${name}, ` })
        .filter({ hasText: /gewonnen|verloren/ })
        .tap();
      await page.getByText('Die Karten sind gegeben').first().waitFor();
      await page.context().close();
    },
  );

  test('principle 43: what is begun without a network is listed, gone on with when it is back, and deleted when asked twice', async () => {
    const page = await visited(house);
    await setUpShort(page, 'smear', { seats: 3, options: { target: 5 } });
    await page.context().setOffline(true);
    await playBots(page, 'Smear');
    await page.goto(`${house.url}/de`);
    expect(await row(page, 'Smear').textContent()).toContain('auf diesem Gerät');
    expect(await violations(page)).toEqual([]);
    await page.context().setOffline(false);
    await page.reload();
    await row(page, 'Smear').getByRole('link').tap();
    await awaitTurn(page);
    await tapThrough(page);
    await page.goto(`${house.url}/de`);
    await page.getByRole('button', { name: 'Smear: Vom Gerät löschen' }).tap();
    await page.getByRole('button', { name: 'Behalten' }).tap();
    expect(await row(page, 'Smear').count()).toBe(1);
    await page.getByRole('button', { name: 'Smear: Vom Gerät löschen' }).tap();
    await page.getByRole('dialog').getByRole('button', { name: 'Vom Gerät löschen' }).tap();
    await expect.poll(() => row(page, 'Smear').count(), PATIENT).toBe(0);
    await page.context().close();
  });

  test('a table on this device is the same in two tabs', async () => {
    const page = await visited(house);
    await setUpShort(page, 'smear', { seats: 3, options: { target: 5 } });
    await page.context().setOffline(true);
    await playBots(page, 'Smear');
    const second = await page.context().newPage();
    await second.goto(page.url());
    await awaitTurn(second);
    await tapThrough(page);
    await expect.poll(() => due(second), PATIENT).toBe('match-over');
    await page.context().close();
  });

  test('principle 43: what needs others says that it needs the network', async () => {
    const page = await visited(house);
    await page.context().setOffline(true);
    await page.getByRole('link', { name: 'Smear: Tisch eröffnen' }).tap();
    const open = page.getByRole('button', { name: 'Tisch eröffnen' });
    await hears(page, /Ohne Netz geht es nur gegen Bots/, () => open.tap());
    await page.getByRole('radio', { name: 'Mit Bots besetzen' }).check();
    await open.tap();
    await page.getByText(/^Dieser Tisch liegt auf diesem Gerät, und niemand/).waitFor();
    expect(await page.getByRole('button', { name: 'Auf einem anderen Gerät spielen' }).count()).toBe(0);
    expect(await violations(page)).toEqual([]);
    await page.getByRole('button', { name: 'Karten geben' }).tap();
    await awaitTurn(page);
    await page.context().close();
  });
});

describe.skipIf(house === undefined)('without a server', () => {
  test('principle 43: the table opens on this device, although there is a network', async () => {
    const house = await ownHouse();
    const page = await visited(house);
    await setUpShort(page, 'smear', { seats: 3, options: { target: 5 } });
    await house.stop();
    await hears(page, /Kein Netz: Dieser Tisch liegt auf diesem Gerät/, () => playBots(page, 'Smear'));
    await page.reload();
    await awaitTurn(page);
    await tapThrough(page);
    expect(await due(page)).toBe('match-over');
  });

  test('what the server alone answers is never answered by the device', async () => {
    const house = await ownHouse();
    const page = await visited(house);
    await house.stop();
    for (const path of ['/api/version', '/healthz', '/metrics', '/de/licences.txt'])
      await expect(page.goto(`${house.url}${path}`)).rejects.toThrow('ERR_');
  });
});

describe.skipIf(house === undefined)('what is installed', () => {
  test('is described in every language, with icons that are there, and asked for anew each time', async () => {
    const house = await ownHouse();
    const keeper = await fetch(`${house.url}/sw.js`);
    expect(keeper.headers.get('cache-control')).toBe('no-cache');
    expect(keeper.headers.get('content-security-policy')).toMatch(/manifest-src 'self'.*worker-src 'self'/);
    for (const language of ['de', 'en', 'hu']) {
      const answer = await fetch(`${house.url}/${language}.webmanifest`);
      expect(answer.headers.get('content-type')).toContain('application/manifest+json');
      const manifest = (await answer.json()) as Manifest;
      expect(manifest).toMatchObject({ id: '/', lang: language, start_url: `/${language}` });
      for (const { src } of manifest.icons) expect((await fetch(house.url + src)).status).toBe(200);
    }
    const page = await house.visitor({ ...PHONE, locale: 'hu-HU' });
    await page.goto(`${house.url}/hu`);
    await page.locator('h2').first().waitFor();
    expect(await page.locator('link[rel=manifest]').getAttribute('href')).toBe('/hu.webmanifest');
    expect(house.problems).toEqual([]);
  });
});

describe.skipIf(house === undefined)('a new version', () => {
  test('principle 40: is offered between deals, is never forced in the middle of one, in no tab', async () => {
    const client = join(mkdtempSync(join(tmpdir(), 'stammtisch-client-')), 'dist');
    cpSync(CLIENT, client, { recursive: true });
    const house = await ownHouse(client);
    const page = await house.visitor(PHONE);
    await page.goto(await openTableFor(page, house));
    await isKept(page);
    const second = await page.context().newPage();
    await second.goto(page.url());
    await untilCard(page);
    const mark = 'globalThis.mark = 1';
    await page.evaluate(mark);
    await second.evaluate(mark);

    for (const packed of ['sw.js.br', 'sw.js.gz']) rmSync(join(client, packed), { force: true });
    appendFileSync(join(client, 'sw.js'), '\n// A newer one.\n');
    await page.evaluate('navigator.serviceWorker.getRegistration().then((one) => one.update())');
    const waiting = 'navigator.serviceWorker.getRegistration().then(({ waiting }) => waiting !== null)';
    await expect.poll(() => page.evaluate(waiting), PATIENT).toBe(true);
    await page.bringToFront();
    expect(await page.getByText('Es gibt eine neue Version.').count()).toBe(0);
    await tapThrough(page, { isEnough: (asked) => asked === 'deal-over' || asked === 'match-over' });
    expect(await page.evaluate('globalThis.mark')).toBe(1);

    await page.getByRole('button', { name: 'Punktezettel' }).first().tap();
    await page.getByText('Es gibt eine neue Version.').waitFor();
    await page.getByRole('button', { name: 'Neu laden' }).tap();
    await expect.poll(() => page.evaluate('globalThis.mark ?? null').catch(() => 1), PATIENT).toBe(null);
    await expect.poll(() => page.evaluate(waiting), PATIENT).toBe(false);
    await page.locator('[data-end]').waitFor();
    expect(await second.evaluate('globalThis.mark')).toBe(1);
    rmSync(client, { recursive: true, force: true });
  });
});
