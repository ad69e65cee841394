import type { Card, SeenCard } from '@stammtisch/cards';
import {
  type BySeat,
  type BySide,
  choice,
  type Conflict,
  count,
  flag,
  type OptionsOf,
  type Place,
  range,
  type ScoreLine,
  type Seat,
  type Side,
  type Terms,
} from '@stammtisch/kernel';

/** House rules of the tiny game: one of every kind, and one combination that makes no sense. */
export const tinyOptions = {
  target: count({ rule: 'TG-1', standard: 4, min: 2, max: 9, suggested: [6] }),
  trickWorth: choice({ rule: 'TG-2', standard: 1, of: [1, 2] }),
  keepAce: flag({ rule: 'TG-3', standard: false }),
  partners: flag({ rule: 'TG-4', standard: false }),
};
/** The chosen values. */
export type TinyOptions = OptionsOf<typeof tinyOptions>;

/** A kept ace and a double trick together would be worth more than winning. */
export const tinyConflicts: readonly Conflict<TinyOptions>[] = [
  {
    options: ['keepAce', 'trickWorth'],
    code: 'too-much',
    when: ({ keepAce, trickWorth }) => keepAce && trickWorth === 2,
  },
  {
    options: ['partners'],
    code: 'four-only',
    when: ({ partners }, seats) => partners && seats !== undefined && seats !== 4,
  },
];

/** What a seat can do: lay a card face down, play one openly, or laugh. */
export type TinyAction =
  | { readonly type: 'lay'; readonly card: Card }
  | { readonly type: 'play'; readonly card: Card }
  | { readonly type: 'laugh' };

interface Sheet {
  readonly terms: Terms<TinyOptions>;
  readonly dealer: Seat;
  readonly pages: readonly (readonly ScoreLine[])[];
}
interface Piles<C> extends Sheet {
  readonly hands: BySeat<readonly C[]>;
  /** Face down before each seat, until all have laid. */
  readonly laid: BySeat<readonly C[]>;
  readonly taken: BySide<readonly C[]>;
  readonly stock: readonly C[];
}
/** A trick on the table. */
export interface TinyPlay<C> {
  readonly seat: Seat;
  readonly card: C;
}
/** Where a match of the tiny game stands. */
export type TinyPosition<C extends SeenCard> =
  | (Sheet & { readonly phase: 'begun' })
  | (Piles<C> & { readonly phase: 'laying' })
  | (Piles<C> & {
      readonly phase: 'playing';
      readonly leader: Seat;
      readonly plays: readonly TinyPlay<C>[];
      readonly lines: readonly ScoreLine[];
    })
  | (Piles<C> & {
      readonly phase: 'scored';
      readonly tricks: readonly [TinyTrick, TinyTrick];
      readonly lines: readonly ScoreLine[];
      readonly winners: readonly Side[];
    });
/** A finished trick: the laid cards, or the played ones. */
export interface TinyTrick {
  readonly leader: Seat;
  readonly cards: readonly Card[];
  readonly winner: Seat;
}
/** The whole truth. */
export type TinyState = TinyPosition<Card>;
/** What somebody knows of it. */
export type TinyView = TinyPosition<SeenCard>;

/** Visits every card once, telling where it lies. */
export function mapTinyCards(view: TinyView, look: (card: SeenCard, place: Place) => SeenCard): TinyView {
  if (view.phase === 'begun') return view;
  const pile = (cards: readonly SeenCard[], place: Place): readonly SeenCard[] =>
    cards.map((card) => look(card, place));
  const piles = {
    hands: view.hands.map((hand, seat) => pile(hand, { pile: 'hand', seat })),
    laid: view.laid.map((cards, by) => pile(cards, { pile: 'aside', by })),
    taken: view.taken.map((cards, side) => pile(cards, { pile: 'taken', side })),
    stock: pile(view.stock, { pile: 'stock' }),
  };
  if (view.phase !== 'playing') return { ...view, ...piles };
  const plays = view.plays.map(({ seat, card }) => ({ seat, card: look(card, { pile: 'table', by: seat }) }));
  return { ...view, ...piles, plays };
}

/** Nothing of a finished deal is hidden; before that, only one's own cards, the table and what was taken are seen. */
export function seesTiny(view: TinyView, onlooker: Seat | 'everyone', place: Place): boolean {
  if (view.phase === 'scored') return true;
  switch (place.pile) {
    case 'hand':
      return onlooker === place.seat;
    case 'aside':
      return onlooker === place.by;
    case 'stock':
      return false;
    case 'table':
    case 'taken':
      return true;
  }
}

/** How many sides there are at this table. */
export const sidesOf = ({ options, seats }: Terms<TinyOptions>): readonly Side[] =>
  range(options.partners ? seats / 2 : seats);
