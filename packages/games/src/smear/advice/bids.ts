import type { SeenCard } from '@stammtisch/cards';
import { type Advice, at, range, type Seat, type Side } from '@stammtisch/kernel';

import { auctionChoices, callRefusal, misdealRefusal, standingCall } from '../auction.ts';
import type { Action, Auction, Call } from '../position.ts';
import { type Estimate, estimate, expected, possibleTrumps, spread, surroundings } from './estimate.ts';
import { ownHand, unseenBy } from './reading.ts';

/** What winning or losing the match outweighs, in points. */
const MATCH = 8;

interface Weighed {
  readonly weight: number;
  readonly because: string;
}

/** Every call that may be made, the best first. */
export function adviseCalls(view: Auction<SeenCard>, seat: Seat): readonly Advice<Action>[] {
  const table = readTable(view, seat);
  const weigh = (action: Action): Weighed | undefined => {
    if (action.type === 'call') {
      return callRefusal(view, seat, action.call) === undefined ? weighCall(action.call, table) : undefined;
    }
    return misdealRefusal(view, seat) === undefined ? weighMisdeal(table) : undefined;
  };
  return auctionChoices(view)
    .flatMap((action): Advice<Action>[] => {
      const weighed = weigh(action);
      return weighed === undefined
        ? []
        : [{ action, weight: Math.round(weighed.weight * 1000), because: weighed.because }];
    })
    .toSorted((a, b) => b.weight - a.weight);
}

/** An auction, read from one seat. */
interface Table {
  readonly view: Auction<SeenCard>;
  readonly seat: Seat;
  readonly side: Side;
  readonly best: Estimate;
  /** How likely each number of points is as declarer, towards the bid. */
  readonly chances: readonly number[];
  /** Points to be expected as declarer, and otherwise. */
  readonly attack: number;
  readonly defence: number;
  readonly stands: { readonly seat: Seat; readonly call: number | 'moon' } | undefined;
  /** How many still call after this seat, the partner not counted. */
  readonly later: number;
}

function readTable(view: Auction<SeenCard>, seat: Seat): Table {
  const { terms, calls } = view;
  const hand = ownHand(view, seat);
  const around = surroundings(terms, unseenBy(view, seat));
  const estimates = possibleTrumps(hand).map((trump) => estimate(hand, trump, around));
  const best = estimates.reduce((one, other) => (expected(other) > expected(one) ? other : one));
  const attack = expected(best);
  const side = at(terms.sides, seat);
  const later = range(terms.seats - calls.length - 1).filter(
    (index) => terms.sides[(seat + 1 + index) % terms.seats] !== side,
  ).length;
  return {
    view,
    seat,
    side,
    best,
    chances: spread(best, terms.options),
    attack,
    defence: defencePoints(hand.length === 0 ? 0 : attack, view),
    stands: standingCall(view, terms.seats),
    later,
  };
}

/** What is left for a side that did not win the bid: its share of what the declarer leaves, more with a better hand. */
function defencePoints(attack: number, { terms }: Auction<SeenCard>): number {
  const sides = new Set(terms.sides).size;
  return 1.4 / sides + 0.1 * attack;
}

function weighCall(call: Call, table: Table): Weighed {
  if (call === 'pass') return weighPass(table);
  if (call === 'moon') return weighMoon(table);
  const keeps = chanceToKeep(call, table);
  const held = valueOfBid(call, table);
  const weight = keeps * held + (1 - keeps) * valueOfPassing(table, undefined);
  return { weight, because: bidReason(call, table) };
}

function bidReason(call: number, table: Table): string {
  if (isThreat(table)) return 'take-the-bid-away';
  return makeChance(call, table) > 0.6 ? 'hand-makes-it' : 'more-than-the-hand';
}

/** SM-39, SM-40: what is taken if the bid is made, the bid lost if not; and what it does to the match. */
function valueOfBid(bid: number, { chances, best, side, view }: Table): number {
  const { target, lowForBid } = view.terms.options;
  const total = at(view.totals, side);
  const low = lowForBid === 'notTowardsBid' ? best.points.low : 0;
  let value = 0;
  let wins = 0;
  for (const [points, chance] of chances.entries()) {
    const isMade = points >= bid;
    value += chance * (isMade ? points + low : -bid);
    // SM-44: the bidder's side wins whoever else gets there.
    if (isMade && total + points + low >= target) wins += chance;
  }
  return value + MATCH * wins - MATCH * (1 - wins) * rivalsGetThere(undefined, { side, view });
}

function weighPass(table: Table): Weighed {
  const { view, seat, stands, attack } = table;
  const isLast = view.calls.length === view.terms.seats - 1;
  if (stands === undefined && isLast && seat === view.dealer) {
    const { allPass, minBid } = view.terms.options;
    // SM-17: the dealer's pass is the lowest bid in other words.
    if (allPass === 'dealer2')
      return { weight: valueOfBid(minBid, table) - 0.01, because: 'held-to-it-anyway' };
    if (allPass === 'redeal') return { weight: 0.6, because: 'another-deal' };
  }
  const because =
    stands !== undefined && isPartner(stands.seat, table) ? 'leave-it-to-partner' : 'hand-is-weak';
  return { weight: valueOfPassing(table, stands), because: attack > 3 ? 'too-dear' : because };
}

/** What may be expected when another side plays, or the partner. */
function valueOfPassing(table: Table, stands: Table['stands']): number {
  const { view, side, defence, attack } = table;
  const { target } = view.terms.options;
  const total = at(view.totals, side);
  if (stands !== undefined && isPartner(stands.seat, table)) {
    const bid = stands.call === 'moon' ? 6 : stands.call;
    const reach = total + bid >= target ? MATCH * 0.6 : 0;
    return 0.8 * bid + 0.25 * attack + reach - MATCH * rivalsGetThere(undefined, table);
  }
  const declarer = stands === undefined ? undefined : at(view.terms.sides, stands.seat);
  const counted = room(table) <= 0 ? 0 : Math.min(defence, room(table));
  const reach = MATCH * reachChance(target - total, 'defending') * (view.terms.options.mustBidOut ? 0 : 1);
  return counted + reach * 0.7 - MATCH * rivalsGetThere(declarer, table);
}

/** SM-O17: how many points a side without a bid may still score. */
function room({ view, side }: Pick<Table, 'view' | 'side'>): number {
  const { mustBidOut, target } = view.terms.options;
  return mustBidOut ? target - 1 - at(view.totals, side) : 99;
}

/** SM-O11: all or nothing. */
function weighMoon({ view, side, best }: Table): Weighed {
  const { moon, lowTo, target } = view.terms.options;
  const chance = best.allTricks * (lowTo === 'taker' ? 1 : best.points.low);
  const wins = moon === 'outright' || at(view.totals, side) + 12 >= target;
  const value = chance * (12 + (wins ? MATCH : 0)) - (1 - chance) * 12;
  return {
    weight: value - MATCH * (1 - chance) * rivalsGetThere(undefined, { side, view }),
    because: 'all-or-nothing',
  };
}

/** SM-O12: a worthless hand is given up, unless the partner has bid on it. */
function weighMisdeal(table: Table): Weighed {
  const isPartners = table.stands !== undefined && isPartner(table.stands.seat, table);
  return { weight: isPartners ? -2 : 0.9, because: 'worthless-hand' };
}

/** How likely this bid stays the highest. */
function chanceToKeep(bid: number, { later, view }: Table): number {
  const single = [0, 0, 0.5, 0.7, 0.88, 0.97, 1, 1][bid] ?? 1;
  const steal = view.terms.options.dealerSteal ? 0.9 : 1;
  return range(later).reduce((kept) => kept * single, later > 0 ? steal : 1);
}

function makeChance(bid: number, { chances }: Table): number {
  return chances.reduce((sum, chance, points) => (points >= bid ? sum + chance : sum), 0);
}

/** How likely some rival side ends the match in this deal, one of them perhaps as declarer. */
function rivalsGetThere(declarer: Side | undefined, { side, view }: Pick<Table, 'side' | 'view'>): number {
  const { target, mustBidOut } = view.terms.options;
  return view.totals.reduce((sum, total, one) => {
    if (one === side || (mustBidOut && one !== declarer)) return sum;
    return Math.max(sum, reachChance(target - total, one === declarer ? 'declaring' : 'defending'));
  }, 0);
}

/** Whether a rival would be likely to go out with the bid it holds. */
function isThreat({ stands, view, side }: Table): boolean {
  if (stands === undefined) return false;
  const rival = at(view.terms.sides, stands.seat);
  return rival !== side && view.terms.options.target - at(view.totals, rival) <= 3;
}

const isPartner = (seat: Seat, { side, view }: Pick<Table, 'side' | 'view'>): boolean =>
  view.terms.sides[seat] === side;

const REACH = {
  declaring: [1, 0.8, 0.75, 0.5, 0.25, 0.08, 0.02],
  defending: [1, 0.6, 0.3, 0.1, 0.03, 0.01, 0],
} as const;

/** How likely a side is to make up so many points in one deal. */
function reachChance(missing: number, role: keyof typeof REACH): number {
  return REACH[role][Math.max(0, missing)] ?? 0;
}
