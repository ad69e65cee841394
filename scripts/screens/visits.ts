import type { BrowserContextOptions, Page } from 'playwright-core';

import { type House, openTableFor } from '../../tests/browser/house.ts';
import { pastMatch } from '../../tests/browser/stops.ts';
import { goOn, play, until } from './playing.ts';

const NAME = 'Anna';
const FRIENDS = [NAME, 'Bálint', 'Resi', 'Mizzi'];

/** One visit: a house, a device, and how a picture of what it shows is kept under a name. */
export interface Visit {
  readonly house: House;
  readonly device: BrowserContextOptions;
  readonly take: (page: Page, name: string) => Promise<void>;
}

/** Visits for pictures, each in a house of its own. */
export const VISITS: Readonly<Record<string, (visit: Visit) => Promise<void>>> = {
  pages,
  reading,
  smear,
  zsirozas: (visit) => otherGame(visit, 'zsirozas'),
  spades: (visit) => otherGame(visit, 'spades'),
  talk,
  past,
  text,
  offline,
};

/** Keeps a picture, and another one in the dark. */
async function takeBoth(visit: Visit, page: Page, name: string): Promise<void> {
  await visit.take(page, name);
  await page.emulateMedia({ colorScheme: 'dark' });
  await visit.take(page, `${name}-dark`);
  await page.emulateMedia({ colorScheme: 'light' });
}

/** First page, settings, a table being set up, the waiting room, the way in. */
async function pages(visit: Visit): Promise<void> {
  const { house, device, take } = visit;
  const page = await house.visitor(device);
  await page.goto(`${house.url}/de`);
  await page.getByLabel('Dein Name am Tisch').fill(NAME);
  await takeBoth(visit, page, 'home');
  await page.getByRole('button', { name: 'Einstellungen öffnen' }).click();
  await page.getByRole('heading', { name: 'Aussehen' }).waitFor();
  await takeBoth(visit, page, 'settings');
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: 'Smear: Tisch eröffnen' }).click();
  await page.getByRole('radio', { name: '4', exact: true }).first().check();
  await page.getByRole('radio', { name: 'ausgeloste Paare' }).check();
  await page.evaluate('scrollTo(0, 0)');
  await takeBoth(visit, page, 'create');
  await page.getByRole('button', { name: 'Tisch eröffnen' }).click();
  await page.getByRole('button', { name: 'Karten geben' }).waitFor();
  const friend = await house.visitor(device);
  await friend.goto(page.url());
  await friend.getByRole('textbox').first().fill('Bálint');
  await take(friend, 'join');
  await friend.getByRole('button', { name: 'Platz nehmen' }).first().click();
  await page.getByText('Bálint').waitFor();
  await takeBoth(visit, page, 'waiting');
}

/** What is read: lessons, rules, how the dealing is checked, who runs the place. */
async function reading(visit: Visit): Promise<void> {
  const { house, device, take } = visit;
  const page = await house.visitor(device);
  const show = async (path: string, sign: string): Promise<void> => {
    await page.goto(house.url + path);
    await page.locator(sign).first().waitFor();
    await page.waitForLoadState('networkidle');
  };
  await show('/de/learn', 'li');
  await take(page, 'learn');
  await show('/de/learn/smear', 'dl');
  await takeBoth(visit, page, 'learn-smear');
  const example = page.locator('#try-follow');
  await example.evaluate((element) => element.scrollIntoView());
  await example.locator('[data-hand] button').first().waitFor();
  await page.waitForLoadState('networkidle');
  await take(page, 'learn-example');
  for (const game of ['zsirozas', 'spades']) {
    await show(`/de/learn/${game}`, 'dl');
    await take(page, `learn-${game}`);
  }
  await show('/de/r/smear-100b21?n=Oma', 'article');
  await take(page, 'rules');
  await show('/de/r', 'li');
  await take(page, 'rules-all');
  await show('/de/r/smear-100b21/vs?n=Oma', 'table');
  await take(page, 'comparison');
  await show('/de/fair', '#fair-by-hand');
  await take(page, 'fair');
  await show('/de/about', 'a[href="/licences.txt"]');
  await take(page, 'about');
  await show('/de/nothing', 'h1');
  await take(page, 'missing');
}

/** A table of Smear from its first bid to the sheet. */
async function smear(visit: Visit): Promise<void> {
  const { house, device, take } = visit;
  const page = await house.visitor(device);
  await page.goto(await openTableFor(page, house, { seats: 6, options: {}, name: NAME }));
  await until(page, 'answer');
  await take(page, 'bidding');
  await play(page, 2, 3);
  await takeBoth(visit, page, 'trick');
  await until(page, 'deal-over');
  await take(page, 'deal-end');
  for (let deal = 0; deal < 3; deal += 1) {
    await goOn(page);
    await until(page, 'deal-over');
  }
  await page
    .getByRole('button', { name: /Punktezettel$/ })
    .first()
    .click();
  await page.locator('dialog[open] tbody button').last().click();
  await takeBoth(visit, page, 'sheet');
}

async function otherGame(visit: Visit, game: string): Promise<void> {
  const { house, device } = visit;
  const page = await house.visitor(device);
  await page.goto(await openTableFor(page, house, { game, seats: 4, options: {}, name: NAME }));
  await play(page, 3, 2);
  await takeBoth(visit, page, game);
}

/** Two people who talk while they wait. */
async function talk({ house, device, take }: Visit): Promise<void> {
  const page = await house.visitor(device);
  const wish = { seats: 3, name: NAME, start: false, agreements: { talk: 'text' } } as const;
  await page.goto(await openTableFor(page, house, wish));
  await page
    .getByRole('button', { name: /^Gespräch/ })
    .first()
    .click();
  const talking = page.getByRole('dialog');
  await talking.getByRole('textbox').fill('Wer bringt Brezn mit?');
  await talking.getByRole('button', { name: 'Senden' }).click();
  await talking.getByText('Wer bringt Brezn mit?').waitFor();
  await take(page, 'talk');
}

/** A match of the past, somewhere in its first deal, and a list of matches. */
async function past(visit: Visit): Promise<void> {
  const { house, device } = visit;
  const page = await house.visitor(device);
  await page.goto(`${house.url}/h?s=14#${pastMatch(FRIENDS)}`);
  await page.getByRole('slider').waitFor();
  await takeBoth(visit, page, 'replay');
  await page.evaluate(
    `localStorage.setItem('stammtisch.matches', ${JSON.stringify(JSON.stringify(MATCHES))})`,
  );
  await page.goto(`${house.url}/de/matches`);
  await page
    .getByRole('link', { name: /^Smear, / })
    .first()
    .waitFor();
  await takeBoth(visit, page, 'matches');
}

/** Matches as a device keeps them. */
const MATCHES = [
  ['smear', [21, 14, 9, 17], 7],
  ['spades', [412, 508], 6],
  ['smear', [12, 21, 8, 15], 8],
  ['zsirozas', [3, 5], 8],
  ['zsirozas', [5, 2], 7],
].map(([game, totals, deals], index) => {
  const points = totals as readonly number[];
  return {
    id: `match${index}-1`,
    game,
    at: Date.UTC(2026, 0, 24 - index * 3, 20, 15),
    names: FRIENDS,
    sides: FRIENDS.map((_, seat) => seat % points.length),
    seat: 0,
    totals: points,
    winners: [points.indexOf(Math.max(...points))],
    deals,
  };
});

/** A table in words. */
async function text(visit: Visit): Promise<void> {
  const { house, device } = visit;
  const page = await house.visitor(device);
  const table = await openTableFor(page, house, { seats: 4, options: {}, name: NAME });
  await page.goto(table);
  await play(page, 2, 1);
  await page.goto(`${table}?text=1`);
  await page
    .getByText(/^Du bist dran/)
    .first()
    .waitFor();
  await takeBoth(visit, page, 'text');
}

/** A table on this device. */
async function offline({ house, device, take }: Visit): Promise<void> {
  const page = await house.visitor(device);
  await page.goto(`${house.url}/de`);
  await page.getByLabel('Dein Name am Tisch').fill(NAME);
  await page.evaluate('navigator.serviceWorker.ready');
  await page.waitForFunction('navigator.serviceWorker.controller !== null');
  await page.context().setOffline(true);
  await page.getByRole('button', { name: 'Smear: Gegen Bots spielen' }).click();
  await play(page, 0, 1);
  await take(page, 'offline');
}
