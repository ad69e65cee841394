import { smearKit } from '@stammtisch/games/smear/index';
import type { SmearOptions } from '@stammtisch/games/smear/options';
import type { Call } from '@stammtisch/games/smear/position';
import { type BySeat, range, type Seat, type Side, type Terms } from '@stammtisch/kernel';

import { type Given, int, object, unusable } from './given.ts';
import { tableOf } from './table.ts';

const { game } = smearKit;
const table = tableOf(smearKit);
/** The moves of cases. */
export const { moved, said, turn } = table;

/** Terms of a table, the house rules read by the game itself. */
export function smearTerms(
  chosen: unknown,
  { seats, dealer, sides = range(seats) }: { seats: number; dealer: Seat; sides?: BySeat<Side> },
): Terms<SmearOptions> {
  const isPaired = Math.max(...sides) + 1 < seats;
  // A case that names sides plays in pairs, whether it says so among its options or not.
  const wanted = { ...(isPaired ? { partners: 'seats' } : {}), ...object(chosen) };
  const options = table.options(wanted, seats);
  if (sides.length !== seats) return unusable('sides: one for each seat');
  if (!game.seatCounts(options).includes(seats)) return unusable(`not played by ${seats}`);
  if (!range(seats).includes(dealer)) return unusable(`no such dealer: ${dealer}`);
  const isStandard = !isPaired && options.partners !== 'off';
  const count = game.sideCount(options, seats);
  return {
    seats,
    sides: isStandard ? range(seats).map((seat) => seat % count) : sides,
    firstDealer: dealer,
    options,
  };
}

/** A call as cases name it. */
export function readCall(value: unknown): Call {
  return value === 'pass' || value === 'moon' ? value : int(value);
}

/** Who bids what in a case, and nobody anything where nothing is at stake. */
export function readContract(
  given: Given,
  { allPass }: Pick<SmearOptions, 'allPass'>,
): { readonly declarer: number; readonly call: Exclude<Call, 'pass'> } | undefined {
  const [declarer, bid] = [given.any('declarer'), given.any('bid')];
  if (declarer === null && bid === null && allPass === 'eldestFree') return undefined;
  const call = readCall(bid);
  return call === 'pass' ? unusable('a pass is no bid') : { declarer: int(declarer), call };
}
