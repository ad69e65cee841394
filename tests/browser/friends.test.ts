import { afterAll, describe, expect, test } from 'vitest';

import { DESK, openHouse, openTableFor, PHONE } from './house.ts';
import { awaitTurn, tapThrough } from './player.ts';

const house = await openHouse();

describe.skipIf(house === undefined)('friends at one table', () => {
  if (house === undefined) return;
  afterAll(() => house.close());

  test('principle 38: a second browser comes by the link, takes a seat with a name and two taps, and both are dealt in', async () => {
    const host = await house.visitor(DESK);
    const link = await openTableFor(host, house, { start: false });
    await host.goto(link);
    await host
      .getByRole('button', { name: /^Was soll mit/ })
      .last()
      .click();
    await host.getByRole('button', { name: 'Vom Tisch nehmen' }).click();
    await host.getByText('Noch ein Platz ist frei.').waitFor();
    expect(await host.getByRole('button', { name: 'Karten geben' }).isDisabled()).toBe(true);

    const friend = await house.visitor(PHONE);
    await friend.goto(await host.getByLabel('Link zum Tisch').inputValue());
    await friend.getByText('Smear, 3 Leute, bis 5').waitFor();
    await friend.getByRole('button', { name: 'Platz nehmen', exact: true }).first().tap();
    await friend.getByText('Sag noch, wie du heißt.').waitFor();
    await friend.getByLabel('Dein Name am Tisch').fill('Bence');
    await friend.getByRole('button', { name: 'Platz nehmen', exact: true }).first().tap();
    await friend.getByRole('heading', { name: 'Gleich geht es los' }).waitFor();
    await friend.getByText('Réka gibt, sobald alle da sind.').waitFor();
    await host.getByText('Bence', { exact: true }).waitFor();

    // Once the host is asked before it begins without somebody.
    await host.getByText('Noch nicht bereit: Bence.').waitFor();
    await host.getByRole('button', { name: 'Karten geben' }).click();
    await host.getByRole('button', { name: 'Trotzdem geben' }).waitFor();
    await friend.getByRole('button', { name: 'Ich bin bereit' }).tap();
    await host.getByText('bereit', { exact: true }).waitFor();
    await host.getByRole('button', { name: 'Karten geben' }).click();
    await Promise.all([host, friend].map((page) => page.locator('[data-hand] button').first().waitFor()));
    await Promise.all([host, friend].map((page) => page.context().close()));
    expect(house.problems).toEqual([]);
  });

  test('principle 37: a reload in the middle of a match brings back the same hand, and play goes on', async () => {
    const page = await house.visitor(PHONE);
    await page.goto(await openTableFor(page, house));
    const hand = page.locator('[data-hand] button');
    await hand.first().waitFor();
    await awaitTurn(page);
    const names = async (): Promise<readonly string[]> =>
      (await hand.evaluateAll((cards) => cards.map((card) => card.getAttribute('aria-label') ?? ''))).map(
        (name) => name.replace(/, .*/, ''),
      );
    const before = await names();
    await page.reload();
    await hand.first().waitFor();
    expect(await names()).toEqual(before);
    await page.context().close();
    expect(house.problems).toEqual([]);
  });

  test('principle 37: a lost connection is told, the hand is locked, and it heals by itself', async () => {
    const page = await house.visitor(PHONE);
    let isCut = false;
    const open = new Set<{ close: () => unknown }>();
    await page.routeWebSocket(/\/ws$/, (socket) => {
      if (isCut) return void socket.close();
      const server = socket.connectToServer();
      open.add({ close: () => [socket.close(), server.close()] });
    });
    await page.goto(await openTableFor(page, house));
    await page.locator('[data-hand] button').first().waitFor();
    isCut = true;
    for (const one of open) one.close();
    await page.getByText('Verbindung verloren').first().waitFor();
    isCut = false;
    await page.getByText('Wieder verbunden.').waitFor();
    expect(await page.getByText('Verbindung verloren').count()).toBe(0);
    await awaitTurn(page);
    await page.context().close();
  });

  test('a server that restarts is found again, with the same hand', async () => {
    const page = await house.visitor(PHONE);
    await page.goto(await openTableFor(page, house));
    const hand = page.locator('[data-hand] button');
    await hand.first().waitFor();
    await awaitTurn(page);
    const before = await hand.count();
    await house.restart();
    // What is answered now counts: the auction ends, and a card may be played.
    await tapThrough(page, { isEnough: (asked) => asked === 'card' });
    expect(await hand.count()).toBe(before);
    await page.context().close();
  });

  test('an address without a table says so, and leads home', async () => {
    const page = await house.visitor(PHONE);
    await page.goto(`${house.url}/t/nosuchtable1`);
    await page.getByRole('heading', { name: 'Diesen Tisch gibt es nicht' }).waitFor();
    await page.getByRole('link', { name: 'Zur Startseite' }).last().tap();
    await page.getByRole('heading', { name: 'Karten spielen wie am Stammtisch' }).waitFor();
    await page.goto(`${house.url}/nowhere/at/all`);
    await page.getByRole('heading', { name: 'Diese Seite gibt es nicht' }).waitFor();
    expect(await page.title()).toBe('Diese Seite gibt es nicht · Stammtisch');
    await page.context().close();
  });

  test('somebody without a seat watches a match and never sees a hand', async () => {
    const host = await house.visitor(DESK);
    const link = await openTableFor(host, house);
    await host.goto(link);
    await host.locator('[data-hand] button').first().waitFor();
    const guest = await house.visitor(PHONE);
    await guest.goto(link);
    await guest.getByText('Die Partie läuft schon.').waitFor();
    await guest.getByRole('button', { name: 'Nur zuschauen' }).tap();
    await guest.getByRole('button', { name: 'Menü' }).first().waitFor();
    expect(await guest.locator('[data-hand] button').count()).toBe(0);
    await Promise.all([host, guest].map((page) => page.context().close()));
    expect(house.problems).toEqual([]);
  });
});
