import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';

import { type GoodbyeCode, MAX_MESSAGE_BYTES } from '@stammtisch/protocol';
import type { Logger } from 'pino';
import { type WebSocket, WebSocketServer } from 'ws';

import { Connection } from './connection.ts';
import type { Host } from './host.ts';
import { Door } from './limits.ts';
import type { Metrics } from './metrics.ts';
import type { Clock, Limits } from './options.ts';

/** What sockets need. */
export interface SocketSettings {
  readonly host: Host;
  readonly limits: Limits;
  readonly clock: Clock;
  readonly metrics: Metrics;
  readonly log: Logger;
  readonly trustProxy: boolean;
  readonly origins: readonly string[];
}

/** All sockets of a server. */
export interface Sockets {
  /** For the HTTP server's `upgrade`. */
  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void;
  count(): number;
  /** Says goodbye to everybody and waits until they are gone. */
  close(code: GoodbyeCode): Promise<void>;
}

/** Opens the door for sockets at `/ws`. */
export function openSockets(settings: SocketSettings): Sockets {
  const { limits, clock, metrics, log } = settings;
  const server = new WebSocketServer({
    noServer: true,
    maxPayload: Math.min(limits.messageBytes, MAX_MESSAGE_BYTES),
    perMessageDeflate: false,
  });
  const door = new Door(limits, clock);
  const open = new Set<Connection>();
  let isClosing = false;
  let stopHeart = clock.after(limits.heartbeatMs, beat);

  function beat(): void {
    for (const connection of open) connection.beat();
    stopHeart = clock.after(limits.heartbeatMs, beat);
  }

  function welcome(socket: WebSocket, address: string): void {
    const connection = new Connection(socket, settings);
    open.add(connection);
    socket.once('close', () => {
      open.delete(connection);
      door.leave(address);
    });
  }

  return {
    count: () => door.total,
    upgrade(request, socket, head) {
      socket.on('error', () => socket.destroy());
      const refuse = (status: string, why: string): void => {
        metrics.turnedAway(why);
        socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
      };
      if (isClosing) return refuse('503 Service Unavailable', 'closing');
      if (pathOf(request) !== '/ws') return refuse('404 Not Found', 'path');
      if (!isOriginAllowed(request, settings.origins)) return refuse('403 Forbidden', 'origin');
      const address = addressOf(request, settings.trustProxy);
      const away = door.enter(address);
      if (away !== undefined) return refuse('429 Too Many Requests', away);
      let isWelcome = false;
      // A handshake that fails never becomes a socket; its place is given back.
      socket.once('close', () => {
        if (!isWelcome) door.leave(address);
      });
      server.handleUpgrade(request, socket, head, (webSocket) => {
        isWelcome = true;
        welcome(webSocket, address);
      });
      return undefined;
    },
    async close(code) {
      isClosing = true;
      stopHeart();
      await Promise.all(Array.from(open, (connection) => connection.goodbye(code)));
      server.close();
      log.debug('sockets closed');
    },
  };
}

function pathOf({ url = '' }: IncomingMessage): string {
  return url.split('?', 1)[0] ?? '';
}

/** Browsers say which page connects: only our own, or one that was allowed. Others say nothing. */
function isOriginAllowed({ headers }: IncomingMessage, origins: readonly string[]): boolean {
  const { origin, host } = headers;
  if (origin === undefined || origins.includes(origin)) return true;
  return URL.canParse(origin) && new URL(origin).host === host;
}

function addressOf({ headers, socket }: IncomingMessage, trustProxy: boolean): string {
  const forwarded = headers['x-forwarded-for'];
  const last = typeof forwarded === 'string' ? forwarded.split(',').at(-1)?.trim() : undefined;
  return (trustProxy ? last : undefined) ?? socket.remoteAddress ?? '';
}
