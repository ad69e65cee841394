import type { Card } from '@stammtisch/cards';
import { zsirozasKit } from '@stammtisch/games/zsirozas/index';
import type { FinishedDeal, State, TakenTrick } from '@stammtisch/games/zsirozas/position';
import { fatPoints } from '@stammtisch/games/zsirozas/scoring';
import { at, range, type Seat, type Terms } from '@stammtisch/kernel';

import { cardList, complete, type Given, text, unusable } from './given.ts';
import { tableOf } from './table.ts';

const { game } = zsirozasKit;
const table = tableOf(zsirozasKit);

/** A whole deal, played card by card. */
export function zsirozasDeal(given: Given, chosen: unknown): Readonly<Record<string, unknown>> {
  const seats = given.int('players');
  const terms = table.terms(chosen, { seats, dealer: given.int('dealer') });
  const hands = complete(given.bySeat('hands', seats, cardList), 'hands');
  let state = table.moved(game.setup(terms), {
    type: 'deal',
    deck: game.deckOf(terms, terms.firstDealer, hands, given.cards('talon')),
  });
  const left: number[] = [];
  for (const [index, line] of given.list('tricks', text).entries()) {
    for (const play of line.split(' ')) state = played(state, play, index);
    if (tricksOf(state).length !== index + 1) return unusable(`trick ${index + 1} is not over`);
    left.push(state.phase === 'playing' ? state.talon.length : 0);
  }
  return answer(finished(state), terms, left);
}

/** One play, as in "1:UA" or "0:stop". */
function played(state: State, play: string, index: number): State {
  const [, seat, words] = /^(\d):(\S+)$/.exec(play) ?? unusable(`no play: ${play}`);
  if (tricksOf(state).length !== index) return unusable(`trick ${index + 1} is over before ${play}`);
  if (table.turn(state) !== Number(seat)) return unusable(`it is seat ${table.turn(state)}'s turn, not ${play}`);
  return table.said(state, words ?? '');
}

function tricksOf(state: State): readonly TakenTrick<Card>[] {
  return state.phase === 'playing' ? state.tricks : (state.last?.tricks ?? []);
}

function finished(state: State): FinishedDeal<Card> {
  const last = state.phase === 'playing' ? undefined : state.last;
  return last ?? unusable('the deal is not over');
}

function answer(
  { tricks }: FinishedDeal<Card>,
  { seats, sides }: Pick<Terms<unknown>, 'seats' | 'sides'>,
  left: readonly number[],
): Readonly<Record<string, unknown>> {
  const worth = ({ plays }: TakenTrick<Card>): number => fatPoints(plays.map(({ card }) => card));
  const points = range(seats).map((seat) =>
    tricks.reduce((sum, trick) => (trick.winner === seat ? sum + worth(trick) : sum), 0),
  );
  const members = range(Math.max(...sides) + 1).map((side) => range(seats).filter((seat) => sides[seat] === side));
  const bySide = members.map((team) => team.reduce((sum, seat) => sum + at(points, seat), 0));
  const empty = range(members.length).filter((side) => bySide[side] === 0);
  return {
    results: tricks.map((trick, index) => [trick.winner, worth(trick), trick.drawn, at(left, index)]),
    points,
    teams: Object.fromEntries(members.map((team, side) => [team.join('+'), at(bySide, side)])),
    mushroomFor: (wanted: unknown) => named(empty, members, wanted),
  };
}

/** The sides without a point, named as the case names them: by number, or by their seats. */
function named(sides: readonly number[], members: readonly (readonly Seat[])[], wanted: unknown): unknown {
  const isBySeats = (Array.isArray(wanted) ? wanted : [wanted]).some((one) => typeof one === 'string');
  const names = sides.map((side) => (isBySeats ? at(members, side).join('+') : side));
  return Array.isArray(wanted) ? names : (names[0] ?? null);
}
