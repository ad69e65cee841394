import type { SeenCard } from '@stammtisch/cards';
import {
  type DealOutcome,
  deltas,
  range,
  type ScoreSheet,
  type SeenTrick,
  type TableLayout,
  totalsOf,
} from '@stammtisch/kernel';

import type { OpenTrick, TakenTrick, State, View } from './position.ts';
import { sidesIn, startOf } from './scoring.ts';
import { directionOf } from './talon.ts';
import { holderOf } from './trick.ts';

/** The score so far. */
export function sheet({ terms, pages }: View): ScoreSheet {
  return { pages, totals: totalsOf(startOf(terms), pages) };
}

/** What any table shows. */
export function layout(view: View): TableLayout {
  const { terms } = view;
  const tricks = tricksOf(view);
  const last = tricks.at(-1);
  const always = {
    direction: directionOf(terms.options),
    tricksTaken: range(terms.seats).map((seat) => tricks.filter(({ winner }) => winner === seat).length),
    ...(last === undefined ? {} : { lastTrick: { ...seenTrick(last), winning: last.winner } }),
  };
  if (view.phase === 'playing') {
    const { dealer, hands, talon: aside, trick } = view;
    return { ...always, dealer, hands, aside, trick: seenTrick(trick), trickNumber: tricks.length + 1 };
  }
  const ended = { hands: range(terms.seats).map(() => []), aside: [] };
  const { dealer, last: deal } = view;
  const finished = deal === undefined ? {} : { finished: { lines: deal.lines } };
  const winners = view.phase === 'over' ? { winners: view.winners } : {};
  return { ...always, ...ended, ...finished, ...winners, dealer };
}

/** The tricks taken in the deal being played, or in the one that has just ended. */
export function tricksOf(view: View): readonly TakenTrick<SeenCard>[] {
  return view.phase === 'playing' ? view.tricks : (view.last?.tricks ?? []);
}

function seenTrick({ leader, plays }: OpenTrick<SeenCard>): SeenTrick {
  const winning = holderOf(plays);
  return winning === undefined ? { leader, plays } : { leader, plays, winning };
}

/** The deal being played, or the one that has just ended, as records tell it. */
export function outcome(state: State): DealOutcome | undefined {
  const { terms } = state;
  const complete = state.phase !== 'playing';
  const deal = complete ? state.last : { ...state, lines: [] };
  if (deal === undefined) return undefined;
  const { lines } = deal;
  const taken = deal.tricks.map(({ leader, plays, winner, ended }) => ({
    leader,
    cards: plays.map(({ card }) => card),
    winner,
    ...(ended === 'leaderStopped' || ended === 'leaderHadNoMatch' ? { stopped: true as const } : {}),
  }));
  const open = state.phase === 'playing' && state.trick.plays.length > 0 ? [state.trick] : [];
  return {
    complete,
    dealer: deal.dealer,
    tricks: [
      ...taken,
      ...open.map(({ leader, plays }) => ({ leader, cards: plays.map(({ card }) => card), winner: null })),
    ],
    lines,
    delta: deltas(lines, sidesIn(terms.sides)),
    totals: sheet(state).totals,
    facts: {},
  };
}
