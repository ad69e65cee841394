import { type Card, isSeen, type SeenCard, type Suit } from '@stammtisch/cards';
import { at, type BySeat, range, type Seat, seatAfter, type Side } from '@stammtisch/kernel';

import type { SmearOptions } from '../options.ts';
import { packFor } from '../pack.ts';
import { failsToFollow } from '../play.ts';
import type { Playing, View } from '../position.ts';
import { beats, suitIn } from '../tricks.ts';

/** What a seat makes of the cards it sees, for one trump suit. */
export interface Reading {
  readonly view: Playing<SeenCard>;
  readonly seat: Seat;
  readonly side: Side;
  readonly options: SmearOptions;
  readonly trump: Suit;
  readonly hand: readonly Card[];
  /** Cards that lie in other hands or sleep, as far as this seat knows. */
  readonly unseen: readonly Card[];
  /** How likely each seat is to hold an unseen card of a suit in play. */
  readonly shares: Readonly<Partial<Record<Suit, BySeat<number>>>>;
  /** How likely an unseen card of a suit in play is to be in a hand against us. */
  readonly against: Readonly<Partial<Record<Suit, number>>>;
}

/** The cards a seat holds, in its own view. */
export function ownHand(view: Extract<View, { readonly hands: unknown }>, seat: Seat): readonly Card[] {
  return at(view.hands, seat).filter(isSeen);
}

/** The cards this seat has not seen; in a complete state too, it knows no more than its own view tells. */
export function unseenBy(view: Extract<View, { readonly hands: unknown }>, seat: Seat): readonly Card[] {
  const seen = new Set<SeenCard>(at(view.hands, seat));
  if (view.phase === 'playing') {
    const { contract, peeked, trick, tricks } = view;
    if (contract.type !== 'free' && contract.declarer === seat) for (const card of peeked) seen.add(card);
    for (const card of trick.cards) seen.add(card);
    for (const { cards } of tricks) for (const card of cards) seen.add(card);
  }
  return packFor(view.terms.seats, view.terms.options).filter((card) => !seen.has(card));
}

/** Reads a position from one seat; the trump is given, for the leader of the deal chooses it. */
export function read(view: Playing<SeenCard>, seat: Seat, trump: Suit): Reading {
  const { options, sides } = view.terms;
  const shares: Partial<Record<Suit, BySeat<number>>> = {};
  const missing = missingSuits(view, trump);
  const against: Partial<Record<Suit, number>> = {};
  const side = at(sides, seat);
  for (const suit of ['C', 'D', 'H', 'S'] as const) {
    const share = sharesOf(view, seat, suit, missing);
    shares[suit] = share;
    against[suit] = share.reduce((sum, one, other) => (sides[other] === side ? sum : sum + one), 0);
  }
  return {
    view,
    seat,
    side,
    options,
    trump,
    hand: ownHand(view, seat),
    unseen: unseenBy(view, seat),
    shares,
    against,
  };
}

/** How likely a seat is to hold an unseen card. */
export function chanceHeld({ shares, trump, options }: Reading, seat: Seat, card: Card): number {
  const suit = suitIn(card, trump, options);
  return suit === undefined ? 0 : (shares[suit]?.[seat] ?? 0);
}

/** How likely an unseen card is to be in a hand against us. */
export function chanceAgainst({ against, trump, options }: Reading, card: Card): number {
  const suit = suitIn(card, trump, options);
  return suit === undefined ? 0 : (against[suit] ?? 0);
}

/** How likely a seat is to be able to take the trick from this card, when this suit was led. */
export function chanceToBeat(reading: Reading, seat: Seat, card: Card, led: Suit): number {
  const { unseen, trump, options } = reading;
  // How likely it holds nothing of the suit led, nothing better in that suit, and no better trump.
  let isVoid = 1;
  let noneBetter = 1;
  let noTrump = 1;
  for (const one of unseen) {
    const suit = suitIn(one, trump, options);
    if (suit !== led && suit !== trump) continue;
    const missing = 1 - chanceHeld(reading, seat, one);
    if (suit === led) isVoid *= missing;
    if (!beats(one, card, trump, options)) continue;
    if (suit === led) noneBetter *= missing;
    else noTrump *= missing;
  }
  if (options.trumpAnytime) return 1 - noneBetter * noTrump;
  return 1 - noneBetter + isVoid * (1 - noTrump);
}

/** The seats that still play to this trick after this one. */
export function seatsToCome({ view, seat }: Reading): readonly Seat[] {
  const left = view.terms.seats - view.trick.cards.length - 1;
  return range(left).map((index) => seatAfter(seat, view.terms.seats, 1 + index));
}

/** By seat, the suits it has shown to hold no more of. */
function missingSuits(view: Playing<SeenCard>, trump: Suit): BySeat<ReadonlySet<Suit>> {
  const { seats, options } = view.terms;
  const missing = range(seats).map(() => new Set<Suit>());
  for (const { leader, cards } of [...view.tricks, view.trick]) {
    const led = cards[0];
    const suit = led === undefined ? undefined : suitIn(led, trump, options);
    if (led === undefined || suit === undefined) continue;
    for (const [index, card] of cards.entries()) {
      if (failsToFollow(card, led, trump, options)) at(missing, (leader + index) % seats).add(suit);
    }
  }
  return missing;
}

function sharesOf(
  view: Playing<SeenCard>,
  seat: Seat,
  suit: Suit,
  missing: BySeat<ReadonlySet<Suit>>,
): BySeat<number> {
  const sizes = view.hands.map((hand, one) => (one === seat || at(missing, one).has(suit) ? 0 : hand.length));
  const { contract, peeked, sleepers } = view;
  const hasLooked = contract.type !== 'free' && contract.declarer === seat;
  const asleep = sleepers.length + (hasLooked ? 0 : peeked.length);
  const hidden = asleep + sizes.reduce((sum, size) => sum + size, 0);
  return sizes.map((size) => (hidden === 0 ? 0 : size / hidden));
}
