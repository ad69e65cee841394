import { readFileSync } from 'node:fs';

import type { BrowserContextOptions, CDPSession, Page } from 'playwright-core';

import { type House, PHONE } from '../tests/browser/house.ts';

/** Lighthouse's slow 4G: 1.6 Mbit/s down, 750 kbit/s up, 150 ms there and back. */
const SLOW_4G = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
};
/** A phone's processor is so many times slower. */
const SLOWER = 4;

const WATCH = readFileSync(new URL('web-watch.js', import.meta.url), 'utf8');

/** What the watching script has noted of a page, times in ms. */
export interface Noted {
  readonly fcp: number;
  readonly lcp: number;
  readonly cls: number;
  readonly usable: number;
  /** Taps, and how long each took until a frame showed the answer; only those of 16 ms and more. */
  readonly interactions: readonly { readonly ms: number; readonly what: string }[];
  /** How many taps there were. */
  readonly count: number;
}

/** A page on a slow phone, seen for the first time. */
export interface SlowPage {
  readonly page: Page;
  readonly cdp: CDPSession;
  /** What has been noted since the page was loaded. */
  noted(): Promise<Noted>;
  close(): Promise<void>;
}

/** How a slow page comes to be. */
export interface Slowness {
  /** What shows that the page can be used. */
  readonly sign?: string;
  /** Whether the network is slow too. */
  readonly isFar?: boolean;
  readonly state?: BrowserContextOptions['storageState'];
}

/** Opens an empty page on a phone that is slow, with nothing in its cache. */
export async function slowPage(house: House, slowness: Slowness = {}): Promise<SlowPage> {
  const { sign, isFar = false, state } = slowness;
  const page = await house.visitor({
    ...PHONE,
    reducedMotion: 'no-preference',
    ...(state === undefined ? {} : { storageState: state }),
  });
  const wanted = sign === undefined ? '' : `globalThis.benchSign = ${JSON.stringify(sign)};`;
  await page.addInitScript({ content: `${wanted}${WATCH}` });
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Network.enable');
  if (isFar) await cdp.send('Network.emulateNetworkConditions', SLOW_4G);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  return {
    page,
    cdp,
    noted: () => page.evaluate<Noted>('benchNoted()'),
    close: () => page.context().close(),
  };
}
