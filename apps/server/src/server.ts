import { randomBytes } from 'node:crypto';

import proxyAddr from '@fastify/proxy-addr';
import { catalog as allGames } from '@stammtisch/games';
import {
  type Clock,
  Host,
  type HostPorts,
  STANDARD_CLOCKS,
  STANDARD_GRACES,
  STANDARD_PAUSES,
  STANDARD_WATCH_DELAY_MS,
} from '@stammtisch/host';
import type { FastifyInstance } from 'fastify';
import pino from 'pino';

import { closeAbandoned } from './closing.ts';
import { openHttp } from './http.ts';
import { sha256 } from './ids.ts';
import { type Metrics, serverMetrics } from './metrics.ts';
import { Moves } from './moves.ts';
import { type ServerOptions, STANDARD_LIMITS, systemClock } from './options.ts';
import { Sockets } from './socket.ts';
import { Spoken } from './spoken.ts';

/** A server that can be listened to. It does not close the store or the bots it was given. */
export interface Server {
  /** Port 0 takes any that is free. */
  listen(at?: { readonly port?: number; readonly host?: string }): Promise<{ readonly port: number }>;
  /** How many tables are in memory, and how many sockets are open. */
  count(): { readonly tables: number; readonly sockets: number };
  /** Finishes commits, says goodbye to everybody, stops listening. */
  close(): Promise<void>;
}

/** Puts a server together: tables, HTTP, sockets. */
export async function createServer(options: ServerOptions): Promise<Server> {
  const limits = { ...STANDARD_LIMITS, ...options.limits };
  const clock = options.clock ?? systemClock;
  const { catalog = allGames, random = randomBytes, log = pino({ level: 'silent' }) } = options;
  const metrics = metricsOf(options, clock, { host: () => host, sockets: () => sockets });
  const host = new Host({
    store: options.store,
    bots: options.bots,
    catalog,
    random,
    sha256,
    ...(options.chains === undefined ? {} : { chains: options.chains }),
    clock,
    limits,
    ...timesOf(options),
    metrics,
    log,
    ...(options.drawDeck === undefined ? {} : { drawDeck: options.drawDeck }),
    ...(options.drawLots === undefined ? {} : { drawLots: options.drawLots }),
  });
  const { origins = [] } = options;
  const isProxy = proxyAddr.compile([...(options.proxies ?? [])]);
  const sockets = new Sockets({ host, limits, clock, metrics, log, isProxy, origins });
  const codes = { clock, random, ...limits };
  const [moves, spoken] = [new Moves(codes), new Spoken(codes)];
  const shared = { ...options, host, catalog, random, limits, clock, metrics, log, isProxy };
  const app = await openHttp({ ...shared, moves, spoken });
  const stopClosing = closeAbandoned(shared);
  app.server.on('upgrade', (request, socket, head) => sockets.upgrade(request, socket, head));

  return {
    count: () => ({ tables: host.count, sockets: sockets.count }),
    listen: ({ port = 0, host: address = '127.0.0.1' } = {}) => listening(app, port, address),
    async close() {
      stopClosing();
      await sockets.close('restarting');
      await host.stop();
      await app.close();
    },
  };
}

async function listening(
  app: FastifyInstance,
  port: number,
  host: string,
): Promise<{ readonly port: number }> {
  await app.listen({ port, host });
  const bound = app.server.address();
  if (bound === null || typeof bound === 'string') throw new Error('not listening on a port');
  return { port: bound.port };
}

function timesOf({
  pauses,
  graces,
  clocks,
  watchDelayMs = STANDARD_WATCH_DELAY_MS,
}: ServerOptions): Pick<HostPorts, 'pauses' | 'graces' | 'clocks' | 'watchDelayMs'> {
  return {
    pauses: { ...STANDARD_PAUSES, ...pauses },
    graces: { ...STANDARD_GRACES, ...graces },
    clocks: { ...STANDARD_CLOCKS, ...clocks },
    watchDelayMs,
  };
}

/** What is measured; tables and sockets come to be after it. */
function metricsOf(
  { bots }: ServerOptions,
  clock: Clock,
  parts: { readonly host: () => Host; readonly sockets: () => Sockets },
): Metrics {
  return serverMetrics({
    tables: () => parts.host().count,
    sockets: () => parts.sockets().count,
    botsWaiting: () => bots.waiting?.() ?? 0,
    now: () => clock.now(),
  });
}
