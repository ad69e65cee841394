import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { catalog } from '@stammtisch/games';
import type { OpenTable } from '@stammtisch/protocol';
import { type BotPool, createServer, type ServerOptions, simpleBots } from '@stammtisch/server';
import { openSqlite, type Store } from '@stammtisch/store';
import type { Entry } from '@stammtisch/table';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';

import { launchBrowser, missBrowser } from './browser.ts';

/** The built client. */
export const CLIENT = fileURLToPath(new URL('../../apps/web/dist', import.meta.url));

/** A real server with a data folder of its own, and a browser to visit it. */
export interface House {
  readonly url: string;
  readonly browser: Browser;
  /** Another person's device: storage of its own. Errors of its pages are kept in `problems`. */
  visitor(options?: BrowserContextOptions): Promise<Page>;
  /** Stops the server and starts it again, on the same log and port. */
  restart(): Promise<void>;
  /** Stops the server: nobody answers any more until it is started again. */
  stop(): Promise<void>;
  /** Everything pages have complained about: exceptions, and what the content policy refused. */
  readonly problems: string[];
  close(): Promise<void>;
}

/** How a house differs from the usual one: its chance, patience, bots and client, and the name it is known by. */
export interface HouseStyle extends Pick<
  ServerOptions,
  'random' | 'graces' | 'clocks' | 'limits' | 'watchDelayMs' | 'clientFolder'
> {
  readonly bots?: BotPool;
  readonly name?: string;
}

interface Running {
  readonly port: number;
  close(): Promise<void>;
}

async function startServer({
  store,
  bots,
  port,
  style: { limits, ...style },
}: {
  readonly store: Store<Entry>;
  readonly bots: BotPool;
  readonly port: number;
  readonly style: Omit<HouseStyle, 'bots' | 'name'>;
}): Promise<Running> {
  const server = await createServer({
    clientFolder: CLIENT,
    ...style,
    store,
    bots,
    limits: {
      openingsPerMinute: 10_000,
      requestsPerMinute: 10_000,
      newSocketBurst: 10_000,
      requestBurst: 10_000,
      ...limits,
    },
  });
  const bound = await server.listen({ port });
  return { port: bound.port, close: () => server.close() };
}

/** A phone that is touched. */
export const PHONE: BrowserContextOptions = {
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
  deviceScaleFactor: 2,
};
/** A computer with a mouse. */
export const DESK: BrowserContextOptions = { viewport: { width: 1280, height: 800 } };

/** Opens the house; undefined where no browser runs. */
export async function openHouse(style: HouseStyle = {}): Promise<House | undefined> {
  const { name, bots = simpleBots(catalog), ...rest } = style;
  const folder = mkdtempSync(join(tmpdir(), 'stammtisch-browser-'));
  const store = await openSqlite<Entry>(join(folder, 'tables.db'));
  const start = (at: number): Promise<Running> => startServer({ store, bots, port: at, style: rest });
  let server = await start(0);
  const { port } = server;
  const browser = await launchBrowser(
    name === undefined ? [] : [`--host-resolver-rules=MAP ${name}:80 127.0.0.1:${port}`],
  );
  const leave = async (): Promise<void> => {
    await server.close();
    await bots.close();
    await store.close();
    rmSync(folder, { recursive: true, force: true });
  };
  if (browser === undefined) {
    await leave();
    missBrowser();
    return undefined;
  }
  const url = `http://${name ?? `127.0.0.1:${port}`}`;
  const problems: string[] = [];
  return {
    url,
    browser,
    problems,
    async visitor(options = PHONE) {
      const context = await browser.newContext({ locale: 'de-DE', reducedMotion: 'reduce', ...options });
      const page = await context.newPage();
      page.setDefaultTimeout(20_000);
      page.on('pageerror', (error) => problems.push(`${page.url()}: ${error.message}`));
      page.on('console', (message) => {
        if (message.type() === 'error') problems.push(`${page.url()}: ${message.text()}`);
      });
      return page;
    },
    async restart() {
      await server.close();
      server = await start(port);
    },
    async stop() {
      await server.close();
      server = { port, close: () => Promise.resolve() };
    },
    async close() {
      await browser.close();
      await leave();
    },
  };
}

/** Opens a table as this page's person, past the form: what a journey is not about. Returns its address. */
export async function openTableFor(
  page: Page,
  { url }: House,
  wish: Partial<OpenTable> = {},
): Promise<string> {
  const token = randomBytes(16).toString('base64url');
  await page.goto(`${url}/de`);
  await page.evaluate(`localStorage.setItem('stammtisch.secret', JSON.stringify('${token}'))`);
  const body: OpenTable = {
    game: 'smear',
    seats: 3,
    options: { target: 5 },
    name: 'Réka',
    bots: 'normal',
    start: true,
    botPace: 'instant',
    ...wish,
  };
  // Asked from the page: it alone knows a house by its name.
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const request = { method: 'POST', headers, body: JSON.stringify(body) };
  const answer = await page.evaluate<{ readonly code?: string }>(
    `fetch('/api/tables', ${JSON.stringify(request)}).then((answer) => answer.json())`,
  );
  if (answer.code === undefined) throw new Error(`no table: ${JSON.stringify(answer)}`);
  return `${url}/t/${answer.code}`;
}

/** Somebody comes by the link, says a name and takes the first seat there is. */
export async function sitDown(page: Page, link: string, name: string): Promise<void> {
  await page.goto(link);
  await page.getByLabel('Dein Name am Tisch').fill(name);
  await page.locator('form button[type=submit]').click();
}
