import type { Card } from '@stammtisch/cards';
import type { Hex, Lots, LotsWanted } from '@stammtisch/fair';
import type { Seat, SomeOptions } from '@stammtisch/kernel';

import type {
  Agreements,
  BotLevel,
  BotPace,
  ChairNumber,
  ClockSpeed,
  ClockTimes,
  Grace,
  Phrase,
  PlayerId,
  PositionName,
} from './entry.ts';

/** What a person at the table may ask. */
export type Command =
  | { readonly do: 'sit'; readonly chair: ChairNumber; readonly name: string }
  | { readonly do: 'stand' }
  | { readonly do: 'rename'; readonly name: string }
  | { readonly do: 'seatBot'; readonly chair: ChairNumber; readonly level: BotLevel }
  | { readonly do: 'clearChair'; readonly chair: ChairNumber }
  | { readonly do: 'swap'; readonly chair: ChairNumber; readonly with: ChairNumber }
  | {
      readonly do: 'setUp';
      readonly game?: string;
      readonly seats?: number;
      readonly options?: SomeOptions;
      readonly sheetName?: string;
    }
  | { readonly do: 'pace'; readonly botPace: BotPace }
  /** Said by devices, not by people: to which share they commit themselves for the start of this number. */
  | {
      readonly do: 'commit';
      readonly match: number;
      readonly chair: ChairNumber;
      readonly commitment: string;
    }
  /** Said by devices: the share itself, once the start has frozen all commitments. */
  | { readonly do: 'share'; readonly match: number; readonly share: string }
  | { readonly do: 'start' }
  | { readonly do: 'ready' }
  | { readonly do: 'unready' }
  | { readonly do: 'goOn' }
  | { readonly do: 'endMatch' }
  | { readonly do: 'letBotPlay'; readonly chair: ChairNumber }
  | { readonly do: 'takeBack' }
  | { readonly do: 'makeHost'; readonly chair: ChairNumber }
  | {
      readonly do: 'kick';
      readonly chair: ChairNumber;
      readonly name: string;
      readonly isBanned: boolean;
    }
  | { readonly do: 'say'; readonly phrase: Phrase }
  | { readonly do: 'write'; readonly text: string }
  | { readonly do: 'lock' }
  | { readonly do: 'unlock' }
  | { readonly do: 'list' }
  | { readonly do: 'unlist' }
  | { readonly do: 'pause' }
  | { readonly do: 'resume' }
  | { readonly do: 'grace'; readonly grace: Grace }
  | (Agreements & { readonly do: 'agree' })
  | { readonly do: 'giveTime'; readonly chair: ChairNumber }
  /** The position is the one that the act answered which is to be taken back. */
  | { readonly do: 'askUndo'; readonly position: PositionName }
  | { readonly do: 'answerUndo'; readonly position: PositionName; readonly isGranted: boolean }
  | { readonly do: 'act'; readonly position: PositionName; readonly action: string }
  | { readonly do: 'remark'; readonly text: string };

/** What the table asks of itself: for bots, for people who are all ready, away, back or late, and when a share has not come. */
export type OwnCommand =
  | { readonly do: 'botAct'; readonly seat: Seat; readonly position: PositionName; readonly action: string }
  | { readonly do: 'proceed' }
  /** Somebody's time is up; between deals, everybody's. */
  | {
      readonly do: 'ring';
      readonly position: PositionName;
      readonly seat: Seat | 'all';
      readonly deadline: number;
    }
  | { readonly do: 'endUndo'; readonly position: PositionName }
  | { readonly do: 'keepSeat'; readonly chair: ChairNumber }
  | { readonly do: 'giveBack'; readonly chair: ChairNumber }
  | { readonly do: 'moveHost' }
  | { readonly do: 'voidStart'; readonly match: number };

/** How a table is opened. */
export interface Opening {
  readonly code: string;
  readonly host: PlayerId;
  readonly name: string;
  readonly game: string;
  readonly seats: number;
  readonly options: SomeOptions;
  readonly sheetName?: string;
  readonly botPace: BotPace;
  readonly grace?: Grace;
  /** What else is agreed; the usual where it says nothing. */
  readonly agreements?: Agreements;
  readonly isPublic: boolean;
  /** Fills the other chairs. */
  readonly bots?: BotLevel;
  /** Starts the match at once. */
  readonly start?: boolean;
}

/** Of which match, and what its devices have mixed in, by chair. */
export interface ChanceOf {
  readonly match: number;
  readonly shares: readonly (Hex | null)[];
}

/** Everything that is left to chance, drawn outside: the same question always gets the same answer. */
export interface Chance {
  /** The public end of a match's chain. */
  chain(match: number): { readonly length: number; readonly start: Hex };
  lots(of: ChanceOf, wanted: LotsWanted): Lots;
  deck(of: ChanceOf, deck: number, pack: readonly Card[]): readonly Card[];
  /** A link's key: asked only when nothing that it drives is still hidden. */
  reveal(match: number, link: number): Hex;
}

/** What the speeds of a table's clock are. */
export type Clocks = Readonly<Record<Exclude<ClockSpeed, 'none'>, ClockTimes>>;

/** What a decision needs besides table and command. */
export interface Context {
  readonly chance: Chance;
  /** Who is there: nobody waits for the others to be ready. Everybody counts if this is not known. */
  readonly connected?: ReadonlySet<PlayerId>;
  /** What time it is; nothing is ever due if this is not known. */
  readonly now?: number;
  /** How long people may think where a match starts with a clock. */
  readonly clocks?: Clocks;
}
