import { type Card, isJoker, type SeenCard, type Suit } from '@stammtisch/cards';
import { at, type Refusal, type Seat, seatAfter } from '@stammtisch/kernel';

import type { SmearOptions } from './options.ts';
import { packFor } from './pack.ts';
import type { Action, Playing } from './position.ts';
import { suitIn, trumpOf } from './tricks.ts';

/** What a card is played into. */
export interface PlayedInto {
  /** Undefined before the first lead of the deal. */
  readonly trump: Suit | undefined;
  /** The first card of the trick; undefined for its leader. */
  readonly led: SeenCard | undefined;
}

/** Every card as an action, made once: choices are asked for before every move. */
const PLAYS: ReadonlyMap<SeenCard, Action> = new Map(
  packFor(8, { jokers: 2 }).map((card): [Card, Action] => [card, { type: 'play', card }]),
);

/** Everything a seat could play, allowed or not. */
export function playChoices(view: Playing<SeenCard>, seat: Seat): readonly Action[] {
  const choices: Action[] = [];
  for (const card of at(view.hands, seat)) {
    const action = PLAYS.get(card);
    if (action !== undefined) choices.push(action);
  }
  return choices;
}

/** Whose turn it is in the trick. */
export function playerOf({ terms, trick }: Playing<SeenCard>): Seat {
  return seatAfter(trick.leader, terms.seats, trick.cards.length);
}

/** What stops this seat from playing this card, if anything. */
export function playRefusal(view: Playing<SeenCard>, seat: Seat, card: Card): Refusal | undefined {
  return cardRefusal(
    at(view.hands, seat),
    card,
    { trump: trumpOf(view), led: view.trick.cards[0] },
    view.terms.options,
  );
}

/** What stops a card of this hand from being played, if anything. */
export function cardRefusal(
  hand: readonly SeenCard[],
  card: Card,
  { trump, led }: PlayedInto,
  options: Pick<SmearOptions, 'jick' | 'trumpAnytime'>,
): Refusal | undefined {
  if (!hand.includes(card)) return { code: 'not-your-card' };
  // SM-20: no joker may be led to the first trick, for it would name no suit.
  if (trump === undefined) return isJoker(card) ? { code: 'no-joker-first' } : undefined;
  if (led === undefined) return undefined;
  const suit = suitIn(led, trump, options);
  const own = suitIn(card, trump, options);
  if (own === suit) return undefined;
  // SM-O6: a player able to follow a plain suit may trump it instead.
  if (options.trumpAnytime && own === trump) return undefined;
  if (!hand.some((held) => suitIn(held, trump, options) === suit)) return undefined;
  return suit === trump
    ? { code: 'follow-trump', about: trump }
    : { code: 'follow-suit', about: suit ?? trump };
}

/** Whether a card that has just been played shows that its player holds no more of the suit led. */
export function failsToFollow(
  card: SeenCard,
  led: SeenCard,
  trump: Suit,
  options: Pick<SmearOptions, 'jick' | 'trumpAnytime'>,
): boolean {
  const own = suitIn(card, trump, options);
  // SM-O6: who trumped a plain suit may have been able to follow.
  return own !== suitIn(led, trump, options) && !(options.trumpAnytime && own === trump);
}
