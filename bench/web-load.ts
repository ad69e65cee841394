import { readFileSync } from 'node:fs';
import { deflateRawSync } from 'node:zlib';

import type { BrowserContextOptions, Page } from 'playwright-core';

import { type House, openTableFor } from '../tests/browser/house.ts';
import { percentile, type Row } from './report.ts';
import { MY_TURN } from './web-play.ts';
import { atMost } from './web-rows.ts';
import { type Noted, slowPage } from './web-throttle.ts';

/** Budgets of the architecture; kB of 1,024 bytes, of fonts of 1,000. */
const LIMITS = { lcp: 1500, prerendered: 1000, cls: 0.02, html: 14, css: 12, fonts: 34 };
const HOME_JS = 60;
const TABLE_JS = 90;

/** A page as somebody comes to it. */
interface Visited {
  readonly name: string;
  readonly address: string;
  /** What shows that it can be used. */
  readonly sign: string;
  readonly js?: number;
  /** Whoever comes has been there before, though nothing is in their cache. */
  readonly state?: BrowserContextOptions['storageState'];
}

interface Weights {
  readonly html: number;
  readonly css: number;
  readonly js: number;
  readonly fonts: number;
}

/** Loads each page that many times with an empty cache, over slow 4G on a slow phone, and tells the medians. */
export async function measureLoads(house: House, rounds: number): Promise<readonly Row[]> {
  const rows: Row[] = [];
  for (const visited of await pagesOf(house)) {
    console.error(`loading: ${visited.name} …`);
    rows.push(...(await loaded(house, visited, rounds)));
  }
  return rows;
}

async function pagesOf(house: House): Promise<readonly Visited[]> {
  const { url } = house;
  const usable = 'main button, main a[href]';
  const [join, table] = [await openJoin(house), await openPlay(house)];
  return [
    { name: 'home', address: `${url}/de`, sign: usable, js: HOME_JS },
    { name: 'learn Smear', address: `${url}/de/learn/smear`, sign: usable },
    { name: 'join', address: join, sign: 'form button[type=submit]' },
    { name: 'table in play', ...table, sign: MY_TURN, js: TABLE_JS },
    { name: 'replay', address: replayAt(url), sign: 'main input[type=range]' },
  ];
}

/** A table at which there is a seat to take. */
async function openJoin(house: House): Promise<string> {
  const host = await house.visitor();
  const address = await openTableFor(host, house, { seats: 4, options: {}, start: false });
  await host.context().close();
  return address;
}

/** A table in the middle of a match that waits for this person. */
async function openPlay(house: House): Promise<Pick<Visited, 'address' | 'state'>> {
  const page = await house.visitor();
  const address = await openTableFor(page, house, { seats: 4, options: {} });
  await page.goto(address);
  await page.locator(MY_TURN).first().waitFor();
  const state = await page.context().storageState();
  await page.context().close();
  return { address, state };
}

/** A match of the past that the link itself carries. */
function replayAt(url: string): string {
  const file = new URL('../packages/games/src/smear/golden/records-1/4-standard.json', import.meta.url);
  return `${url}/h?s=14#${deflateRawSync(readFileSync(file)).toString('base64url')}`;
}

async function loaded(house: House, visited: Visited, rounds: number): Promise<readonly Row[]> {
  const { name, js } = visited;
  const isPrerendered = await hasContent(visited.address);
  const visits: (Noted & Weights)[] = [];
  while (visits.length < rounds) visits.push(await load(house, visited));
  const median = (key: 'fcp' | 'lcp' | 'cls' | 'usable' | keyof Weights): number =>
    percentile(
      visits.map((visit) => visit[key]),
      0.5,
    );
  const [called, limit] = isPrerendered
    ? [`load ${name}, prerendered`, LIMITS.prerendered]
    : [`load ${name}`, LIMITS.lcp];
  const timed = `ms, median of ${rounds}`;
  return [
    atMost(`${called}: largest paint`, timed, median('lcp'), limit),
    { bench: `${called}: first paint`, unit: timed, ours: median('fcp') },
    { bench: `${called}: usable`, unit: timed, ours: median('usable') },
    atMost(`${called}: layout shift`, `median of ${rounds}`, median('cls'), LIMITS.cls),
    atMost(`${called}: HTML`, 'kB sent', median('html'), LIMITS.html),
    atMost(`${called}: CSS`, 'kB sent', median('css'), LIMITS.css),
    js === undefined
      ? { bench: `${called}: JS`, unit: 'kB sent', ours: median('js') }
      : atMost(`${called}: JS`, 'kB sent', median('js'), js),
    atMost(`${called}: fonts`, 'kB sent', median('fonts'), LIMITS.fonts),
  ];
}

/** Whether the page says something before any script has run. */
async function hasContent(address: string): Promise<boolean> {
  return (await (await fetch(address)).text()).includes('<h1');
}

async function load(house: House, { address, sign, state }: Visited): Promise<Noted & Weights> {
  const slow = await slowPage(house, { sign, isFar: true, ...(state === undefined ? {} : { state }) });
  const { page } = slow;
  await page.goto(address);
  await page.locator(sign).first().waitFor({ state: 'attached' });
  await page.waitForLoadState('networkidle');
  const noted = await slow.noted();
  const sum = await weigh(page);
  await slow.close();
  return { ...noted, ...sum };
}

/** What was sent, as it was packed, by the browser's own account. */
async function weigh(page: Page): Promise<Weights> {
  const sent = await page.evaluate<readonly (readonly [name: string, bytes: number])[]>(
    `[...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')]
      .map(({ name, encodedBodySize }) => [name, encodedBodySize])`,
  );
  const bytes = (isOne: (path: string) => boolean): number =>
    sent.reduce((sum, [name, size]) => (isOne(new URL(name).pathname) ? sum + size : sum), 0);
  return {
    html: (sent[0]?.[1] ?? 0) / 1024,
    css: bytes((path) => path.endsWith('.css')) / 1024,
    js: bytes((path) => path.endsWith('.js')) / 1024,
    fonts: bytes((path) => path.endsWith('.woff2')) / 1000,
  };
}
