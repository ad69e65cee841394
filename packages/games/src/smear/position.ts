import type { Card, SeenCard, Suit } from '@stammtisch/cards';
import type { BySeat, BySide, ScoreLine, Seat, Side, Terms } from '@stammtisch/kernel';

import type { SmearOptions } from './options.ts';

/** What was agreed before the first deal of Smear. */
export type SmearTerms = Terms<SmearOptions>;

/** What a player says in the auction, as spoken: a number of points, `pass`, or (SM-O11) `moon`. */
export type Call = number | 'pass' | 'moon';

/** Everything a seat can do. */
export type Action =
  | { readonly type: 'call'; readonly call: Call }
  | { readonly type: 'misdeal' }
  | { readonly type: 'play'; readonly card: Card };

/** What the play is for: a bid (SM-17: the dealer's 2 may be forced), all of it, or nothing at stake (SM-O5). */
export type Contract =
  | { readonly type: 'bid'; readonly declarer: Seat; readonly points: number; readonly forced: boolean }
  | { readonly type: 'moon'; readonly declarer: Seat }
  | { readonly type: 'free' };

/** Cards played to a trick, clockwise from its leader. */
export interface Trick<C extends SeenCard> {
  readonly leader: Seat;
  readonly cards: readonly C[];
}
/** A finished trick. */
export interface TakenTrick<C extends SeenCard> extends Trick<C> {
  readonly winner: Seat;
}

/** A scored deal as the sheet keeps it: its lines, and what was chalked up beside them. */
export interface Page {
  readonly lines: readonly ScoreLine[];
  readonly dealer: Seat;
  readonly calls: readonly Call[];
  readonly contract: Contract;
  readonly trump: Suit;
}

interface Agreed {
  readonly terms: SmearTerms;
  /** The score so far: one page for each scored deal. */
  readonly pages: readonly Page[];
  /** Where the scores began, plus all lines; kept because matches of bots can be long. */
  readonly totals: BySide<number>;
  /** Who deals: this deal, or the next one while a deck is awaited. */
  readonly dealer: Seat;
}

/** A deck is awaited; the deal before it, if any, lies open. */
export interface Dealing<C extends SeenCard> extends Agreed {
  readonly phase: 'dealing';
  readonly last?: FinishedDeal<C>;
}

/** Calls are made, in turn from the dealer's left. */
export interface Auction<C extends SeenCard> extends Agreed {
  readonly phase: 'auction';
  readonly calls: readonly Call[];
  readonly hands: BySeat<readonly C[]>;
  readonly sleepers: readonly C[];
}

/** The six tricks. SM-19: trump is the suit of the very first card, so it is kept nowhere else. */
export interface Playing<C extends SeenCard> extends Agreed {
  readonly phase: 'playing';
  readonly calls: readonly Call[];
  readonly contract: Contract;
  readonly hands: BySeat<readonly C[]>;
  readonly tricks: readonly TakenTrick<C>[];
  readonly trick: Trick<C>;
  /** SM-O15: the sleepers that the declarer alone has looked at. */
  readonly peeked: readonly C[];
  readonly sleepers: readonly C[];
}

/** The match is decided; the last deal lies open. */
export interface Over<C extends SeenCard> extends Agreed {
  readonly phase: 'over';
  readonly last: FinishedDeal<C>;
  readonly winners: readonly Side[];
}

/** A deal that was played and scored. */
export interface ScoredDeal<C extends SeenCard> {
  readonly ended: 'scored';
  readonly dealer: Seat;
  readonly calls: readonly Call[];
  readonly contract: Contract;
  readonly tricks: readonly TakenTrick<C>[];
  readonly peeked: readonly C[];
  readonly sleepers: readonly C[];
  readonly lines: readonly ScoreLine[];
}
/** SM-O5, SM-O12: a deal thrown in. It is not a round, and the same dealer deals again. */
export interface ThrownIn<C extends SeenCard> {
  readonly ended: 'redeal';
  readonly dealer: Seat;
  readonly calls: readonly Call[];
  readonly hands: BySeat<readonly C[]>;
  readonly sleepers: readonly C[];
}
/** A deal that is over, with every card open. */
export type FinishedDeal<C extends SeenCard> = ScoredDeal<C> | ThrownIn<C>;

/** A position, whose cards are all known or partly face down. */
export type Position<C extends SeenCard> = Dealing<C> | Auction<C> | Playing<C> | Over<C>;
/** The whole truth. */
export type State = Position<Card>;
/** What one onlooker knows of it. */
export type View = Position<SeenCard>;
