// `npm run screens [NAME…]`: takes the pictures in docs/screens anew, in German, from a real server and a real browser.
// Its chance is a fixed stream, so that the cards are the same ones every time. `npm run screens -- pictures` takes those
// anew that tests/browser/pictures.test.ts compares.
import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import type { BrowserContextOptions, Page } from 'playwright-core';

import { DESK, openHouse, PHONE } from '../tests/browser/house.ts';
import { fixedChance } from '../tests/browser/still.ts';
import { gallery, SHOWN } from './screens/list.ts';
import { VISITS } from './screens/visits.ts';
import { smallPng } from './small-png.ts';

const FOLDER = fileURLToPath(new URL('../docs/screens/', import.meta.url));
const SIZES: readonly (readonly [name: string, size: BrowserContextOptions])[] = [
  ['phone', { ...PHONE, deviceScaleFactor: 1 }],
  ['desk', DESK],
];
const wanted = process.argv.slice(2);
const missing = new Set(SHOWN.flatMap(([, pictures]) => Object.keys(pictures)).filter(isWanted));

if (wanted.includes('pictures')) renewPictures();
else {
  for (const [size, device] of SIZES) {
    for (const visit of Object.keys(VISITS)) await visitFor(visit, size, device);
  }
  writeFileSync(`${FOLDER}README.md`, gallery());
  if (missing.size > 0) throw new Error(`not taken: ${[...missing].join(', ')}`);
}

/** Visits a house whose chance begins anew. */
async function visitFor(name: string, size: string, device: BrowserContextOptions): Promise<void> {
  // What a device can do by itself it does only for a place it trusts: one with a name is none.
  const known = name === 'offline' ? {} : { name: 'stammtisch.example' };
  const house = await openHouse({ random: fixedChance(size), ...known });
  if (house === undefined) process.exit(1);
  await VISITS[name]?.({ house, device, take: (page, picture) => take(page, picture, size) });
  if (house.problems.length > 0) throw new Error(house.problems.join('\n'));
  await house.close();
}

async function take(page: Page, name: string, size: string): Promise<void> {
  if (!isWanted(name)) return;
  missing.delete(name);
  // What was said hangs in the air for a while: a picture without it is the same every time.
  await page.locator('[class*=bubble]').first().waitFor({ state: 'detached' });
  await page.evaluate('document.activeElement?.blur(), document.fonts.ready.then(() => undefined)');
  await page.mouse.move(0, 0);
  writeFileSync(`${FOLDER}${name}-${size}.png`, smallPng(await page.screenshot({ animations: 'disabled' })));
  console.error(`${name}-${size}`);
}

function isWanted(name: string): boolean {
  return wanted.length === 0 || wanted.some((one) => name.startsWith(one));
}

function renewPictures(): void {
  const compared = ['run', '--project', 'browser', 'tests/browser/pictures.test.ts'];
  const env = { ...process.env, PICTURES: 'renew' };
  const run = spawnSync('vitest', compared, { stdio: 'inherit', shell: process.platform === 'win32', env });
  process.exitCode = run.status ?? 1;
}
