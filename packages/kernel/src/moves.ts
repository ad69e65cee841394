import type { Card, SeenCard } from '@stammtisch/cards';

import type { BySide, Seat, Side } from './seats.ts';

/** Where a card lies. Nothing is hidden at our tables but the face of a card. */
export type Place =
  | { readonly pile: 'hand'; readonly seat: Seat }
  | { readonly pile: 'table'; readonly by: Seat }
  | { readonly pile: 'taken'; readonly side: Side }
  | { readonly pile: 'aside'; readonly by: Seat | 'deck' }
  | { readonly pile: 'stock' };

/** Who is looking: a seat, or someone who sees only what everyone sees. */
export type Onlooker = Seat | 'everyone';

/** The one source of chance: a shuffled pack, top first, handed in from outside. */
export interface Deal {
  readonly type: 'deal';
  readonly deck: readonly Card[];
  /** Overrides the rotation of the deal: for records only. */
  readonly dealer?: Seat;
}
/** What one seat did. */
export interface Act<Action> {
  readonly type: 'act';
  readonly by: Seat;
  readonly action: Action;
}
/** A deck or an action: everything that changes a position. */
export type Move<Action> = Deal | Act<Action>;

/** Why an action is not allowed. A value, not an exception: people mis-click. */
export interface Refusal {
  readonly code: string;
  /** What the explanation needs, e.g. the suit to follow. */
  readonly about?: string;
}

interface Showing {
  readonly cards: readonly SeenCard[];
  /** Required, so that nobody can forget to decide. */
  readonly shownTo: 'everyone' | readonly Seat[];
}

/** What happened, for eyes and ears. Truth is the state; this only tells the story. */
export type Event =
  | { readonly type: 'said'; readonly seat: Seat; readonly words: string }
  | (Showing & { readonly type: 'moved'; readonly from: Place; readonly to: Place })
  | (Showing & { readonly type: 'shown'; readonly at: Place })
  | { readonly type: 'scored'; readonly lines: readonly ScoreLine[] }
  | { readonly type: 'ended'; readonly winners: readonly Side[] };

/** Points a side got or lost, and why. */
export interface ScoreLine {
  readonly side: Side;
  readonly reason: string;
  readonly points: number;
}
/** The score so far, as on paper. */
export interface ScoreSheet {
  /** One page for each finished deal; a deal thrown in has none. */
  readonly pages: readonly (readonly ScoreLine[])[];
  /** The starting scores and the sum of the lines, and nothing else. */
  readonly totals: BySide<number>;
}

/** How often a side promised something by its bids, and kept it. */
export interface Promises {
  readonly given: number;
  readonly kept: number;
}

/** A new position, and the story of how it came about. */
export interface Step<State> {
  readonly state: State;
  readonly events: readonly Event[];
}
