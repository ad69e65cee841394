import type { Card } from '@stammtisch/cards';
import type { Lots, LotsWanted } from '@stammtisch/fair';
import type { Catalog, Seat } from '@stammtisch/kernel';
import {
  type BotLevel,
  type BotPace,
  type Grace,
  CLOCK_SECONDS,
  GRACE_SECONDS,
  WATCH_DELAY_SECONDS,
} from '@stammtisch/protocol';
import { type Store, steadyTime } from '@stammtisch/store';
import type { Clocks, ClockTimes, Entry } from '@stammtisch/table';
import type { Logger } from 'pino';

/** What a bot is asked: it gets what its seat sees, and nothing else. */
export interface BotQuestion {
  readonly game: string;
  readonly view: unknown;
  readonly seat: Seat;
  readonly level: BotLevel;
  readonly seed: string;
}
/** Where bots think, off the event loop. */
export interface BotPool {
  /** An action's text, as records write it. Each table has one question under way; none is told who asks. */
  answer(question: BotQuestion, table?: string): Promise<string>;
  /** How many questions wait for a thread. */
  waiting?(): number;
  close(): Promise<void>;
}

/** Time, handed in so that tests can make it pass. */
export interface Clock {
  now(): number;
  /** Calls back once, and tells how to prevent it. */
  after(ms: number, callBack: () => void): () => void;
}

/** How long bots and tables wait before they go on, in ms. */
export interface Pauses {
  /** Before a bot acts. */
  readonly act: number;
  /** Before a bot acts when a trick has just been taken: people want to see it. */
  readonly trick: number;
  /** Before the next deal when only bots play. */
  readonly deal: number;
}

/** What the graces of a table are, in ms. */
export type Graces = Readonly<Record<Exclude<Grace, 'never'>, number>>;

/** What protects the server from too much. */
export interface Limits {
  /** Messages a socket may send a second, and at once. */
  readonly messagesPerSecond: number;
  readonly messageBurst: number;
  readonly messageBytes: number;
  readonly sockets: number;
  readonly socketsPerAddress: number;
  /** New sockets an address may open a second, and at once. */
  readonly newSocketsPerSecond: number;
  readonly newSocketBurst: number;
  readonly socketsPerPlayerAndTable: number;
  /** Connections of any kind that an address may have, and open a second and at once; those of proxies are not counted. */
  readonly connectionsPerAddress: number;
  readonly newConnectionsPerSecond: number;
  readonly newConnectionBurst: number;
  /** How long a request may take to arrive, headers and body. */
  readonly requestMs: number;
  /** A socket that takes its messages more slowly than this fills up is closed. */
  readonly bufferedBytes: number;
  readonly helloMs: number;
  readonly heartbeatMs: number;
  /** Requests of any kind that an address may make a second, and at once: the client is made of many files. */
  readonly requestsPerSecond: number;
  readonly requestBurst: number;
  /** Those of the interface alone. */
  readonly requestsPerMinute: number;
  readonly openingsPerMinute: number;
  readonly recordsPerMinute: number;
  /** Links to another device that are asked for or used. */
  readonly movesPerMinute: number;
  /** How long such a link works. */
  readonly moveMs: number;
  /** Spoken codes that are asked for or tried. */
  readonly spokenPerMinute: number;
  /** How long such a code leads to its table. */
  readonly spokenMs: number;
  /** Wrong ones that are tried by everybody together. */
  readonly spokenMissesPerMinute: number;
  /** How long a command may meet rivals before it is given back. */
  readonly retryMs: number;
  /** How long a device may take to reveal its share before the start is void. */
  readonly shareMs: number;
  /** A host who is away for so long is followed by somebody who is here. */
  readonly hostGoneMs: number;
  /** Nobody's time is up sooner after the table has rested, or was taken up again. */
  readonly wakeMs: number;
  /** Exports of what is kept about somebody, and wishes to be forgotten. */
  readonly privacyPerMinute: number;
  /** A table at which nothing has happened for so long is closed; never if 0. */
  readonly abandonedMs: number;
  /** A table without clients leaves memory after this. */
  readonly idleTableMs: number;
}

/** Everything a server is made of. */
export interface ServerOptions {
  readonly store: Store<Entry>;
  readonly bots: BotPool;
  readonly catalog?: Catalog;
  /** The built client; nothing but the interface is served without it. */
  readonly clientFolder?: string;
  readonly random?: (bytes: number) => Uint8Array;
  readonly clock?: Clock;
  readonly pauses?: Partial<Readonly<Record<BotPace, Pauses>>>;
  /** How long somebody may be away until a bot keeps their seat, in ms. */
  readonly graces?: Partial<Graces>;
  /** How long people may think where there is a clock. */
  readonly clocks?: Partial<Clocks>;
  readonly limits?: Partial<Limits>;
  /** How late those who watch see the match where that is agreed, in ms. */
  readonly watchDelayMs?: number;
  /** For tests that write their own deals. */
  readonly drawDeck?: (table: string, match: number, deck: number, pack: readonly Card[]) => readonly Card[];
  readonly drawLots?: (table: string, match: number, wanted: LotsWanted) => Lots;
  readonly log?: Logger;
  /** Whose `X-Forwarded-…` is believed: addresses and ranges of one's own proxies, "loopback" among them. */
  readonly proxies?: readonly string[];
  /** What the operator says of themselves, as plain text. */
  readonly imprint?: string;
  /** Pages of other origins that may connect, as "https://example.org". */
  readonly origins?: readonly string[];
}

/** The limits of a server that nobody configured. */
export const STANDARD_LIMITS: Limits = {
  messagesPerSecond: 20,
  messageBurst: 60,
  messageBytes: 4096,
  sockets: 10_000,
  socketsPerAddress: 100,
  newSocketsPerSecond: 10,
  newSocketBurst: 100,
  socketsPerPlayerAndTable: 8,
  connectionsPerAddress: 400,
  newConnectionsPerSecond: 50,
  newConnectionBurst: 600,
  requestMs: 15_000,
  bufferedBytes: 262_144,
  helloMs: 10_000,
  heartbeatMs: 30_000,
  requestsPerSecond: 40,
  requestBurst: 300,
  requestsPerMinute: 600,
  openingsPerMinute: 30,
  recordsPerMinute: 30,
  movesPerMinute: 20,
  moveMs: 180_000,
  spokenPerMinute: 10,
  spokenMs: 600_000,
  spokenMissesPerMinute: 20,
  retryMs: 2_000,
  shareMs: 5_000,
  hostGoneMs: 300_000,
  wakeMs: 15_000,
  privacyPerMinute: 4,
  abandonedMs: 90 * 86_400_000,
  idleTableMs: 60_000,
};

/** How fast bots are. */
export const STANDARD_PAUSES: Readonly<Record<BotPace, Pauses>> = {
  instant: { act: 0, trick: 0, deal: 0 },
  brisk: { act: 700, trick: 1_200, deal: 3_000 },
  calm: { act: 1_500, trick: 2_400, deal: 6_000 },
};

/** How long people may be away. */
export const STANDARD_GRACES: Graces = {
  short: GRACE_SECONDS.short * 1_000,
  medium: GRACE_SECONDS.medium * 1_000,
  long: GRACE_SECONDS.long * 1_000,
};

/** How late a match is seen where that is agreed. */
export const STANDARD_WATCH_DELAY_MS = WATCH_DELAY_SECONDS * 1_000;

/** How long people may think. */
export const STANDARD_CLOCKS: Clocks = {
  calm: timesOf(CLOCK_SECONDS.calm),
  brisk: timesOf(CLOCK_SECONDS.brisk),
  fast: timesOf(CLOCK_SECONDS.fast),
};

/** The machine's own clock, as the store reads it. */
export const systemClock: Clock = {
  now: steadyTime(),
  after(ms, callBack) {
    const timer = setTimeout(callBack, ms);
    return () => clearTimeout(timer);
  },
};

function timesOf({ move, bank }: ClockTimes): ClockTimes {
  return { move: move * 1_000, bank: bank * 1_000 };
}
