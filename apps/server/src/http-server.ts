import { createServer, type RequestListener, type Server as HttpServer } from 'node:http';
import type { Socket } from 'node:net';

import { Door, household } from './limits.ts';
import type { Metrics } from './metrics.ts';
import type { Clock, Limits } from './options.ts';
import type { IsProxy } from './socket.ts';

/** What guards the server's port. */
export interface Guarding {
  readonly limits: Limits;
  readonly clock: Clock;
  readonly metrics: Metrics;
  readonly isProxy: IsProxy;
}

/** A connection on which nothing happens is cut after this. */
const QUIET_MS = 30_000;
/** Requests that one connection may have under way: browsers send the next when they have the answer. */
const AT_ONCE = 16;
/** So often in the time a request may take, those that take longer are looked for. */
const CHECKS = 4;

/** An HTTP server that turns away whoever opens too many connections, before anything of them is read. */
export function guardedServer(guarding: Guarding, handle: RequestListener): HttpServer {
  const { limits, metrics } = guarding;
  const underWay = new WeakMap<Socket, number>();
  const times = {
    requestTimeout: limits.requestMs,
    headersTimeout: limits.requestMs,
    connectionsCheckingInterval: Math.ceil(limits.requestMs / CHECKS),
  };
  const server = createServer(times, (request, response) => {
    const { socket } = request;
    if (socket.destroyed) return;
    const already = underWay.get(socket) ?? 0;
    if (already >= AT_ONCE) {
      metrics.turnedAway('at-once');
      socket.destroy();
      return;
    }
    underWay.set(socket, already + 1);
    response.once('close', () => underWay.set(socket, (underWay.get(socket) ?? 1) - 1));
    handle(request, response);
  });
  server.setTimeout(QUIET_MS);
  guard(server, guarding);
  return server;
}

function guard(server: HttpServer, { limits, clock, metrics, isProxy }: Guarding): void {
  const door = new Door(
    {
      // In all: as many as sockets, and as many again that come and go.
      all: 2 * limits.sockets,
      each: limits.connectionsPerAddress,
      rate: limits.newConnectionsPerSecond,
      burst: limits.newConnectionBurst,
    },
    clock,
  );
  server.on('connection', (socket) => {
    const { remoteAddress } = socket;
    // Through a proxy of one's own come many: it is the proxy's to turn them away.
    if (remoteAddress === undefined || isProxy(remoteAddress, 0)) return;
    const address = household(remoteAddress);
    const away = door.enter(address);
    if (away === undefined) {
      socket.once('close', () => door.leave(address));
      return;
    }
    metrics.turnedAway(`connection-${away}`);
    socket.destroy();
  });
}
