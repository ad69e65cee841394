import { type Card, FRENCH_RANKS, FRENCH_SUITS, pack, rankOf } from '@stammtisch/cards';
import { at, type BySeat, type Random, range, type Seat, shuffled } from '@stammtisch/kernel';

import { shuffle } from './shuffle.ts';

/** What is drawn before the first deal. */
export interface LotsWanted {
  readonly seats: number;
  /** Whether seats, and with them partners, are drawn; else chair and seat are one. */
  readonly isSeatingDrawn: boolean;
  /** How the first dealer is found: by chance alone, or by drawing the highest card (SP-6). */
  readonly dealerBy: 'chance' | 'highestCard';
}

/** Games whose first dealer is found by drawing the highest card (SP-6). */
const DEALER_BY_CARD: readonly string[] = ['spades'];

/** What is drawn for a match of this game under these options. */
export function lotsWanted(
  game: string,
  seats: number,
  options: Readonly<Record<string, unknown>>,
): LotsWanted {
  return {
    seats,
    // SM-9, SM-A15: the pairs of a match are drawn only where the table agreed on that.
    isSeatingDrawn: options['partners'] === 'random',
    dealerBy: DEALER_BY_CARD.includes(game) ? 'highestCard' : 'chance',
  };
}

/** One card drawn for the first deal. */
export interface Draw {
  readonly seat: Seat;
  readonly card: Card;
}

/** What the lots came to. */
export interface Lots {
  /** Seat s is taken by the occupant of chair `chairs[s]`. */
  readonly chairs: BySeat<number>;
  readonly firstDealer: Seat;
  /** The cards drawn, round by round: after the first only those tied for highest draw on. */
  readonly draws?: readonly (readonly Draw[])[];
}

/** Draws the lots of a match: seats first, then the first dealer. */
export function drawLots({ seats, isSeatingDrawn, dealerBy }: LotsWanted, random: Random): Lots {
  const chairs = isSeatingDrawn ? shuffled(range(seats), random) : range(seats);
  if (dealerBy === 'chance') return { chairs, firstDealer: random.below(seats) };
  const draws = drawCards(seats, random);
  return { chairs, firstDealer: at(highest(at(draws, draws.length - 1)), 0), draws };
}

function drawCards(seats: number, random: Random): readonly (readonly Draw[])[] {
  const deck = shuffle(pack(FRENCH_SUITS, FRENCH_RANKS), random);
  const rounds: Draw[][] = [];
  let drawn = 0;
  // At most four can tie, and a tie of four uses a whole rank up: the pack lasts.
  for (let drawing: readonly Seat[] = range(seats); ;) {
    const from = drawn;
    const round = drawing.map((seat, index) => ({ seat, card: at(deck, from + index) }));
    drawn += round.length;
    rounds.push(round);
    drawing = highest(round);
    if (drawing.length === 1) return rounds;
  }
}

/** The seats whose card nobody's beats, in order of seat. */
function highest(round: readonly Draw[]): readonly Seat[] {
  const height = ({ card }: Draw): number => FRENCH_RANKS.findIndex((rank) => rank === rankOf(card));
  const top = Math.max(...round.map(height));
  return round.filter((draw) => height(draw) === top).map((draw) => draw.seat);
}
