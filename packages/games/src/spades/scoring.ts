import { at, type BySeat, type BySide, range, type ScoreLine, type Side } from '@stammtisch/kernel';

import type { SpadesOptions } from './options.ts';
import { type Bid, isNil, promised } from './position.ts';

/** What one side bid and took in a deal, member by member, and the bags it brought along. */
export interface SideDeal {
  readonly bids: readonly Bid[];
  readonly took: readonly number[];
  /** How many tricks the deal had. */
  readonly tricks: number;
  readonly bags: number;
}
/** What that came to. */
export interface SideScore {
  readonly lines: readonly ScoreLine[];
  readonly bags: number;
}

/** The scores of a whole deal, and every side's bags after it. */
export function scoreDeal(
  options: SpadesOptions,
  sides: BySeat<Side>,
  deal: { readonly bids: BySeat<Bid>; readonly took: BySeat<number>; readonly tricks: number },
  bags: BySide<number>,
): { readonly lines: readonly ScoreLine[]; readonly bags: BySide<number> } {
  const scores = bags.map((before, side) => {
    const seats = range(sides.length).filter((seat) => sides[seat] === side);
    return scoreSide(options, side, {
      bids: seats.map((seat) => at(deal.bids, seat)),
      took: seats.map((seat) => at(deal.took, seat)),
      tricks: deal.tricks,
      bags: before,
    });
  });
  return { lines: scores.flatMap((score) => score.lines), bags: scores.map((score) => score.bags) };
}

/** SP-25, SP-29 and the options: one side's lines. A contract broken at no cost is a line of nothing (SP-29). */
export function scoreSide(options: SpadesOptions, side: Side, deal: SideDeal): SideScore {
  const nils = nilLines(options, deal);
  const contract = contractLines(options, deal);
  const penalty = bagPenalty(options, deal.bags + contract.bags);
  const lines = [...nils, ...contract.lines, ...penalty.lines];
  return { lines: lines.map((line) => ({ side, ...line })), bags: penalty.bags };
}

/** SP-O2 and the values of nil: what a side risks with these bids, made or broken. */
export function contractWorth(options: SpadesOptions, contract: number, tricks: number): Stake {
  if (options.boston && contract === 13 && tricks === 13) {
    return { reason: 'boston', made: 200, broken: options.setPenalty === 'minus' ? -130 : 0 };
  }
  if (options.tenFor200 && contract === 10) return { reason: 'tenFor200', made: 200, broken: -200 };
  const made = 10 * contract;
  return { reason: 'contract', made, broken: options.setPenalty === 'minus' ? -made : 0 };
}

/** What keeping a contract gains and breaking it costs. */
export interface Stake {
  readonly reason: 'contract' | 'tenFor200' | 'boston';
  readonly made: number;
  readonly broken: number;
}

/** SP-O4, SP-O5: what this bid of no trick is worth, either way. */
export function nilWorth({ nil, blindNil }: SpadesOptions, bid: Bid): number {
  if (bid === 'blind nil') return blindNil === 'off' ? 0 : blindNil;
  return bid === 'nil' && nil !== 'off' ? nil : 0;
}

/** SP-O1: how many bags cost how much; undefined if they cost nothing. */
export function bagPrice({
  bags,
}: SpadesOptions): { readonly every: number; readonly cost: number } | undefined {
  if (bags === 'off') return undefined;
  const [every = 0, cost = 0] = bags.split('/').map(Number);
  return { every, cost };
}

type Line = Omit<ScoreLine, 'side'>;

function nilLines(options: SpadesOptions, { bids, took }: SideDeal): readonly Line[] {
  const nils = range(bids.length).filter((member) => isNil(at(bids, member)));
  const isMade = (member: number): boolean => at(took, member) === 0;
  // SP-O6: two nils of one side are a single stake.
  if (options.doubleNil === 'bonus' && nils.length > 1)
    return [{ reason: 'doubleNil', points: nils.every(isMade) ? 400 : -400 }];
  return nils.map((member) => {
    const bid = at(bids, member);
    const worth = nilWorth(options, bid);
    return { reason: bid === 'nil' ? 'nil' : 'blindNil', points: isMade(member) ? worth : -worth };
  });
}

function contractLines(
  options: SpadesOptions,
  { bids, took, tricks }: SideDeal,
): { readonly lines: readonly Line[]; readonly bags: number } {
  const contract = bids.reduce<number>((sum, bid) => sum + promised(bid), 0);
  const all = took.reduce((sum, tricksTaken) => sum + tricksTaken, 0);
  // SP-O4: tricks of a failed nil do not help the partner, unless the table says so.
  const stray = took.reduce((sum, taken, member) => (isNil(at(bids, member)) ? sum + taken : sum), 0);
  if (contract === 0) return { lines: [], bags: all };
  const helping = options.nilTricks === 'help' ? all : all - stray;
  const { reason, made, broken } = contractWorth(options, contract, tricks);
  if (helping < contract) {
    const isOrdinary = reason !== 'tenFor200';
    const lines = [{ reason: isOrdinary ? 'set' : reason, points: broken }];
    // SP-A8: what a broken contract took is no bag, but a failed nil's tricks are.
    return { lines, bags: all - helping };
  }
  const over = all - contract;
  const overtricks = over > 0 ? [{ reason: 'overtricks', points: over }] : [];
  return { lines: [{ reason, points: made }, ...overtricks], bags: over };
}

/** SP-A7: a penalty for every full set of bags; the rest is carried over. */
function bagPenalty(
  options: SpadesOptions,
  bags: number,
): { readonly lines: readonly Line[]; readonly bags: number } {
  const price = bagPrice(options);
  if (price === undefined) return { lines: [], bags: 0 };
  const times = Math.floor(bags / price.every);
  const lines = times > 0 ? [{ reason: 'bagPenalty', points: -times * price.cost }] : [];
  return { lines, bags: bags - times * price.every };
}
