import type { Locator, Page } from 'playwright-core';
import { afterAll, describe, expect, test } from 'vitest';

import { acts, bidIfAsked, cards, names, playable } from './hand.ts';
import { DESK, openHouse, openTableFor, PHONE } from './house.ts';
import { settle, tapThrough } from './player.ts';

const house = await openHouse();

describe.skipIf(house === undefined)('a card chosen before one’s turn', () => {
  if (house === undefined) return;
  afterAll(() => house.close());

  /** Two people at Spades, both of whom have bid: the one who leads, and the one who waits. */
  const pair = async (): Promise<Pair> => {
    const host = await house.visitor(DESK);
    const sent = acts(host);
    const table = await openTableFor(host, house, { game: 'spades', seats: 2, options: {}, start: false });
    await host.goto(table);
    await host
      .getByRole('button', { name: /^Was soll mit/ })
      .last()
      .click();
    await host.getByRole('button', { name: 'Vom Tisch nehmen' }).click();
    const friend = await house.visitor(DESK);
    const sentByFriend = acts(friend);
    await friend.goto(table);
    await friend.getByLabel('Dein Name am Tisch').fill('Bence');
    await friend.getByRole('button', { name: 'Platz nehmen', exact: true }).first().click();
    await friend.getByRole('button', { name: 'Ich bin bereit' }).click();
    await host.getByText('bereit', { exact: true }).waitFor();
    await host.getByRole('button', { name: 'Karten geben' }).click();
    for (;;) {
      for (const page of [host, friend]) {
        await bidIfAsked(page);
        await settle(page);
      }
      if ((await playable(host).count()) > 0) return { leader: host, other: friend, sent: sentByFriend };
      if ((await playable(friend).count()) > 0) return { leader: friend, other: host, sent };
    }
  };

  const close = async (...pages: readonly Page[]): Promise<void> => {
    await Promise.all(pages.map((page) => page.context().close()));
    expect(house.problems).toEqual([]);
  };

  test('principle 12: is marked, stays here until the turn comes, and is then played', async () => {
    const { leader, other, sent } = await pair();
    const { lead, follow } = await plan(leader, other);
    const before = sent().length;
    await other.getByRole('button', { name: follow, exact: true }).click();
    await other.locator('[data-strip]').getByText(`Vorgemerkt: ${follow}`).waitFor();
    const card = other.getByRole('button', { name: `${follow}, vorgemerkt` });
    expect(await card.getAttribute('aria-pressed')).toBe('true');
    expect(sent().slice(before)).toEqual([]);
    await leader.getByRole('button', { name: `${lead}, spielbar` }).click();
    await expect.poll(() => card.count()).toBe(0);
    await expect.poll(() => sent().slice(before)).toHaveLength(1);
    expect(await cards(other).count()).toBe(12);
    await close(leader, other);
  });

  test('principle 12: is dropped and announced when it may not be played, and nothing is sent', async () => {
    const { leader, other, sent } = await pair();
    const { lead, stray } = await plan(leader, other);
    const before = sent().length;
    await other.getByRole('button', { name: stray, exact: true }).click();
    await marked(other).waitFor();
    await leader.getByRole('button', { name: `${lead}, spielbar` }).click();
    await other
      .getByRole('log')
      .getByText(`denn das geht jetzt nicht: ${stray}`)
      .waitFor({ state: 'attached' });
    await expect.poll(() => playable(other).count()).toBeGreaterThan(0);
    expect(await marked(other).count()).toBe(0);
    expect(sent().slice(before)).toEqual([]);
    expect(await cards(other).count()).toBe(13);
    await close(leader, other);
  });

  test('principle 12: one more click, or Escape, takes it back, and nothing is played', async () => {
    const { leader, other } = await pair();
    const card = cards(other).first();
    await card.click();
    await marked(other).waitFor();
    await card.click();
    await expect.poll(() => marked(other).count()).toBe(0);
    await card.press('Enter');
    await marked(other).waitFor();
    await other.keyboard.press('Escape');
    await expect.poll(() => marked(other).count()).toBe(0);
    const count = await cards(other).count();
    await playable(leader).first().click();
    await expect.poll(() => playable(other).count()).toBeGreaterThan(0);
    expect(await cards(other).count()).toBe(count);
    await close(leader, other);
  });

  test('principle 12: is an offer that can be declined in the settings', async () => {
    const { leader, other } = await pair();
    await other.getByRole('button', { name: 'Menü' }).first().click();
    await other.getByRole('button', { name: 'Einstellungen' }).click();
    await other.getByRole('switch', { name: 'Karten vormerken' }).uncheck();
    await other.keyboard.press('Escape');
    await cards(other).first().click();
    await settle(other);
    expect(await marked(other).count()).toBe(0);
    await close(leader, other);
  });

  test('principle 11: nothing is ever played but what somebody chose', async () => {
    const page = await house.visitor(PHONE);
    const sent = acts(page);
    await page.goto(await openTableFor(page, house, { options: { target: 9 } }));
    await page.locator('[data-hand] button').first().waitFor();
    const { cards: played, answers } = await tapThrough(page);
    expect(sent()).toHaveLength(played + answers);
    await close(page);
  });
});

const marked = (page: Page): Locator => page.locator('[data-hand] button[aria-label$=", vorgemerkt"]');

interface Pair {
  readonly leader: Page;
  readonly other: Page;
  /** What the one who waits has sent as answers to the game. */
  readonly sent: () => readonly string[];
}

/** A lead that must be followed, with a card that follows it and one that does not. */
async function plan(leader: Page, other: Page): Promise<{ lead: string; follow: string; stray: string }> {
  const mine = await names(other);
  const suitOf = (name: string): string => name.split('-')[0] ?? '';
  for (const lead of await names(leader, playable)) {
    const follow = mine.find((name) => suitOf(name) === suitOf(lead));
    const stray = mine.find((name) => suitOf(name) !== suitOf(lead));
    if (follow !== undefined && stray !== undefined) return { lead, follow, stray };
  }
  throw new Error('no lead that has to be followed');
}
