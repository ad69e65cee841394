import type { Event, Refusal, Seat } from '@stammtisch/kernel';
import type {
  ClientMessage,
  ClockNews,
  Fairness,
  GoodbyeCode,
  Notice,
  PositionName,
  Room,
  ServerMessage,
  TalkLine,
  UndoNews,
} from '@stammtisch/protocol';

/** A message that counts only once: it is sent again after a reconnect until the server has answered it. */
export type Command = Extract<ClientMessage, { type: 'act' | 'remark' | 'command' }>;

/** What the server has told about the table, always whole. */
export interface TableNews {
  readonly room: Room;
  /** The chance of its matches: what has been promised and revealed. */
  readonly fairness: Fairness;
  readonly seat: Seat | null;
  readonly position: PositionName | null;
  readonly view: unknown;
  /** What was said last, the latest at the end. */
  readonly talk: readonly TalkLine[];
  readonly news: {
    readonly seq: number;
    readonly events: readonly Event[];
    /** What people did at the table. */
    readonly notices?: readonly Notice[];
    /** Which position was answered by it, if this page did. */
    readonly acted?: PositionName;
  };
  /** How long people may think, and when that was heard by this device's clock. */
  readonly clock?: HeardClock | undefined;
  /** What somebody would like to take back. */
  readonly undo?: UndoNews | undefined;
}

/** What the server's clock said, and this device's at the same time. */
export interface HeardClock extends ClockNews {
  readonly heardAt: number;
}

/** Where the connection stands: no socket yet, greeted but not welcomed, on, waiting to try again, ended for good. */
export type LinkPhase = 'off' | 'opening' | 'greeting' | 'on' | 'resting' | 'ended';

/** Everything known about one connection to one table. Plain data; `step` is the only thing that changes it. */
export interface Link {
  readonly code: string;
  readonly token: string;
  readonly phase: LinkPhase;
  /** Attempts since the last welcome. */
  readonly tries: number;
  readonly table?: TableNews;
  readonly pending: readonly Command[];
  /** An answer of this person is due, so a frozen server must be noticed soon. */
  readonly isDue: boolean;
  readonly heardAt: number;
  /** Pings without an answer. */
  readonly misses: number;
  /** Why the server ended it, or why it is being tried again. */
  readonly farewell?: { readonly code: GoodbyeCode; readonly about?: string };
  /** When `step` wants to be woken, in ms; undefined for never. */
  readonly wakeAt?: number;
}

/** What can happen to a connection. `chance` is a number from 0 to 1, for the jitter. */
export type Input =
  | { readonly type: 'start'; readonly now: number }
  | { readonly type: 'opened'; readonly now: number }
  | {
      readonly type: 'heard';
      readonly message: ServerMessage;
      readonly now: number;
      /** The number of the latest news that anybody has had the chance to see. */
      readonly shown?: number | undefined;
    }
  | { readonly type: 'closed'; readonly now: number; readonly chance: number }
  | { readonly type: 'woke'; readonly now: number; readonly chance: number }
  | { readonly type: 'ask'; readonly command: Command; readonly now: number }
  | { readonly type: 'due'; readonly isDue: boolean; readonly now: number }
  /** The network or the page is back: do not wait any longer. */
  | { readonly type: 'hurry'; readonly now: number }
  | { readonly type: 'leave' };

/** What the owner of the socket has to do. */
export type Effect =
  | { readonly type: 'open' }
  | { readonly type: 'say'; readonly message: ClientMessage }
  | { readonly type: 'close' }
  | { readonly type: 'refused'; readonly command: Command; readonly refusal: Refusal };

/** The connection after something happened, and what has to be done about it. */
export interface LinkStep {
  readonly link: Link;
  readonly effects: readonly Effect[];
}

/** A connection that has not begun. */
export function newLink(code: string, token: string): Link {
  return { code, token, phase: 'off', tries: 0, pending: [], isDue: false, heardAt: 0, misses: 0 };
}

/** Whether a table may have this code: no server understands whoever asks for another one, however often. */
export function isCode(code: string): boolean {
  return /^[a-z0-9]{6,24}$/.test(code);
}

/** Whether an act of this person is on its way. */
export function isActing({ pending }: Link): boolean {
  return pending.some(({ type }) => type === 'act');
}

/** Whether the table is shown but can no longer be reached. */
export function isLost({ phase, table }: Link): boolean {
  return table !== undefined && phase !== 'on' && phase !== 'ended';
}
