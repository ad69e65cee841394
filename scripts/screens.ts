// `npm run screens [NAME…]`: takes the pictures in docs/screens anew, in German, from a real server and a real browser.
// Its chance is a fixed stream, so that the cards are the same ones every time.
import { hash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { deflateRawSync } from 'node:zlib';

import type { BrowserContextOptions, Page } from 'playwright-core';

import { DESK, type House, openHouse, openTableFor, PHONE } from '../tests/browser/house.ts';
import { due } from '../tests/browser/player.ts';

const FOLDER = fileURLToPath(new URL('../docs/screens/', import.meta.url));
const NAME = 'Anna';
const SIZES: readonly (readonly [name: string, size: BrowserContextOptions])[] = [
  ['phone', { ...PHONE, deviceScaleFactor: 1 }],
  ['desk', DESK],
];
const wanted = process.argv.slice(2);

for (const [size, device] of SIZES) {
  await inHouse(size, (house) => pages(house, size, device));
  await inHouse(size, (house) => smear(house, size, device));
  for (const game of ['zsirozas', 'spades'])
    await inHouse(size, (house) => otherGame(house, { game, size, device }));
  await inHouse(size, (house) => talk(house, size, device));
  await inHouse(size, (house) => past(house, size, device));
  await inHouse(size, (house) => dark(house, size, { ...device, colorScheme: 'dark' }));
}

/** A house whose chance begins anew. */
async function inHouse(seed: string, visit: (house: House) => Promise<void>): Promise<void> {
  let count = 0;
  const random = (bytes: number): Uint8Array => {
    count += 1;
    return hash('shake256', `${seed} ${count}`, { outputEncoding: 'buffer', outputLength: bytes });
  };
  const house = await openHouse({ random, address: { name: 'stammtisch.example', port: 4317 } });
  if (house === undefined) process.exit(1);
  await visit(house);
  if (house.problems.length > 0) throw new Error(house.problems.join('\n'));
  await house.close();
}

async function take(page: Page, name: string): Promise<void> {
  if (wanted.length > 0 && !wanted.some((one) => name.startsWith(one))) return;
  // What was said hangs in the air for a while: a picture without it is the same every time.
  while ((await page.locator('[class*=bubble]').count()) > 0) await page.waitForTimeout(100);
  await page.evaluate('document.activeElement?.blur()');
  await page.mouse.move(0, 0);
  await page.screenshot({ path: `${FOLDER}${name}.png`, animations: 'disabled' });
  console.error(name);
}

/** First page, a table being set up, the waiting room. */
async function pages(house: House, size: string, device: BrowserContextOptions): Promise<void> {
  const page = await house.visitor(device);
  await page.goto(`${house.url}/de`);
  await page.getByLabel('Dein Name am Tisch').fill(NAME);
  await take(page, `home-${size}`);
  await page.getByRole('link', { name: 'Smear: Tisch eröffnen' }).click();
  await page.getByRole('radio', { name: '4', exact: true }).first().check();
  await page.getByRole('radio', { name: 'ausgeloste Paare' }).check();
  await page.evaluate('scrollTo(0, 0)');
  await take(page, `create-${size}`);
  await page.getByRole('button', { name: 'Tisch eröffnen' }).click();
  await page.getByRole('button', { name: 'Karten geben' }).waitFor();
  const friend = await house.visitor(device);
  await friend.goto(page.url());
  await friend.getByRole('textbox').first().fill('Bálint');
  await friend.getByRole('button', { name: 'Platz nehmen' }).first().click();
  await page.getByText('Bálint').waitFor();
  await take(page, `waiting-${size}`);
}

/** A table of Smear from its first bid to the sheet. */
async function smear(house: House, size: string, device: BrowserContextOptions): Promise<void> {
  const page = await house.visitor(device);
  await page.goto(await openTableFor(page, house, { seats: 6, options: {}, name: NAME }));
  await until(page, 'answer');
  await take(page, `bidding-${size}`);
  await play(page, 3, 3);
  await take(page, `trick-${size}`);
  await until(page, 'deal-over');
  await take(page, `deal-end-${size}`);
  for (let deal = 0; deal < 3; deal += 1) {
    await page.getByRole('button', { name: 'Weiter', exact: true }).click();
    await until(page, 'deal-over');
  }
  await page
    .getByRole('button', { name: /Punktezettel$/ })
    .first()
    .click();
  await page.locator('dialog[open] tbody button').last().click();
  await take(page, `sheet-${size}`);
}

interface Table {
  readonly game: string;
  readonly size: string;
  readonly device: BrowserContextOptions;
}

async function otherGame(house: House, { game, size, device }: Table): Promise<void> {
  const page = await house.visitor(device);
  await page.goto(await openTableFor(page, house, { game, seats: 4, options: {}, name: NAME }));
  await play(page, 3, 2);
  await take(page, `${game}-${size}`);
}

/** Two people who talk while they wait. */
async function talk(house: House, size: string, device: BrowserContextOptions): Promise<void> {
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
  await take(page, `talk-${size}`);
}

/** A match of the past, somewhere in its first deal. */
async function past(house: House, size: string, device: BrowserContextOptions): Promise<void> {
  const page = await house.visitor(device);
  const file = new URL('../packages/games/src/smear/golden/records-1/4-standard.json', import.meta.url);
  // A record of our own.
  const record: object = JSON.parse(readFileSync(file, 'utf8'));
  const named = JSON.stringify({ ...record, names: [NAME, 'Bálint', 'Resi', 'Mizzi'] });
  await page.goto(`${house.url}/h?s=14#${deflateRawSync(named).toString('base64url')}`);
  await page.getByRole('slider').waitFor();
  await take(page, `replay-${size}`);
}

async function dark(house: House, size: string, device: BrowserContextOptions): Promise<void> {
  const page = await house.visitor(device);
  await page.goto(`${house.url}/de`);
  await page.getByLabel('Dein Name am Tisch').fill(NAME);
  await take(page, `home-dark-${size}`);
  await page.goto(await openTableFor(page, house, { seats: 6, options: {}, name: NAME }));
  await play(page, 3, 3);
  await take(page, `trick-dark-${size}`);
}

/** Plays on until it is my turn, so many tricks of the deal are over and so many cards of others lie on the table. */
async function play(page: Page, tricks: number, lying: number): Promise<void> {
  for (let turn = 0; turn < 80; turn += 1) {
    await until(page, 'card');
    // A finished trick lies for a moment under another name.
    await page.getByRole('list', { name: 'Letzter Stich' }).waitFor({ state: 'detached' });
    const taken = await page
      .getByText(/^Stich \d/)
      .first()
      .textContent();
    const cards = await page.getByRole('list', { name: 'Stich', exact: true }).getByRole('listitem').count();
    if (Number(taken?.match(/\d+/)?.[0]) > tricks && cards >= lying) return;
    await layCard(page);
  }
  throw new Error('it never looked right');
}

/** Answers and plays until this is asked of me. */
async function until(page: Page, asked: 'answer' | 'card' | 'deal-over'): Promise<void> {
  for (let look = 0; look < 600; look += 1) {
    const now = await due(page);
    if (now === asked) return;
    if (now === 'match-over') throw new Error('the match was over too soon');
    if (now === 'answer') await page.locator('[data-answers] button').first().click();
    if (now === 'card') await layCard(page);
    if (now === 'deal-over') await page.getByRole('button', { name: 'Weiter', exact: true }).click();
    await page.waitForTimeout(50);
  }
  throw new Error(`nobody asked for ${asked}: ${await page.locator('body').innerText()}`);
}

async function layCard(page: Page): Promise<void> {
  const card = page.locator('button[aria-label$=", spielbar"]').first();
  const name = (await card.getAttribute('aria-label'))?.split(',')[0] ?? '';
  await card.click();
  const confirm = page.getByRole('button', { name: / spielen$/ });
  if (await confirm.isVisible()) await confirm.click();
  await page.locator(`[data-hand] button[aria-label^="${name},"]`).waitFor({ state: 'detached' });
}
