import { type Event, observeEvent, type Onlooker, type Seat } from '@stammtisch/kernel';
import type { PlayerId } from '@stammtisch/table';

import { courseChange, NO_COURSE } from './course.ts';
import type { Moment } from './moment.ts';
import { viewChange, wholeView } from './view-change.ts';

/** One socket of one player at a table, and what it was told last. */
export interface Client {
  readonly player: PlayerId;
  send(text: string): void;
  /** It is sent away: by newer sockets of the same player, by the host, or to come back at once. */
  dismiss(why: 'elsewhere' | 'removed' | 'banned' | 'restarting'): void;
  told?: Told;
}
/** Changed in place: there are many sockets, and each is told of everything. */
export interface Told {
  moment: Moment;
  self: Self;
}

/** What a client itself is. */
export interface Self {
  /** With which writing of the room that was found out. */
  readonly version: number;
  readonly you: string;
  readonly seat: Seat | null;
  readonly isWatching: boolean;
}
/** What is written out once for each onlooker, in the order of `indexOf`. */
export interface Written {
  readonly events: readonly Event[];
  /** The events as they are, where nothing of them is hidden from anybody. */
  readonly open: string | undefined;
  readonly stories: (string | undefined)[];
  readonly views: (string | undefined)[];
}
/** News for one client: of which row, what happened, and what else there is to say. */
export interface Message {
  readonly seq: number;
  readonly telling: Written;
  readonly rest: string;
}

/** What has happened, to be written out. */
export function writing(events: readonly Event[]): Written {
  const open = events.every(isForEveryone) ? JSON.stringify(events) : undefined;
  return { events, open, stories: [], views: [] };
}

/** The room as this client is told of it. */
export function roomFor({ room }: Moment, { you }: Self): string {
  return `${room},"you":${you}}`;
}

/** Whether the room is as this client was told. */
export function isSameRoom(told: Told, now: Told): boolean {
  return told.moment.room === now.moment.room && told.self.you === now.self.you;
}

function onlookerAt({ seat }: Self): Onlooker {
  return seat ?? 'everyone';
}

function indexOf({ seat }: Self): number {
  return seat === null ? 0 : seat + 1;
}

/** What has happened, as this client may know it. */
export function storyFor({ events, stories }: Written, self: Self): string {
  return (stories[indexOf(self)] ??= masked(events, onlookerAt(self)));
}

/** What else is other than this client was told. */
export function changesFor(written: Written, told: Told | undefined, now: Told, time: number): string {
  const { moment, self } = now;
  const { play } = moment;
  const before = told?.moment.play;
  const room = told !== undefined && isSameRoom(told, now) ? '' : `,"room":${roomFor(moment, self)}`;
  const fairness = before?.fairness === play.fairness ? '' : `,"fairness":${play.fairness}`;
  const isSeatNews = told?.self.seat !== self.seat || before?.match !== play.match;
  const seat = isSeatNews ? `,"seat":${self.seat}` : '';
  const position = before?.name === play.name ? '' : `,"position":${JSON.stringify(play.name)}`;
  const course = courseChange(before?.course ?? NO_COURSE, play.course, time);
  return `${room}${fairness}${seat}${position}${viewFor(written, told, now)}${course}`;
}

function viewFor({ views }: Written, told: Told | undefined, { moment, self }: Told): string {
  const { position } = moment.play;
  const isOtherSeat = told?.self.seat !== self.seat;
  if (told?.moment.play.position === position && (!isOtherSeat || position === undefined)) return '';
  if (position === undefined) return ',"view":null';
  if (isOtherSeat) return wholeView(seenBy(moment, self));
  // All who look from the same seat were told the same before.
  return (views[indexOf(self)] ??= viewChange(seenBy(told.moment, self), seenBy(moment, self)));
}

/** The position as this client may know it. */
export function seenBy({ play: { position, seen } }: Moment, self: Self): unknown {
  return (seen[indexOf(self)] ??= position?.observe(onlookerAt(self)));
}

function isForEveryone(event: Event): boolean {
  return (event.type !== 'moved' && event.type !== 'shown') || event.shownTo === 'everyone';
}

function masked(events: readonly Event[], onlooker: Onlooker): string {
  return JSON.stringify(events.map((event) => observeEvent(event, onlooker)));
}
