/** Raised whenever an older client could misunderstand; it then reloads. */
export const PROTOCOL = 1;
/** Largest frame a client may send, in bytes. */
export const MAX_MESSAGE_BYTES = 4096;
/** A client that has heard nothing asks this often, in ms: when idle, and while an answer or its own move is due. */
export const PING_MS = { idle: 15_000, waiting: 2_500 } as const;
/** Longest name of a person, in UTF-16 units. */
export const MAX_NAME = 24;
/** Longest name of a rule sheet, in UTF-16 units: 40 characters of almost any kind. */
export const MAX_SHEET_NAME = 160;

/** A chair of the table, numbered from 0. Seats of a match are drawn among chairs. */
export type ChairNumber = number;
/** A position of a match: "match.count", as in "2.17". Nothing lowers the count. */
export type PositionName = string;

/** How well a bot plays. */
export type BotLevel = 'easy' | 'normal' | 'strong';
/** All levels, weakest first. */
export const BOT_LEVELS = ['easy', 'normal', 'strong'] as const satisfies readonly BotLevel[];
/** How long bots take: at once, or a human's pace. */
export type BotPace = 'instant' | 'brisk' | 'calm';
/** All paces, fastest first. */
export const BOT_PACES = ['instant', 'brisk', 'calm'] as const satisfies readonly BotPace[];

/** How long a person may be away in a match until a bot keeps their seat. */
export type Grace = 'short' | 'medium' | 'long' | 'never';
/** All of them, shortest first. */
export const GRACES = ['short', 'medium', 'long', 'never'] as const satisfies readonly Grace[];
/** What they are in seconds. */
export const GRACE_SECONDS: Readonly<Record<Exclude<Grace, 'never'>, number>> = {
  short: 20,
  medium: 60,
  long: 300,
};

/** How long people may think; friends have no clock. */
export type ClockSpeed = 'none' | 'calm' | 'brisk' | 'fast';
/** All speeds, slowest first. */
export const CLOCK_SPEEDS = ['none', 'calm', 'brisk', 'fast'] as const satisfies readonly ClockSpeed[];
/** What they are in seconds: for each move, and what each has in store for a whole match. */
export const CLOCK_SECONDS: Readonly<
  Record<Exclude<ClockSpeed, 'none'>, { readonly move: number; readonly bank: number }>
> = {
  calm: { move: 60, bank: 300 },
  brisk: { move: 25, bank: 120 },
  fast: { move: 10, bank: 60 },
};
/** How much time is given at once, in seconds, and how often to one seat in a match. */
export const TIME_GIFT = { seconds: 60, most: 5 } as const;
/** Whether somebody may ask the others to take an act back. */
export type Undo = 'never' | 'asked';
/** Both of them. */
export const UNDOS = ['never', 'asked'] as const satisfies readonly Undo[];
/** What people may say: only phrases, or whatever they write. */
export type Talk = 'phrases' | 'text';
/** Both of them. */
export const TALKS = ['phrases', 'text'] as const satisfies readonly Talk[];
/** Whether people without a seat may look on: at once, later than the players, or not at all. */
export type Watching = 'open' | 'delayed' | 'closed';
/** All of them. */
export const WATCHINGS = ['open', 'delayed', 'closed'] as const satisfies readonly Watching[];

/** How late spectators see the match where that is agreed, in seconds. */
export const WATCH_DELAY_SECONDS = 60;

/** Longest thing that people write, in UTF-16 units. */
export const MAX_TEXT = 200;
/** Phrases that are pictures. */
export const EMOTES = ['thumbsUp', 'applause', 'laugh', 'surprise', 'sad', 'clink'] as const;
/** See the list of the same name. */
export type Emote = (typeof EMOTES)[number];

/** Everything that is said with a tap. Each reader sees it in their own language. */
export const PHRASES = [
  'hello',
  'goodLuck',
  'wellPlayed',
  'thanks',
  'oops',
  'sorry',
  'moment',
  'backSoon',
  'onward',
  'cheers',
  ...EMOTES,
] as const;
/** See the list of the same name. */
export type Phrase = (typeof PHRASES)[number];

/** What the table does that is no house rule of the game. */
export interface TableSettings {
  readonly botPace: BotPace;
  readonly grace: Grace;
  readonly clock: ClockSpeed;
  readonly undo: Undo;
  readonly talk: Talk;
  readonly watching: Watching;
}
/** The settings of a new table. */
export const STANDARD_SETTINGS: TableSettings = {
  botPace: 'brisk',
  grace: 'medium',
  clock: 'none',
  undo: 'asked',
  talk: 'phrases',
  watching: 'open',
};

/** Where a table stands: gathering people, in a match, after one, or closed for good. */
export type TablePhase = 'open' | 'playing' | 'over' | 'closed';

/**
 * Every code with which the table itself refuses; a game has codes of its own. `bad-options` names the option in `about`,
 * `stale-position` means that the table has moved on, `busy` that the same command may be sent again, and so
 * does `no-space`: the server cannot store anything now, and nothing was done; `paused` and `locked` last until the host thinks
 * otherwise.
 */
export const TABLE_REFUSALS = [
  'not-host',
  'not-seated',
  'already-seated',
  'no-such-chair',
  'chair-taken',
  'chair-empty',
  'chairs-free',
  'too-many-people',
  'other-hand-seen',
  'not-a-person',
  'bot-not-playing',
  'not-now',
  'paused',
  'locked',
  'banned',
  'stale-start',
  'wrong-share',
  'said-already',
  'said-too-much',
  'phrases-only',
  'talk-rests',
  'bad-text',
  'host-away',
  'stale-position',
  'no-more-time',
  'no-undo',
  'undo-too-often',
  'no-such-game',
  'wrong-seats',
  'bad-options',
  'bad-name',
  'busy',
  'no-space',
] as const;
/** See the list of the same name. */
export type TableRefusal = (typeof TABLE_REFUSALS)[number];
