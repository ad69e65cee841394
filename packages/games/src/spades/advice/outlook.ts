import { isSeen, type SeenCard } from '@stammtisch/cards';
import { at, type BySide, range, type Seat, seatAfter } from '@stammtisch/kernel';

import { totalsNow } from '../deal.ts';
import { packFor, suitIn } from '../pack.ts';
import { tricksTaken } from '../play.ts';
import { isNil, type Playing, promised } from '../position.ts';
import { masksOf, type Other, type Prospects, size, SPADES } from './prospects.ts';
import { trickValues } from './worth.ts';

/** Everything a seat can tell about the trick before it and the cards still out. */
export interface Outlook extends Prospects {
  readonly view: Playing<SeenCard>;
  readonly seat: Seat;
  /** By seat: what it is worth to this seat's side that the seat there takes the trick. */
  readonly values: readonly number[];
  /** By seat: how eagerly it will try to take a trick, from 0 to 1. */
  readonly appetites: readonly number[];
  /** By seat: whether it has bid nil and taken nothing yet. */
  readonly nils: readonly boolean[];
  /** The seats still to play to this trick after this one, in order. */
  readonly later: readonly Seat[];
}

/** What a seat knows when it is to play a card. */
export function outlook(view: Playing<SeenCard>, seat: Seat): Outlook {
  const { terms, trick, bids } = view;
  const { seats, options } = terms;
  const { deck } = options;
  const own = masksOf(deck, at(view.hands, seat));
  const gone = [...view.tricks.flatMap(({ cards }) => cards), ...trick.cards, ...thrownBy(view.thrown, seat)];
  const seen = masksOf(deck, gone);
  const whole = masksOf(deck, packFor(options, seats));
  const unseen = whole.map((mask, suit) => mask & ~at(own, suit) & ~at(seen, suit));
  const took = tricksTaken(view.tricks, seats);
  const nils = range(seats).map((one) => isNil(at(bids, one)) && took[one] === 0);
  const totals = totalsNow(view);
  const after = seats - 1 - trick.cards.length;
  return {
    view,
    seat,
    own,
    unseen,
    others: others(view, seat, unseen),
    values: trickValues(view, seat, totals),
    appetites: range(seats).map((one) => appetite(view, one, totals, at(nils, one))),
    nils,
    later: range(after).map((step) => seatAfter(seat, seats, step + 1)),
  };
}

const thrownBy = (piles: readonly (readonly SeenCard[])[], index: number): readonly SeenCard[] =>
  (piles[index] ?? []).filter(isSeen);

/** How eagerly a seat takes tricks: not at all under nil, rarely with its contract made, else with a will. */
function appetite(view: Playing<SeenCard>, seat: Seat, totals: BySide<number>, isUnderNil: boolean): number {
  if (isUnderNil) return 0;
  return at(trickValues(view, seat, totals), seat) > 0 ? 0.9 : 0.45;
}

/** Where the unseen cards may lie: with seats that have not shown a void, and among the cards laid aside. */
function others(view: Playing<SeenCard>, seat: Seat, unseen: readonly number[]): readonly Other[] {
  const { terms, hands, left, thrown } = view;
  const { seats, sides } = terms;
  const voids = shownVoids(view);
  const told = spadesTold(view);
  const asleep = left.length + thrown.reduce((sum, pile, one) => (one === seat ? sum : sum + pile.length), 0);
  const seated = range(seats).filter((one) => one !== seat);
  // How many cards of a suit a seat has room for.
  const room = (one: Seat, suit: number): number => {
    if ((at(voids, one) & (1 << suit)) !== 0) return 0;
    const spades = told[one];
    const cards = at(hands, one).length;
    if (spades === undefined) return cards;
    return suit === SPADES ? 0 : cards - spades;
  };
  const rooms = range(4).map((suit) => seated.reduce((sum, one) => sum + room(one, suit), asleep));
  const known = seated.reduce((sum, one) => sum + (told[one] ?? 0), 0);
  const spadesOut = size(at(unseen, SPADES));
  const share = (one: Seat, suit: number): number => {
    if (size(at(unseen, suit)) === 0) return 0;
    if (suit !== SPADES) return part(room(one, suit), at(rooms, suit));
    const spades = told[one];
    if (spades !== undefined) return part(spades, spadesOut);
    return part(room(one, SPADES), at(rooms, SPADES)) * part(spadesOut - known, spadesOut);
  };
  return seated.map((one) => ({
    seat: one,
    isPartner: sides[one] === sides[seat],
    cards: at(hands, one).length,
    share: range(4).map((suit) => share(one, suit)),
  }));
}

const part = (some: number, all: number): number => (all === 0 ? 0 : Math.max(0, Math.min(1, some / all)));

/** SP-O13, SP-O14: by seat, the spades it still holds, where its bid has told how many there were. */
function spadesTold({ terms, bids, tricks, trick }: Playing<SeenCard>): readonly (number | undefined)[] {
  const { mirror, whiz, deck } = terms.options;
  return bids.map((bid, seat) => {
    if (!mirror && !(whiz && !isNil(bid))) return undefined;
    const played = [...tricks, trick].filter(({ leader, cards }) => {
      const card = cards[(seat - leader + terms.seats) % terms.seats];
      return card !== undefined && suitIn(deck, card) === 'S';
    });
    return promised(bid) - played.length;
  });
}

/** By seat: the suits it has shown to be out of, one bit each. */
function shownVoids({ terms, tricks, trick }: Playing<SeenCard>): readonly number[] {
  const { seats, options } = terms;
  const voids = range(seats).map(() => 0);
  for (const { leader, cards } of [...tricks, trick]) {
    const [led] = cards;
    if (led === undefined) continue;
    const suit = suitIn(options.deck, led);
    for (const [index, card] of cards.entries()) {
      if (suitIn(options.deck, card) === suit) continue;
      const seat = seatAfter(leader, seats, index);
      voids[seat] = at(voids, seat) | (1 << 'CDHS'.indexOf(suit ?? 'S'));
    }
  }
  return voids;
}
