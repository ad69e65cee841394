import type { SeenCard } from '@stammtisch/cards';
import { at, type BySide, range, type Seat, type Side } from '@stammtisch/kernel';

import { handSize } from '../pack.ts';
import { tricksTaken } from '../play.ts';
import { isNil, type Playing, promised, type SpadesTerms } from '../position.ts';
import { bagPrice, contractWorth, nilWorth } from '../scoring.ts';

/** What reaching the target, and falling to where the match is lost, are worth beside the points. */
const GOAL = 80;
const RUIN = 150;

/** What points are worth to a side that stands here: the end of the match counts for more than points. */
export function utility({ target, lossAt }: SpadesTerms['options'], total: number, points: number): number {
  const after = total + points;
  const goal = after >= target ? GOAL : 0;
  const ruin = lossAt !== 'none' && after <= lossAt ? RUIN : 0;
  return points + goal - ruin;
}

/** What one bag costs beyond the point it scores; negative is a gain. */
export function bagCost(options: SpadesTerms['options']): number {
  const price = bagPrice(options);
  return price === undefined ? -1 : price.cost / price.every - 1;
}

/** What a side still has to do in this deal, and what hangs on it. */
interface Task {
  readonly need: number;
  readonly stake: number;
}

/** By seat: how many points it is worth to this seat's side that the seat there takes the next trick. */
export function trickValues(view: Playing<SeenCard>, seat: Seat, totals: BySide<number>): readonly number[] {
  const { terms, tricks, bids } = view;
  const { seats, sides, options } = terms;
  const took = tricksTaken(tricks, seats);
  const left = Math.max(...view.hands.map((hand) => hand.length));
  const tasks = [...new Set(sides)]
    .toSorted((a, b) => a - b)
    .map((side) => task(view, side, took, at(totals, side)));
  return range(seats).map((one) => {
    const side = at(sides, one);
    const isOwn = side === sides[seat];
    const sign = isOwn ? 1 : -rivalry(options, totals, side, at(sides, seat));
    const bid = at(bids, one);
    if (isNil(bid) && at(took, one) === 0) return sign * -2 * nilStake(view, one);
    const { need, stake } = at(tasks, side);
    const strays = isNil(bid) && options.nilTricks === 'bags';
    return sign * (strays || need <= 0 ? -bagCost(options) : stake * pivot(need, left));
  });
}

/** How much another side's points weigh against one's own: all of it between two sides, less among many. */
function rivalry({ target }: SpadesTerms['options'], totals: BySide<number>, side: Side, own: Side): number {
  if (totals.length === 2) return 1;
  const leads = at(totals, side) >= Math.max(...totals.filter((_, one) => one !== own));
  const isClose = at(totals, side) >= target - 70;
  return (leads ? 0.6 : 0.35) + (isClose ? 0.5 : 0);
}

function task({ terms, bids }: Playing<SeenCard>, side: Side, took: readonly number[], total: number): Task {
  const { options, sides, seats } = terms;
  const members = range(seats).filter((one) => sides[one] === side);
  const contract = members.reduce((sum, one) => sum + promised(at(bids, one)), 0);
  const counts = (one: Seat): boolean => options.nilTricks === 'help' || !isNil(at(bids, one));
  const done = members.reduce((sum, one) => (counts(one) ? sum + at(took, one) : sum), 0);
  if (contract === 0) return { need: 0, stake: 0 };
  const { made, broken } = contractWorth(options, contract, handSize(options, seats));
  return { need: contract - done, stake: utility(options, total, made) - utility(options, total, broken) };
}

/** The chance that one more trick decides a contract that needs this many of those left. */
function pivot(need: number, left: number): number {
  const slack = left - need;
  if (slack < 0) return 0;
  return 1 / (slack + 1.5);
}

function nilStake({ terms, bids }: Playing<SeenCard>, seat: Seat): number {
  const { options, sides } = terms;
  const nils = range(terms.seats).filter((one) => sides[one] === sides[seat] && isNil(at(bids, one)));
  if (options.doubleNil === 'bonus' && nils.length > 1) return 400;
  return nilWorth(options, at(bids, seat));
}
