import { fail, type Refusal } from '@stammtisch/kernel';
import {
  type ClientMessage,
  type GoodbyeCode,
  PROTOCOL,
  type ServerMessage,
  type TableCommand,
} from '@stammtisch/protocol';
import type { Command, PlayerId } from '@stammtisch/table';

import type { Host } from './host.ts';
import type { LiveTable, Wish } from './live-table.ts';
import type { HostPorts } from './ports.ts';
import { type Report, reportRefusal, tellHost } from './report.ts';
import type { Speech } from './speech.ts';
import type { Client } from './told.ts';

/** The far end of a visit: a socket, or whatever else carries messages. */
export interface FarEnd {
  send(text: string): void;
  /** Explains why, and ends the visit. */
  goodbye(code: GoodbyeCode, about?: string): void;
}

/** What visits need of their surroundings. */
export interface VisitSettings extends Pick<HostPorts, 'clock' | 'log'> {
  readonly host: Pick<Host, 'table'>;
  readonly metrics: Pick<HostPorts['metrics'], 'acted' | 'refused'>;
  readonly speech: Speech;
  /** Who the owner of a secret is to every table. */
  playerOf(token: string): PlayerId;
}

/** Where a visit stands: it has not said who it is, its table is being fetched, it sits there, or it is over. */
type Stage =
  | { readonly type: 'silent' }
  | { readonly type: 'coming' }
  | { readonly type: 'there'; readonly table: LiveTable; readonly client: Client }
  | { readonly type: 'gone' };

/** What one far end says, from its hello on: asks the table, and answers. */
export class Visit {
  readonly #far: FarEnd;
  readonly #settings: VisitSettings;
  #stage: Stage = { type: 'silent' };

  constructor(far: FarEnd, settings: VisitSettings) {
    this.#far = far;
    this.#settings = settings;
  }

  /** Whether it is over. */
  isGone(): boolean {
    return this.#stage.type === 'gone';
  }

  /** Carries out what a message asks for. */
  obey(message: ClientMessage): void {
    if (message.type === 'ping') return this.#send({ type: 'pong' });
    if (message.type === 'hello') return void this.#hello(message).catch(this.#failed);
    const stage = this.#stage;
    if (stage.type !== 'there') return this.#far.goodbye('bad-message', 'hello');
    void this.#wish(stage, message.id, commandIn(message)).catch(this.#failed);
    return undefined;
  }

  /** The far end is no more, or has been told goodbye. */
  leave(): void {
    const stage = this.#stage;
    this.#stage = { type: 'gone' };
    if (stage.type === 'there') stage.table.leave(stage.client);
  }

  async #hello({
    protocol,
    table: code,
    token,
    since = 0,
  }: Extract<ClientMessage, { type: 'hello' }>): Promise<void> {
    if (this.#stage.type !== 'silent') return this.#far.goodbye('bad-message', 'hello');
    if (protocol !== PROTOCOL) return this.#far.goodbye('outdated', String(PROTOCOL));
    this.#stage = { type: 'coming' };
    const table = await this.#settings.host.table(code);
    if (this.isGone()) return undefined;
    if (table === undefined) return this.#far.goodbye('no-such-table');
    const client: Client = {
      player: this.#settings.playerOf(token),
      send: (text) => this.#far.send(text),
      dismiss: (why) => this.#far.goodbye(why),
    };
    await table.join(client, since);
    if (this.isGone()) table.leave(client);
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
    return this.#settings.speech.take(kind, table.id, player) ? undefined : { code: 'said-too-much' };
  }

  #refuse(id: string, refusal: Refusal): void {
    this.#settings.metrics.refused(refusal.code);
    this.#send({ type: 'refused', id, refusal });
  }

  readonly #failed = (error: unknown): void => {
    this.#settings.log.error({ err: error }, 'a message could not be answered');
    this.#far.goodbye('restarting');
  };

  #send(message: ServerMessage): void {
    this.#far.send(JSON.stringify(message));
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
