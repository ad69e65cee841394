import type { Card, SeenCard } from '@stammtisch/cards';
import type { BySeat, BySide, ScoreLine, Seat, Side, Terms } from '@stammtisch/kernel';

import type { SpadesOptions } from './options.ts';

/** What was agreed before the first deal of Spades. */
export type SpadesTerms = Terms<SpadesOptions>;

/** What a player says: how many tricks, or (SP-O4, SP-O5) none at all. */
export type Bid = number | 'nil' | 'blind nil';
/** A bid as one onlooker knows it: SP-O21 keeps it sealed until all have bid. */
export type SeenBid = Bid | 'sealed';

/** Everything a seat can do. */
export type Action =
  | { readonly type: 'bid'; readonly bid: Bid }
  | { readonly type: 'look' }
  | { readonly type: 'give'; readonly cards: readonly Card[] }
  | { readonly type: 'keep' }
  | { readonly type: 'next' }
  | { readonly type: 'play'; readonly card: Card };

/** Cards played to a trick, clockwise from its leader. */
export interface Trick<C extends SeenCard> {
  readonly leader: Seat;
  readonly cards: readonly C[];
}
/** A finished trick. */
export interface TakenTrick<C extends SeenCard> extends Trick<C> {
  readonly winner: Seat;
}

/** SP-O5: cards that partners passed before the play, remembered by the two alone. */
export interface Gift {
  readonly from: Seat;
  readonly to: Seat;
  readonly cards: readonly SeenCard[];
}

/** A finished deal as the sheet keeps it: its lines, and what was chalked up beside them. */
export interface Page {
  readonly lines: readonly ScoreLine[];
  readonly bids: BySeat<Bid>;
  readonly took: BySeat<number>;
  /** The bags that were left after it. */
  readonly bags: BySide<number>;
}

interface Agreed {
  readonly terms: SpadesTerms;
  /** The score so far: one page for each finished deal. */
  readonly pages: readonly Page[];
  /** SP-A7: overtricks a side has collected and not yet paid for. */
  readonly bags: BySide<number>;
  /** SP-A4: whether this deal, or the one to come, is the extra round. */
  readonly isExtra: boolean;
  /** Who deals: this deal, or the next one while a deck is awaited. */
  readonly dealer: Seat;
}

/** Cards that lie apart: nobody's (SP-A2), and (SP-O19) what each seat threw off while drawing. */
interface Apart<C extends SeenCard> {
  readonly left: readonly C[];
  readonly thrown: BySeat<readonly C[]>;
}

/** A deck is awaited; the deal before it, if any, lies open. */
export interface Dealing<C extends SeenCard> extends Agreed {
  readonly phase: 'dealing';
  readonly last?: FinishedDeal<C>;
}

/** SP-O19: two players build their hands from the stock, card by card. */
export interface Drawing<C extends SeenCard> extends Agreed {
  readonly phase: 'drawing';
  readonly turn: Seat;
  /** The card just drawn, which its drawer may keep. */
  readonly drawn: C;
  readonly hands: BySeat<readonly C[]>;
  readonly thrown: BySeat<readonly C[]>;
  readonly stock: readonly C[];
}

/** SP-11: the one round of bids; null is a seat that has not bid. */
export interface Bidding<C extends SeenCard> extends Agreed, Apart<C> {
  readonly phase: 'bidding';
  readonly hands: BySeat<readonly C[]>;
  /** SP-O5: a seat that may bid blind has not looked at its hand yet. */
  readonly looked: BySeat<boolean>;
  readonly bids: BySeat<SeenBid | null>;
}

/** SP-O5: a blind bidder and the partner pass each other two cards. */
export interface Passing<C extends SeenCard> extends Agreed, Apart<C> {
  readonly phase: 'passing';
  readonly hands: BySeat<readonly C[]>;
  readonly bids: BySeat<Bid>;
  readonly gifts: readonly Gift[];
  /** The blind bidders whose exchange is not complete, in order of bidding. */
  readonly open: readonly Seat[];
}

/** The tricks. */
export interface Playing<C extends SeenCard> extends Agreed, Apart<C> {
  readonly phase: 'playing';
  readonly hands: BySeat<readonly C[]>;
  readonly bids: BySeat<Bid>;
  readonly gifts: readonly Gift[];
  readonly tricks: readonly TakenTrick<C>[];
  readonly trick: Trick<C>;
  /** SP-A3: whether spades may be led freely. */
  readonly isBroken: boolean;
}

/** The match is decided; the last deal lies open. */
export interface Over<C extends SeenCard> extends Agreed {
  readonly phase: 'over';
  readonly last: FinishedDeal<C>;
  readonly winners: readonly Side[];
}

/** A deal that is over, with every card open. */
export interface FinishedDeal<C extends SeenCard> extends Apart<C> {
  readonly dealer: Seat;
  readonly bids: BySeat<Bid>;
  readonly tricks: readonly TakenTrick<C>[];
  readonly isBroken: boolean;
  readonly lines: readonly ScoreLine[];
}

/** A position, whose cards are all known or partly face down. */
export type Position<C extends SeenCard> =
  | Dealing<C>
  | Drawing<C>
  | Bidding<C>
  | Passing<C>
  | Playing<C>
  | Over<C>;
/** The whole truth. */
export type State = Position<Card>;
/** What one onlooker knows of it. */
export type View = Position<SeenCard>;

/** Whether a bid promises to take no trick. */
export function isNil(bid: SeenBid | null): bid is 'nil' | 'blind nil' {
  return bid === 'nil' || bid === 'blind nil';
}

/** The tricks a bid promises; a nil or a bid not yet known promises none. */
export function promised(bid: SeenBid | null): number {
  return typeof bid === 'number' ? bid : 0;
}
