import { fail, type Refusal } from '@stammtisch/kernel';
import { readClientMessage } from '@stammtisch/protocol/check';
import {
  type ClientMessage,
  type GoodbyeCode,
  PROTOCOL,
  type ServerMessage,
  type TableCommand,
} from '@stammtisch/protocol';
import type { Command } from '@stammtisch/table';
import type { RawData, WebSocket } from 'ws';

import { playerOf } from './ids.ts';
import { Bucket } from './limits.ts';
import type { LiveTable, Wish } from './live-table.ts';
import { type Report, reportRefusal, tellHost } from './report.ts';
import type { SocketSettings } from './socket.ts';
import type { Speech } from './speech.ts';
import type { Client } from './told.ts';

/** Close codes of the standard: the other side broke the rules, or the server goes away. */
const POLICY = 1008;
const GOING_AWAY = 1001;
/** How long a client may take to say goodbye too, in ms. */
const FAREWELL_MS = 1_000;

/** Where a connection stands: it has not said who it is, its table is being fetched, it sits there, or it is over. */
type Stage =
  | { readonly type: 'silent' }
  | { readonly type: 'coming' }
  | { readonly type: 'there'; readonly table: LiveTable; readonly client: Client }
  | { readonly type: 'gone' };

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
  #stage: Stage = { type: 'silent' };
  #isAlive = true;

  constructor(socket: WebSocket, line: Line, settings: SocketSettings) {
    const { clock, limits } = settings;
    const { messagesPerSecond: rate, messageBurst: size } = limits;
    this.#socket = socket;
    this.#line = line;
    this.#settings = settings;
    this.#bucket = new Bucket({ rate, size, now: clock.now() });
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
    if (this.#stage.type === 'gone') return;
    this.#settings.metrics.closed(code);
    this.#send({ type: 'goodbye', code, ...(about === undefined ? {} : { about }) });
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
    if (this.#stage.type === 'gone') return;
    this.#settings.metrics.closed('broken-frame');
    this.#leave();
    await closed(this.#socket, POLICY, this.#settings);
  }

  #hear(data: RawData, isBinary: boolean): void {
    const { clock, metrics } = this.#settings;
    if (this.#stage.type === 'gone') return;
    metrics.heard();
    this.#isAlive = true;
    if (!this.#bucket.take(clock.now()) || !this.#line.mayTalk()) return void this.goodbye('too-fast');
    const message = isBinary || !Buffer.isBuffer(data) ? undefined : readClientMessage(data.toString('utf8'));
    if (message === undefined) return void this.goodbye('bad-message');
    this.#obey(message);
    return undefined;
  }

  #obey(message: ClientMessage): void {
    if (message.type === 'ping') return this.#send({ type: 'pong' });
    if (message.type === 'hello') return void this.#hello(message).catch(this.#failed);
    const stage = this.#stage;
    if (stage.type !== 'there') return void this.goodbye('bad-message', 'hello');
    void this.#wish(stage, message.id, commandIn(message)).catch(this.#failed);
    return undefined;
  }

  async #hello({
    protocol,
    table: code,
    token,
    since = 0,
  }: Extract<ClientMessage, { type: 'hello' }>): Promise<void> {
    if (this.#stage.type !== 'silent') return this.goodbye('bad-message', 'hello');
    this.#stopHello();
    if (protocol !== PROTOCOL) return this.goodbye('outdated', String(PROTOCOL));
    this.#stage = { type: 'coming' };
    const table = await this.#settings.host.table(code);
    if (this.#isGone()) return undefined;
    if (table === undefined) return this.goodbye('no-such-table');
    const client: Client = {
      player: playerOf(token),
      send: (text) => this.#say(text),
      dismiss: (why) => void this.goodbye(why),
    };
    await table.join(client, since);
    if (this.#isGone()) table.leave(client);
    else this.#stage = { type: 'there', table, client };
    return undefined;
  }

  async #wish(
    { table, client }: Extract<Stage, { type: 'there' }>,
    id: string,
    command: Command | Report,
  ): Promise<void> {
    const { clock, metrics } = this.#settings;
    const began = clock.now();
    if (command.do === 'report') {
      const refusal = this.#talkRefusal({ table, client }, command);
      if (refusal !== undefined) return this.#refuse(id, refusal);
      tellHost(table, client.player, command);
      return this.#send({ type: 'news', seq: table.table.seq, events: [], done: [id] });
    }
    const refused = (): ReturnType<NonNullable<Wish['refused']>> => {
      const refusal = this.#talkRefusal({ table, client }, command);
      return refusal === undefined ? undefined : fail(refusal);
    };
    const answer = await table.ask({ by: client.player, id, command, refused });
    metrics.acted(clock.now() - began, answer.type);
    if (answer.type === 'refused') this.#refuse(id, answer.refusal);
    // It is in the log already, or there was nothing left to do: only the acknowledgement is due.
    if (answer.type === 'nothing') this.#send({ type: 'news', seq: table.table.seq, events: [], done: [id] });
  }

  /** Nobody says more than people can bear; what the host cannot be told counts for nothing. */
  #talkRefusal(
    { table, client: { player } }: Pick<Extract<Stage, { type: 'there' }>, 'table' | 'client'>,
    command: Command | Report,
  ): Refusal | undefined {
    const kind = KINDS_OF_TALK[command.do];
    if (kind === undefined) return undefined;
    const refusal = command.do === 'report' ? reportRefusal(table, player, command) : undefined;
    if (refusal !== undefined) return refusal;
    return this.#line.speech.take(kind, table.id, player) ? undefined : { code: 'said-too-much' };
  }

  #refuse(id: string, refusal: Refusal): void {
    this.#settings.metrics.refused(refusal.code);
    this.#send({ type: 'refused', id, refusal });
  }

  readonly #failed = (error: unknown): void => {
    this.#settings.log.error({ err: error }, 'a message could not be answered');
    void this.goodbye('restarting');
  };

  #isGone(): boolean {
    return this.#stage.type === 'gone';
  }

  #leave(): void {
    this.#stopHello();
    const stage = this.#stage;
    this.#stage = { type: 'gone' };
    if (stage.type === 'there') stage.table.leave(stage.client);
  }

  #send(message: ServerMessage): void {
    this.#say(JSON.stringify(message));
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

const KINDS_OF_TALK: Readonly<
  Partial<Record<TableCommand['do'] | Command['do'], 'phrase' | 'text' | 'report'>>
> = {
  say: 'phrase',
  write: 'text',
  report: 'report',
};

function commandIn(message: Exclude<ClientMessage, { type: 'hello' | 'ping' }>): Command | Report {
  if (message.type === 'command') return message.command;
  if (message.type === 'remark') return { do: 'remark', text: message.text };
  return { do: 'act', position: message.position, action: message.action };
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
