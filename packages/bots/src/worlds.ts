import { type Card, isSeen } from '@stammtisch/cards';
import {
  at,
  type GameKit,
  imagine,
  type Place,
  type Random,
  type Seat,
  seeded,
  shuffled,
} from '@stammtisch/kernel';

/** Draws states that a view could be: every hidden place gets as many unseen cards as lie there. */
export interface Worlds<State> {
  /** World i of a seed, always the same. */
  draw(seed: number, i: number): State;
}

/** A face-down card: where it lies, as a number of the hand it belongs to or of everything else. */
interface Hidden {
  readonly unseen: readonly Card[];
  /** For each face-down card in the order the game visits them: whose hand it lies in; undefined elsewhere. */
  readonly holders: readonly (Seat | undefined)[];
  /** fits[slot][card]: whether what the table has seen allows it. */
  readonly fits: readonly (readonly boolean[])[];
  readonly isFree: boolean;
}

/** Everything that could lie behind a view. Looks at nothing but the view. */
export function worldsOf<S extends V, A, V, O>(kit: GameKit<S, A, V, O>, view: V): Worlds<S> {
  const hidden = hiddenIn(kit, view);
  return {
    draw(seed, i) {
      const order = arrangement(hidden, seeded(`world ${seed} ${i}`));
      let slot = 0;
      return imagine(kit.game, view, () => at(hidden.unseen, at(order, slot++)));
    },
  };
}

function hiddenIn<S extends V, A, V, O>(kit: GameKit<S, A, V, O>, view: V): Hidden {
  const { game } = kit;
  const places: Place[] = [];
  const left = new Map<Card, number>();
  for (const card of game.pack(game.terms(view))) left.set(card, (left.get(card) ?? 0) + 1);
  game.mapCards(view, (card, place) => {
    if (isSeen(card)) left.set(card, (left.get(card) ?? 0) - 1);
    else places.push(place);
    return card;
  });
  const unseen = [...left].flatMap(([card, count]) => Array.from({ length: Math.max(0, count) }, () => card));
  if (places.length > unseen.length) throw new Error('more cards lie face down than are missing');
  const holders = places.map((place) => (place.pile === 'hand' ? place.seat : undefined));
  const byHolder = new Map<Seat | undefined, readonly boolean[]>();
  for (const holder of new Set(holders)) {
    byHolder.set(
      holder,
      unseen.map((card) => holder === undefined || kit.couldHold(view, holder, card)),
    );
  }
  const fits = holders.map((holder) => byHolder.get(holder) ?? []);
  return { unseen, holders, fits, isFree: fits.every((row) => row.every(Boolean)) };
}

/**
 * For each slot the number of its card. Without constraints a shuffle is exactly uniform; else the shuffle is repaired
 * and then mixed by exchanges that keep every constraint. Those are symmetric, so all arrangements become equally likely.
 */
function arrangement(hidden: Hidden, random: Random): readonly number[] {
  const order = [...shuffled([...hidden.unseen.keys()], random)];
  if (hidden.isFree || isLawful(hidden, order)) return order;
  repair(hidden, order);
  mix(hidden, order, random);
  return order;
}

function isLawful({ fits }: Hidden, order: readonly number[]): boolean {
  return fits.every((row, slot) => row[at(order, slot)]);
}

/** Turns a ring of cards round for each card that lies wrong; a card no ring can save stays: then the game contradicts itself. */
function repair(hidden: Hidden, order: number[]): void {
  for (const [slot, row] of hidden.fits.entries()) {
    if (row[at(order, slot)] === true) continue;
    const ring = ringThrough(hidden, order, slot);
    const first = at(order, slot);
    for (const [index, place] of ring.entries()) {
      const next = ring[index + 1];
      order[place] = next === undefined ? first : at(order, next);
    }
  }
}

/** Slots, each of which may take the card of the next, and the last that of the first: the shortest such ring. */
function ringThrough({ fits }: Hidden, order: readonly number[], start: number): readonly number[] {
  const ways: number[][] = [[start]];
  const reached = new Set([start]);
  for (const way of ways) {
    const row = fits[at(way, way.length - 1)];
    // A slot beyond those of the view is a card that lies nowhere: it takes any.
    if (way.length > 1 && (row === undefined || row[at(order, start)] === true)) return way;
    for (const next of order.keys()) {
      if (reached.has(next) || (row !== undefined && row[at(order, next)] !== true)) continue;
      reached.add(next);
      ways.push([...way, next]);
    }
  }
  return [start];
}

/** Random exchanges of two and of three cards. With up to three hidden hands these reach every arrangement. */
function mix({ fits }: Hidden, order: number[], random: Random): void {
  const size = order.length;
  const mayLie = (slot: number, card: number): boolean => fits[slot]?.[card] ?? true;
  for (let step = 0; step < size * 12; step += 1) {
    const [a, b, c] = [random.below(size), random.below(size), random.below(size)];
    const [cardA, cardB, cardC] = [at(order, a), at(order, b), at(order, c)];
    if (step % 3 !== 0) {
      if (!mayLie(a, cardB) || !mayLie(b, cardA)) continue;
      order[a] = cardB;
      order[b] = cardA;
    } else if (a !== b && b !== c && a !== c && mayLie(a, cardB) && mayLie(b, cardC) && mayLie(c, cardA)) {
      order[a] = cardB;
      order[b] = cardC;
      order[c] = cardA;
    }
  }
}
