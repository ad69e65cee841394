import type { Event } from '@stammtisch/kernel';
import { type Notice, PROTOCOL } from '@stammtisch/protocol';
import {
  agreementsOf,
  commandsOf,
  type Entry,
  type LogRow,
  type PlayerId,
  seatOf,
  type Table,
} from '@stammtisch/table';

import { courseChange, courseOf, isSameCourse, NO_COURSE } from './course.ts';
import { Late } from './late.ts';
import { hiddenPlay, isOtherPlay, isOtherStage, type Moment, type Play, playOf, roomText } from './moment.ts';
import { isForWatchers, noticesOf } from './notices.ts';
import type { Clock } from './ports.ts';
import { isOtherRoom, youAt } from './room.ts';
import {
  changesFor,
  type Client,
  isSameRoom,
  type Message,
  roomFor,
  seenBy,
  type Self,
  storyFor,
  writing,
} from './told.ts';
import { wholeView } from './view-change.ts';

/** A change of the match, and how it stood then. */
interface Scene {
  readonly play: Play;
  readonly seq: number;
  readonly events: readonly Event[];
}
/** What a table's news need. */
interface TellingSettings {
  readonly clock: Clock;
  /** How late those who watch see the match where that is agreed. */
  readonly watchDelayMs: number;
}

/** Who is told, and what the table does by itself. */
interface Listeners {
  readonly clients: ReadonlySet<Client>;
  /** Knows when nobody's time can be up yet. */
  readonly mover: { readonly notBefore: number | undefined };
}

/** Turns a table into what each client may be told. Everything is written out once for each distinct onlooker. */
export class Telling {
  readonly #settings: TellingSettings;
  readonly #mover: Listeners['mover'];
  readonly #clients: ReadonlySet<Client>;
  readonly #late: Late<Scene>;
  #table: Table;
  #connected: ReadonlySet<PlayerId> = new Set();
  /** What people should hear of the latest change, as the end of a message. */
  #notices = '';
  /** The same for whoever does not see the match as it is. */
  #noticesApart = '';
  #moment: Moment;
  /** What people without a seat are shown: the same, unless it is agreed otherwise. */
  #watched: Moment;
  /** What they see late; nothing before the first time has passed. */
  #shown: Play | undefined;
  /** What they see where they are shown nothing. */
  #hidden: Play;
  #version = 0;

  constructor(settings: TellingSettings, table: Table, { clients, mover }: Listeners) {
    const { clock, watchDelayMs: ms } = settings;
    this.#settings = settings;
    this.#clients = clients;
    this.#mover = mover;
    this.#late = new Late({ clock, ms }, (scene) => this.#showLate(scene));
    this.#table = table;
    this.#moment = momentOf(table, this.#connected, playOf(table, courseOf(table)));
    this.#hidden = hiddenPlay(table);
    this.#watched = this.#watchedNow();
  }

  /** At this time the table came to where it was taken up: who watches late may not see it sooner for that. */
  begin(at: number): void {
    if (this.#isLate()) this.#late.add(at, { play: this.#moment.play, seq: this.#table.seq, events: [] });
  }

  /** The table has changed, by this row. */
  update(table: Table, connected: ReadonlySet<PlayerId>, row: LogRow, events: readonly Event[]): void {
    const before = this.#table;
    const { room, play } = this.#moment;
    this.#table = table;
    const fairness = isMixedOtherwise(before, table) ? undefined : play.fairness;
    const now = playOf(table, courseOf(table, this.#mover.notBefore), fairness);
    const isPlay = events.length > 0 || isOtherPlay(play, now);
    if (isPlay) this.#moment = { room, play: now };
    const isOther = isOtherRoom(before, table);
    // Nothing else that people should hear of leaves the room as it is.
    const notices = isOther || isHeard(row) ? noticesOf(before, table, row) : [];
    this.#notices = noticesText(notices);
    this.#noticesApart = noticesText(notices.filter(isForWatchers));
    // Where something else is agreed, what waited is not what is agreed now.
    if (!this.#isLate() || this.#isNewlyLate(before)) this.#forgetLate();
    if (this.#isLate() && (isPlay || this.#isNewlyLate(before)))
      this.#late.add(row.at, { play: this.#moment.play, seq: row.seq, events });
    if (isOther) this.present(connected);
    else this.#watched = this.#watchedNow(this.#watched.room);
  }

  /** Who is connected has changed. */
  present(connected: ReadonlySet<PlayerId>): void {
    this.#connected = connected;
    const { play } = this.#moment;
    const course = courseOf(this.#table, this.#mover.notBefore);
    const now = isSameCourse(play.course, course) ? play : { ...play, course };
    this.#moment = momentOf(this.#table, connected, now);
    this.#watched = this.#watchedNow();
    this.#version += 1;
  }

  /** Nobody is told anything by itself any more. */
  stop(): void {
    this.#forgetLate();
  }

  /** Everything a client needs that has just come. */
  welcome(client: Client): void {
    const self = this.#self(client);
    const moment = this.#momentFor(self);
    const { fairness, name } = moment.play;
    const course = courseChange(NO_COURSE, moment.play.course, this.#timeFor(moment));
    const view = wholeView(seenBy(moment, self) ?? null);
    const { talk = [], done: all } = this.#table;
    const done = JSON.stringify(commandsOf(all, client.player));
    client.told = { moment, self };
    client.send(
      `{"type":"welcome","protocol":${PROTOCOL},"seq":${this.#table.seq},"room":${roomFor(moment, self)},` +
        `"fairness":${fairness},"seat":${self.seat},"position":${JSON.stringify(name)}${view}${course},` +
        `"talk":${JSON.stringify(talk)},"done":${done}}`,
    );
  }

  /** What has happened by one row of the log, to each as it may know it; the events come unmasked. */
  news(row: LogRow, events: readonly Event[]): void {
    const done = commandOf(row);
    const telling = writing(events);
    const apart = this.#watched.play === this.#moment.play ? undefined : writing([]);
    for (const client of this.#clients) {
      const self = this.#self(client);
      const own = done?.player === client.player ? `,"done":${JSON.stringify([done.id])}` : '';
      if (apart === undefined || !self.isWatching)
        this.#tell(client, self, { seq: row.seq, telling, rest: this.#notices + own });
      else this.#tellApart(client, self, { seq: row.seq, telling: apart, rest: this.#noticesApart + own });
    }
  }

  /** Tells those whose room looks otherwise than they were told. */
  presence(): void {
    for (const client of this.#clients) {
      const { told } = client;
      if (told === undefined) continue;
      const self = this.#self(client);
      const moment = this.#momentFor(self);
      const isOther = !isSameRoom(told, { moment, self });
      // Of what happened at the table every client has been told already.
      told.moment = moment;
      told.self = self;
      if (isOther) client.send(`{"type":"presence","room":${roomFor(moment, self)}}`);
    }
  }

  #tell(client: Client, self: Self, { seq, telling, rest }: Message): void {
    const now = { moment: this.#momentFor(self), self };
    const story = telling.open ?? storyFor(telling, self);
    const changes = changesFor(telling, client.told, now, this.#timeFor(now.moment));
    client.told ??= now;
    client.told.moment = now.moment;
    client.told.self = self;
    client.send(`{"type":"news","seq":${seq},"events":${story}${rest}${changes}}`);
  }

  /** Who does not see the match as it is hears nothing of what leaves the rest of the table as it was. */
  #tellApart(client: Client, self: Self, message: Message): void {
    const { told } = client;
    const moment = this.#momentFor(self);
    const isSame = told?.self.isWatching === true && told.moment.play === moment.play;
    if (!isSame || message.rest !== '') return this.#tell(client, self, message);
    const isOther = !isSameRoom(told, { moment, self });
    told.moment = moment;
    told.self = self;
    if (isOther) client.send(`{"type":"presence","room":${roomFor(moment, self)}}`);
    return undefined;
  }

  #showLate({ play, seq, events }: Scene): void {
    this.#shown = play;
    this.#watched = this.#watchedNow(this.#watched.room);
    const telling = writing(events);
    for (const client of this.#clients) {
      const self = this.#self(client);
      if (self.isWatching) this.#tell(client, self, { seq, telling, rest: '' });
    }
  }

  /** What time it is for who sees this moment: somebody who sees the match late sees its clock late. */
  #timeFor({ play }: Moment): number {
    const { clock, watchDelayMs } = this.#settings;
    return clock.now() - (play === this.#shown ? watchDelayMs : 0);
  }

  /** Without a match there is nothing to be late with. */
  #isLate(): boolean {
    return agreementsOf(this.#table).watching === 'delayed' && this.#table.match !== undefined;
  }

  #forgetLate(): void {
    this.#late.clear();
    this.#shown = undefined;
  }

  #isNewlyLate(before: Table): boolean {
    return agreementsOf(before).watching !== 'delayed';
  }

  /** What is written of the room is given where only the match may have changed. */
  #watchedNow(room?: string): Moment {
    const { watching } = agreementsOf(this.#table);
    if (watching === 'open' || (watching === 'delayed' && !this.#isLate())) return this.#moment;
    if (this.#hidden.stage.phase !== this.#table.phase) this.#hidden = hiddenPlay(this.#table);
    const play = (watching === 'delayed' ? this.#shown : undefined) ?? this.#hidden;
    if (room !== undefined && !isOtherStage(this.#watched.play, play)) return { room, play };
    return momentOf(this.#table, this.#connected, play);
  }

  #momentFor({ isWatching }: Self): Moment {
    return isWatching ? this.#watched : this.#moment;
  }

  /** Who sits where and who is host are part of the room: as long as it is the same, so is what this client is. */
  #self({ player, told }: Client): Self {
    if (told?.self.version === this.#version) return told.self;
    const seat = seatOf(this.#table, player) ?? null;
    const you = youAt(this.#table, player);
    return { version: this.#version, you: JSON.stringify(you), seat, isWatching: you.chair === null };
  }
}

function momentOf(table: Table, connected: ReadonlySet<PlayerId>, play: Play): Moment {
  return { room: roomText(table, connected, play), play };
}

/** What people should hear of, though it leaves the room as it is. */
const HEARD: ReadonlySet<string | undefined> = new Set<Entry['type']>([
  'said',
  'wrote',
  'timeGiven',
  'undoAsked',
  'undoAnswered',
  'undoLapsed',
]);

function isHeard({ entries }: LogRow): boolean {
  return HEARD.has(entries[0]?.type);
}

function noticesText(notices: readonly Notice[]): string {
  return notices.length === 0 ? '' : `,"notices":${JSON.stringify(notices)}`;
}

/** Whether anything was promised or revealed between these two. */
function isMixedOtherwise(before: Table, after: Table): boolean {
  return before.mix !== after.mix || before.chairs !== after.chairs || before.phase !== after.phase;
}

/** Whose command a row carries out; what the table does by itself is nobody's. */
function commandOf({ command }: LogRow): { readonly player: PlayerId; readonly id: string } | undefined {
  const split = command?.indexOf(':') ?? -1;
  if (command === undefined || split === -1) return undefined;
  return { player: command.slice(0, split), id: command.slice(split + 1) };
}
