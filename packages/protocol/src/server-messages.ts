import type { Card } from '@stammtisch/cards';
import type { BySeat, Event, Refusal, Seat, SomeOptions } from '@stammtisch/kernel';

import type { ViewDifference } from './difference.ts';
import type { BotLevel, ChairNumber, Phrase, PositionName, TablePhase, TableSettings } from './terms.ts';

/** A chair as everybody sees it. */
export type RoomChair =
  | { readonly kind: 'free' }
  | {
      readonly kind: 'person';
      readonly name: string;
      readonly isHost: boolean;
      readonly isConnected: boolean;
      /** Is ready for the start; has said "go on" between deals, or "again" after the match. */
      readonly isReady: boolean;
      /** A bot plays for this person until the seat is taken back. */
      readonly keptBy?: BotLevel;
      /** It does so because the person is away: whoever comes back has the seat at once. */
      readonly isAway?: true;
      /** It does so because the person's time was up. */
      readonly isLate?: true;
    }
  | { readonly kind: 'bot'; readonly name: string; readonly level: BotLevel };

/** The table as one client sees it: people and agreements, no cards. */
export interface Room {
  readonly code: string;
  readonly game: string;
  /** Only what differs from the standard. */
  readonly options: SomeOptions;
  /** What the rule sheet of these options is called, if it came with a name. */
  readonly sheetName?: string;
  readonly settings: TableSettings;
  readonly phase: TablePhase;
  readonly chairs: readonly RoomChair[];
  /** Where this client sits, and what it may do. */
  readonly you: { readonly chair: ChairNumber | null; readonly isHost: boolean };
  readonly watchers: number;
  /** Strangers find the table in the lobby. */
  readonly isPublic?: true;
  /** Nobody new may take a seat. */
  readonly isLocked?: true;
  /** Nobody may play until the host resumes. */
  readonly isPaused?: true;
  /** While a match is on or has just ended: which chair each seat has. */
  readonly match?: {
    readonly number: number;
    readonly chairs: BySeat<ChairNumber>;
    /** Where cards were drawn for the first deal: the rounds, the highest card deals; those tied draw on. */
    readonly draws?: readonly (readonly { readonly seat: Seat; readonly card: Card }[])[];
  };
}

/** Something that was said, under the name its speaker had: one of the phrases, or their own words. */
export interface TalkLine {
  /** By the server's clock, in ms. */
  readonly at: number;
  readonly chair: ChairNumber;
  readonly name: string;
  readonly phrase?: Phrase;
  readonly text?: string;
}

/** Something that was done at the table, with the name of whom it concerns. */
export type Notice =
  | {
      readonly type: 'kicked';
      readonly chair: ChairNumber;
      readonly name: string;
      readonly isBanned?: true;
    }
  | { readonly type: 'locked' | 'unlocked' | 'listed' | 'unlisted' | 'paused' | 'resumed' }
  /** What the host has changed of what is agreed. */
  | ({ readonly type: 'agreed' } & Partial<Omit<TableSettings, 'botPace' | 'grace'>>)
  /** `isAway`: the role has moved on because the host was gone for long. */
  | { readonly type: 'hostIs'; readonly chair: ChairNumber; readonly name: string; readonly isAway?: true }
  /** Nobody asked for it: the person has been away for too long (`isAway`), or the time is up (`isLate`). */
  | {
      readonly type: 'botKeeps';
      readonly chair: ChairNumber;
      readonly name: string;
      readonly isAway?: true;
      readonly isLate?: true;
    }
  /** `by`: the chair of whoever has given it. */
  | {
      readonly type: 'timeGiven';
      readonly chair: ChairNumber;
      readonly name: string;
      readonly by: ChairNumber;
      readonly giver: string;
    }
  /** What somebody wanted to take back, as `undo` told, was taken back, refused, or not answered in time. */
  | {
      readonly type: 'undoDone' | 'undoRefused' | 'undoLapsed';
      readonly chair: ChairNumber;
      readonly name: string;
    }
  | { readonly type: 'tookBack'; readonly chair: ChairNumber; readonly name: string }
  | ({ readonly type: 'said' } & TalkLine)
  /** For the host alone: somebody at the table complains about this person. */
  | { readonly type: 'reported'; readonly chair: ChairNumber; readonly name: string; readonly by: string };

/** The chance of a table's matches, as everybody may check it. Keys and shares are 32 bytes in small hex. */
export interface Fairness {
  /** The table's id, which is no way in. */
  readonly table: string;
  /** The next start: its number, and by chair to what devices have committed themselves; absent while a match is on. */
  readonly next?: { readonly match: number; readonly commitments: readonly (string | null)[] };
  /** The latest start; absent before the first. */
  readonly latest?: StartedChance;
}
/** What a start froze, and what has been revealed since. By chair; null for one that is not mixed in. */
export interface StartedChance {
  readonly match: number;
  /** How many links the chain has, and its public end s_0. */
  readonly length: number;
  readonly start: string;
  /** How many starts in a row were voided before this one. */
  readonly voided: number;
  readonly commitments: readonly (string | null)[];
  readonly shares: readonly (string | null)[];
  /** It waits for shares, lots and decks are drawn from it, or a share did not come and nothing was drawn. */
  readonly phase: 'starting' | 'drawn' | 'voided';
  /** Chairs whose shares did not come: the next start is without them. */
  readonly missing?: readonly ChairNumber[];
  /** The latest link revealed; all before it follow. */
  readonly link?: { readonly k: number; readonly reveal: string };
  /** The latest deal that is over, with what was done in it as records write it. */
  readonly deal?: { readonly deck: number; readonly moves: readonly string[] };
}

/** How long people may think, in ms by the server's clock: only what lies between `now` and a deadline means anything. */
export interface ClockNews {
  readonly now: number;
  /** Who is waited for; `bank` is what each has in store for the match, and the deadline comes after it. */
  readonly seats: readonly { readonly seat: Seat; readonly deadline: number; readonly bank: number }[];
  /** When the next deal comes even if not everybody is ready. */
  readonly rest?: number;
}
/** Somebody would like to take back how they answered this position. */
export interface UndoNews {
  readonly seat: Seat;
  readonly position: PositionName;
  /** Who is asked, and who of them has said yes. */
  readonly asked: readonly ChairNumber[];
  readonly granted: readonly ChairNumber[];
}

/** Everything a server may say. `seq` numbers the appends of the table's log. */
export type ServerMessage =
  | {
      readonly type: 'welcome';
      readonly protocol: number;
      readonly seq: number;
      readonly room: Room;
      readonly fairness: Fairness;
      /** This client's seat in the match; null for somebody who watches. */
      readonly seat: Seat | null;
      readonly position: PositionName | null;
      /** The position as this client may know it; null when no match is on. */
      readonly view: unknown;
      /** Present while a clock runs. */
      readonly clock?: ClockNews;
      /** Present while the others are asked. */
      readonly undo?: UndoNews;
      /** What was said last, the latest at the end; what follows comes with notices. */
      readonly talk: readonly TalkLine[];
      /** The latest of this player's commands that are in the log: those resent need no answer. */
      readonly done: readonly string[];
    }
  | {
      readonly type: 'news';
      readonly seq: number;
      /** What happened, for eyes and ears; empty when only the room changed. */
      readonly events: readonly Event[];
      /** What people and the table itself have done that everybody should hear of; absent when there is nothing. */
      readonly notices?: readonly Notice[];
      /** Present when the room changed. */
      readonly room?: Room;
      /** Present when it changed. */
      readonly fairness?: Fairness;
      /** Present when a match began, ended or the seat changed. */
      readonly seat?: Seat | null;
      readonly position?: PositionName | null;
      /** The new view, whole or as the difference to the last one sent; absent when it did not change. */
      readonly view?: unknown;
      readonly diff?: ViewDifference;
      /** Present when it changed; null when none runs any more. */
      readonly clock?: ClockNews | null;
      /** Present when it changed; null when nobody is asked any more. */
      readonly undo?: UndoNews | null;
      /** Commands of this player that this append carries out. */
      readonly done?: readonly string[];
    }
  /** Who is connected changed: not in the log, so without a number. */
  | { readonly type: 'presence'; readonly room: Room }
  | { readonly type: 'refused'; readonly id: string; readonly refusal: Refusal }
  /** The socket will close: bad message, unknown table, too fast, restart… The client explains it. */
  | { readonly type: 'goodbye'; readonly code: GoodbyeCode; readonly about?: string }
  | { readonly type: 'pong' };

/** Why a server ends a connection. */
export type GoodbyeCode =
  | 'outdated'
  | 'no-such-table'
  | 'bad-message'
  | 'too-fast'
  | 'too-slow'
  | 'elsewhere'
  | 'removed'
  | 'banned'
  | 'restarting';

/** Answer of `POST /api/tables`. */
export interface TableOpened {
  readonly code: string;
}
/** A public table, as `GET /api/tables` lists it. */
export interface LobbyTable {
  readonly code: string;
  readonly game: string;
  /** Only what differs from the standard. */
  readonly options: SomeOptions;
  readonly phase: TablePhase;
  /** How many chairs there are, and how many of them are free or held by a bot. */
  readonly chairs: number;
  readonly free: number;
  readonly bots: number;
  readonly host: string | null;
}
/** Answer of `GET /api/tables`, latest first. */
export interface TableList {
  readonly tables: readonly LobbyTable[];
}
/** Answer of `GET /api/version`. */
export interface VersionInfo {
  readonly version: string;
  readonly protocol: number;
}
/** An error of the HTTP interface. */
export interface HttpProblem {
  readonly error: { readonly code: string; readonly about?: string };
}
