import { existsSync } from 'node:fs';

import chromium from '@sparticuz/chromium';
import { type Browser, chromium as driver } from 'playwright-core';

const USUAL_PLACES = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/opt/google/chrome/chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];
const FLAGS = ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--no-first-run'];

/** Starts the first browser that runs here: `CHROME_PATH`, the one from npm, then the usual places. */
export async function launchBrowser(more: readonly string[] = []): Promise<Browser | undefined> {
  const given = process.env['CHROME_PATH'];
  const packaged = await chromium.executablePath().catch(() => undefined);
  const places = [given, packaged, ...USUAL_PLACES].filter((place) => place !== undefined && place !== '');
  for (const executablePath of places) {
    if (executablePath === undefined || !existsSync(executablePath)) continue;
    try {
      return await driver.launch({ executablePath, args: [...FLAGS, ...more], headless: true });
    } catch (error) {
      process.stderr.write(`A browser does not start: ${executablePath}: ${String(error).split('\n')[0]}\n`);
    }
  }
  return undefined;
}

/** What to do without a browser: fail where that must not happen, else say loudly that nothing was tested. */
export function missBrowser(): void {
  if (process.env['CI'] === 'true') throw new Error('no browser can be started, and CI must have one');
  process.stderr.write(
    '\n*** NO BROWSER: the browser journeys are SKIPPED. Set CHROME_PATH or install Chromium. ***\n\n',
  );
}
