import { Bucket, type Speech, Visit } from '@stammtisch/host';
import { readClientMessage } from '@stammtisch/protocol/check';
import type { GoodbyeCode, ServerMessage } from '@stammtisch/protocol';
import type { RawData, WebSocket } from 'ws';

import { playerOf } from './ids.ts';
import type { SocketSettings } from './socket.ts';

/** Close codes of the standard: the other side broke the rules, or the server goes away. */
const POLICY = 1008;
const GOING_AWAY = 1001;
/** How long a client may take to say goodbye too, in ms. */
const FAREWELL_MS = 1_000;

/** What a connection has of the door it came by. */
export interface Line {
  /** Writes a message to the socket's stream, and tells how many bytes it has. */
  write(text: string): number;
  /** Whether all sockets of this address together may say one more thing. */
  mayTalk(): boolean;
  readonly speech: Speech;
}

/** One socket: reads, checks, asks the table, answers. */
export class Connection {
  readonly #socket: WebSocket;
  readonly #line: Line;
  readonly #settings: SocketSettings;
  readonly #bucket: Bucket;
  readonly #stopHello: () => void;
  readonly #visit: Visit;
  #isAlive = true;

  constructor(socket: WebSocket, line: Line, settings: SocketSettings) {
    const { clock, limits } = settings;
    const { messagesPerSecond: rate, messageBurst: size } = limits;
    this.#socket = socket;
    this.#line = line;
    this.#settings = settings;
    this.#bucket = new Bucket({ rate, size, now: clock.now() });
    const far = {
      send: (text: string) => this.#say(text),
      goodbye: (code: GoodbyeCode, about?: string) => void this.goodbye(code, about),
    };
    this.#visit = new Visit(far, { ...settings, speech: line.speech, playerOf });
    this.#stopHello = clock.after(limits.helloMs, () => void this.goodbye('too-slow', 'hello'));
    socket.on('message', (data, isBinary) => this.#hear(data, isBinary));
    socket.on('pong', () => (this.#isAlive = true));
    // Oversized frames and broken UTF-8 end here: ws says goodbye itself, and nobody waits long for the other side's.
    socket.on('error', () => void this.#broken());
    socket.once('close', () => this.#leave());
  }

  /** Asks whether the other side is still there; one that did not answer the last time is cut off. */
  beat(): void {
    if (!this.#isAlive) return this.#socket.terminate();
    this.#isAlive = false;
    this.#socket.ping();
    return undefined;
  }

  /** Explains why, and closes. */
  async goodbye(code: GoodbyeCode, about?: string): Promise<void> {
    if (this.#visit.isGone()) return;
    this.#settings.metrics.closed(code);
    const farewell: ServerMessage = { type: 'goodbye', code, ...(about === undefined ? {} : { about }) };
    this.#say(JSON.stringify(farewell));
    this.#leave();
    if (code === 'too-fast') return this.#cut();
    await closed(this.#socket, code === 'restarting' ? GOING_AWAY : POLICY, this.#settings);
  }

  /** What a flood still brings is neither read nor left to pile up, for the system's memory is everybody's. */
  #cut(): void {
    this.#socket.close(POLICY);
    this.#socket.terminate();
  }

  async #broken(): Promise<void> {
    if (this.#visit.isGone()) return;
    this.#settings.metrics.closed('broken-frame');
    this.#leave();
    await closed(this.#socket, POLICY, this.#settings);
  }

  #hear(data: RawData, isBinary: boolean): void {
    const { clock, metrics } = this.#settings;
    if (this.#visit.isGone()) return;
    metrics.heard();
    this.#isAlive = true;
    if (!this.#bucket.take(clock.now()) || !this.#line.mayTalk()) return void this.goodbye('too-fast');
    const message = isBinary || !Buffer.isBuffer(data) ? undefined : readClientMessage(data.toString('utf8'));
    if (message === undefined) return void this.goodbye('bad-message');
    if (message.type === 'hello') this.#stopHello();
    this.#visit.obey(message);
    return undefined;
  }

  #leave(): void {
    this.#stopHello();
    this.#visit.leave();
  }

  #say(text: string): void {
    const { limits, metrics } = this.#settings;
    if (this.#socket.readyState !== this.#socket.OPEN) return;
    if (this.#socket.bufferedAmount > limits.bufferedBytes) {
      // It reads too slowly to be told even that; it will come back and get a welcome.
      metrics.closed('too-slow');
      return this.#socket.terminate();
    }
    metrics.said(this.#line.write(text));
    return undefined;
  }
}

function closed(socket: WebSocket, code: number, { clock }: Pick<SocketSettings, 'clock'>): Promise<void> {
  return new Promise((resolve) => {
    const stop = clock.after(FAREWELL_MS, () => socket.terminate());
    socket.once('close', () => {
      stop();
      resolve();
    });
    if (socket.readyState === socket.CLOSED) {
      stop();
      resolve();
    }
    socket.close(code);
  });
}
