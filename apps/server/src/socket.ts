import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';

import proxyAddr from '@fastify/proxy-addr';
import { Bucket, Buckets, type Clock, type Host, Speech } from '@stammtisch/host';
import { type GoodbyeCode, MAX_MESSAGE_BYTES } from '@stammtisch/protocol';
import type { Logger } from 'pino';
import { type WebSocket, WebSocketServer } from 'ws';

import { Connection, type Line } from './connection.ts';
import { writeText } from './frame.ts';
import { Heart } from './heart.ts';
import { hasOneHost } from './http-server.ts';
import { Door, household } from './limits.ts';
import type { Metrics } from './metrics.ts';
import type { Limits } from './options.ts';

/** Whether this address is a proxy of one's own, whose `X-Forwarded-…` is believed. */
export type IsProxy = ReturnType<typeof proxyAddr.compile>;

/** What sockets need. */
export interface SocketSettings {
  readonly host: Host;
  readonly limits: Limits;
  readonly clock: Clock;
  readonly metrics: Metrics;
  readonly log: Logger;
  readonly isProxy: IsProxy;
  readonly origins: readonly string[];
}

/** So many sockets of one address may each say as much as they may, at the same time. */
const FULL_VOICES = 5;
/** More addresses are not remembered at the same time before the quiet ones are forgotten. */
const MOST_ADDRESSES = 10_000;
/** As many bytes a piece that arrives is counted for at least: each costs as much, however small it is. */
const LEAST_BYTES = 64;

/** All sockets of a server, and the door at `/ws` through which they come. */
export class Sockets {
  readonly #settings: SocketSettings;
  readonly #server: WebSocketServer;
  readonly #door: Door;
  readonly #voices: Buckets;
  readonly #open = new Set<Connection>();
  readonly #heart: Heart;
  readonly #speech: Speech;
  #isClosing = false;

  constructor(settings: SocketSettings) {
    const { limits, clock } = settings;
    this.#settings = settings;
    const maxPayload = Math.min(limits.messageBytes, MAX_MESSAGE_BYTES);
    this.#server = new WebSocketServer({ noServer: true, maxPayload, perMessageDeflate: false });
    const { sockets: all, socketsPerAddress: each, messagesPerSecond, messageBurst } = limits;
    const { newSocketsPerSecond: rate, newSocketBurst: burst } = limits;
    this.#door = new Door({ all, each, rate, burst }, clock);
    this.#voices = new Buckets({
      rate: messagesPerSecond * FULL_VOICES,
      size: messageBurst * FULL_VOICES,
      most: MOST_ADDRESSES,
    });
    this.#speech = new Speech(clock);
    this.#heart = new Heart(clock, limits.heartbeatMs);
  }

  /** How many sockets are open. */
  get count(): number {
    return this.#door.total;
  }

  /** For the HTTP server's `upgrade`. */
  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void {
    socket.on('error', () => socket.destroy());
    const address = household(proxyAddr(request, this.#settings.isProxy));
    const refusal = this.#refusal(request, address);
    if (refusal !== undefined) {
      this.#settings.metrics.turnedAway(refusal.why);
      // Nobody watches this stream any more: it ends with the answer, whether or not the other side lets go.
      const answer = `HTTP/1.1 ${refusal.status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`;
      socket.end(answer, () => socket.destroy());
      return;
    }
    // The place is given back when the stream closes, whether or not the handshake ever made it a socket.
    socket.once('close', () => this.#door.leave(address));
    this.#server.handleUpgrade(request, socket, head, (webSocket) =>
      this.#welcome(webSocket, socket, address),
    );
  }

  /** Says goodbye to everybody and waits until they are gone. */
  async close(code: GoodbyeCode): Promise<void> {
    this.#isClosing = true;
    this.#heart.stop();
    await Promise.all(Array.from(this.#open, (connection) => connection.goodbye(code)));
    this.#server.close();
  }

  #refusal(
    request: IncomingMessage,
    address: string,
  ): { readonly status: string; readonly why: string } | undefined {
    if (this.#isClosing) return { status: '503 Service Unavailable', why: 'closing' };
    if (!hasOneHost(request)) return { status: '400 Bad Request', why: 'host' };
    if (pathOf(request) !== '/ws') return { status: '404 Not Found', why: 'path' };
    if (!isOriginAllowed(request, this.#settings.origins)) return { status: '403 Forbidden', why: 'origin' };
    const away = this.#door.enter(address);
    return away === undefined ? undefined : { status: '429 Too Many Requests', why: away };
  }

  #welcome(socket: WebSocket, stream: Duplex, address: string): void {
    const { clock } = this.#settings;
    const line: Line = {
      write: (text) => writeText(stream, text),
      mayTalk: () => this.#voices.take(address, clock.now()),
      speech: this.#speech,
    };
    const connection = new Connection(socket, line, this.#settings);
    this.#measure(stream, connection);
    this.#open.add(connection);
    const leave = this.#heart.add(connection);
    socket.once('close', () => {
      this.#open.delete(connection);
      leave();
    });
  }

  /** Counts whatever arrives: pings and the pieces of a message cost something too, and are no message. */
  #measure(stream: Duplex, connection: Connection): void {
    const { clock, limits } = this.#settings;
    const { messageBytes, messagesPerSecond, messageBurst } = limits;
    const [rate, size] = [messagesPerSecond * messageBytes, messageBurst * messageBytes];
    const bytes = new Bucket({ rate, size, now: clock.now() });
    stream.on('data', (chunk: Buffer) => {
      if (!bytes.take(clock.now(), Math.max(LEAST_BYTES, chunk.length))) void connection.goodbye('too-fast');
    });
  }
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
