import { randomBytes } from 'node:crypto';

import { catalog } from '@stammtisch/games';
import { type GameKit, lookAt, type Seat, type Seen } from '@stammtisch/kernel';
import {
  type ClientMessage,
  type Fairness,
  PROTOCOL,
  type Room,
  type ServerMessage,
  withDifference,
} from '@stammtisch/protocol';

import { mixing } from '../apps/server/src/testing/mixing.ts';
import type { Fleet, Offer } from './load.ts';
import { WebSocketEnd } from './web-socket.ts';

/** What tables have switched on: nothing that can be left out, or all there is. */
export type Features = 'plain' | 'full';

/** Thinking time, undo, free talk and delayed spectators; devices share in the chance of every match. */
const AGREEMENTS = { clock: 'calm', undo: 'asked', talk: 'text', watching: 'delayed' } as const;
const NO_AGREEMENTS = { clock: 'none', undo: 'never', talk: 'phrases', watching: 'closed' } as const;

/** Our tables: Smear for four, each seat a socket of its own, speaking the documented protocol. */
export function ourFleet(port: number, tables: number, features: Features): Fleet {
  const clients: Client[] = [];
  return {
    async open(offer) {
      for (let table = 0; table < tables; table += 1) {
        const host = new Client(port, offer, features);
        const code = await openTable(port, host.token, features);
        const guests = [1, 2, 3].map(() => new Client(port, offer, features));
        const seats = [host, ...guests];
        clients.push(...seats);
        await Promise.all(seats.map((client) => client.hello(code)));
        for (const [index, guest] of guests.entries()) {
          await guest.command({ do: 'sit', chair: index + 1, name: `player ${index + 1}` });
        }
        await host.command({ do: 'start' });
      }
    },
    received: () => clients.reduce((sum, client) => sum + client.bytes, 0),
    close() {
      for (const client of clients) client.close();
    },
  };
}

async function openTable(port: number, token: string, features: Features): Promise<string> {
  const agreements = features === 'full' ? AGREEMENTS : NO_AGREEMENTS;
  const response = await fetch(`http://127.0.0.1:${port}/api/tables`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({ game: 'smear', seats: 4, name: 'player 0', agreements }),
  });
  if (!response.ok) throw new Error(`opening a table: ${response.status} ${await response.text()}`);
  // The answer of our own server, `TableOpened`.
  const { code } = (await response.json()) as { code: string };
  return code;
}

class Client {
  readonly token = randomBytes(16).toString('base64url');
  bytes = 0;
  readonly #port: number;
  readonly #offer: Offer;
  #socket: WebSocketEnd | undefined;
  #seat: Seat | null = null;
  #view: Readonly<Record<string, unknown>> | undefined;
  #position: string | null = null;
  #offered = '';
  readonly #mixing: ReturnType<typeof mixing> | undefined;
  readonly #promises = new Set<string>();
  #room: Room | undefined;
  #fairness: Fairness | undefined;
  #ids = 0;
  readonly #pending = new Map<string, () => void>();
  #welcomed: (() => void) | undefined;

  constructor(port: number, offer: Offer, features: Features) {
    this.#port = port;
    this.#offer = offer;
    if (features === 'full') this.#mixing = mixing(this.token);
  }

  async hello(code: string): Promise<void> {
    this.#socket = await WebSocketEnd.open(this.#port, '/ws', (text) => {
      this.bytes += text.length;
      this.#hear(JSON.parse(text) as ServerMessage);
    });
    await new Promise<void>((resolve) => {
      this.#welcomed = resolve;
      this.#send({ type: 'hello', protocol: PROTOCOL, table: code, token: this.token });
    });
  }

  command(command: Extract<ClientMessage, { type: 'command' }>['command']): Promise<void> {
    return new Promise((resolve) => this.#ask(command, resolve));
  }

  close(): void {
    this.#socket?.close();
  }

  #ask(command: Extract<ClientMessage, { type: 'command' }>['command'], done: () => void): void {
    this.#send({ type: 'command', id: this.#nextId(done), command });
  }

  #nextId(done: () => void): string {
    this.#ids += 1;
    const id = `c${this.#ids}`;
    this.#pending.set(id, done);
    return id;
  }

  #send(message: ClientMessage): void {
    this.#socket?.send(JSON.stringify(message));
  }

  #hear(message: ServerMessage): void {
    // A share may be promised a moment too late: the device then is not mixed in.
    if (message.type === 'refused' && this.#promises.has(message.id)) return;
    if (message.type === 'refused') throw new Error(`refused: ${message.refusal.code}`);
    if (message.type === 'goodbye') throw new Error(`goodbye: ${message.code}`);
    if (message.type === 'welcome') {
      this.#see(message.view, undefined);
      this.#seat = message.seat;
      this.#position = message.position;
      this.#welcomed?.();
    }
    if (message.type === 'news') {
      if (message.seat !== undefined) this.#seat = message.seat;
      if (message.position !== undefined) this.#position = message.position;
      this.#see(message.view, message.diff);
      for (const id of message.done ?? []) this.#confirm(id);
    }
    if (message.type === 'welcome' || message.type === 'news') this.#mix(message);
    this.#move();
  }

  /** Does for the chance of the match what devices do. */
  #mix({ room, fairness }: Pick<Extract<ServerMessage, { type: 'news' }>, 'room' | 'fairness'>): void {
    if (room !== undefined) this.#room = room;
    if (fairness !== undefined) this.#fairness = fairness;
    if (this.#room === undefined || this.#fairness === undefined || fairness === undefined) return;
    const known = { room: this.#room, fairness: this.#fairness };
    for (const command of this.#mixing?.(known) ?? []) {
      const id = this.#nextId(() => undefined);
      this.#promises.add(id);
      this.#send({ type: 'command', id, command });
    }
  }

  #confirm(id: string): void {
    const done = this.#pending.get(id);
    this.#pending.delete(id);
    done?.();
  }

  #see(view: unknown, diff: Extract<ServerMessage, { type: 'news' }>['diff']): void {
    // Views are JSON objects; a difference names whole keys.
    if (view !== undefined) this.#view = (view ?? undefined) as Readonly<Record<string, unknown>> | undefined;
    if (diff === undefined) return;
    this.#view = withDifference(this.#view, diff);
  }

  #move(): void {
    if (this.#view === undefined || this.#position === null || this.#seat === null) return;
    if (this.#offered === this.#position) return;
    const seat = this.#seat;
    const position = this.#position;
    const seen = opened(this.#view);
    const awaited = seen.awaited();
    if (awaited === 'deck') {
      this.#offered = position;
      this.#offer((confirmed) => this.#ask({ do: 'ready' }, confirmed));
      return;
    }
    const action = awaited.includes(seat) ? seen.legal(seat)[0] : undefined;
    if (action === undefined) return;
    this.#offered = position;
    this.#offer((confirmed) => this.#send({ type: 'act', id: this.#nextId(confirmed), position, action }));
  }
}

function opened(view: unknown): Seen {
  const seen = catalog.open('smear', <W, A, V, O>(kit: GameKit<V & W, A, V, O>) => lookAt(kit, view));
  if (seen === undefined) throw new Error('no smear in the catalogue');
  return seen;
}
