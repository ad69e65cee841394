import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

import type { Page } from 'playwright-core';
import { afterAll, describe, expect, test } from 'vitest';

import { CLIENT, openHouse, openTableFor, PHONE } from './house.ts';

const house = await openHouse();

test('the client is built for people: it says nothing of the machine that built it', () => {
  const folder = join(CLIENT, 'assets');
  const home = join(CLIENT, '..');
  const telling = readdirSync(folder).filter((name) => readFileSync(join(folder, name)).includes(home));
  expect(telling).toEqual([]);
});

interface Weights {
  readonly html: number;
  readonly css: number;
  readonly js: number;
  readonly fonts: number;
}

/** Visits a page and weighs what it asks for, in kB as a first visit would be sent it with gzip. */
async function weigh(page: Page, address: string, sign: string): Promise<Weights> {
  const asked = new Set<string>();
  page.on('request', (request) => asked.add(new URL(request.url()).pathname));
  await page.goto(address);
  await page.locator(sign).first().waitFor();
  await page.waitForLoadState('networkidle');
  const sum = { html: sizeOf('index.html'), css: 0, js: 0, fonts: 0 };
  for (const path of asked) {
    if (path.endsWith('.css')) sum.css += sizeOf(path);
    if (path.endsWith('.js')) sum.js += sizeOf(path);
    // Fonts are packed already, and their figures are in kB of 1,000 bytes.
    if (path.endsWith('.woff2')) sum.fonts += readFileSync(join(CLIENT, path)).length / 1000;
  }
  return sum;
}

function sizeOf(path: string): number {
  return gzipSync(readFileSync(join(CLIENT, path)), { level: 9 }).length / 1024;
}

describe.skipIf(house === undefined)('the first load', () => {
  if (house === undefined) return;
  afterAll(() => house.close());

  test('principle 41: of the first page stays within its budget', async () => {
    const page = await house.visitor(PHONE);
    const { css, js, fonts } = await weigh(page, `${house.url}/de`, 'h2');
    const html = sizeOf('de/index.html');
    expect(html).toBeLessThanOrEqual(14);
    expect(css).toBeLessThanOrEqual(12);
    expect(js).toBeLessThanOrEqual(60);
    expect(fonts).toBeLessThanOrEqual(34);
    await page.context().close();
  });

  test.each(['smear', 'zsirozas', 'spades'])('of the lesson of %s stays within its budget', async (game) => {
    const page = await house.visitor(PHONE);
    const { css, js, fonts } = await weigh(page, `${house.url}/de/learn/${game}`, 'dl');
    expect(sizeOf(`de/learn/${game}/index.html`)).toBeLessThanOrEqual(14);
    // The table comes along: its first example is near.
    expect(css).toBeLessThanOrEqual(14);
    expect(js).toBeLessThanOrEqual(90);
    expect(fonts).toBeLessThanOrEqual(34);
    await page.context().close();
  });

  test.each(['smear', 'zsirozas', 'spades'])(
    'principle 41: of a table of %s stays within its budget',
    async (game) => {
      const page = await house.visitor(PHONE);
      const address = await openTableFor(page, house, { game, seats: 4, options: {} });
      const { html, css, js, fonts } = await weigh(page, address, '[data-hand] button');
      expect(html).toBeLessThanOrEqual(14);
      expect(css).toBeLessThanOrEqual(12);
      expect(js).toBeLessThanOrEqual(90);
      expect(fonts).toBeLessThanOrEqual(34);
      await page.context().close();
    },
  );
});
