import type { Refusal } from '@stammtisch/kernel';
import type { Append } from '@stammtisch/store/port';
import {
  type Command,
  type Context,
  decide,
  type Decision,
  decideOwn,
  drawingFrom,
  type Entry,
  evolve,
  isBanned,
  isDone,
  type LogRow,
  type PlayerId,
  restored,
  seatedBy,
  stored,
  type StoredTable,
  type Table,
  unopened,
} from '@stammtisch/table';

import { type Keys, keysOf, walkOf } from './chain.ts';
import { chanceFor, freshSecret, type FreshSecret } from './chance.ts';
import { expel } from './expel.ts';
import { Mover } from './mover.ts';
import type { HostPorts } from './ports.ts';
import { isListedOtherwise } from './room.ts';
import { Telling } from './telling.ts';
import type { Client } from './told.ts';

/** What all tables of a place share. */
export interface Surroundings extends HostPorts {
  /** A table's people or agreements have changed: for the directory. */
  onChanged(table: Table, before: Table): void;
}

/** A person's wish, with the id the client gave it. */
export interface Wish {
  readonly by: PlayerId;
  readonly id: string;
  readonly command: Command;
  /** Why it may not be now; not asked of what is in the log already. */
  readonly refused?: () => Decision | undefined;
}
/** What came of it: it is in the log (and told), there was nothing left to do, or it was refused. */
export type Answer =
  | { readonly type: 'done' }
  | { readonly type: 'nothing' }
  | { readonly type: 'refused'; readonly refusal: Refusal };

interface Decided {
  /** "player:id", as the log keeps it. */
  readonly command: string;
  isDone(table: Table): boolean;
  decide(table: Table, context: Context): Decision;
}

/** A table in memory: one queue, one command in flight, and everybody who listens. */
export class LiveTable {
  readonly id: string;
  readonly clients = new Set<Client>();
  readonly #around: Surroundings;
  readonly #keys = new Map<number, Keys>();
  readonly #telling: Telling;
  #table: Table;
  #connected: ReadonlySet<PlayerId> | undefined;
  #queue: Promise<unknown> = Promise.resolve();
  #waiting = 0;
  #isLoading = true;
  readonly #mover: Mover;
  #usedAt: number;

  private constructor(around: Surroundings, table: Table) {
    this.id = table.id;
    this.#around = around;
    this.#table = table;
    this.#usedAt = around.clock.now();
    this.#mover = new Mover(around, (command, key, isStopped) =>
      this.#enqueue({
        command: key,
        isDone: isStopped,
        decide: (now, context) => decideOwn(around.catalog, now, command, context),
      }),
    );
    this.#telling = new Telling(around, table, { clients: this.clients, mover: this.#mover });
  }

  /** Rebuilds a table from its snapshot and log; undefined if there is no such log. */
  static async load(around: Surroundings, id: string): Promise<LiveTable | undefined> {
    const kept = await around.store.snapshot(id);
    // Written by `stored`; a snapshot this program cannot read is passed over, for the log is the truth.
    const snapshot = kept === undefined ? undefined : restored(around.catalog, kept.state as StoredTable);
    const live = new LiveTable(around, snapshot ?? unopened(id));
    await live.#catchUp(live.#table.seq);
    live.#isLoading = false;
    return live.#table.seq === 0 ? undefined : live;
  }

  get table(): Table {
    return this.#table;
  }

  /** Whose devices are connected. */
  get connected(): ReadonlySet<PlayerId> {
    this.#connected ??= new Set(Array.from(this.clients, (client) => client.player));
    return this.#connected;
  }

  /** Whether nobody would miss it in memory: nobody is here, on the way, or was a moment ago. */
  isIdle(now: number): boolean {
    if (this.clients.size > 0 || this.#waiting > 0) return false;
    return now - this.#usedAt >= this.#around.limits.idleTableMs;
  }

  /** Somebody is about to join or ask. */
  use(): this {
    this.#usedAt = this.#around.clock.now();
    return this;
  }

  /** Somebody listens from now on, and is never told less than they know. */
  async join(client: Client, since: number): Promise<void> {
    if (this.#table.seq < since) await this.#catchUp();
    if (isBanned(this.#table, client.player)) return client.dismiss('banned');
    this.#makeRoom(client.player);
    this.clients.add(client);
    this.#connected = undefined;
    this.#mover.look(this.#table, this.connected);
    this.#telling.present(this.connected);
    this.#telling.welcome(client);
    this.#telling.presence();
  }

  /** Somebody's socket has closed. */
  leave(client: Client): void {
    if (!this.clients.delete(client)) return;
    this.#connected = undefined;
    this.use();
    this.#telling.present(this.connected);
    this.#telling.presence();
    this.#mover.look(this.#table, this.connected);
  }

  /** Carries out what a person wishes; news of it has been told before the answer. */
  ask({ by, id, command, refused }: Wish): Promise<Answer> {
    return this.#enqueue({
      command: `${by}:${id}`,
      isDone: (table) => isDone(table, by, id),
      decide: (table, context) => refused?.() ?? decide(this.#around.catalog, table, by, command, context),
    });
  }

  /** Takes a row that was appended, by whomever. The only place where a table changes, tells, and acknowledges. */
  take(row: LogRow): void {
    if (row.seq <= this.#table.seq) return;
    const before = this.#table;
    const { table, events } = evolve(this.#around.catalog, before, row);
    this.#table = table;
    if (before.chairs !== table.chairs) expel(this.clients, before, row.entries);
    this.#telling.update(table, this.connected, row, events);
    this.#telling.news(row, events);
    if (this.#isLoading) return;
    if (row.entries.some((entry) => entry.type === 'dealOver')) this.#keepSnapshot();
    if (isListedOtherwise(before, table)) this.#around.onChanged(table, before);
    const isTrickFresh = events.some((event) => event.type === 'moved' && event.to.pile === 'taken');
    this.#mover.look(table, this.connected, isTrickFresh);
  }

  /** Another server, or a later turn of this one, has appended further than this table knows. */
  async heal(row: LogRow): Promise<void> {
    if (row.seq === this.#table.seq + 1) this.take(row);
    else if (row.seq > this.#table.seq) await this.#catchUp();
  }

  /** Sends everybody away, who come back by themselves, and does nothing more. */
  async retire(): Promise<void> {
    for (const client of this.clients) client.dismiss('restarting');
    await this.stop();
  }

  /** Finishes what is under way and does nothing more. */
  async stop(): Promise<void> {
    this.#mover.stop();
    this.#telling.stop();
    await this.#queue;
  }

  /** One person may look on from several devices and tabs, but not from any number: the oldest goes. */
  #makeRoom(player: PlayerId): void {
    const own = [...this.clients].filter((client) => client.player === player);
    if (own.length >= this.#around.limits.socketsPerPlayerAndTable) own[0]?.dismiss('elsewhere');
  }

  /** With the row that a snapshot ends with, where there is one: it alone says of when the snapshot is. */
  async #catchUp(from = this.#table.seq + 1): Promise<void> {
    for (const row of await this.#around.store.read(this.id, from)) {
      if (row.seq === this.#table.seq) this.#telling.begin(row.at);
      else if (row.seq === this.#table.seq + 1) this.take(row);
    }
  }

  #enqueue(wish: Decided): Promise<Answer> {
    this.#waiting += 1;
    const answer = this.#queue.then(() => this.#carryOut(wish));
    // The queue goes on whatever became of one wish; whoever asked hears of it.
    this.#queue = answer.then(this.#carriedOut, this.#carriedOut);
    return answer;
  }

  readonly #carriedOut = (): void => {
    this.#waiting -= 1;
  };

  async #carryOut(wish: Decided): Promise<Answer> {
    const { store, clock, limits, metrics } = this.#around;
    const began = clock.now();
    for (;;) {
      if (wish.isDone(this.#table)) return { type: 'nothing' };
      if (this.#lacksKeys()) await this.#fetchKeys();
      const fresh = freshSecret(this.#around);
      const decision = wish.decide(this.#table, this.#context(fresh));
      if (!decision.ok) return { type: 'refused', refusal: decision.error };
      if (decision.value.length === 0) return { type: 'nothing' };
      const request = this.#request(wish.command, decision.value, fresh);
      const appended = await metrics.appending(clock.now(), store.append(request));
      if (appended.type === 'ok') {
        if (request.secret !== undefined) this.#keepKeys(request.secret.match, fresh().keys);
        const { seq, at } = appended;
        this.take({ seq, at, command: wish.command, entries: decision.value });
        return { type: 'done' };
      }
      if (appended.type === 'full') return { type: 'refused', refusal: { code: 'no-space' } };
      if (clock.now() - began > limits.retryMs) return { type: 'refused', refusal: { code: 'busy' } };
      await this.#catchUp();
    }
  }

  #request(command: string, entries: readonly Entry[], fresh: () => FreshSecret): Append<Entry> {
    const started = entries.find((entry) => entry.type === 'started');
    const secret = started === undefined ? {} : { secret: { match: started.match, bytes: fresh().bytes } };
    const players = seatedBy(entries);
    return { table: this.id, expected: this.#table.seq, entries, command, players, ...secret };
  }

  #context(fresh: () => FreshSecret): Context {
    const next = this.#table.matches + 1;
    const keys = (match: number): Keys => {
      const known = this.#keys.get(match);
      if (known !== undefined) return known;
      if (match !== next) throw new Error(`${this.id}: no secret of match ${match}`);
      return fresh().keys;
    };
    const { clock, clocks } = this.#around;
    const chance = chanceFor(this.#around, this.id, keys);
    return { chance, connected: this.connected, now: clock.now(), clocks };
  }

  #lacksKeys(): boolean {
    const drawing = drawingFrom(this.#table);
    return drawing !== undefined && !this.#keys.has(drawing);
  }

  /** The secret of the match that is on, once for as long as the table is in memory. */
  async #fetchKeys(): Promise<void> {
    const drawing = drawingFrom(this.#table);
    if (drawing === undefined) return;
    const { store, chains, sha256 } = this.#around;
    const secret = await store.secret(this.id, drawing);
    if (secret === undefined) return;
    this.#keepKeys(drawing, keysOf((await chains?.walk(secret)) ?? walkOf(secret, sha256), sha256));
  }

  #keepKeys(match: number, keys: Keys): void {
    this.#keys.clear();
    this.#keys.set(match, keys);
  }

  #keepSnapshot(): void {
    const { store, catalog, log } = this.#around;
    const { seq } = this.#table;
    store.keepSnapshot(this.id, seq, stored(catalog, this.#table)).catch((error: unknown) => {
      log.warn({ err: error, table: this.id, seq }, 'no snapshot');
    });
  }
}
