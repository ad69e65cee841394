import { type Card, cards } from '@stammtisch/cards';
import { observe } from '@stammtisch/kernel';

import { awaitedSeat, during, type Setting, tableWith } from './fixtures.ts';
import { zsirozas } from './game.ts';
import type { TakenTrick, View } from './position.ts';

/** A moment told in a few words. */
export interface Told extends Setting {
  /** What the seat to act is up to, as somebody at the table would put it. */
  readonly story: string;
  /** Hands by seat; the awaited seat's hand is what counts, the others are hidden from it. */
  readonly hands: readonly string[];
  readonly leader?: number;
  readonly talon?: string;
  /** Cards that have been played before, all taken by seat 0, but for these. */
  readonly gone?: string;
  readonly takenByOne?: string;
  readonly moves?: string;
  /** Any of these will do. */
  readonly good: string;
}

/** Cards that have gone, as one trick. */
function goneTrick(gone: readonly Card[], winner: number, seats: number): TakenTrick<Card> {
  const plays = gone.map((card, index) => ({ seat: index % seats, card }));
  return { leader: winner, plays, winner, ended: 'ownSideHolds', drawn: 0 };
}

/** What the seat whose turn it is sees. */
export function seen(told: Told): View {
  const { hands, gone = '', takenByOne = '', moves = '', options = {}, leader = 0, talon: left } = told;
  const table = tableWith(hands, { options, leader, ...(left === undefined ? {} : { talon: left }) });
  const held = table.hands.flat();
  const isGone =
    gone === 'rest' ? zsirozas.pack(table.terms).filter((card) => !held.includes(card)) : cards(gone);
  const talon = table.talon.filter((card) => !isGone.includes(card));
  const other = cards(takenByOne);
  const tricks = [isGone.filter((card) => !other.includes(card)), other].flatMap((gone, winner) =>
    gone.length === 0 ? [] : [goneTrick(gone, winner, hands.length)],
  );
  const state = during({ ...table, talon, tricks }, moves);
  return observe(zsirozas, state, awaitedSeat(state));
}
