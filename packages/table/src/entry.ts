import type { Card } from '@stammtisch/cards';
import type { Hex } from '@stammtisch/fair';
import type { BySeat, Seat, SomeOptions } from '@stammtisch/kernel';

/** Who a person is to the table: a hash of a secret that only their device knows. Never told to anybody else. */
export type PlayerId = string;
/** A chair of the table, numbered from 0. Seats of a match are drawn among chairs. */
export type ChairNumber = number;
/** A position of a match: "match.count", as in "2.17". Nothing lowers the count. */
export type PositionName = string;
/** How well a bot plays. */
export type BotLevel = 'easy' | 'normal' | 'strong';
/** How long bots take. */
export type BotPace = 'instant' | 'brisk' | 'calm';
/** How long a person may be away until a bot keeps their seat. */
export type Grace = 'short' | 'medium' | 'long' | 'never';
/** How long people may think; friends have no clock. */
export type ClockSpeed = 'none' | 'calm' | 'brisk' | 'fast';
/** How long people may think at a table with a clock, in ms: for each move, and what each has in store for a whole match. */
export interface ClockTimes {
  readonly move: number;
  readonly bank: number;
}
/** Whether somebody may ask the others to take an act back. */
export type Undo = 'never' | 'asked';
/** What people may say: only phrases, or whatever they write. */
export type Talk = 'phrases' | 'text';
/** Whether people without a seat may look on: at once, later than the players, or not at all. */
export type Watching = 'open' | 'delayed' | 'closed';

/** One of the few things that are said with a tap. */
export type Phrase =
  | 'hello'
  | 'goodLuck'
  | 'wellPlayed'
  | 'thanks'
  | 'oops'
  | 'sorry'
  | 'moment'
  | 'backSoon'
  | 'onward'
  | 'cheers'
  | Emote;
/** A phrase that is a picture. */
export type Emote = 'thumbsUp' | 'applause' | 'laugh' | 'surprise' | 'sad' | 'clink';

/** What the table does that is no house rule of the game. */
export interface Settings {
  readonly botPace: BotPace;
  /** Older logs say nothing of it. */
  readonly grace?: Grace;
  readonly clock?: ClockSpeed;
  readonly undo?: Undo;
  readonly talk?: Talk;
  readonly watching?: Watching;
}
/** What the host agrees with the table, apart from the house rules: any of it can change. */
export type Agreements = Omit<Settings, 'botPace' | 'grace'>;

/** What is to be played, and by how many. Options are only those that differ from the standard. */
export interface Setup {
  readonly game: string;
  readonly seats: number;
  readonly options: SomeOptions;
  /** What the rule sheet of these options is called, if it came with a name. */
  readonly sheetName?: string;
}

/** A card drawn for the first deal. */
export interface Draw {
  readonly seat: Seat;
  readonly card: Card;
}

/** What a start freezes of its chance. By chair; null for one that is not mixed in. */
export interface FrozenChance {
  /** How many links the chain has, and its public end. */
  readonly length: number;
  readonly start: Hex;
  /** How many starts in a row were voided before this one. */
  readonly voided: number;
  readonly commitments: readonly (Hex | null)[];
}

/** One line of a table's log. Plain JSON; what follows from it is computed. */
export type Entry =
  | (Setup & {
      readonly type: 'opened';
      readonly code: string;
      readonly host: PlayerId;
      readonly settings: Settings;
      readonly isPublic: boolean;
    })
  | { readonly type: 'seated'; readonly chair: ChairNumber; readonly player: PlayerId; readonly name: string }
  | { readonly type: 'renamed'; readonly chair: ChairNumber; readonly name: string }
  | {
      readonly type: 'botSeated';
      readonly chair: ChairNumber;
      readonly level: BotLevel;
      readonly name: string;
    }
  /** A chair is left by its person or bot, of their own will or (`byHost`) not. */
  | { readonly type: 'stood'; readonly chair: ChairNumber; readonly byHost?: true }
  | { readonly type: 'swapped'; readonly chair: ChairNumber; readonly with: ChairNumber }
  /** The host takes a person from the table; one who is banned can neither sit nor watch here again. */
  | { readonly type: 'kicked'; readonly chair: ChairNumber; readonly isBanned?: true }
  /** Nobody new may take a seat. */
  | { readonly type: 'locked' }
  | { readonly type: 'unlocked' }
  /** Strangers find the table in the lobby, or no more. */
  | { readonly type: 'listed' }
  | { readonly type: 'unlisted' }
  /** Nobody may play until the host resumes. */
  | { readonly type: 'paused' }
  | { readonly type: 'resumed' }
  /** `isAway` when the role has moved on because the host was gone for long. */
  | { readonly type: 'hostIs'; readonly player: PlayerId; readonly isAway?: true }
  | (Setup & { readonly type: 'setUp' })
  | { readonly type: 'paced'; readonly botPace: BotPace }
  | { readonly type: 'graced'; readonly grace: Grace }
  | (Agreements & { readonly type: 'agreed' })
  /** When nobody asked: `isAway`, the person has been away for too long; `isLate`, their time is up. */
  | {
      readonly type: 'botKeepsSeat';
      readonly chair: ChairNumber;
      readonly level: BotLevel;
      readonly isAway?: true;
      readonly isLate?: true;
    }
  | { readonly type: 'tookBack'; readonly chair: ChairNumber }
  | { readonly type: 'ready'; readonly chair: ChairNumber }
  | { readonly type: 'unready'; readonly chair: ChairNumber }
  /** A person's device has committed itself to its share of the next match's chance. */
  | { readonly type: 'committed'; readonly chair: ChairNumber; readonly commitment: Hex }
  /** The chairs as they are now become those of match number `match`. Older logs know nothing of chance. */
  | (Setup & {
      readonly type: 'started';
      readonly match: number;
      readonly rulesVersion: number;
      readonly dealLimit?: number;
      readonly chance?: FrozenChance;
      /** How long people may think in this match; absent without a clock. */
      readonly times?: ClockTimes;
    })
  /** What a device had committed itself to: revealed only after the start. */
  | { readonly type: 'shareRevealed'; readonly chair: ChairNumber; readonly share: Hex }
  /** These chairs did not reveal their shares: nothing was drawn, and nothing ever will be for that number. */
  | { readonly type: 'startVoided'; readonly match: number; readonly missing: readonly ChairNumber[] }
  /** Seat s is taken by the occupant of chair `chairs[s]`. */
  | {
      readonly type: 'lotsDrawn';
      readonly chairs: BySeat<ChairNumber>;
      readonly firstDealer: Seat;
      readonly draws?: readonly (readonly Draw[])[];
      /** The link they were drawn from. */
      readonly reveal?: Hex;
    }
  /** The whole pack, top first: in the log, and told to nobody. */
  | { readonly type: 'dealt'; readonly deck: readonly Card[] }
  /** `position` is the one it answers; `isForegone` when the table gave the answer that everybody knew must come. */
  | {
      readonly type: 'acted';
      readonly seat: Seat;
      readonly action: string;
      readonly position: PositionName;
      readonly isForegone?: true;
    }
  /** The time of whoever was to answer this position is up. */
  | {
      readonly type: 'rang';
      readonly seat: Seat;
      readonly position: PositionName;
      readonly deadline: number;
    }
  /** The person of chair `by` gives somebody who is thinking more time. */
  | { readonly type: 'timeGiven'; readonly chair: ChairNumber; readonly by: ChairNumber; readonly ms: number }
  /** A seat would like to take back how it answered this position; the people of these chairs are asked. */
  | {
      readonly type: 'undoAsked';
      readonly seat: Seat;
      readonly position: PositionName;
      readonly asked: readonly ChairNumber[];
    }
  /** One of them has answered: the first "no" ends it. */
  | { readonly type: 'undoAnswered'; readonly chair: ChairNumber; readonly isGranted: boolean }
  /** Not all have answered in time. */
  | { readonly type: 'undoLapsed' }
  /** How the seat answered this position is taken back: everything is as before, but for the position's name. */
  | { readonly type: 'undoDone'; readonly seat: Seat; readonly position: PositionName }
  /** Somebody says one of the phrases: no word of the game. */
  | { readonly type: 'said'; readonly chair: ChairNumber; readonly phrase: Phrase }
  /** Somebody says something in their own words. */
  | { readonly type: 'wrote'; readonly chair: ChairNumber; readonly text: string }
  | { readonly type: 'remarked'; readonly seat: Seat; readonly text: string }
  /** A deal has ended: the link that drove it is revealed. */
  | { readonly type: 'dealOver'; readonly deck: number; readonly reveal?: Hex }
  | { readonly type: 'matchOver' }
  /** The host ended the match, or its links have run out: back to the waiting room. A deal that was on is revealed. */
  | { readonly type: 'matchEnded'; readonly reveal?: Hex };

/** One append to a table's log, as a store keeps it. */
export interface LogRow {
  readonly seq: number;
  readonly at: number;
  /** The command it carries out, as "player:id". */
  readonly command?: string;
  readonly entries: readonly Entry[];
}
