import type { SeenCard } from '@stammtisch/cards';
import { type Advice, at, range, type Seat } from '@stammtisch/kernel';

import { auctionChoices, callRefusal, misdealRefusal, standingCall } from '../auction.ts';
import type { Action, Auction, Call } from '../position.ts';
import type { Because } from './because.ts';
import { type Estimate, estimate, expected, possibleTrumps, spread, surroundings } from './estimate.ts';
import {
  costOfRest,
  costOfRival,
  goalOf,
  lossWorth,
  missingTo,
  reachChance,
  rivalsGetThere,
  type Standing,
  winWorth,
} from './match.ts';
import { ownHand, unseenBy } from './reading.ts';

/** What the play is mostly for. */
const USUAL_BID = 3;
/** SM-O11: what a moon brings or costs. */
const MOON = 12;

interface Weighed {
  readonly weight: number;
  readonly because: Because;
}

/** Every call that may be made, the best first. */
export function adviseCalls(view: Auction<SeenCard>, seat: Seat): readonly Advice<Action, Because>[] {
  const table = readTable(view, seat);
  const weigh = (action: Action): Weighed | undefined => {
    if (action.type === 'call') {
      return callRefusal(view, seat, action.call) === undefined ? weighCall(action.call, table) : undefined;
    }
    return misdealRefusal(view, seat) === undefined ? weighMisdeal(table) : undefined;
  };
  return auctionChoices(view)
    .flatMap((action): Advice<Action, Because>[] => {
      const weighed = weigh(action);
      return weighed === undefined
        ? []
        : [{ action, weight: Math.round(weighed.weight * 1000), because: weighed.because }];
    })
    .toSorted((a, b) => b.weight - a.weight);
}

/** An auction, read from one seat. */
interface Table extends Standing {
  readonly seat: Seat;
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

function bidReason(call: number, table: Table): Because {
  if (isThreat(table)) return 'take-the-bid-away';
  return makeChance(call, table) > 0.6 ? 'hand-makes-it' : 'more-than-the-hand';
}

/** SM-39, SM-40: what is taken if the bid is made, the bid lost if not; and what it does to the match. */
function valueOfBid(bid: number, table: Table): number {
  const { chances, best, side, view } = table;
  const total = at(view.totals, side);
  const goal = goalOf(table);
  const low = view.terms.options.lowForBid === 'notTowardsBid' ? best.points.low : 0;
  let value = 0;
  let wins = 0;
  for (const [points, chance] of chances.entries()) {
    const isMade = points >= bid;
    value += chance * ((isMade ? points + low : -bid) - costOfRest(points, table));
    // SM-44: the bidder's side wins whoever else gets there.
    if (isMade && total + points + low >= goal) wins += chance;
  }
  return value + winWorth(table) * wins - lossWorth(table) * (1 - wins) * rivalsGetThere(undefined, table);
}

function weighPass(table: Table): Weighed {
  const { view, seat, stands, attack } = table;
  const isLast = view.calls.length === view.terms.seats - 1;
  if (stands === undefined && isLast && seat === view.dealer) {
    const { allPass, minBid } = view.terms.options;
    // SM-17: the dealer's pass is the lowest bid in other words.
    if (allPass === 'dealer2')
      return { weight: valueOfBid(minBid, table) - 0.01, because: 'held-to-it-anyway' };
    // SM-O5: another deal brings everybody the same.
    if (allPass === 'redeal') return { weight: 0, because: 'another-deal' };
  }
  const because =
    stands !== undefined && isPartner(stands.seat, table) ? 'leave-it-to-partner' : 'hand-is-weak';
  return { weight: valueOfPassing(table, stands), because: attack > 3 ? 'too-dear' : because };
}

/** What may be expected when another side plays, or the partner. */
function valueOfPassing(table: Table, stands: Table['stands']): number {
  const { view, defence, attack } = table;
  const call = stands === undefined ? USUAL_BID : stands.call === 'moon' ? 6 : stands.call;
  if (stands !== undefined && isPartner(stands.seat, table)) {
    const reach = missingTo(table) <= call ? winWorth(table) * 0.6 : 0;
    const points = 0.8 * call + 0.25 * attack;
    return points + reach - costOfRest(call, table) - lossWorth(table) * rivalsGetThere(undefined, table);
  }
  const declarer = stands === undefined ? undefined : at(view.terms.sides, stands.seat);
  const counted = room(table) <= 0 ? 0 : Math.min(defence, room(table));
  const reach = view.terms.options.mustBidOut ? 0 : reachChance(missingTo(table), 'defending');
  const points = counted + 0.7 * winWorth(table) * reach;
  return points - costOfRival(call, defence, table) - lossWorth(table) * rivalsGetThere(declarer, table);
}

/** SM-O17: how many points a side without a bid may still score. */
function room({ view, side }: Standing): number {
  const { mustBidOut, target } = view.terms.options;
  return mustBidOut ? target - 1 - at(view.totals, side) : 99;
}

/** SM-O11: all or nothing. */
function weighMoon(table: Table): Weighed {
  const { view, side, best } = table;
  const { moon, lowTo } = view.terms.options;
  const chance = best.allTricks * (lowTo === 'taker' ? 1 : best.points.low);
  const wins = moon === 'outright' || at(view.totals, side) + MOON >= goalOf(table);
  const made = MOON + (wins ? winWorth(table) : 0);
  const lost = MOON + costOfRest(3, table) + lossWorth(table) * rivalsGetThere(undefined, table);
  return { weight: chance * made - (1 - chance) * lost, because: 'all-or-nothing' };
}

/** SM-O12: a worthless hand is given up for another deal, unless the partner has bid on it. */
function weighMisdeal(table: Table): Weighed {
  const isPartners = table.stands !== undefined && isPartner(table.stands.seat, table);
  return { weight: isPartners ? -2 : 0.1, because: 'worthless-hand' };
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

/** Whether a rival would be likely to go out with the bid it holds. */
function isThreat({ stands, view, side }: Table): boolean {
  if (stands === undefined) return false;
  const rival = at(view.terms.sides, stands.seat);
  return rival !== side && missingTo({ view, side: rival }) <= 3;
}

const isPartner = (seat: Seat, { side, view }: Standing): boolean => view.terms.sides[seat] === side;
