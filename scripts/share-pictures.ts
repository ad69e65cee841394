/** `node scripts/share-pictures.ts`: draws what a link to a public page shows, from the cards of the built client. */
import { mkdirSync, writeFileSync } from 'node:fs';

import type { Page } from 'playwright-core';

import { DESK, openHouse } from '../tests/browser/house.ts';
import { smallPng } from './small-png.ts';

const FOLDER = 'apps/web/public/share';
/** What the pictures are called, with the tiles whose cards they show, and what is written on them. */
const PICTURES = [
  { name: 'stammtisch', tiles: [0, 1, 2], text: 'Smear · Zsírozás · Spades' },
  { name: 'smear', tiles: [0, 0, 0], text: 'Smear' },
  { name: 'zsirozas', tiles: [1, 1, 1], text: 'Zsírozás', language: 'hu' },
  { name: 'spades', tiles: [2, 2, 2], text: 'Spades' },
] as const;

/** Lays three cards of the tiles on felt, beside the name; in the page, whose DOM this is not typed with. */
async function lay(page: Page, tiles: readonly number[], text: string): Promise<void> {
  await page.evaluate(`(() => {
    const fans = [...document.querySelectorAll('main li')].map((tile) => [...tile.querySelectorAll('span > svg')]);
    const cards = ${JSON.stringify(tiles)}.map((tile, index) => fans[tile][index]);
    const style = (element, rules) => Object.assign(element.style, rules);
    const picture = document.createElement('div');
    style(picture, { position: 'fixed', inset: '0', zIndex: '9', background: '#2c6b54', color: '#fff' });
    cards.forEach((card, index) => {
      const held = document.createElement('div');
      style(held, { position: 'absolute', left: 640 + index * 122 + 'px', top: '120px', width: '260px', height: '390px', transform: 'rotate(' + (index - 1) * 11 + 'deg)', transformOrigin: '50% 120%' });
      const copy = card.cloneNode(true);
      style(copy, { width: '260px', height: '390px' });
      held.append(copy);
      picture.append(held);
    });
    const brand = document.createElement('div');
    brand.textContent = 'Stammtisch';
    style(brand, { position: 'absolute', left: '72px', top: '222px', font: '640 78px Fraunces' });
    const line = document.createElement('div');
    line.textContent = ${JSON.stringify(text)};
    style(line, { position: 'absolute', left: '74px', top: '334px', font: '700 ' + (line.textContent.length > 12 ? 36 : 56) + 'px Figtree', color: '#f2b33d' });
    picture.append(brand, line);
    document.body.append(picture);
  })()`);
}

const house = await openHouse();
if (house === undefined) throw new Error('no browser to draw with');
mkdirSync(FOLDER, { recursive: true });
for (const { name, tiles, text, ...more } of PICTURES) {
  // One after the other: a browser draws one page at a time.
  const page = await house.visitor({ ...DESK, viewport: { width: 1200, height: 630 }, deviceScaleFactor: 1 });
  await page.goto(`${house.url}/${'language' in more ? more.language : 'en'}/learn`);
  await page.locator('main li svg').first().waitFor();
  await page.evaluate('document.fonts.ready.then(() => undefined)');
  await lay(page, tiles, text);
  writeFileSync(`${FOLDER}/${name}.png`, smallPng(await page.screenshot({ type: 'png' })));
  await page.context().close();
}
await house.close();
