import type { Card } from '@stammtisch/cards';
import {
  at,
  type BySeat,
  type Event,
  type Place,
  type Refusal,
  type Seat,
  seatAfter,
  type Step,
  withAt,
  withMore,
  withoutOne,
} from '@stammtisch/kernel';

import { bidOrder, openBids, shownHand, spoken, withBid } from './bidding.ts';
import { totalsNow } from './deal.ts';
import { highest, standing } from './ending.ts';
import { inHand, LEFT, onTable, takenBy, thrownBy } from './places.ts';
import { brokenBy, tricksTaken, trickWinner } from './play.ts';
import type { Bid, Bidding, FinishedDeal, Passing, Playing, State, TakenTrick } from './position.ts';
import { scoreDeal } from './scoring.ts';

/** A bid; after the last one the cards are passed (SP-O5) or the play begins (SP-16). */
export function bidMade(state: Bidding<Card>, seat: Seat, bid: Bid): Step<State> {
  const { bidding, events } = withBid(state, seat, bid);
  const bids = openBids(bidding);
  if (bids === undefined) return { state: bidding, events };
  const { terms, pages, bags, isExtra, dealer, hands, left, thrown } = bidding;
  const opened = terms.options.hiddenBids ? bids.map((one, by) => spoken(by, one)) : [];
  const passing: Passing<Card> = {
    phase: 'passing',
    terms,
    pages,
    bags,
    isExtra,
    dealer,
    hands,
    left,
    thrown,
    bids,
    gifts: [],
    open: exchanges(state, bids),
  };
  return { state: passing.open.length > 0 ? passing : playing(passing), events: [...events, ...opened] };
}

/** SP-O5: a seat that could bid blind looks at its cards instead. */
export function looked(state: Bidding<Card>, seat: Seat): Step<State> {
  return { state: { ...state, looked: withAt(state.looked, seat, true) }, events: [shownHand(state, seat)] };
}

/** SP-O5: who passes cards now, and to whom: first the blind bidder, then the partner. */
export function giver({ terms, open, gifts }: Pick<Passing<Card>, 'terms' | 'open' | 'gifts'>): {
  readonly from: Seat;
  readonly to: Seat;
} {
  const bidder = at(open, 0);
  const partner = terms.sides.findIndex((side, seat) => seat !== bidder && side === terms.sides[bidder]);
  const hasGiven = gifts.some(({ from }) => from === bidder);
  return hasGiven ? { from: partner, to: bidder } : { from: bidder, to: partner };
}

/** SP-O5: what stops these cards from being passed, if anything. */
export function giftRefusal(hand: readonly string[], cards: readonly Card[]): Refusal | undefined {
  if (cards.length !== 2 || cards[0] === cards[1]) return { code: 'two-cards' };
  return cards.every((card) => hand.includes(card)) ? undefined : { code: 'not-your-card' };
}

/** SP-O5: two cards passed. */
export function given(state: Passing<Card>, cards: readonly Card[]): Step<State> {
  const { from, to } = giver(state);
  const without = at(state.hands, from).filter((card) => !cards.includes(card));
  const hands = withAt(withAt(state.hands, from, without), to, [...at(state.hands, to), ...cards]);
  const isBack = from !== state.open[0];
  const open = isBack ? state.open.slice(1) : state.open;
  const passing: Passing<Card> = { ...state, hands, open, gifts: [...state.gifts, { from, to, cards }] };
  const event: Event = { type: 'moved', from: inHand(from), to: inHand(to), cards, shownTo: [to] };
  return { state: open.length > 0 ? passing : playing(passing), events: [event] };
}

/** A card played, and what follows when it ends the trick, or the deal. */
export function played(state: Playing<Card>, card: Card): Step<State> {
  const { terms, trick, tricks } = state;
  const seat = seatAfter(trick.leader, terms.seats, trick.cards.length);
  const hand = withoutOne(at(state.hands, seat), card);
  const isBroken = state.isBroken || brokenBy(terms.options, card, trick.cards.length === 0);
  const event: Event = {
    type: 'moved',
    from: inHand(seat),
    to: onTable(seat),
    cards: [card],
    shownTo: 'everyone',
  };
  const next = further(state, {
    hands: withAt(state.hands, seat, hand),
    tricks,
    trick: { leader: trick.leader, cards: withMore(trick.cards, card) },
    isBroken,
  });
  return next.trick.cards.length < terms.seats ? { state: next, events: [event] } : trickTaken(next, event);
}

/** SP-19, SP-20: the winner takes the trick and leads to the next; SP-21: until nobody has cards. */
function trickTaken(state: Playing<Card>, event: Event): Step<State> {
  const { terms, trick, hands, isBroken } = state;
  const winner = trickWinner(terms.options, trick, terms.seats, state.tricks.length === 0);
  const to = takenBy(at(terms.sides, winner));
  const tricks: readonly TakenTrick<Card>[] = withMore(state.tricks, { ...trick, winner });
  const events: Event[] = [event];
  for (const [index, card] of trick.cards.entries()) {
    const from = onTable(seatAfter(trick.leader, terms.seats, index));
    events.push({ type: 'moved', from, to, cards: [card], shownTo: 'everyone' });
  }
  const next = further(state, { hands, tricks, trick: { leader: winner, cards: [] }, isBroken });
  return at(hands, winner).length > 0 ? { state: next, events } : scored(next, events);
}

/** SP-24, SP-A2: the left-over cards are turned up, the deal is scored, and the match may be over. */
function scored(state: Playing<Card>, events: readonly Event[]): Step<State> {
  const { terms, dealer, bids, tricks, left, thrown, isBroken } = state;
  const took = tricksTaken(tricks, terms.seats);
  const { lines, bags } = scoreDeal(
    terms.options,
    terms.sides,
    { bids, took, tricks: tricks.length },
    state.bags,
  );
  const last: FinishedDeal<Card> = { dealer, bids, tricks, left, thrown, isBroken, lines };
  const pages = withMore(state.pages, { lines, bids, took, bags });
  const totals = totalsNow({ terms, pages });
  const { winners, isExtra } = standing(terms.options, totals, state.isExtra);
  const isLast = pages.length >= (terms.dealLimit ?? Infinity);
  const won = winners.length === 0 && isLast ? highest(totals) : winners;
  const story: readonly Event[] = [
    ...events,
    ...turnedUp(LEFT, left),
    ...thrown.flatMap((cards, seat) => turnedUp(thrownBy(seat), cards)),
    { type: 'scored', lines },
  ];
  // SP-7: the deal moves on clockwise.
  const agreed = { terms, pages, bags, isExtra, dealer: seatAfter(dealer, terms.seats) };
  if (won.length === 0) return { state: { phase: 'dealing', ...agreed, last }, events: story };
  const over: State = { phase: 'over', ...agreed, last, winners: won };
  return { state: over, events: [...story, { type: 'ended', winners: won }] };
}

/** SP-O5: the blind bidders who pass cards, one exchange a side, in order of bidding. */
function exchanges({ terms, dealer }: Bidding<Card>, bids: BySeat<Bid>): readonly Seat[] {
  if (terms.options.blindPass === 0) return [];
  const blind = bidOrder(dealer, terms.seats).filter((seat) => bids[seat] === 'blind nil');
  return blind.filter(
    (seat, index) => !blind.slice(0, index).some((one) => terms.sides[one] === terms.sides[seat]),
  );
}

/** SP-16: the play begins left of the dealer. */
function playing({
  terms,
  pages,
  bags,
  isExtra,
  dealer,
  hands,
  left,
  thrown,
  bids,
  gifts,
}: Passing<Card>): State {
  const trick = { leader: seatAfter(dealer, terms.seats), cards: [] };
  return {
    phase: 'playing',
    terms,
    pages,
    bags,
    isExtra,
    dealer,
    bids,
    gifts,
    hands,
    left,
    thrown,
    tricks: [],
    trick,
    isBroken: false,
  };
}

/** The same deal, further on. */
function further(
  { phase, terms, pages, bags, isExtra, dealer, bids, gifts, left, thrown }: Playing<Card>,
  { hands, tricks, trick, isBroken }: Pick<Playing<Card>, 'hands' | 'tricks' | 'trick' | 'isBroken'>,
): Playing<Card> {
  return {
    phase,
    terms,
    pages,
    bags,
    isExtra,
    dealer,
    bids,
    gifts,
    hands,
    left,
    thrown,
    tricks,
    trick,
    isBroken,
  };
}

function turnedUp(place: Place, cards: readonly Card[]): readonly Event[] {
  return cards.length === 0 ? [] : [{ type: 'shown', at: place, cards, shownTo: 'everyone' }];
}
