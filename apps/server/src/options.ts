import {
  type BotRoom,
  type Chains,
  type Clock,
  type GivenChance,
  type Graces,
  type HostLimits,
  type Pauses,
  STANDARD_HOST_LIMITS,
} from '@stammtisch/host';
import type { Catalog } from '@stammtisch/kernel';
import type { BotPace } from '@stammtisch/protocol';
import { type Store, steadyTime } from '@stammtisch/store';
import type { Clocks, Entry } from '@stammtisch/table';
import type { Logger } from 'pino';

/** Where bots think, off the event loop. */
export interface BotPool extends BotRoom {
  /** How many questions wait for a thread. */
  waiting?(): number;
  close(): Promise<void>;
}

/** What protects the server from too much. */
export interface Limits extends HostLimits {
  /** Messages a socket may send a second, and at once. */
  readonly messagesPerSecond: number;
  readonly messageBurst: number;
  readonly messageBytes: number;
  readonly sockets: number;
  readonly socketsPerAddress: number;
  /** New sockets an address may open a second, and at once. */
  readonly newSocketsPerSecond: number;
  readonly newSocketBurst: number;
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
  /** Exports of what is kept about somebody, and wishes to be forgotten. */
  readonly privacyPerMinute: number;
  /** A table at which nothing has happened for so long is closed; never if 0. */
  readonly abandonedMs: number;
}

/** Everything a server is made of. */
export interface ServerOptions extends GivenChance {
  readonly store: Store<Entry>;
  readonly bots: BotPool;
  readonly chains?: Chains;
  readonly catalog?: Catalog;
  /** The built client; nothing but the interface is served without it. */
  readonly clientFolder?: string;
  /** The address people know the place by, as "https://example.org", for links that are read elsewhere. */
  readonly publicOrigin?: string | undefined;
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
  ...STANDARD_HOST_LIMITS,
  messagesPerSecond: 20,
  messageBurst: 60,
  messageBytes: 4096,
  sockets: 10_000,
  socketsPerAddress: 100,
  newSocketsPerSecond: 10,
  newSocketBurst: 100,
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
  privacyPerMinute: 4,
  abandonedMs: 90 * 86_400_000,
};

/** The machine's own clock, as the store reads it. */
export const systemClock: Clock = {
  now: steadyTime(),
  after(ms, callBack) {
    const timer = setTimeout(callBack, ms);
    return () => clearTimeout(timer);
  },
};
