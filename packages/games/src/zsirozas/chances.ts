import { GERMAN_RANKS, type Rank, rankOf, type SeenCard } from '@stammtisch/cards';
import { at, type BySeat, type Seat } from '@stammtisch/kernel';

import { type History, historyOf, mostLeft } from './evidence.ts';
import { packFor } from './pack.ts';
import type { Playing } from './position.ts';

/** What a seat can tell about the cards it does not see. */
export interface Chances {
  /** How many cards of a rank are unseen. */
  unseen(rank: Rank): number;
  /** The chance that another seat holds at least one card of this rank. */
  holds(seat: Seat, rank: Rank): number;
}

/** Counts what is unseen from a seat's place at the table. */
export function chancesFrom(view: Playing<SeenCard>, seat: Seat): Chances {
  const unseen = unseenFrom(view, seat);
  const hidden = GERMAN_RANKS.reduce((sum, rank) => sum + (unseen.get(rank) ?? 0), 0);
  const histories: (History | undefined)[] = view.hands.map(() => undefined);
  const read = asPlayedUsually(view);
  const most = (other: Seat, rank: Rank): number => {
    const history = (histories[other] ??= historyOf(read, other));
    return mostLeft(history, at(view.hands, other).length, rank);
  };
  const left = (rank: Rank): number => unseen.get(rank) ?? 0;
  return {
    unseen: left,
    holds: (other, rank) => (left(rank) === 0 ? 0 : someOf(left(rank), hidden, most(other, rank))),
  };
}

/** ZS-O2: who may play a seven for a card of the rank hardly does: a seven still tells that there was no such card. */
function asPlayedUsually(view: Playing<SeenCard>): Playing<SeenCard> {
  const { terms } = view;
  if (!terms.options.sevenInstead) return view;
  return { ...view, terms: { ...terms, options: { ...terms.options, sevenInstead: false } } };
}

/** The chance of at least one of these cards among so many drawn from all that are hidden. */
function someOf(cards: number, hidden: number, drawn: number): number {
  let none = 1;
  for (let i = 0; i < drawn; i += 1) none *= Math.max(0, hidden - cards - i) / Math.max(1, hidden - i);
  return 1 - none;
}

/** How many of each rank lie where this seat cannot see them. */
export function unseenFrom(
  { terms, hands, tricks, trick }: Playing<SeenCard>,
  seat: Seat,
): Map<Rank, number> {
  const unseen = new Map<Rank, number>(wholePack(terms.seats));
  const see = (card: SeenCard): void => {
    const rank = rankOf(card);
    if (rank !== undefined) unseen.set(rank, (unseen.get(rank) ?? 0) - 1);
  };
  for (const card of at(hands, seat)) see(card);
  for (const { plays } of [...tricks, trick]) for (const { card } of plays) see(card);
  return unseen;
}

const countRanks = (seats: number): readonly (readonly [Rank, number])[] =>
  GERMAN_RANKS.map((rank) => [rank, packFor({ seats }).filter((card) => rankOf(card) === rank).length]);
const PACKS: BySeat<readonly (readonly [Rank, number])[]> = [0, 1, 2, 3, 4].map(countRanks);
const wholePack = (seats: number): readonly (readonly [Rank, number])[] => at(PACKS, seats);
