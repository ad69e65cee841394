import { smearKit } from '@stammtisch/games';
import type { SmearOptions } from '@stammtisch/games/smear/options';
import type { Action, Call, State, View } from '@stammtisch/games/smear/position';
import { attempt, type BySeat, type Move, range, type Seat, type Side, type Terms } from '@stammtisch/kernel';

import { int, object, unusable } from './given.ts';

const { game } = smearKit;

/** Terms of a table, the house rules read by the game itself. */
export function smearTerms(
  chosen: unknown,
  { seats, dealer, sides = range(seats) }: { seats: number; dealer: Seat; sides?: BySeat<Side> },
): Terms<SmearOptions> {
  const isPaired = Math.max(...sides) + 1 < seats;
  // A case that names sides plays in pairs, whether it says so among its options or not.
  const wanted = { ...(isPaired ? { partners: 'seats' } : {}), ...object(chosen) };
  const options = smearKit.parse(wanted, seats);
  if (!options.ok) return unusable(`opt: ${JSON.stringify(options.error)}`);
  if (sides.length !== seats) return unusable('sides: one for each seat');
  if (!game.seatCounts(options.value).includes(seats)) return unusable(`not played by ${seats}`);
  const isStandard = !isPaired && options.value.partners !== 'off';
  const count = game.sideCount(options.value, seats);
  return {
    seats,
    sides: isStandard ? range(seats).map((seat) => seat % count) : sides,
    firstDealer: dealer,
    options: options.value,
  };
}

/** The position after a move, which must be allowed. */
export function moved(state: State, move: Move<Action>): State {
  const step = attempt(game, state, move);
  return step.ok ? step.value.state : unusable(`refused: ${JSON.stringify(step.error)} ${JSON.stringify(move)}`);
}

/** The one seat whose turn it is. */
export function turn(state: View): Seat {
  const awaited = game.awaited(state);
  return awaited === 'deck' ? unusable('a deck is awaited') : (awaited[0] ?? unusable('nobody is awaited'));
}

/** Does what a text says for the seat whose turn it is. */
export function said(state: State, words: string): State {
  const by = turn(state);
  const action = game.read(state, by, words) ?? unusable(`no action: ${words}`);
  return moved(state, { type: 'act', by, action });
}

/** A call as cases name it. */
export function readCall(value: unknown): Call {
  return value === 'pass' || value === 'moon' ? value : int(value);
}
