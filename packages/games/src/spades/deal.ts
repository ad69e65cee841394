import type { Card } from '@stammtisch/cards';
import {
  at,
  type BySeat,
  type BySide,
  type Deal,
  dealOut,
  type Event,
  range,
  type Seat,
  seatAfter,
  type Side,
  type Step,
  totalsOf,
  withAt,
} from '@stammtisch/kernel';

import { sideCount } from './options.ts';
import { handSize } from './pack.ts';
import { inHand, LEFT, onTable, STOCK, thrownBy } from './places.ts';
import type { Bidding, Dealing, Drawing, SpadesTerms, State, View } from './position.ts';

/** How far behind the leader a side must be to bid blind (SP-O5). */
const BLIND_FROM = 100;
/** SP-O19: how many cards two players draw. */
const DRAWN_EACH = 13;

/** Where the scores began. */
export function startOf(terms: SpadesTerms): BySide<number> {
  return terms.startScores ?? range(sideCount(terms.options, terms.seats)).map(() => 0);
}

/** The totals so far. */
export function totalsNow({ terms, pages }: Pick<View, 'terms' | 'pages'>): BySide<number> {
  return totalsOf(
    startOf(terms),
    pages.map(({ lines }) => lines),
  );
}

/** SP-O5: whether a side is far enough behind the leader to bid blind. */
export function isFarBehind(totals: BySide<number>, side: Side): boolean {
  return Math.max(...totals) - at(totals, side) >= BLIND_FROM;
}

/** SP-8: the pack is dealt one by one; or (SP-O19) laid down to be drawn from. */
export function dealt(state: Dealing<Card>, { deck, dealer = state.dealer }: Deal): Step<State> {
  const { terms } = state;
  const each = dealtEach(terms);
  if (each === 0) return firstDraw(state, dealer, deck);
  const { hands, rest } = dealOut(deck, { seats: terms.seats, dealer, each });
  const bidding = toBidding({ ...state, dealer }, { hands, left: rest, thrown: hands.map(() => []) });
  const events = hands.map((cards, seat): Event => ({
    type: 'moved',
    from: STOCK,
    to: inHand(seat),
    cards,
    shownTo: at(bidding.looked, seat) ? [seat] : [],
  }));
  const aside: Event = { type: 'moved', from: STOCK, to: LEFT, cards: rest, shownTo: [] };
  return { state: bidding, events: rest.length === 0 ? events : [...events, aside] };
}

/** How many cards each seat is dealt: none where two players draw (SP-O19). */
export function dealtEach({ options, seats }: SpadesTerms): number {
  return options.deal === 'draw2' ? 0 : handSize(options, seats);
}

/** SP-O19: keep the drawn card and throw off the next, or throw it off and take the next. */
export function chosen(state: Drawing<Card>, isKept: boolean): Step<State> {
  const { turn, drawn, stock, terms } = state;
  const next = at(stock, 0);
  const [kept, off] = isKept ? [drawn, next] : [next, drawn];
  const hands = withAt(state.hands, turn, [...at(state.hands, turn), kept]);
  const thrown = withAt(state.thrown, turn, [...at(state.thrown, turn), off]);
  const shownTo = [turn];
  const events: readonly Event[] = [
    {
      type: 'moved',
      from: onTable(turn),
      to: isKept ? inHand(turn) : thrownBy(turn),
      cards: [drawn],
      shownTo,
    },
    { type: 'moved', from: STOCK, to: isKept ? thrownBy(turn) : inHand(turn), cards: [next], shownTo },
  ];
  const rest = stock.slice(1);
  if (hands.every((hand) => hand.length === DRAWN_EACH)) {
    return { state: toBidding(state, { hands, left: rest, thrown }), events };
  }
  const after = seatAfter(turn, terms.seats);
  const drawing: Drawing<Card> = {
    ...state,
    turn: after,
    drawn: at(rest, 0),
    hands,
    thrown,
    stock: rest.slice(1),
  };
  return { state: drawing, events: [...events, drawnCard(drawing)] };
}

function firstDraw(
  { terms, pages, bags, isExtra }: Dealing<Card>,
  dealer: Seat,
  deck: readonly Card[],
): Step<State> {
  const none: BySeat<readonly Card[]> = range(terms.seats).map(() => []);
  const drawing: Drawing<Card> = {
    phase: 'drawing',
    terms,
    pages,
    bags,
    isExtra,
    dealer,
    turn: seatAfter(dealer, terms.seats),
    drawn: at(deck, 0),
    hands: none,
    thrown: none,
    stock: deck.slice(1),
  };
  return { state: drawing, events: [drawnCard(drawing)] };
}

/** SP-O5: only who may bid blind keeps the hand closed. */
function toBidding(
  { terms, pages, bags, isExtra, dealer }: Dealing<Card> | Drawing<Card>,
  { hands, left, thrown }: Pick<Bidding<Card>, 'hands' | 'left' | 'thrown'>,
): Bidding<Card> {
  const totals = totalsNow({ terms, pages });
  const isBlindPlayed = terms.options.blindNil !== 'off';
  const looked = terms.sides.map((side) => !isBlindPlayed || !isFarBehind(totals, side));
  const bids = hands.map(() => null);
  return { phase: 'bidding', terms, pages, bags, isExtra, dealer, hands, looked, bids, left, thrown };
}

function drawnCard({ turn, drawn }: Drawing<Card>): Event {
  return { type: 'moved', from: STOCK, to: onTable(turn), cards: [drawn], shownTo: [turn] };
}
