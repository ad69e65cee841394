import { type Card, FRENCH_RANKS, rankOf } from '@stammtisch/cards';
import { at, range, type Seat } from '@stammtisch/kernel';

/** The cards drawn in one stage, by seat. */
export type DrawStage = Readonly<Record<Seat, Card>>;
/** SP-6: who deals first; or, while the highest are equal, who draws again. */
export interface DrawResult {
  readonly dealer: Seat | undefined;
  /** By stage: the seats that tied for the highest card and drew, or draw, again (SP-A10). */
  readonly redraw: readonly (readonly Seat[])[];
}

/** SP-6, SP-A10: the highest card deals, ace high; those tied for highest draw again. */
export function dealerByDraws(stages: readonly DrawStage[]): DrawResult {
  const redraw: (readonly Seat[])[] = [];
  for (const stage of stages) {
    const best = highestSeats(stage);
    if (best.length === 1) return { dealer: at(best, 0), redraw };
    redraw.push(best);
  }
  return { dealer: undefined, redraw };
}

/** Draws for the first deal from a shuffled pack: from the top in seat order, those tied from the rest. */
export function drawForDealer(
  deck: readonly Card[],
  seats: number,
): { readonly dealer: Seat; readonly stages: readonly DrawStage[] } {
  const stages: DrawStage[] = [];
  let drawing: readonly Seat[] = range(seats);
  let top = 0;
  while (drawing.length > 1) {
    const start = top;
    stages.push(Object.fromEntries(drawing.map((seat, index) => [seat, at(deck, start + index)])));
    top += drawing.length;
    drawing = highestSeats(at(stages, stages.length - 1));
  }
  return { dealer: at(drawing, 0), stages };
}

function highestSeats(stage: DrawStage): readonly Seat[] {
  const draws = Object.entries(stage).map(([seat, card]) => ({
    seat: Number(seat),
    height: rankHeight(card),
  }));
  const best = Math.max(...draws.map(({ height }) => height));
  return draws.filter(({ height }) => height === best).map(({ seat }) => seat);
}

function rankHeight(card: Card): number {
  const rank = rankOf(card);
  return rank === undefined ? -1 : FRENCH_RANKS.indexOf(rank);
}
