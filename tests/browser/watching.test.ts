import type { ServerMessage } from '@stammtisch/protocol';
import type { Page } from 'playwright-core';
import { afterAll, describe, expect, test } from 'vitest';

import { DESK, openHouse, openTableFor, PHONE } from './house.ts';
import { due, settle } from './player.ts';
import { violations } from './violations.ts';

const house = await openHouse({ watchDelayMs: 2_500 });

const CARD = /"(?:[2-9TJQKA][CDHS]|[BS]J)"/g;

/** Everything a page hears over its sockets. */
function framesOf(page: Page): readonly string[] {
  const frames: string[] = [];
  page.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => frames.push(String(payload))));
  return frames;
}

/** Every card that these frames name. */
const cardsIn = (frames: readonly string[]): ReadonlySet<string> => new Set(frames.join('\n').match(CARD));

/** Every card that was laid on the table. */
function playedIn(frames: readonly string[]): ReadonlySet<string> {
  const events = frames.flatMap((frame) => {
    // A frame of our own server.
    const message = JSON.parse(frame) as ServerMessage;
    return message.type === 'news' ? message.events : [];
  });
  const played = events.flatMap((event) =>
    event.type === 'moved' && event.to.pile === 'table' ? event.cards : [],
  );
  return new Set(played.map((card) => `"${card}"`));
}

/** All that a page says, to eyes and to ears. */
const textOf = (page: Page): Promise<string> =>
  page.evaluate(
    `document.body.innerText + [...document.querySelectorAll('[aria-label]')].map((one) => one.getAttribute('aria-label')).join()`,
  );

const handOf = (page: Page): Promise<readonly string[]> =>
  page
    .locator('[data-hand] button')
    .evaluateAll((cards) => cards.map((card) => card.getAttribute('aria-label')?.split(',')[0] ?? ''));

describe.skipIf(house === undefined)('somebody watches', () => {
  if (house === undefined) return;
  afterAll(() => house.close());
  const close = async (...pages: readonly Page[]): Promise<void> => {
    await Promise.all(pages.map((page) => page.context().close()));
    expect(house.problems).toEqual([]);
  };

  test('and never sees a hand, on the screen or in any frame', async () => {
    const host = await house.visitor(DESK);
    const heard = framesOf(host);
    const link = await openTableFor(host, house, { seats: 4, options: {} });
    await host.goto(link);
    await host.locator('[data-hand] button').first().waitFor();
    const guest = await house.visitor(PHONE);
    const seen = framesOf(guest);
    await guest.goto(link);
    await guest.getByRole('button', { name: 'Nur zuschauen' }).tap();
    await guest.getByText('Du schaust zu').first().waitFor();
    await host.getByText('1 schaut zu').first().waitFor();
    expect(await guest.locator('[data-hand] button').count()).toBe(0);
    const hand = await handOf(host);
    expect(hand).toHaveLength(6);
    let tricks = 0;
    while (tricks < 3) {
      const asked = await due(host);
      if (asked === 'answer') await host.locator('[data-answers] button').last().click();
      if (asked === 'card') {
        await host.locator('button[aria-label$=", spielbar"]').first().click();
        tricks += 1;
      }
      // What a guest has heard by now was laid down before, though its own player may hear of it a moment later.
      const named = [...cardsIn(seen)];
      await settle(host);
      const played = playedIn(heard);
      expect(named.filter((card) => !played.has(card))).toEqual([]);
      const left = (await handOf(host)).filter((name) => hand.includes(name));
      const text = await textOf(guest);
      expect(left.filter((name) => text.includes(name))).toEqual([]);
    }
    await close(host, guest);
  });

  test('and is told that there is nothing to see, until there is a seat', async () => {
    const host = await house.visitor(DESK);
    const link = await openTableFor(host, house, { seats: 4, agreements: { watching: 'closed' } });
    await host.goto(link);
    await host.locator('[data-hand] button').first().waitFor();
    const guest = await house.visitor(PHONE);
    const seen = framesOf(guest);
    await guest.goto(link);
    await guest.getByRole('button', { name: 'Nur zuschauen' }).tap();
    await guest.getByText('An diesem Tisch sieht niemand ohne Platz die Karten.').waitFor();
    expect(await violations(guest)).toEqual([]);
    expect(cardsIn(seen).size).toBe(0);
    expect(seen.join('\n')).not.toContain('"view":{');
    await guest.getByRole('button', { name: 'Platz nehmen' }).first().tap();
    await guest.getByLabel('Dein Name am Tisch').fill('Bence');
    await guest.locator('form button[type=submit]').tap();
    await guest.locator('[data-hand] button').first().waitFor();
    await close(host, guest);
  });

  test.each([
    ['en-GB', 'Just watch', 'Spectators see this table 60 s late.', 'You are watching · 60 s late'],
    [
      'hu-HU',
      'Csak nézem',
      'A nézők 60 mp késéssel látják ezt az asztalt.',
      'Nézőként vagy itt · 60 mp késéssel',
    ],
    [
      'de-DE',
      'Nur zuschauen',
      'Wer zuschaut, sieht diesen Tisch 60 s später.',
      'Du schaust zu · 60 s später',
    ],
  ])('and sees the match late, and knows it, in %s', async (locale, watch, soon, late) => {
    const host = await house.visitor(DESK);
    const link = await openTableFor(host, house, {
      seats: 4,
      options: {},
      start: false,
      agreements: { watching: 'delayed' },
    });
    await host.goto(link);
    const guest = await house.visitor({ ...PHONE, locale });
    await guest.goto(link);
    await guest.getByRole('button', { name: watch }).tap();
    await host.getByRole('button', { name: 'Karten geben' }).click();
    await guest.getByText(soon).waitFor();
    await guest.getByText(late).waitFor();
    expect(await guest.locator('[data-hand] button').count()).toBe(0);
    await close(host, guest);
  });
});
