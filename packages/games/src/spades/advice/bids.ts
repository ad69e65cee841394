import { isSeen, type SeenCard } from '@stammtisch/cards';
import { type Advice, at, range, type Seat } from '@stammtisch/kernel';

import { totalsNow } from '../deal.ts';
import { handSize } from '../pack.ts';
import {
  type Action,
  type Bid,
  type Bidding,
  isNil,
  promised,
  type SeenBid,
  type SpadesTerms,
} from '../position.ts';
import { contractWorth, nilWorth } from '../scoring.ts';
import type { BidReason } from './because.ts';
import { trickChances } from './chances.ts';
import { expectedTricks, nilChance, spreadOf } from './estimate.ts';
import { freshProspects, sureTricks } from './prospects.ts';
import { bagCost, utility } from './worth.ts';

/** How far a partner's bid lies under what that hand will take. */
const CAUTION = 0.7;
/** How much the bids of others tell about one's own tricks. */
const HEARSAY = 0.1;
/** How often a partner's nil comes home. */
const PARTNER_NIL = 0.7;
/** SP-O12: how often a nil comes home that was bid because the partner did not. */
const OWED_NIL = 0.15;
/** What is left of a nil's chances when the partner is under nil too. */
const UNCOVERED = 0.75;
/** What covering a nil costs the partner in tricks. */
const COVERING = 0.5;

/** What speaks for each of these bids: the points it will bring, in hundredths. */
export function adviseBids(
  view: Bidding<SeenCard>,
  seat: Seat,
  legal: readonly Action[],
): readonly Advice<Action, BidReason>[] {
  const hand = at(view.hands, seat).filter(isSeen);
  return legal.map((action) => {
    if (action.type !== 'bid') return { action, weight: 0, because: 'look-first' };
    const { bid } = action;
    if (bid === 'blind nil') return { action, ...blind(view, seat) };
    const points = isNil(bid)
      ? nilPoints(view, seat, nilChance(view.terms, hand))
      : bidPoints(view, seat, bid);
    return {
      action,
      weight: Math.round(100 * points),
      because: isNil(bid) ? 'no-trick-in-hand' : 'counts-tricks',
    };
  });
}

/** SP-O5: a gamble for a side that is about to lose anyway. */
function blind(
  view: Bidding<SeenCard>,
  seat: Seat,
): { readonly weight: number; readonly because: BidReason } {
  const { options, sides } = view.terms;
  const totals = totalsNow(view);
  const best = Math.max(...totals);
  const gap = best - at(totals, at(sides, seat));
  const isDesperate = gap >= 350 || (best >= options.target - 100 && gap >= 200);
  return isDesperate ? { weight: 1, because: 'far-behind' } : { weight: -1, because: 'too-early' };
}

/** What a bid of so many tricks will bring this seat's side. */
export function bidPoints(view: Bidding<SeenCard>, seat: Seat, bid: number): number {
  const { mine, partners } = expectations(view, seat, bid);
  const points = contractPoints(view, seat, bid + partners.contract, mine + partners.tricks);
  if (!partners.owesNil) return points;
  const { options, sides } = view.terms;
  const total = at(totalsNow(view), at(sides, seat));
  const worth = nilWorth(options, 'nil');
  return points + stakePoints({ options, total }, worth, OWED_NIL);
}

/** What a nil will bring this seat's side, if it succeeds with this chance. */
function nilPoints(view: Bidding<SeenCard>, seat: Seat, chance: number): number {
  const { terms, bids } = view;
  const { options, sides } = terms;
  const { partners } = expectations(view, seat, 'nil');
  const total = at(totalsNow(view), at(sides, seat));
  const isSecond = bids.some((bid, one) => one !== seat && sides[one] === sides[seat] && isNil(bid));
  const worth = nilWorth(options, 'nil');
  // With both under nil nobody covers.
  const likely = isSecond ? chance * UNCOVERED : chance;
  const staked = (points: number, odds: number): number => stakePoints({ options, total }, points, odds);
  // SP-O6: as one stake both nils must come home, and the partner's alone is given up for it.
  const stake =
    isSecond && options.doubleNil === 'bonus'
      ? staked(400, likely * PARTNER_NIL) - staked(worth, PARTNER_NIL)
      : staked(worth, likely);
  if (partners.contract === 0) return stake;
  return stake + contractPoints(view, seat, partners.contract, partners.tricks - COVERING);
}

/** What is won or lost at these odds. */
function stakePoints(
  { options, total }: { readonly options: SpadesTerms['options']; readonly total: number },
  points: number,
  odds: number,
): number {
  return odds * utility(options, total, points) + (1 - odds) * utility(options, total, -points);
}

interface Expectations {
  readonly mine: number;
  /** What the partners have bid or will bid, and what they will take. */
  readonly partners: { readonly contract: number; readonly tricks: number; readonly owesNil: boolean };
}

function expectations(view: Bidding<SeenCard>, seat: Seat, own: Bid): Expectations {
  const { terms, bids } = view;
  const { sides, seats, options } = terms;
  const tricks = handSize(options, seats);
  const each = tricks / seats;
  const hand = at(view.hands, seat).filter(isSeen);
  const told = (one: Seat): number => tricksOf(at(bids, one), each);
  const others = range(seats).filter((one) => one !== seat);
  const alone = expectedTricks(terms, hand);
  const spoken = others.filter((one) => typeof bids[one] === 'number' || isNil(bids[one] ?? null)).length;
  const left = tricks - others.reduce((sum, one) => sum + told(one), 0);
  const mine = alone + (HEARSAY * spoken * (left - alone)) / Math.max(1, seats - 1);
  const team = others.filter((one) => sides[one] === sides[seat]);
  // SP-O12: one of the two bids nil, so a partner who has not spoken owes what this seat does not bid.
  const owesNil = options.suicide && !isNil(own) && team.some((one) => bids[one] === null);
  if (owesNil) return { mine, partners: { contract: 0, tricks: 0, owesNil } };
  const least = options.suicide && isNil(own) ? 4 : 1;
  const contract = team.reduce((sum, one) => sum + contractOf(at(bids, one), each, least), 0);
  // Who bids nil leaves more to everybody else.
  const silent = isNil(own) ? (tricks - alone) / (seats - 1) : each;
  const theirs = team.reduce(
    (sum, one) => sum + (isNil(at(bids, one)) ? 0 : bids[one] === null ? silent : told(one)),
    0,
  );
  return {
    mine,
    partners: { contract, tricks: theirs, owesNil },
  };
}

/** What a seat that bid this will take, as far as it has said. */
function tricksOf(bid: SeenBid | null, each: number): number {
  if (bid === null || bid === 'sealed') return each;
  return isNil(bid) ? 0.4 : promised(bid) + CAUTION;
}

/** What a seat that bid this adds to its side's contract; one that has not is thought to bid what it takes. */
function contractOf(bid: SeenBid | null, each: number, least: number): number {
  return bid === null || bid === 'sealed' ? Math.max(least, Math.round(each - CAUTION)) : promised(bid);
}

function contractPoints(view: Bidding<SeenCard>, seat: Seat, contract: number, expected: number): number {
  const { terms } = view;
  const { options, seats, sides } = terms;
  const tricks = handSize(options, seats);
  const total = at(totalsNow(view), at(sides, seat));
  const { made, broken } = contractWorth(options, contract, tricks);
  const cost = bagCost(options);
  // Partners make up for each other: a team's tricks stray from what is expected no farther than one seat's.
  const sure = sureTricks(freshProspects(terms, seat, at(view.hands, seat).filter(isSeen)));
  return trickChances(expected, spreadOf(terms), tricks).reduce((sum, chance, count) => {
    const took = Math.max(count, sure);
    const points = took >= contract ? made - cost * (took - contract) : broken;
    return sum + chance * utility(options, total, points);
  }, 0);
}
