import type { Card } from '@stammtisch/cards';
import type { Lots, LotsWanted } from '@stammtisch/fair';
import type { Catalog, Seat } from '@stammtisch/kernel';
import type { BotLevel, BotPace, Grace } from '@stammtisch/protocol';
import type { Store } from '@stammtisch/store/port';
import type { Clocks, Entry } from '@stammtisch/table';

/** What a bot is asked: it gets what its seat sees, and nothing else. */
export interface BotQuestion {
  readonly game: string;
  readonly view: unknown;
  readonly seat: Seat;
  readonly level: BotLevel;
  readonly seed: string;
}

/** Where bots think, beside the tables. */
export interface BotRoom {
  /** An action's text, as records write it. Each table has one question under way; none is told who asks. */
  answer(question: BotQuestion, table?: string): Promise<string>;
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

/** What the life of a table is measured by, in ms where it is time. */
export interface HostLimits {
  readonly socketsPerPlayerAndTable: number;
  /** How long a command may meet rivals before it is given back. */
  readonly retryMs: number;
  /** How long a device may take to reveal its share before the start is void. */
  readonly shareMs: number;
  /** A host who is away for so long is followed by somebody who is here. */
  readonly hostGoneMs: number;
  /** Nobody's time is up sooner after the table has rested, or was taken up again. */
  readonly wakeMs: number;
  /** A table without clients leaves memory after this. */
  readonly idleTableMs: number;
}

/** What tables need of the place where their logs are kept. */
export type HostStore = Pick<
  Store<Entry>,
  'append' | 'read' | 'secret' | 'watch' | 'put' | 'find' | 'list' | 'snapshot' | 'keepSnapshot'
>;

/** Where is written down what went wrong. */
export interface Log {
  warn(about: object, text: string): void;
  error(about: object, text: string): void;
}

/** What is counted of the life of tables. */
export interface Meters {
  /** An append is under way since now. */
  appending<Appended extends { readonly type: string }>(
    now: number,
    append: Promise<Appended>,
  ): Promise<Appended>;
  /** Somebody's wish has come to this, so many ms after it was heard. */
  acted(ms: number, outcome: string): void;
  refused(code: string): void;
  botThought(ms: number): void;
}

/** SHA-256, by whatever computes it fastest here. */
export type Sha256 = (bytes: Uint8Array) => Uint8Array;

/** A match's secret, and its chain as `walkOf` walks it. */
export interface WalkedChain {
  readonly secret: Uint8Array;
  readonly walk: Uint8Array;
}

/** Who walks chains beside the tables: each is thousands of hashes, for which nobody should have to wait. */
export interface Chains {
  /** A secret drawn and walked before; undefined if none is left. Never the same one twice. */
  drawn(): WalkedChain | undefined;
  walk(secret: Uint8Array): Promise<Uint8Array>;
}

/** Cards and lots given from outside: for tests that write their own deals. */
export interface GivenChance {
  readonly drawDeck?: (table: string, match: number, deck: number, pack: readonly Card[]) => readonly Card[];
  readonly drawLots?: (table: string, match: number, wanted: LotsWanted) => Lots;
}

/** What all tables of a host are given: everything that differs from place to place. */
export interface HostPorts extends GivenChance {
  readonly store: HostStore;
  readonly catalog: Catalog;
  readonly bots: BotRoom;
  readonly random: (bytes: number) => Uint8Array;
  /** What the codes of its tables begin with, so that places can be told apart. */
  readonly codePrefix?: string;
  readonly sha256: Sha256;
  /** Without them chains are walked where they are needed. */
  readonly chains?: Chains;
  readonly clock: Clock;
  readonly limits: HostLimits;
  readonly pauses: Readonly<Record<BotPace, Pauses>>;
  readonly graces: Graces;
  readonly clocks: Clocks;
  readonly watchDelayMs: number;
  readonly metrics: Meters;
  readonly log: Log;
}
