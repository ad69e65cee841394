import type { Card, SeenCard } from '@stammtisch/cards';
import {
  at,
  type BySeat,
  circuit,
  range,
  type Event,
  type Refusal,
  type Seat,
  seatAfter,
  withAt,
} from '@stammtisch/kernel';

import type { SpadesOptions } from './options.ts';
import { isFarBehind, totalsNow } from './deal.ts';
import { handSize, spadesIn } from './pack.ts';
import { type Bid, type Bidding, isNil, promised, type SpadesTerms } from './position.ts';

const ALONE: BySeat<readonly Seat[]> = range(8).map((seat) => [seat]);

/** SP-10: the seats in the order in which they bid. */
export function bidOrder(dealer: Seat, seats: number): readonly Seat[] {
  return circuit(seatAfter(dealer, seats), seats);
}

/** Who may bid now: the next in turn, or (SP-O21) everybody who has not. */
export function bidders(view: Bidding<SeenCard>): readonly Seat[] {
  const { terms, dealer, bids } = view;
  const { seats, options } = terms;
  if (options.hiddenBids) return bidOrder(dealer, seats).filter((seat) => bids[seat] === null);
  for (let step = 1; step <= seats; step += 1) {
    const seat = (dealer + step) % seats;
    if (bids[seat] === null) return at(ALONE, seat);
  }
  return [];
}

/** Every bid the game has words for, at a table of this size. */
export function allBids({ nil, blindNil }: SpadesOptions, tricks: number): readonly Bid[] {
  const numbers: Bid[] = Array.from({ length: tricks }, (_, index) => index + 1);
  if (nil !== 'off') numbers.push('nil');
  if (blindNil !== 'off') numbers.push('blind nil');
  return numbers;
}

/** SP-12, SP-13 and the options: what stops this seat from bidding this, if anything. */
export function bidRefusal(view: Bidding<SeenCard>, seat: Seat, bid: Bid): Refusal | undefined {
  return (
    lookRefusal(view, seat, bid) ??
    rangeRefusal(view, seat, bid) ??
    spadesRefusal(view, seat, bid) ??
    teamRefusal(view, seat, bid) ??
    hookRefusal(view, seat, bid)
  );
}

/** SP-O5: whether a seat has kept its hand closed and may still bid without having seen it. */
export function mayBidBlind(view: Bidding<SeenCard>, seat: Seat): boolean {
  return (
    !at(view.looked, seat) && view.bids[seat] === null && bidRefusal(view, seat, 'blind nil') === undefined
  );
}

/** The position after a bid, and what is told; whether all have bid is for the caller to see. */
export function withBid(
  view: Bidding<Card>,
  seat: Seat,
  bid: Bid,
): { readonly bidding: Bidding<Card>; readonly events: readonly Event[] } {
  const bids = withAt(view.bids, seat, bid);
  // SP-A14: bids are told as they are made, unless the table keeps them sealed.
  const said: readonly Event[] = view.terms.options.hiddenBids ? [] : [spoken(seat, bid)];
  const bidding = { ...view, bids };
  const opening = circuit(seat, view.terms.seats).filter(
    (one) => !at(view.looked, one) && (one === seat || !mayBidBlind(bidding, one)),
  );
  const looked = view.looked.map((has, one) => has || opening.includes(one));
  return {
    bidding: { ...bidding, looked },
    events: [...said, ...opening.map((one) => shownHand(view, one))],
  };
}

/** What is told when a seat looks at its cards. */
export function shownHand({ hands }: Bidding<Card>, seat: Seat): Event {
  return { type: 'shown', at: { pile: 'hand', seat }, cards: at(hands, seat), shownTo: [seat] };
}

/** All bids once everybody has spoken; undefined before. A sealed bid in an imagined position becomes a likely one. */
export function openBids(bidding: Bidding<Card>): BySeat<Bid> | undefined {
  if (bidding.bids.includes(null)) return undefined;
  return bidding.bids.map((bid, seat) =>
    bid === null || bid === 'sealed' ? likelyBid(bidding, at(bidding.hands, seat)) : bid,
  );
}

/** A bid as it is told. */
export function spoken(seat: Seat, bid: Bid): Event {
  return { type: 'said', seat, words: `bid ${bid}` };
}

/** The bids open to the seat whose turn it is after these, from the dealer's left: SP-12, SP-13, SP-O10 and others. */
export function legalBids(
  terms: Pick<SpadesTerms, 'seats' | 'sides' | 'options'>,
  before: readonly Bid[],
  hand?: readonly Card[],
): readonly Bid[] {
  const { seats, options } = terms;
  const tricks = handSize(options, seats);
  const seat = before.length;
  const empty = Array.from({ length: tricks }, () => '??' as const);
  const view: Bidding<SeenCard> = {
    phase: 'bidding',
    terms: { ...terms, firstDealer: seats - 1 },
    pages: [],
    bags: [],
    isExtra: false,
    dealer: seats - 1,
    hands: Array.from({ length: seats }, (_, one) => (one === seat ? (hand ?? empty) : empty)),
    looked: Array.from({ length: seats }, () => true),
    bids: Array.from({ length: seats }, (_, one) => before[one] ?? null),
    left: [],
    thrown: [],
  };
  return allBids(options, tricks).filter((bid) => bidRefusal(view, seat, bid) === undefined);
}

function lookRefusal(view: Bidding<SeenCard>, seat: Seat, bid: Bid): Refusal | undefined {
  const hasLooked = at(view.looked, seat);
  if (bid !== 'blind nil') return hasLooked ? undefined : { code: 'look-first' };
  if (view.terms.options.blindNil === 'off') return { code: 'blind-nil-off' };
  if (!isFarBehind(totalsNow(view), at(view.terms.sides, seat))) return { code: 'not-behind' };
  return hasLooked ? { code: 'already-looked' } : undefined;
}

function rangeRefusal(view: Bidding<SeenCard>, seat: Seat, bid: Bid): Refusal | undefined {
  if (typeof bid !== 'number') {
    return bid === 'nil' && view.terms.options.nil === 'off' ? { code: 'nil-off' } : undefined;
  }
  const most = at(view.hands, seat).length;
  if (!Number.isInteger(bid) || bid < 1) return { code: 'bid-too-low' };
  return bid > most ? { code: 'bid-too-high', about: String(most) } : undefined;
}

/** SP-O13, SP-O14: the bid is the number of spades held, or (whiz) nil. */
function spadesRefusal(view: Bidding<SeenCard>, seat: Seat, bid: Bid): Refusal | undefined {
  const { mirror, whiz, deck } = view.terms.options;
  if (!mirror && !whiz) return undefined;
  const spades = spadesIn(deck, at(view.hands, seat));
  if (promised(bid) === spades || (whiz && isNil(bid))) return undefined;
  return { code: mirror ? 'mirror' : 'whiz', about: String(spades) };
}

/** SP-O6, SP-O11, SP-O12: what partners owe each other. */
function teamRefusal(view: Bidding<SeenCard>, seat: Seat, bid: Bid): Refusal | undefined {
  const { options, sides } = view.terms;
  if (!options.suicide && options.doubleNil !== 'forbidden' && options.minTeamBid === 1) return undefined;
  const side = sides[seat];
  const partners = view.bids.filter((_, one) => one !== seat && sides[one] === side);
  if (options.suicide) {
    const [partner = null] = partners;
    if (isNil(partner) && isNil(bid)) return { code: 'suicide-four' };
    if (partner !== null && !isNil(partner) && !isNil(bid)) return { code: 'suicide-nil' };
    if (!isNil(bid) && promised(bid) < 4) return { code: 'suicide-four' };
  }
  if (options.doubleNil === 'forbidden' && isNil(bid) && partners.some(isNil)) return { code: 'double-nil' };
  // A minimum of 1 is no agreement between partners: SP-12 has it for everyone, and nil is an option of its own.
  if (options.minTeamBid === 1 || partners.includes(null)) return undefined;
  const together = partners.reduce<number>((sum, other) => sum + promised(other), promised(bid));
  return options.minTeamBid > together
    ? { code: 'team-minimum', about: String(options.minTeamBid) }
    : undefined;
}

/** SP-O10: the last bid must not make all bids add up to the number of tricks. */
function hookRefusal(view: Bidding<SeenCard>, seat: Seat, bid: Bid): Refusal | undefined {
  if (!view.terms.options.hook) return undefined;
  const others = view.bids.filter((_, one) => one !== seat);
  if (others.includes(null)) return undefined;
  const total = others.reduce<number>((sum, other) => sum + promised(other), promised(bid));
  return total === at(view.hands, seat).length ? { code: 'hook', about: String(total) } : undefined;
}

function likelyBid({ terms }: Bidding<Card>, hand: readonly Card[]): Bid {
  const { deck, mirror, whiz } = terms.options;
  const spades = spadesIn(deck, hand);
  if (mirror || whiz) return spades === 0 ? 'nil' : spades;
  const honours = hand.filter((card) => card.startsWith('A') || card.startsWith('K')).length;
  return Math.min(hand.length, Math.max(1, Math.round((spades + honours) / 2)));
}
