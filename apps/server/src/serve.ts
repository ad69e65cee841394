import { readFileSync } from 'node:fs';
import { availableParallelism, networkInterfaces } from 'node:os';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

import { openSqlite, type Store } from '@stammtisch/store';
import type { Entry } from '@stammtisch/table';
import pino, { type Logger } from 'pino';
import { renderUnicodeCompact } from 'uqr';

import { createBotPool } from './bot-pool.ts';
import { ChainThread } from './chain-thread.ts';
import type { ServerOptions } from './options.ts';
import { createServer } from './server.ts';

/** How a server is run from the command line. Absent: from the environment, or the usual. */
export interface ServeOptions {
  /** `PORT`, or 3000. */
  readonly port?: number;
  /** Every address of this machine. */
  readonly host?: string;
  /** `STAMMTISCH_DATA`, or ./data. */
  readonly data?: string;
  /** `STAMMTISCH_STORE`; a file in the data folder if there is none. */
  readonly store?: string;
  /** Where what people read is written; standard output if absent. */
  readonly print?: (text: string) => void;
  readonly limits?: ServerOptions['limits'];
  /** The disk has failed, and so why: the server can do no more and must be ended. Thrown where nobody catches it if absent. */
  readonly onFailure?: (why: Error) => void;
}

/** A server that runs. */
export interface Serving {
  readonly port: number;
  /** Finishes what is under way and stops. */
  stop(): Promise<void>;
}

/** Opens store and bots, listens, and prints where people find it. */
export async function serve(options: ServeOptions = {}): Promise<Serving> {
  const { env } = process;
  const host = options.host ?? '0.0.0.0';
  const wantedPort = options.port ?? portFrom(env['PORT'] ?? '3000');
  const log = pino({ level: env['STAMMTISCH_LOG'] ?? 'warn' }, pino.destination(2));
  const imprint = imprintFrom(env['STAMMTISCH_IMPRINT']);
  const store = await openStore(options, log);
  const bots = createBotPool({ workers: threadsForBots() });
  const chains = new ChainThread();
  const clientFolder = fileURLToPath(new URL('../../web/dist', import.meta.url));
  const limits = { limits: { ...closingFrom(env['STAMMTISCH_CLOSE_DAYS']), ...options.limits } };
  const proxies = listed(env['STAMMTISCH_PROXIES']);
  const origins = listed(env['STAMMTISCH_ORIGINS']);
  const server = await createServer({
    store,
    bots,
    chains,
    clientFolder,
    publicOrigin: originFrom(env['STAMMTISCH_URL']),
    imprint,
    log,
    proxies,
    origins,
    ...limits,
  });
  const stop = async (): Promise<void> => {
    await server.close();
    await bots.close();
    await chains.stop();
    await store.close();
  };
  try {
    const { port } = await server.listen({ port: wantedPort, host });
    (options.print ?? printOut)(addressText(port, host, process.stdout.isTTY));
    return { port, stop };
  } catch (error) {
    // A port that is taken: threads would keep a process alive that serves nobody.
    await stop();
    throw error;
  }
}

/** Stops at the signals by which machines and people end a program. */
export function stopOnSignals(serving: Serving): void {
  const stop = (): void => {
    serving.stop().then(
      () => process.exit(0),
      () => process.exit(1),
    );
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
}

function openStore({ data, store: url, onFailure }: ServeOptions, log: Logger): Promise<Store<Entry>> {
  const { env } = process;
  const wanted = url ?? env['STAMMTISCH_STORE'];
  if (wanted !== undefined && wanted !== '') {
    throw new Error(`no store is known for ${/^[\w+.-]+:/.exec(wanted)?.[0] ?? 'what is no URL'}`);
  }
  const folder = resolve(data ?? env['STAMMTISCH_DATA'] ?? 'data');
  return openSqlite<Entry>(join(folder, 'stammtisch.db'), {
    onRoom: (problem) =>
      problem === undefined
        ? log.warn('there is room again')
        : log.error({ problem }, 'nothing can be stored'),
    ...(onFailure === undefined ? {} : { onFailure }),
  });
}

function addressText(port: number, host: string, isTerminal: boolean): string {
  const local = `Stammtisch: http://localhost:${port}\n`;
  const address = host === '0.0.0.0' || host === '::' ? ownAddress() : undefined;
  if (address === undefined) return local;
  const url = `http://${address}:${port}`;
  const picture = isTerminal ? `${renderUnicodeCompact(url)}\n` : '';
  return `${local}In your network: ${url}\n${picture}`;
}

const DAY_MS = 86_400_000;

/** After how many days without a move a table is closed; 0 is never. */
function closingFrom(text: string | undefined): { readonly abandonedMs?: number } {
  if (text === undefined || text === '') return {};
  if (!/^\d{1,5}$/.test(text))
    throw new Error(`STAMMTISCH_CLOSE_DAYS: a whole number of days, not "${text}"`);
  return { abandonedMs: Number(text) * DAY_MS };
}

function portFrom(text: string): number {
  const port = /^\d{1,5}$/.test(text) ? Number(text) : NaN;
  if (port <= 65_535) return port;
  throw new Error(`PORT: a whole number from 0 to 65535, not "${text}"`);
}

/** "a, b" is a and b. */
function listed(text = ''): readonly string[] {
  return text
    .split(',')
    .map((one) => one.trim())
    .filter((one) => one !== '');
}

/** The place as people know it; nothing but an origin, for paths are the client's. */
function originFrom(address: string | undefined): string | undefined {
  if (address === undefined || address === '') return undefined;
  if (!/^https?:\/\//.test(address) || !URL.canParse(address))
    throw new Error(`STAMMTISCH_URL is no address: ${address}`);
  return new URL(address).origin;
}

/** What stands in the file that the operator names; nothing where none is named. */
function imprintFrom(file: string | undefined): string {
  if (file === undefined || file === '') return '';
  try {
    return readFileSync(file, 'utf8').trim();
  } catch {
    throw new Error(`STAMMTISCH_IMPRINT: the file "${file}" cannot be read`);
  }
}

/** An address under which others in the same network find this machine. */
function ownAddress(): string | undefined {
  const all = Object.values(networkInterfaces()).flatMap((addresses) => addresses ?? []);
  return all.find(({ family, internal }) => family === 'IPv4' && !internal)?.address;
}

/** One core is left to the tables, and bots never take more than four. */
function threadsForBots(): number {
  return Math.min(4, Math.max(1, availableParallelism() - 1));
}

function printOut(text: string): void {
  process.stdout.write(text);
}
