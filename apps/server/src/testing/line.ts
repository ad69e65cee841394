import type { Socket } from 'node:net';

import type { ServerMessage } from '@stammtisch/protocol';
import { type RawData, WebSocket } from 'ws';

/** What a line tells its owner. */
export interface Ear {
  opened(): void;
  heard(message: ServerMessage): void;
  closed(): void;
}

/** How a socket is torn: as if the other side were gone for good, or with a reset. */
export type Tear = 'destroy' | 'reset';

/** One socket, which can be torn without a word. */
export class Line {
  readonly #socket: WebSocket;
  #stream: Socket | undefined;

  constructor(port: number, ear: Ear) {
    const url = `ws://127.0.0.1:${port}/ws`;
    this.#socket = new WebSocket(url, { perMessageDeflate: false, handshakeTimeout: 5_000 });
    this.#socket.on('upgrade', ({ socket }) => (this.#stream = socket));
    this.#socket.on('open', () => ear.opened());
    this.#socket.on('message', (data) => ear.heard(messageIn(data)));
    this.#socket.on('error', () => this.#socket.terminate());
    this.#socket.once('close', () => ear.closed());
  }

  get isOpen(): boolean {
    return this.#socket.readyState === WebSocket.OPEN;
  }

  say(message: object): void {
    if (this.isOpen) this.#socket.send(JSON.stringify(message));
  }

  /** Ends it as a lost connection does. */
  tear(how: Tear): void {
    if (how === 'reset') this.#stream?.resetAndDestroy();
    this.#socket.terminate();
  }
}

function messageIn(data: RawData): ServerMessage {
  if (!Buffer.isBuffer(data)) throw new Error('a message in pieces');
  // The server speaks the protocol; what it says is compared with its logs in the end.
  return JSON.parse(data.toString('utf8')) as ServerMessage;
}
