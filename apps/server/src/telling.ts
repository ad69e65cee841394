import { type Event, type Match, observeEvent, type Onlooker, type Seat } from '@stammtisch/kernel';
import { PROTOCOL } from '@stammtisch/protocol';
import {
  commandsOf,
  type Entry,
  type LogRow,
  type PlayerId,
  positionName,
  seatOf,
  type Table,
} from '@stammtisch/table';

import { noticesOf } from './notices.ts';
import { fairnessOf, sharedRoom, youAt } from './room.ts';
import { viewChange, wholeView } from './view-change.ts';

/** One socket of one player at a table, and what it was told last. */
export interface Client {
  readonly player: PlayerId;
  send(text: string): void;
  /** It is sent away: by newer sockets of the same player, or by the host. */
  dismiss(why: 'elsewhere' | 'removed' | 'banned'): void;
  told?: Told;
}
/** Changed in place: there are many sockets, and each is told of everything. */
interface Told {
  moment: Moment;
  self: Self;
}

/** How the table stood for everybody. */
interface Moment {
  /** The room as text, but for its end: what a client itself is. */
  readonly room: string;
  /** The chance of its matches as text. */
  readonly fairness: string;
  readonly match: number | undefined;
  /** The position's name. */
  readonly name: string | null;
  readonly position: Match | undefined;
  /** The position as each onlooker knows it, in the order of `indexOf`, once somebody was told. */
  readonly seen: unknown[];
}
/** What a client itself is. */
interface Self {
  /** With which writing of the room that was found out. */
  readonly version: number;
  readonly you: string;
  readonly seat: Seat | null;
}

/** Turns a table into what each client may be told. Everything is written out once for each distinct onlooker. */
export class Telling {
  #table: Table;
  /** What people should hear of the latest change, as the end of a message. */
  #notices = '';
  #moment: Moment;
  #version = 0;

  constructor(table: Table, connected: ReadonlySet<PlayerId>) {
    this.#table = table;
    this.#moment = momentOf(table, roomText(table, connected), fairnessText(table));
  }

  /** The table has changed, by these entries. */
  update(table: Table, connected: ReadonlySet<PlayerId>, entries: readonly Entry[]): void {
    const before = this.#table;
    const { room, fairness } = this.#moment;
    this.#table = table;
    this.#moment = momentOf(table, room, isMixedOtherwise(before, table) ? fairnessText(table) : fairness);
    const isOther = isOtherwise(before, table);
    // Nothing else that people should hear of leaves the room as it is.
    this.#notices = isOther || entries[0]?.type === 'said' ? noticesText(before, table, entries) : '';
    if (isOther) this.present(connected);
  }

  /** Who is connected has changed. */
  present(connected: ReadonlySet<PlayerId>): void {
    this.#moment = { ...this.#moment, room: roomText(this.#table, connected) };
    this.#version += 1;
  }

  /** Everything a client needs that has just come. */
  welcome(client: Client): void {
    const moment = this.#moment;
    const self = this.#self(client);
    const view = wholeView(seenBy(moment, self) ?? null);
    const done = JSON.stringify(commandsOf(this.#table.done, client.player));
    client.told = { moment, self };
    client.send(
      `{"type":"welcome","protocol":${PROTOCOL},"seq":${this.#table.seq},"room":${roomFor(moment, self)},` +
        `"fairness":${moment.fairness},"seat":${self.seat},"position":${JSON.stringify(moment.name)}${view},"done":${done}}`,
    );
  }

  /** What has happened by one row of the log, to each as it may know it; the events come unmasked. */
  news(clients: Iterable<Client>, row: LogRow, events: readonly Event[]): void {
    const done = commandOf(row);
    const moment = this.#moment;
    const open = events.every(isForEveryone) ? JSON.stringify(events) : undefined;
    const telling = { events, stories: [], views: [] };
    for (const client of clients) {
      const self = this.#self(client);
      const story = open ?? storyFor(telling, self);
      const acknowledged = done?.player === client.player ? `,"done":${JSON.stringify([done.id])}` : '';
      const changes = changesFor(telling, client.told, { moment, self });
      client.told ??= { moment, self };
      client.told.moment = moment;
      client.told.self = self;
      client.send(
        `{"type":"news","seq":${row.seq},"events":${story}${this.#notices}${changes}${acknowledged}}`,
      );
    }
  }

  /** Tells those whose room looks otherwise than they were told. */
  presence(clients: Iterable<Client>): void {
    const moment = this.#moment;
    for (const client of clients) {
      const { told } = client;
      if (told === undefined) continue;
      const self = this.#self(client);
      const isOther = !isSameRoom(told, { moment, self });
      // Of what happened at the table every client has been told already.
      told.moment = moment;
      told.self = self;
      if (isOther) client.send(`{"type":"presence","room":${roomFor(moment, self)}}`);
    }
  }

  /** Who sits where and who is host are part of the room: as long as it is the same, so is what this client is. */
  #self({ player, told }: Client): Self {
    if (told?.self.version === this.#version) return told.self;
    const seat = seatOf(this.#table, player) ?? null;
    return { version: this.#version, you: JSON.stringify(youAt(this.#table, player)), seat };
  }
}

/** What is written out once for each onlooker, in the order of `indexOf`. */
interface Written {
  readonly events: readonly Event[];
  readonly stories: (string | undefined)[];
  readonly views: (string | undefined)[];
}

function momentOf({ match }: Table, room: string, fairness: string): Moment {
  if (match === undefined)
    return { room, fairness, match: undefined, name: null, position: undefined, seen: [] };
  return {
    room,
    fairness,
    match: match.number,
    name: positionName(match),
    position: match.position,
    seen: [],
  };
}

function roomText(table: Table, connected: ReadonlySet<PlayerId>): string {
  return JSON.stringify(sharedRoom(table, connected)).slice(0, -1);
}

function fairnessText(table: Table): string {
  return JSON.stringify(fairnessOf(table));
}

function roomFor({ room }: Moment, { you }: Self): string {
  return `${room},"you":${you}}`;
}

function isSameRoom(told: Told, now: Told): boolean {
  return told.moment.room === now.moment.room && told.self.you === now.self.you;
}

function onlookerAt({ seat }: Self): Onlooker {
  return seat ?? 'everyone';
}

function indexOf({ seat }: Self): number {
  return seat === null ? 0 : seat + 1;
}

function storyFor({ events, stories }: Written, self: Self): string {
  return (stories[indexOf(self)] ??= masked(events, onlookerAt(self)));
}

function changesFor(written: Written, told: Told | undefined, now: Told): string {
  const { moment, self } = now;
  const room = told !== undefined && isSameRoom(told, now) ? '' : `,"room":${roomFor(moment, self)}`;
  const fairness = told?.moment.fairness === moment.fairness ? '' : `,"fairness":${moment.fairness}`;
  const isSeatNews = told?.self.seat !== self.seat || told.moment.match !== moment.match;
  const seat = isSeatNews ? `,"seat":${self.seat}` : '';
  const position = told?.moment.name === moment.name ? '' : `,"position":${JSON.stringify(moment.name)}`;
  return `${room}${fairness}${seat}${position}${viewFor(written, told, now)}`;
}

function viewFor({ views }: Written, told: Told | undefined, { moment, self }: Told): string {
  const { position } = moment;
  const isOtherSeat = told?.self.seat !== self.seat;
  if (told?.moment.position === position && (!isOtherSeat || position === undefined)) return '';
  if (position === undefined) return ',"view":null';
  if (isOtherSeat) return wholeView(seenBy(moment, self));
  // All who look from the same seat were told the same before.
  return (views[indexOf(self)] ??= viewChange(seenBy(told.moment, self), seenBy(moment, self)));
}

function seenBy({ position, seen }: Moment, self: Self): unknown {
  return (seen[indexOf(self)] ??= position?.observe(onlookerAt(self)));
}

/** Whether a client could see a difference between these two rooms, presence apart. */
function isOtherwise(before: Table, after: Table): boolean {
  return (
    before.chairs !== after.chairs ||
    before.phase !== after.phase ||
    before.host !== after.host ||
    before.settings !== after.settings ||
    before.isLocked !== after.isLocked ||
    before.isPaused !== after.isPaused ||
    before.options !== after.options ||
    before.game !== after.game ||
    before.match?.number !== after.match?.number ||
    before.match?.chairs !== after.match?.chairs
  );
}

function noticesText(before: Table, after: Table, entries: readonly Entry[]): string {
  const notices = noticesOf(before, after, entries);
  return notices.length === 0 ? '' : `,"notices":${JSON.stringify(notices)}`;
}

/** Whether anything was promised or revealed between these two. */
function isMixedOtherwise(before: Table, after: Table): boolean {
  return before.mix !== after.mix || before.chairs !== after.chairs || before.phase !== after.phase;
}

function isForEveryone(event: Event): boolean {
  return (event.type !== 'moved' && event.type !== 'shown') || event.shownTo === 'everyone';
}

function masked(events: readonly Event[], onlooker: Onlooker): string {
  return JSON.stringify(events.map((event) => observeEvent(event, onlooker)));
}

/** Whose command a row carries out; what the table does by itself is nobody's. */
function commandOf({ command }: LogRow): { readonly player: PlayerId; readonly id: string } | undefined {
  const split = command?.indexOf(':') ?? -1;
  if (command === undefined || split === -1) return undefined;
  return { player: command.slice(0, split), id: command.slice(split + 1) };
}
