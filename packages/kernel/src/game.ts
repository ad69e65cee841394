import type { Card, Language, SeenCard } from '@stammtisch/cards';

import type {
  Act,
  Event,
  Move,
  Onlooker,
  Place,
  Promises,
  Refusal,
  ScoreLine,
  ScoreSheet,
  Step,
} from './moves.ts';
import type { Conflict, OptionProblem, OptionSheet, SomeOptions } from './options.ts';
import type { Random } from './random.ts';
import type { Result } from './result.ts';
import type { BySeat, BySide, Direction, Seat, Side } from './seats.ts';

/** What the table agreed on before the first deal. */
export interface Terms<Options> {
  readonly seats: number;
  /** By seat; drawn or chosen before the match, fixed for it. */
  readonly sides: BySeat<Side>;
  readonly firstDealer: Seat;
  readonly options: Options;
  /** Where the scores begin, by side, for records and tests; zeros at a table. */
  readonly startScores?: BySide<number>;
  /** After so many deals the side ahead wins. None among people; set for simulations and tables of bots alone. */
  readonly dealLimit?: number;
}

/** A trick as it lies on the table: plays in order, the first by the leader. */
export interface SeenTrick {
  readonly leader: Seat;
  readonly plays: readonly { readonly seat: Seat; readonly card: SeenCard }[];
  /** Who holds the trick as it lies; for a finished one, who took it. */
  readonly winning?: Seat;
}

/** What any table shows, whatever the game. */
export interface TableLayout {
  readonly dealer: Seat;
  readonly direction: Direction;
  /** By seat: the cards each holds, in no particular order. */
  readonly hands: BySeat<readonly SeenCard[]>;
  /** The trick being played, also before its first card. */
  readonly trick?: SeenTrick;
  /** The last finished trick of this deal, while it may be looked at. */
  readonly lastTrick?: SeenTrick;
  /** 1-based number of the trick being played, and how many there will be if that is known. */
  readonly trickNumber?: number;
  readonly trickCount?: number;
  /** By seat. */
  readonly tricksTaken: BySeat<number>;
  /** Cards that lie apart from the hands (sleepers, talon, left-overs): seen or face down. */
  readonly aside: readonly SeenCard[];
  /** The suit that is trump, once known. */
  readonly trump?: string;
  /** How the deal that has just ended went; absent while one is being played. */
  readonly finished?: { readonly lines: readonly ScoreLine[]; readonly redeal?: boolean };
  /** The sides that won, once the match is over. */
  readonly winners?: readonly Side[];
}

/** Plain JSON. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

/** One deal as `stammtisch replay` prints it; games add facts of their own (trump, bids, contract). */
export interface DealOutcome {
  readonly complete: boolean;
  readonly dealer: Seat;
  readonly redeal?: true;
  readonly tricks: readonly {
    readonly leader: Seat;
    readonly cards: readonly Card[];
    readonly winner: Seat | null;
    readonly stopped?: true;
  }[];
  readonly lines: readonly ScoreLine[];
  readonly delta: BySide<number>;
  readonly totals: BySide<number>;
  readonly facts: Readonly<Record<string, Json>>;
}

/** A game's rules: pure functions over plain JSON. No clock, no randomness, no people. */
export interface Game<State extends View, Action, View, Options> {
  /** Stable; used in records and URLs. */
  readonly id: string;
  /** Raised whenever an old record could replay differently. */
  readonly rulesVersion: number;
  readonly options: OptionSheet;
  /** Combinations that make no sense, stated once. */
  readonly conflicts: readonly Conflict<Options>[];
  /** Named sets of options, as in "American pairs". */
  readonly presets: Readonly<Record<string, SomeOptions>>;

  /** How many can play under these options. */
  seatCounts(options: Options): readonly number[];
  /** How many sides these seats form; a seat's side is its number modulo this, unless the terms say otherwise. */
  sideCount(options: Options, seats: number): number;
  /** The canonical pack, before shuffling. */
  pack(terms: Terms<Options>): readonly Card[];

  setup(terms: Terms<Options>): State;
  /** Every position carries what was agreed. */
  terms(view: View): Terms<Options>;

  /** Whom the table waits for; 'deck' asks the host for a shuffled pack, nobody means it is over. */
  awaited(view: View): readonly Seat[] | 'deck';
  /** Everything an awaited seat could answer, given what it sees; `refusal` may still refuse some. */
  choices(view: View, seat: Seat): readonly Action[];
  /** What a seat may say at any time. Moves nothing, binds nobody: Zsírt!, Üss! */
  remarks(view: View, seat: Seat): readonly Action[];
  /**
   * Names the stretch of play in which a seat says but one thing (ZS-A20). A remark moves nothing, so whoever keeps the
   * match keeps count. Absent where anybody may talk as often as they like.
   */
  remarkSpan?(view: View): string;
  /** The single source of legality, turn included. Undefined means allowed. */
  refusal(view: View, seat: Seat, action: Action): Refusal | undefined;
  /**
   * The answer that everyone at the table knows must come now, so that the table gives it itself (SM-A12). It is asked
   * of what everyone sees: an answer that only its own seat knows to be the only one is still waited for.
   */
  foregone?(view: View): Act<Action> | undefined;
  /** Total for every move that is not refused; throws only on a broken promise. */
  apply(state: State, move: Move<Action>): Step<State>;

  /** Visits every card once, telling where it lies, and rebuilds the position from what `look` returns. */
  mapCards(view: View, look: (card: SeenCard, place: Place) => SeenCard): View;
  /** Whether an onlooker sees the cards lying there. */
  sees(view: View, onlooker: Onlooker, place: Place): boolean;
  /**
   * Hides what is no card lying somewhere: answers given at the same time and not yet opened. What it leaves must be a
   * position that `apply` can go on from. Absent if a game has no such secrets.
   */
  seal?(view: View, onlooker: Onlooker): View;

  sheet(view: View): ScoreSheet;
  /** What became of the bids of all deals on the sheet, side by side; absent where nobody bids. */
  promises?(view: View): BySide<Promises>;
  /** What any table shows. */
  layout(view: View): TableLayout;
  /** An action as records write it: "bid 3", "AH". */
  write(action: Action): string;
  /** The action a text means for this seat, legal or not; undefined if it means none. */
  read(view: View, seat: Seat, text: string): Action | undefined;
  /** The current deal, or the one that has just ended; undefined before the first. Asked of complete states. */
  outcome(state: State): DealOutcome | undefined;
  /** The pack that deals these hands, so that records and tests can state hands. Throws if they do not fit the game. */
  deckOf(
    terms: Terms<Options>,
    dealer: Seat,
    hands: BySeat<readonly Card[]>,
    rest: readonly Card[],
  ): readonly Card[];
}

/** A bot: a question in, an answer out. It is never given a state. */
export type Policy<View, Action> = (view: View, seat: Seat, random: Random) => Action | Promise<Action>;

/** One thing a seat could do, how much speaks for it, and why. */
export interface Advice<Action, Because extends string = string> {
  readonly action: Action;
  /** Higher is better; only the order matters. */
  readonly weight: number;
  /** A stable name of the reason; the game has a sentence for it. */
  readonly because: Because;
}

/** How one option is called and explained to people. */
export interface OptionWords {
  readonly label: string;
  /** One sentence. */
  readonly help: string;
  readonly example?: string;
  /** What the values of a choice are called; numbers that are not listed speak for themselves. */
  readonly values?: Readonly<Record<string, string>>;
}

/** A line of what a scorer would chalk up: trump, bid, contract. With a seat, it belongs beside that player. */
export interface SlateLine {
  readonly label: string;
  readonly value: string;
  readonly seat?: Seat;
  /** What its number counts, for where there is no room for the label; a bid unless something else is said. */
  readonly counts?: 'points';
  /** Of no interest any more once cards are played: who passed. */
  readonly isPassing?: true;
}

/** A piece of running text under a heading. */
export interface Paragraph {
  readonly title: string;
  readonly text: string;
}

/** Everything a game says to people, in one language. */
export interface Words<View, Action> {
  readonly name: string;
  /** An action as a button or a log line names it: "Herz-Ass", "passen", "3 bieten". */
  action(action: Action): string;
  /** What a seat did, to be put after its name and a colon: "bietet 3", "Herz-Ass". */
  done(action: Action): string;
  reason(line: ScoreLine): string;
  refusal(refusal: Refusal): string;
  /** Why options do not go together, by the conflict's code. */
  conflict(code: string): string;
  slate(view: View): readonly SlateLine[];
  /** What was chalked up beside a deal that is on the sheet, by the number of its page; absent if its lines say it all. */
  chalked?(view: View, page: number): readonly SlateLine[];
  /** Told aloud when this event has no other words (a card moved apart, a deal thrown in); undefined for silence. */
  event(event: Event): string | undefined;
  /** The standard game in a few paragraphs. */
  readonly basics: readonly Paragraph[];
  readonly options: Readonly<Record<string, OptionWords>>;
  readonly presets: Readonly<Record<string, { readonly label: string; readonly help: string }>>;
}

/** What it takes to show a game and to play it: its rules and its words. */
export interface PlayKit<State extends View, Action, View, Options> {
  readonly game: Game<State, Action, View, Options>;
  readonly words: Readonly<Record<Language, Words<View, Action>>>;
  /** Options of this game, read from anything. */
  readonly parse: (input: unknown, seats?: number) => Result<Options, readonly OptionProblem[]>;
}

/** What a game's folder exports. */
export interface GameKit<State extends View, Action, View, Options> extends PlayKit<
  State,
  Action,
  View,
  Options
> {
  /** Priorities with reasons, for every legal action: drives a bot, and a human's hint. */
  advise(view: View, seat: Seat): readonly Advice<Action>[];
  /** A sentence to whoever is to act, for every reason of an advice. */
  readonly because: Readonly<Record<Language, Readonly<Record<string, string>>>>;
  /** Rules a world out: a seat that failed to follow holds none of that suit. */
  couldHold(view: View, seat: Seat, card: Card): boolean;
}

/**
 * Opens a game without forgetting its types: the caller must work for any of them. A state is written `V & W`, a view
 * with whatever makes it complete, because the compiler drops constraints (`S extends V`) from such a callback.
 */
export interface Catalog {
  readonly ids: readonly string[];
  open<T>(id: string, use: <W, A, V, O>(kit: GameKit<V & W, A, V, O>) => T): T | undefined;
}

/** A catalogue for those who play and give no advice: every catalogue is one. */
export interface PlayCatalog {
  readonly ids: readonly string[];
  open<T>(id: string, use: <W, A, V, O>(kit: PlayKit<V & W, A, V, O>) => T): T | undefined;
}
