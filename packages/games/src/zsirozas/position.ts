import type { Card, SeenCard } from '@stammtisch/cards';
import type { BySeat, ScoreLine, Seat, Side, Terms } from '@stammtisch/kernel';

import type { ZsirozasOptions } from './options.ts';

/** One card laid on the table. */
export interface Play<C extends SeenCard> {
  readonly seat: Seat;
  readonly card: C;
}
/** The trick being played: whole circuits, the leader first in each (ZS-A12). */
export interface OpenTrick<C extends SeenCard> {
  readonly leader: Seat;
  readonly plays: readonly Play<C>[];
}
/** Why a trick ended; `leaderHadNoMatch` only where the leader is not asked (`autoStop`). */
export type Ending =
  | 'notMatched'
  | 'ownSideHolds'
  | 'leaderStopped'
  | 'leaderOutOfCards'
  | 'leaderHadNoMatch';
/** A trick that was taken. All its cards were public, so they stay in every view. */
export interface TakenTrick<C extends SeenCard> extends OpenTrick<C> {
  readonly winner: Seat;
  readonly ended: Ending;
  /** Cards each seat drew after it; always the same for all (ZS-A9). */
  readonly drawn: number;
}

/** What was agreed before the first deal of Zsírozás. */
export type ZsirozasTerms = Terms<ZsirozasOptions>;

interface Agreed {
  readonly terms: ZsirozasTerms;
  /** The lines of every finished deal. */
  readonly pages: readonly (readonly ScoreLine[])[];
  /** Who deals: this deal, or the next one while a deck is awaited. */
  readonly dealer: Seat;
}
/** A deal that was played to the end; nothing of it is hidden any more. */
export interface FinishedDeal<C extends SeenCard> {
  readonly dealer: Seat;
  readonly tricks: readonly TakenTrick<C>[];
  readonly lines: readonly ScoreLine[];
}
/** Before a deal: the pack is being shuffled, the last deal lies open. */
export interface Dealing<C extends SeenCard> extends Agreed {
  readonly phase: 'dealing';
  readonly last?: FinishedDeal<C>;
}
/** A deal being played. */
export interface Playing<C extends SeenCard> extends Agreed {
  readonly phase: 'playing';
  readonly hands: BySeat<readonly C[]>;
  /** Top first. */
  readonly talon: readonly C[];
  readonly tricks: readonly TakenTrick<C>[];
  readonly trick: OpenTrick<C>;
}
/** The match is won; the last deal lies open. */
export interface Over<C extends SeenCard> extends Agreed {
  readonly phase: 'over';
  readonly last: FinishedDeal<C>;
  readonly winners: readonly Side[];
}
/** Where a match stands. */
export type Position<C extends SeenCard> = Dealing<C> | Playing<C> | Over<C>;
/** The whole truth. */
export type State = Position<Card>;
/** What one onlooker knows. */
export type View = Position<SeenCard>;

/** The four things a player may say, by their German words (ZS-30). */
export type Call = 'Schmiere!' | 'Schmiere nicht!' | 'Steche!' | 'Steche nicht!';
/** A card played, the trick let go, or a call, which moves nothing. */
export type Action =
  | { readonly type: 'play'; readonly card: Card }
  | { readonly type: 'stop' }
  | { readonly type: 'call'; readonly call: Call };
