import type { Language } from '@stammtisch/cards';
import type { BySeat, Event, Refusal, Seat, Seen } from '@stammtisch/kernel';
import type { Notice, PositionName, Room, TableCommand, UndoNews } from '@stammtisch/protocol';

import type { HeardClock } from '../connection/link.ts';
import { type KeyMap, STANDARD_KEYS } from './keymap.ts';
import type { Seal } from '../fair/seal-state.ts';

/** How a card is played by pointer: chosen first and then played, at once, or whichever suits the pointer. */
export type TapMode = 'auto' | 'confirm' | 'direct';
/** How fast cards move: 0 is not at all. */
export type AnimationSpeed = 'off' | 'fast' | 'normal' | 'slow';
/** How long a finished trick stays on the table, in ms; `tap` waits for a tap. */
export type TrickPause = 600 | 1200 | 2500 | 'tap';
/** How the hand is sorted: by suit (trump first), by rank, as the cards were dealt, or by hand. */
export type Sorting = 'suit' | 'rank' | 'dealt' | 'manual';

/** The colours of the French suits; those of German cards are part of the drawing. */
export type Palette = 'safe' | 'two' | 'poker' | 'skat';
/** How French cards are drawn: our own way, or with the courts of old packs. */
export type Faces = 'own' | 'classic';
/** How large cards are, as far as the screen has room for it. */
export type CardSize = 'normal' | 'large';

/** What one person prefers at the table; remembered on the device. */
export interface TablePreferences {
  readonly tapMode: TapMode;
  readonly speed: AnimationSpeed;
  readonly trickPause: TrickPause;
  readonly sorting: Sorting;
  /** Single letters (L, P, T …) work while the focus is inside the table (WCAG 2.1.4). */
  readonly hasLetterKeys: boolean;
  /** A K Q J in the cards' corners, whatever the language. */
  readonly hasFixedLetters: boolean;
  readonly palette: Palette;
  readonly faces: Faces;
  readonly cardSize: CardSize;
  /** A card chosen before one's turn is played when it comes. */
  readonly hasPremove: boolean;
  /** Which key does what. */
  readonly keys: KeyMap;
}
/** What everybody starts with. */
export const STANDARD_PREFERENCES: TablePreferences = {
  tapMode: 'auto',
  speed: 'normal',
  trickPause: 1200,
  sorting: 'suit',
  hasLetterKeys: true,
  hasFixedLetters: false,
  palette: 'safe',
  faces: 'own',
  cardSize: 'normal',
  hasPremove: true,
  keys: STANDARD_KEYS,
};

/** What has happened since the view before, for motion and for the log. */
export interface News {
  /** Of the append it came with; the same number is the same news. */
  readonly seq: number;
  /** Empty after a welcome: the table is then shown as it is, without motion. */
  readonly events: readonly Event[];
  /** What people did at the table. */
  readonly notices?: readonly Notice[];
  /** Which position was answered by it, if this client did. */
  readonly acted?: PositionName;
}

/** Everything the table screen needs; it asks nobody else. A new object for every change. */
export interface TableModel {
  /** The position as this client may know it, opened by its game. */
  readonly seen: Seen;
  /** Where this client sits; null for somebody who watches. */
  readonly seat: Seat | null;
  readonly room: Room;
  /** By seat, as people call each other: "Anna". */
  readonly names: BySeat<string>;
  readonly language: Language;
  readonly position: PositionName | null;
  readonly news: News;
  /** An action is on its way: the hand is locked until the next view or a refusal. */
  readonly isWaiting: boolean;
  readonly connection: 'on' | 'lost';
  /** How much of what others have said at the table has not been read. */
  readonly unread: number;
  /** The server's latest refusal of an action of ours; a new object for each. */
  readonly refusal: Refusal | undefined;
  /** How long people may think; absent without a clock. */
  readonly clock?: HeardClock | undefined;
  /** What somebody would like to take back. */
  readonly undo?: UndoNews | undefined;
  /** How the dealing of this match stands; absent where it cannot be checked. */
  readonly seal?: Seal;
  readonly preferences: TablePreferences;
  /** Numbers from 0 to 1 where something must not be foreseen; the device's own unless told. */
  readonly chance?: () => number;
  /** Sends an action as records write it: "AH", "bid 3". */
  readonly play: (text: string) => void;
  /** Says something out of turn. */
  readonly say: (text: string) => void;
  /** Ready for the next deal; after the match, for another one. */
  readonly goOn: () => void;
  /** The person of this client takes the seat back from the bot. */
  readonly takeBack: () => void;
  /** Asks something else of the table. */
  readonly order: (command: TableCommand) => void;
  readonly openSheet: () => void;
  readonly openMenu: () => void;
  readonly openTalk: () => void;
  readonly changePreferences: (change: Partial<TablePreferences>) => void;
}
