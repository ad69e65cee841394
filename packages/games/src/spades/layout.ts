import type { SeenCard } from '@stammtisch/cards';
import { type BySeat, range, seatAfter, type SeenTrick, type TableLayout } from '@stammtisch/kernel';

import { handSize } from './pack.ts';
import { tricksTaken, trickWinner } from './play.ts';
import type { Drawing, FinishedDeal, Playing, SpadesTerms, TakenTrick, Trick, View } from './position.ts';

/** What any table shows of this position. */
export function layout(view: View): TableLayout {
  const { dealer, terms } = view;
  const common = { dealer, direction: 1, trump: 'S' } as const;
  switch (view.phase) {
    case 'dealing':
      return { ...common, ...(view.last === undefined ? bare(terms) : laidOpen(view.last, terms)) };
    case 'drawing':
      return { ...common, ...bare(terms), ...drawn(view) };
    case 'bidding':
    case 'passing': {
      const { hands, left, thrown } = view;
      const trickCount = handSize(terms.options, terms.seats);
      return { ...common, ...bare(terms), hands, aside: [...left, ...thrown.flat()], trickCount };
    }
    case 'playing':
      return { ...common, ...inPlay(view) };
    case 'over':
      return { ...common, ...laidOpen(view.last, terms), winners: view.winners };
  }
}

type Shown = Omit<TableLayout, 'dealer' | 'direction'>;

function bare(terms: SpadesTerms): Shown {
  return { hands: emptyHands(terms), tricksTaken: range(terms.seats).map(() => 0), aside: [] };
}

/** SP-O19: the card just drawn lies in the middle, before the one who may keep it. */
function drawn({ terms, turn, drawn: card, hands, stock, thrown }: Drawing<SeenCard>): Partial<Shown> {
  const trick: SeenTrick = { leader: turn, plays: [{ seat: turn, card }] };
  const trickCount = handSize(terms.options, terms.seats);
  return { hands, trick, trickCount, aside: [...stock, ...thrown.flat()] };
}

function inPlay({ terms, hands, tricks, trick, left, thrown }: Playing<SeenCard>): Shown {
  const isHeld = trick.cards.length > 0;
  const winning = isHeld
    ? { winning: trickWinner(terms.options, trick, terms.seats, tricks.length === 0) }
    : {};
  return {
    hands,
    trick: { ...seen(trick, terms.seats), ...winning },
    ...lastOf(tricks, terms),
    trickNumber: tricks.length + 1,
    trickCount: handSize(terms.options, terms.seats),
    tricksTaken: tricksTaken(tricks, terms.seats),
    aside: [...left, ...thrown.flat()],
  };
}

function laidOpen({ tricks, left, thrown, lines }: FinishedDeal<SeenCard>, terms: SpadesTerms): Shown {
  return {
    hands: emptyHands(terms),
    ...lastOf(tricks, terms),
    trickCount: tricks.length,
    tricksTaken: tricksTaken(tricks, terms.seats),
    aside: [...left, ...thrown.flat()],
    finished: { lines },
  };
}

function lastOf(
  tricks: readonly TakenTrick<SeenCard>[],
  { seats }: SpadesTerms,
): { readonly lastTrick?: SeenTrick } {
  const last = tricks.at(-1);
  return last === undefined ? {} : { lastTrick: { ...seen(last, seats), winning: last.winner } };
}

function seen({ leader, cards }: Trick<SeenCard>, seats: number): SeenTrick {
  return { leader, plays: cards.map((card, index) => ({ seat: seatAfter(leader, seats, index), card })) };
}

const emptyHands = ({ seats }: SpadesTerms): BySeat<readonly SeenCard[]> => range(seats).map(() => []);
