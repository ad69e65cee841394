import type { SeenCard } from '@stammtisch/cards';
import { at, type BySeat, range, seatAfter, type SeenTrick, type TableLayout } from '@stammtisch/kernel';

import { HAND_SIZE } from './pack.ts';
import type { FinishedDeal, Playing, SmearTerms, TakenTrick, View } from './position.ts';
import { trickWinner, trumpOf } from './tricks.ts';

/** What any table shows of this position. */
export function layout(view: View): TableLayout {
  const { dealer, terms } = view;
  switch (view.phase) {
    case 'dealing':
      return { ...(view.last === undefined ? bare(terms) : laidOpen(view.last, terms)), dealer };
    case 'auction': {
      const { hands, sleepers } = view;
      return {
        dealer,
        direction: 1,
        hands,
        tricksTaken: noTricks(terms),
        trickCount: HAND_SIZE,
        aside: sleepers,
      };
    }
    case 'playing':
      return inPlay(view);
    case 'over':
      return { ...laidOpen(view.last, terms), dealer, winners: view.winners };
  }
}

type Shown = Omit<TableLayout, 'dealer'>;

function bare(terms: SmearTerms): Shown {
  return { direction: 1, hands: emptyHands(terms), tricksTaken: noTricks(terms), aside: [] };
}

function inPlay(view: Playing<SeenCard>): TableLayout {
  const { dealer, terms, hands, tricks, trick, peeked, sleepers } = view;
  const trump = trumpOf(view);
  const isHeld = trump !== undefined && trick.cards.length > 0;
  const winning = isHeld ? { winning: trickWinner(trick, trump, terms) } : {};
  return {
    dealer,
    direction: 1,
    hands,
    trick: { ...seen(trick, terms.seats), ...winning },
    ...lastOf(tricks, terms),
    trickNumber: tricks.length + 1,
    trickCount: HAND_SIZE,
    tricksTaken: taken(tricks, terms),
    aside: [...peeked, ...sleepers],
    ...(trump === undefined ? {} : { trump }),
  };
}

function laidOpen(last: FinishedDeal<SeenCard>, terms: SmearTerms): Shown {
  if (last.ended === 'redeal') {
    const { hands, sleepers } = last;
    const finished = { lines: [], redeal: true };
    return { direction: 1, hands, tricksTaken: noTricks(terms), aside: sleepers, finished };
  }
  const { tricks, peeked, sleepers, lines } = last;
  const trump = trumpOf({ tricks, trick: { leader: 0, cards: [] } });
  return {
    direction: 1,
    hands: emptyHands(terms),
    ...lastOf(tricks, terms),
    trickCount: HAND_SIZE,
    tricksTaken: taken(tricks, terms),
    aside: [...peeked, ...sleepers],
    ...(trump === undefined ? {} : { trump }),
    finished: { lines },
  };
}

function lastOf(
  tricks: readonly TakenTrick<SeenCard>[],
  { seats }: SmearTerms,
): { readonly lastTrick?: SeenTrick } {
  const last = tricks.at(-1);
  return last === undefined ? {} : { lastTrick: { ...seen(last, seats), winning: last.winner } };
}

function seen(
  { leader, cards }: { readonly leader: number; readonly cards: readonly SeenCard[] },
  seats: number,
): SeenTrick {
  return { leader, plays: cards.map((card, index) => ({ seat: seatAfter(leader, seats, index), card })) };
}

function taken(tricks: readonly TakenTrick<SeenCard>[], { seats }: SmearTerms): BySeat<number> {
  const counts = range(seats).map(() => 0);
  for (const { winner } of tricks) counts[winner] = at(counts, winner) + 1;
  return counts;
}

const noTricks = ({ seats }: SmearTerms): BySeat<number> => range(seats).map(() => 0);
const emptyHands = ({ seats }: SmearTerms): BySeat<readonly SeenCard[]> => range(seats).map(() => []);
