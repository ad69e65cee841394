import { type Card, isSeen, type SeenCard, type Suit } from '@stammtisch/cards';
import { at, type Refusal, type Seat, seatAfter } from '@stammtisch/kernel';

import type { SpadesOptions } from './options.ts';
import { height, isSpade, suitIn } from './pack.ts';
import type { TakenTrick, Trick } from './position.ts';

/** What decides which cards may be played, and who wins. */
export interface TrickCase {
  readonly options: SpadesOptions;
  /** The cards on the table, the first one led. */
  readonly table: readonly SeenCard[];
  readonly isBroken: boolean;
  readonly isFirstTrick: boolean;
}

/** SP-17, SP-18, SP-22, SP-O9: what stops a seat with this hand from playing this card, if anything. */
export function cardRefusal(
  { options, table, isBroken, isFirstTrick }: TrickCase,
  hand: readonly SeenCard[],
  card: Card,
): Refusal | undefined {
  const { deck, firstTrick, breaking } = options;
  const suit = suitIn(deck, card);
  const isForced = (): boolean => hand.every((held) => isSpade(deck, held));

  if (!hand.includes(card)) return { code: 'not-your-card' };
  if (isFirstTrick && firstTrick === 'lowClub') return lowClubRefusal(deck, hand, card);
  const led = table[0];
  if (led === undefined) {
    if (suit !== 'S' || isForced()) return undefined;
    if (isFirstTrick && firstTrick === 'noSpade') return { code: 'no-spade-first' };
    return isBroken || breaking === 'none' ? undefined : { code: 'spades-not-broken' };
  }
  const ledSuit = suitIn(deck, led);
  if (suit === ledSuit) return undefined;
  // A loop, because this is asked of every card at every turn.
  for (const held of hand) if (suitIn(deck, held) === ledSuit) return followSuit(ledSuit);
  const isBarred = isFirstTrick && firstTrick === 'noSpade' && suit === 'S';
  return isBarred && !isForced() ? { code: 'no-spade-first' } : undefined;
}

/** The cards of a hand that come into question: of the suit led, if there are any. `cardRefusal` decides. */
export function candidates(
  { options, table, isFirstTrick }: TrickCase,
  hand: readonly SeenCard[],
): readonly Card[] {
  const { deck, firstTrick } = options;
  const seen = hand.filter(isSeen);
  const led = table[0];
  if (led === undefined || (isFirstTrick && firstTrick === 'lowClub')) return seen;
  const suit = suitIn(deck, led);
  const following = seen.filter((card) => suitIn(deck, card) === suit);
  return following.length > 0 ? following : seen;
}

/** The cards of a hand that may be played. */
export function legalCards(trick: TrickCase, hand: readonly Card[]): readonly Card[] {
  return hand.filter((card) => cardRefusal(trick, hand, card) === undefined);
}

/** SP-19, SP-O8, SP-O9: the index of the card that wins among these, the first one led. */
export function winningIndex(
  { deck, firstTrick }: SpadesOptions,
  cards: readonly SeenCard[],
  isFirstTrick: boolean,
): number {
  // SP-O9: in a lowest-club trick the highest club wins, whatever else lies.
  const clubsOnly =
    isFirstTrick && firstTrick === 'lowClub' && cards.some((card) => suitIn(deck, card) === 'C');
  let best = clubsOnly ? cards.findIndex((card) => suitIn(deck, card) === 'C') : 0;
  for (let index = best + 1; index < cards.length; index += 1) {
    const card = at(cards, index);
    if (clubsOnly ? clubBeats(deck, card, at(cards, best)) : beats(deck, card, at(cards, best))) best = index;
  }
  return best;
}

/** The seat that wins these cards, led by the leader and played clockwise. */
export function trickWinner(
  options: SpadesOptions,
  { leader, cards }: Trick<SeenCard>,
  seats: number,
  isFirstTrick: boolean,
): Seat {
  return seatAfter(leader, seats, winningIndex(options, cards, isFirstTrick));
}

/** Whether a later card takes the trick from an earlier one. */
export function beats(deck: SpadesOptions['deck'], card: SeenCard, best: SeenCard): boolean {
  const suit = suitIn(deck, card);
  return suit === suitIn(deck, best) ? height(deck, card) > height(deck, best) : suit === 'S';
}

/** SP-22, SP-A3: whether spades are open after this card. */
export function brokenBy(options: SpadesOptions, card: SeenCard, isLead: boolean): boolean {
  if (!isSpade(options.deck, card)) return false;
  return options.breaking !== 'ledOnly' || isLead;
}

/** SP-A15: the tricks each seat has taken. */
export function tricksTaken(tricks: readonly TakenTrick<SeenCard>[], seats: number): readonly number[] {
  const took = Array.from({ length: seats }, () => 0);
  for (const { winner } of tricks) took[winner] = at(took, winner) + 1;
  return took;
}

function followSuit(suit: Suit | undefined): Refusal {
  return { code: 'follow-suit', ...(suit === undefined ? {} : { about: suit }) };
}

function lowClubRefusal(
  deck: SpadesOptions['deck'],
  hand: readonly SeenCard[],
  card: Card,
): Refusal | undefined {
  const clubs = hand.filter((held) => suitIn(deck, held) === 'C');
  if (clubs.length > 0) {
    const lowest = clubs.reduce((low, club) => (height(deck, club) < height(deck, low) ? club : low));
    return card === lowest ? undefined : { code: 'lowest-club', about: lowest };
  }
  const isForced = hand.every((held) => isSpade(deck, held));
  return isSpade(deck, card) && !isForced ? { code: 'no-spade-first' } : undefined;
}

function clubBeats(deck: SpadesOptions['deck'], card: SeenCard, best: SeenCard): boolean {
  return suitIn(deck, card) === 'C' && height(deck, card) > height(deck, best);
}
