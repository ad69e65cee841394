import { type Event, type Match, observeEvent, type Onlooker, type Seat } from '@stammtisch/kernel';
import { PROTOCOL } from '@stammtisch/protocol';
import { type PlayerId, positionName, seatOf, type Table } from '@stammtisch/table';

import { sharedRoom, youAt } from './room.ts';

/** A view as text, key by key. */
interface ViewText {
  readonly parts: ReadonlyMap<string, Part>;
  /** How long it is as a whole. */
  readonly length: number;
}
/** What stands under one key. */
interface Part {
  readonly value: unknown;
  readonly text: string;
  /** Its items, if it is a list. */
  readonly items: readonly string[] | undefined;
}

/** One socket of one player at a table, and what it was told last. */
export interface Client {
  readonly player: PlayerId;
  send(text: string): void;
  /** It has been replaced by newer sockets of the same player. */
  dismiss(): void;
  told?: Told;
}
interface Told {
  readonly room: string;
  /** Which writing of the room that was. */
  readonly version: number;
  readonly seat: Seat | null;
  readonly match: number | undefined;
  readonly position: string | null;
  readonly view: ViewText | undefined;
}

/** What one row of the log changed: the events, unmasked, and whose command it was. */
export interface Happening {
  readonly seq: number;
  readonly events: readonly Event[];
  readonly done?: { readonly player: PlayerId; readonly id: string };
}

/** Turns a table into what each client may be told. Everything is written out once for each distinct onlooker. */
export class Telling {
  #table: Table;
  #room = '';
  #version = 0;
  #views = new Map<Onlooker, ViewText>();
  #previous = new Map<Onlooker, ViewText>();
  #differences = new Map<Onlooker, string>();

  constructor(table: Table, connected: ReadonlySet<PlayerId>) {
    this.#table = table;
    this.present(connected);
  }

  /** The table has changed. */
  update(table: Table, connected: ReadonlySet<PlayerId>): void {
    if (table.match?.position !== this.#table.match?.position) {
      this.#previous = this.#views;
      this.#views = new Map();
      this.#differences = new Map();
    }
    const isOtherRoom = isOtherwise(this.#table, table);
    this.#table = table;
    if (isOtherRoom) this.present(connected);
  }

  /** Who is connected has changed. */
  present(connected: ReadonlySet<PlayerId>): void {
    this.#room = JSON.stringify(sharedRoom(this.#table, connected)).slice(0, -1);
    this.#version += 1;
  }

  /** Everything a client needs that has just come. */
  welcome(client: Client): void {
    const now = this.#now(client);
    const done = JSON.stringify(this.#doneBy(client.player));
    client.told = now;
    client.send(
      `{"type":"welcome","protocol":${PROTOCOL},"seq":${this.#table.seq},"room":${now.room},"seat":${now.seat},` +
        `"position":${JSON.stringify(now.position)},"view":${now.view === undefined ? 'null' : wholeText(now.view.parts)},"done":${done}}`,
    );
  }

  /** What has happened, to each as it may know it. */
  news(clients: Iterable<Client>, { seq, events, done }: Happening): void {
    const stories = new Map<Onlooker, string>();
    const open = events.every(isForEveryone) ? JSON.stringify(events) : undefined;
    for (const client of clients) {
      const now = this.#now(client);
      const onlooker = now.seat ?? 'everyone';
      const story = open ?? stories.get(onlooker) ?? masked(events, onlooker);
      stories.set(onlooker, story);
      const acknowledged = done?.player === client.player ? `,"done":${JSON.stringify([done.id])}` : '';
      const changes = this.#changes(client.told, now, onlooker);
      client.told = now;
      client.send(`{"type":"news","seq":${seq},"events":${story}${changes}${acknowledged}}`);
    }
  }

  /** Tells those whose room looks otherwise than they were told. */
  presence(clients: Iterable<Client>): void {
    for (const client of clients) {
      const room = this.#roomFor(client);
      if (client.told === undefined || client.told.room === room) continue;
      client.told = { ...client.told, room, version: this.#version };
      client.send(`{"type":"presence","room":${room}}`);
    }
  }

  #doneBy(player: PlayerId): readonly string[] {
    const { done } = this.#table;
    return Object.hasOwn(done, player) ? (done[player] ?? []) : [];
  }

  /** Who sits where and who is host are part of the room: as long as it is the same, so is what this client is. */
  #roomFor({ player, told }: Client): string {
    if (told?.version === this.#version) return told.room;
    return `${this.#room},"you":${JSON.stringify(youAt(this.#table, player))}}`;
  }

  #now(client: Client): Told {
    const { match } = this.#table;
    const seat = seatOf(this.#table, client.player) ?? null;
    return {
      room: this.#roomFor(client),
      version: this.#version,
      seat,
      match: match?.number,
      position: match === undefined ? null : positionName(match),
      view: match === undefined ? undefined : this.#view(match.position, seat ?? 'everyone'),
    };
  }

  #changes(told: Told | undefined, now: Told, onlooker: Onlooker): string {
    const room = told?.room === now.room ? '' : `,"room":${now.room}`;
    const isSeatNews = told?.seat !== now.seat || told.match !== now.match;
    const seat = isSeatNews ? `,"seat":${now.seat}` : '';
    const position = told?.position === now.position ? '' : `,"position":${JSON.stringify(now.position)}`;
    return `${room}${seat}${position}${this.#viewChange(told?.view, now.view, onlooker)}`;
  }

  #viewChange(told: ViewText | undefined, now: ViewText | undefined, onlooker: Onlooker): string {
    if (told === now) return '';
    if (now === undefined) return ',"view":null';
    if (told === undefined || told !== this.#previous.get(onlooker)) return whole(now);
    const difference = this.#differences.get(onlooker) ?? differing(told, now);
    this.#differences.set(onlooker, difference);
    return difference.length < now.length ? `,"diff":${difference}` : whole(now);
  }

  #view(match: Match, onlooker: Onlooker): ViewText {
    const known = this.#views.get(onlooker);
    if (known !== undefined) return known;
    const view = viewText(match.observe(onlooker), this.#previous.get(onlooker));
    this.#views.set(onlooker, view);
    return view;
  }
}

/** Whether a client could see a difference between these two rooms, presence apart. */
function isOtherwise(before: Table, after: Table): boolean {
  return (
    before.chairs !== after.chairs ||
    before.phase !== after.phase ||
    before.host !== after.host ||
    before.settings !== after.settings ||
    before.options !== after.options ||
    before.game !== after.game ||
    before.match?.number !== after.match?.number ||
    before.match?.chairs !== after.match?.chairs
  );
}

function isForEveryone(event: Event): boolean {
  return (event.type !== 'moved' && event.type !== 'shown') || event.shownTo === 'everyone';
}

function masked(events: readonly Event[], onlooker: Onlooker): string {
  return JSON.stringify(events.map((event) => observeEvent(event, onlooker)));
}

/** What has not changed since the last view, being the same object, need not be written out again. */
function viewText(view: unknown, before: ViewText | undefined): ViewText {
  if (typeof view !== 'object' || view === null) throw new Error('a view that is no object');
  const parts = new Map<string, Part>();
  let length = 2;
  for (const [key, value] of Object.entries(view)) {
    if (value === undefined) continue;
    const known = before?.parts.get(key);
    const part = known !== undefined && known.value === value ? known : partText(value);
    parts.set(key, part);
    // With the quotes, the colon and the comma around it.
    length += key.length + part.text.length + 4;
  }
  return { parts, length };
}

function partText(value: unknown): Part {
  if (!Array.isArray(value)) return { value, text: JSON.stringify(value), items: undefined };
  const items = value.map((item) => JSON.stringify(item));
  return { value, text: `[${items.join(',')}]`, items };
}

function whole({ parts }: ViewText): string {
  return `,"view":${wholeText(parts)}`;
}

function wholeText(parts: ViewText['parts']): string {
  return objectText(Array.from(parts, ([key, { text }]) => [key, text] as const));
}

function objectText(parts: readonly (readonly [string, string])[]): string {
  return `{${parts.map(([key, text]) => `"${key}":${text}`).join(',')}}`;
}

function differing(before: ViewText, after: ViewText): string {
  const set: (readonly [string, string])[] = [];
  const items: (readonly [string, string])[] = [];
  for (const [key, part] of after.parts) {
    const old = before.parts.get(key);
    if (old === part || old?.text === part.text) continue;
    const some = itemsText(old?.items, part.items);
    if (some === undefined || some.length >= part.text.length) set.push([key, part.text]);
    else items.push([key, some]);
  }
  const drop = [...before.parts.keys()].filter((key) => !after.parts.has(key));
  const dropped = drop.length === 0 ? '' : `,"drop":${JSON.stringify(drop)}`;
  const changed = items.length === 0 ? '' : `,"items":${objectText(items)}`;
  return `{"set":${objectText(set)}${dropped}${changed}}`;
}

/** The items that are other or new; undefined if the list is new, or has grown shorter. */
function itemsText(
  before: readonly string[] | undefined,
  after: readonly string[] | undefined,
): string | undefined {
  if (before === undefined || after === undefined || after.length < before.length) return undefined;
  const changed: string[] = [];
  for (const [index, item] of after.entries()) if (item !== before[index]) changed.push(`"${index}":${item}`);
  return `{${changed.join(',')}}`;
}
