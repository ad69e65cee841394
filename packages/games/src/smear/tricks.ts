import { isJoker, type Rank, rankOf, type SeenCard, type Suit, suitOf } from '@stammtisch/cards';
import { at, type Seat, seatAfter } from '@stammtisch/kernel';

import type { SmearOptions } from './options.ts';
import type { Playing, Trick } from './position.ts';

/** The house rules that say what beats what. */
export type RankingOptions = Pick<SmearOptions, 'jick' | 'jokerRank' | 'jokerTie'>;

const SAME_COLOUR: Readonly<Partial<Record<Suit, Suit>>> = { C: 'S', S: 'C', D: 'H', H: 'D' };

const VALUES: Readonly<Partial<Record<Rank, number>>> = {
  '2': 2,
  '3': 3,
  '4': 4,
  '5': 5,
  '6': 6,
  '7': 7,
  '8': 8,
  '9': 9,
  T: 10,
  J: 11,
  Q: 12,
  K: 13,
  A: 14,
};

/** SM-19: the suit of the first card led is trump for the whole deal; undefined before that card. */
export function trumpOf({ tricks, trick }: Pick<Playing<SeenCard>, 'tricks' | 'trick'>): Suit | undefined {
  const first = (tricks[0] ?? trick).cards[0];
  return first === undefined ? undefined : suitOf(first);
}

/** SM-O10: whether this is the other jack of the trump's colour. */
export function isJick(card: SeenCard, trump: Suit): boolean {
  return rankOf(card) === 'J' && suitOf(card) === SAME_COLOUR[trump];
}

/** The suit a card belongs to in play: jokers, and the jick where it is played, are trumps. */
export function suitIn(card: SeenCard, trump: Suit, { jick }: Pick<SmearOptions, 'jick'>): Suit | undefined {
  if (isJoker(card) || (jick && isJick(card, trump))) return trump;
  return suitOf(card);
}

/** SM-21, SM-A14: how high a card stands in its suit in play. Only cards of one suit compare. */
export function standing(card: SeenCard, trump: Suit, { jick, jokerRank }: RankingOptions): number {
  // Four steps a rank leave room between ten and jack: ten, small joker, big joker, jick, jack (SM-O10, SM-O13).
  if (isJoker(card)) return (jokerRank === 'aboveTen' ? 40 : 0) + (card === 'BJ' ? 2 : 1);
  if (jick && isJick(card, trump)) return 43;
  const rank = rankOf(card);
  return 4 * (rank === undefined ? 0 : (VALUES[rank] ?? 0));
}

/** Whether a card played later takes the trick from the one that holds it. */
export function beats(card: SeenCard, holder: SeenCard, trump: Suit, options: RankingOptions): boolean {
  // SM-A7, SM-O14: which of two jokers wins when no other trump lies.
  if (options.jokerTie !== 'big' && isJoker(card) && isJoker(holder))
    return options.jokerTie === 'secondPlayed';
  const suit = suitIn(card, trump, options);
  if (suit !== suitIn(holder, trump, options)) return suit === trump;
  return standing(card, trump, options) > standing(holder, trump, options);
}

/** Which play holds the trick as it lies, counted from the leader's. */
export function holdingPlay(cards: readonly SeenCard[], trump: Suit, options: RankingOptions): number {
  let best = 0;
  for (let i = 1; i < cards.length; i += 1)
    if (beats(at(cards, i), at(cards, best), trump, options)) best = i;
  return best;
}

/** The seat that holds the trick as it lies. */
export function trickWinner(
  { leader, cards }: Trick<SeenCard>,
  trump: Suit,
  { seats, options }: { readonly seats: number; readonly options: RankingOptions },
): Seat {
  return seatAfter(leader, seats, holdingPlay(cards, trump, options));
}
