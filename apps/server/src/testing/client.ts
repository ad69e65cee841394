import { randomBytes } from 'node:crypto';

import { lookAt, type Seen } from '@stammtisch/kernel';
import { catalog as games } from '@stammtisch/games';
import type { Catalog } from '@stammtisch/kernel';
import {
  type Fairness,
  type OpenTable,
  PROTOCOL,
  type Room,
  type ServerMessage,
  type TableCommand,
  withDifference,
} from '@stammtisch/protocol';
import { WebSocket } from 'ws';

/** A new player's secret. */
export function newToken(): string {
  return randomBytes(16).toString('base64url');
}

/** Opens a table over HTTP; throws with the server's problem. */
export async function openTable(port: number, token: string, body: OpenTable): Promise<string> {
  const response = await fetch(`http://127.0.0.1:${port}/api/tables`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`${response.status} ${text}`);
  // The one answer of this call.
  return (JSON.parse(text) as { readonly code: string }).code;
}

/** What a client knows of its table: built from messages alone, as a browser does it. */
export interface Known {
  readonly seq: number;
  readonly room: Room;
  readonly fairness: Fairness;
  readonly seat: number | null;
  readonly position: string | null;
  readonly view: unknown;
}

/** What a device says of itself about its shares in the chance, whenever it has heard something. */
export type Mixing = (known: Pick<Known, 'fairness' | 'room'>) => readonly TableCommand[];

/** A client of a test: it keeps every frame, and lets tests wait for what they need. */
export class TestClient {
  readonly frames: string[] = [];
  readonly messages: ServerMessage[] = [];
  known: Known | undefined;
  closed: { readonly code: number } | undefined;
  readonly #socket: WebSocket;
  readonly #catalog: Catalog;
  readonly #mixing: Mixing | undefined;
  #waiting: (() => void)[] = [];
  #ids = 0;
  #pongs = 0;

  constructor(
    url: string,
    {
      headers,
      catalog = games,
      mixing,
    }: { headers?: Record<string, string>; catalog?: Catalog; mixing?: Mixing } = {},
  ) {
    this.#mixing = mixing;
    this.#catalog = catalog;
    this.#socket = new WebSocket(url, {
      perMessageDeflate: false,
      ...(headers === undefined ? {} : { headers }),
    });
    // The only place where frames become messages; the server speaks this protocol.
    this.#socket.on('message', (data) => this.#hear(Buffer.isBuffer(data) ? data.toString('utf8') : ''));
    this.#socket.on('error', () => this.#wake());
    this.#socket.on('close', (code) => {
      this.closed = { code };
      this.#wake();
    });
  }

  /** Connects and says hello; waits for the welcome, or for the goodbye. */
  static async join(
    port: number,
    table: string,
    token: string,
    { since, ...about }: { since?: number; catalog?: Catalog; mixing?: Mixing } = {},
  ): Promise<TestClient> {
    const client = new TestClient(`ws://127.0.0.1:${port}/ws`, about);
    await client.opened();
    client.say({
      type: 'hello',
      protocol: PROTOCOL,
      table,
      token,
      ...(since === undefined ? {} : { since }),
    });
    await client.until(() => client.known !== undefined || client.closed !== undefined);
    return client;
  }

  async opened(): Promise<void> {
    await this.until(() => this.#socket.readyState === WebSocket.OPEN || this.closed !== undefined, true);
  }

  /** Sends anything as JSON. */
  say(message: unknown): void {
    this.sendRaw(JSON.stringify(message));
  }

  sendRaw(data: string | Buffer): void {
    this.#socket.send(data);
  }

  /** Asks for something, and waits for the acknowledgement or the refusal. */
  async command(command: TableCommand): Promise<string> {
    const id = this.nextId();
    this.say({ type: 'command', id, command });
    return this.answer(id);
  }

  /** Plays, for the position known unless another is given; answers "done" or the refusal's code. */
  async act(action: string, position = this.known?.position ?? ''): Promise<string> {
    const id = this.nextId();
    this.say({ type: 'act', id, position, action });
    return this.answer(id);
  }

  nextId(): string {
    this.#ids += 1;
    return `c${this.#ids}`;
  }

  async answer(id: string, from = 0): Promise<string> {
    let found: string | undefined;
    await this.until(() => {
      found = this.messages
        .slice(from)
        .map((message) => answerIn(message, id))
        .find((one) => one !== undefined);
      return found !== undefined || this.closed !== undefined;
    });
    return found ?? 'closed';
  }

  /** Waits until everything that was said before now has been heard. */
  async ping(): Promise<void> {
    const wanted = this.#pongs + 1;
    this.say({ type: 'ping' });
    await this.until(() => this.#pongs >= wanted || this.closed !== undefined);
  }

  /** The view, opened by its game. */
  get seen(): Seen {
    const { room, view } = this.#sure();
    const seen = this.#catalog.open(room.game, (kit) => lookAt(kit, view));
    if (seen === undefined) throw new Error(`no game called ${room.game}`);
    return seen;
  }

  /** What this client may do now. */
  legal(): readonly string[] {
    const { seat, view } = this.#sure();
    return seat === null || view === null ? [] : this.seen.legal(seat);
  }

  /** Waits until something is so, looking after every message. */
  async until(isSo: () => boolean, isAlsoOpening = false): Promise<void> {
    if (isAlsoOpening) this.#socket.once('open', () => this.#wake());
    while (!isSo()) {
      await new Promise<void>((resolve) => this.#waiting.push(resolve));
    }
  }

  /** Lets go of everything heard so far, but not of what is known by it. */
  forget(): void {
    this.frames.length = 0;
    this.messages.length = 0;
  }

  close(): void {
    this.#socket.close();
  }

  terminate(): void {
    this.#socket.terminate();
  }

  #sure(): Known {
    if (this.known === undefined) throw new Error('no welcome yet');
    return this.known;
  }

  #hear(frame: string): void {
    // The server under test speaks the protocol; what it says is checked by what follows.
    const message = JSON.parse(frame) as ServerMessage;
    if (message.type === 'pong') {
      this.#pongs += 1;
      this.#wake();
      return;
    }
    this.frames.push(frame);
    this.messages.push(message);
    this.known = after(this.known, message);
    for (const command of this.known === undefined ? [] : (this.#mixing?.(this.known) ?? []))
      this.say({ type: 'command', id: `mix${newToken()}`, command });
    this.#wake();
  }

  #wake(): void {
    const waiting = this.#waiting;
    this.#waiting = [];
    for (const resolve of waiting) resolve();
  }
}

function answerIn(message: ServerMessage, id: string): string | undefined {
  if (message.type === 'refused' && message.id === id) return message.refusal.code;
  if (message.type === 'news' && message.done?.includes(id) === true) return 'done';
  return undefined;
}

/** What a client knows after a message: views are put together from their differences. */
export function after(known: Known | undefined, message: ServerMessage): Known | undefined {
  if (message.type === 'welcome') {
    const { seq, room, fairness, seat, position, view } = message;
    return { seq, room, fairness, seat, position, view };
  }
  if (known === undefined) return undefined;
  if (message.type === 'presence') return { ...known, room: message.room };
  if (message.type !== 'news') return known;
  const { room = known.room, fairness = known.fairness } = message;
  const { seq, seat = known.seat, position = known.position, diff } = message;
  const view =
    diff === undefined ? ('view' in message ? message.view : known.view) : withDifference(known.view, diff);
  return { seq, room, fairness, seat, position, view };
}
