import { catalog } from '@stammtisch/games';
import { openMemory, type Store } from '@stammtisch/store';
import type { Entry } from '@stammtisch/table';

import type { ServerOptions } from '../options.ts';
import { createServer, type Server } from '../server.ts';
import { simpleBots } from '../simple-bots.ts';

/** A server of a test, with the store it writes to. */
export interface TestServer {
  readonly server: Server;
  readonly store: Store<Entry>;
  readonly port: number;
  close(): Promise<void>;
}

/** A real server on a free port, its log in memory unless another store is given. */
export async function startServer(options: Partial<ServerOptions> = {}): Promise<TestServer> {
  const store = options.store ?? (await openMemory<Entry>());
  const limits = {
    messagesPerSecond: 10_000,
    messageBurst: 10_000,
    newSocketBurst: 10_000,
    newConnectionBurst: 10_000,
    requestBurst: 10_000,
    openingsPerMinute: 10_000,
    recordsPerMinute: 10_000,
    requestsPerMinute: 10_000,
    ...options.limits,
  };
  const server = await createServer({
    bots: simpleBots(options.catalog ?? catalog),
    ...options,
    store,
    limits,
  });
  const { port } = await server.listen();
  return { server, store, port, close: () => server.close() };
}
