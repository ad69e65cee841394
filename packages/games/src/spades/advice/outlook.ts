import { isSeen, type SeenCard } from '@stammtisch/cards';
import { at, type BySide, range, type Seat, seatAfter } from '@stammtisch/kernel';

import { totalsNow } from '../deal.ts';
import { packFor, suitIn } from '../pack.ts';
import { tricksTaken } from '../play.ts';
import { isNil, type Playing } from '../position.ts';
import { masksOf, type Other, type Prospects, size } from './prospects.ts';
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
  const asleep = left.length + thrown.reduce((sum, pile, one) => (one === seat ? sum : sum + pile.length), 0);
  const seated = range(seats).filter((one) => one !== seat);
  const lacks = (one: Seat, suit: number): boolean => (at(voids, one) & (1 << suit)) !== 0;
  const rooms = range(4).map((suit) =>
    seated.reduce((sum, one) => (lacks(one, suit) ? sum : sum + at(hands, one).length), asleep),
  );
  return seated.map((one) => ({
    seat: one,
    isPartner: sides[one] === sides[seat],
    cards: at(hands, one).length,
    share: range(4).map((suit) => {
      const cards = at(hands, one).length;
      if (lacks(one, suit) || size(at(unseen, suit)) === 0 || at(rooms, suit) === 0) return 0;
      return Math.min(1, cards / at(rooms, suit));
    }),
  }));
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
