import type { Card } from '@stammtisch/cards';
import type { Lots, LotsWanted } from '@stammtisch/fair';
import type { Seat, SomeOptions } from '@stammtisch/kernel';

import type { BotLevel, BotPace, ChairNumber, PlayerId, PositionName } from './entry.ts';

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
  | { readonly do: 'start' }
  | { readonly do: 'ready' }
  | { readonly do: 'goOn' }
  | { readonly do: 'endMatch' }
  | { readonly do: 'letBotPlay'; readonly chair: ChairNumber }
  | { readonly do: 'takeBack' }
  | { readonly do: 'makeHost'; readonly chair: ChairNumber }
  | { readonly do: 'act'; readonly position: PositionName; readonly action: string }
  | { readonly do: 'remark'; readonly text: string };

/** What the table asks of itself, on behalf of bots and of people who are all ready. */
export type OwnCommand =
  | { readonly do: 'botAct'; readonly seat: Seat; readonly position: PositionName; readonly action: string }
  | { readonly do: 'proceed' };

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
  readonly isPublic: boolean;
  /** Fills the other chairs. */
  readonly bots?: BotLevel;
  /** Starts the match at once. */
  readonly start?: boolean;
}

/** Everything that is left to chance, drawn outside: the same question always gets the same answer. */
export interface Chance {
  lots(match: number, wanted: LotsWanted): Lots;
  deck(match: number, deck: number, pack: readonly Card[]): readonly Card[];
}

/** What a decision needs besides table and command. */
export interface Context {
  readonly chance: Chance;
  /** Who is there: nobody waits for the others to be ready. Everybody counts if this is not known. */
  readonly connected?: ReadonlySet<PlayerId>;
}
