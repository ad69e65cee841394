import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type ServerResponse,
  type Server as HttpServer,
} from 'node:http';
import type { Socket } from 'node:net';

import proxyAddr from '@fastify/proxy-addr';
import { Buckets, type Clock } from '@stammtisch/host';

import { Door, household } from './limits.ts';
import type { Metrics } from './metrics.ts';
import type { Limits } from './options.ts';
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
/** More addresses are not remembered at the same time before the quiet ones are forgotten. */
const MOST_ADDRESSES = 10_000;
/** So often in the time a request may take, those that take longer are looked for. */
const CHECKS = 4;

/** An HTTP server that turns away whoever connects or asks too often, before anything else is done. */
export function guardedServer(guarding: Guarding, handle: RequestListener): HttpServer {
  const { requestMs } = guarding.limits;
  const mayAsk = asking(guarding);
  const times = {
    requestTimeout: requestMs,
    headersTimeout: requestMs,
    connectionsCheckingInterval: Math.ceil(requestMs / CHECKS),
  };
  const server = createServer(times, (request, response) => {
    if (request.socket.destroyed) return;
    if (!hasOneHost(request)) response.writeHead(400, { connection: 'close' }).end();
    else if (mayAsk(request, response)) handle(request, response);
  });
  server.setTimeout(QUIET_MS);
  guard(server, guarding);
  return server;
}

const TOO_FAST = JSON.stringify({ error: { code: 'too-fast' } });

/** Whether this request may go on; if not, it has been answered, or its connection is cut. */
function asking({
  limits,
  clock,
  metrics,
  isProxy,
}: Guarding): (request: IncomingMessage, response: ServerResponse) => boolean {
  const underWay = new WeakMap<Socket, number>();
  const { requestsPerSecond: rate, requestBurst: size } = limits;
  const pace = new Buckets({ rate, size, most: MOST_ADDRESSES });
  return (request, response) => {
    const { socket, url } = request;
    const already = underWay.get(socket) ?? 0;
    if (already >= AT_ONCE) {
      metrics.turnedAway('at-once');
      socket.destroy();
      return false;
    }
    underWay.set(socket, already + 1);
    response.once('close', () => underWay.set(socket, (underWay.get(socket) ?? 1) - 1));
    // Whoever checks the server's health must always get an answer.
    if (url === '/healthz' || url === '/readyz') return true;
    if (pace.take(household(proxyAddr(request, isProxy)), clock.now())) return true;
    metrics.turnedAway('requests');
    response
      .writeHead(429, { 'content-type': 'application/json', ...closing(socket, isProxy) })
      .end(TOO_FAST);
    return false;
  };
}

/** Who floods has to come again for each request, and is counted at the port then. */
export function closing({ remoteAddress }: Socket, isProxy: IsProxy): { readonly connection?: 'close' } {
  return remoteAddress !== undefined && isProxy(remoteAddress, 0) ? {} : { connection: 'close' };
}

/** Two hosts are two readings of one request (RFC 9112, 3.2); no browser sends them. */
export function hasOneHost({ rawHeaders }: IncomingMessage): boolean {
  let hosts = 0;
  for (let i = 0; i < rawHeaders.length; i += 2) if (rawHeaders[i]?.toLowerCase() === 'host') hosts += 1;
  return hosts === 1;
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
