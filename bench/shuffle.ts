/**
 * How even the shuffle is: packs of the three games, dealt as a table deals them (one chain and fresh shares a match),
 * against what chance alone would give. Chi-square on where each card lies, and on which two cards lie at two places.
 */
import { hash } from 'node:crypto';

import { deckFrom } from '@stammtisch/fair';
import { catalog } from '@stammtisch/games';
import { at, range, startMatch } from '@stammtisch/kernel';

import type { Row } from './report.ts';

const DEALS = Number(process.env['STAMMTISCH_DEALS'] ?? 1_000_000);
/** Decks to a match. */
const STRETCH = 1_000;
const SEATS = 4;

/** Deals the packs of every game, and judges the decks. */
export function run(): Promise<readonly Row[]> {
  return Promise.resolve(catalog.ids.flatMap((id) => judged(id)));
}

function judged(id: string): readonly Row[] {
  const pack = packOf(id);
  const size = pack.length;
  const numbers = new Map(pack.map((card, number) => [card, number]));
  const lying = new Uint32Array(size * size);
  // The two cards on top, the top and the bottom one, and two in the middle.
  const places = [
    [0, 1],
    [0, size - 1],
    [size >> 1, (size >> 1) + 1],
  ] as const;
  const together = places.map(() => new Uint32Array(size * size));
  for (const deck of decks(id, pack)) {
    const cards = deck.map((card) => numbers.get(card) ?? -1);
    for (const [place, card] of cards.entries()) bump(lying, card * size + place);
    for (const [index, [one, other]] of places.entries())
      bump(at(together, index), (cards[one] ?? -1) * size + (cards[other] ?? -1));
  }
  const name = `shuffle ${id} ${size} cards`;
  // Each deal puts every card somewhere: (n - 1) / n of the sum is chi-square with (n - 1)² degrees of freedom.
  const spread = (chiSquare(lying, () => DEALS / size) * (size - 1)) / size;
  const pairRows = places.map(([one, other], index) => {
    const expected = (cell: number): number =>
      Math.floor(cell / size) === cell % size ? 0 : DEALS / (size * (size - 1));
    const sum = chiSquare(at(together, index), expected);
    return row(`${name}, pairs at ${one} and ${other}`, sum, size * (size - 1) - 1);
  });
  return [row(`${name}, positions`, spread, (size - 1) ** 2), ...pairRows];
}

function row(bench: string, ours: number, freedom: number): Row {
  return {
    bench,
    unit: `chi-square, 95 % of even shuffles within ± ${Math.round(1.96 * Math.sqrt(2 * freedom))}`,
    ours,
    peer: freedom,
    against: 'even',
    ratio: ours / freedom,
    deals: DEALS,
  };
}

function chiSquare(counts: Uint32Array, expected: (cell: number) => number): number {
  let sum = 0;
  for (const [cell, count] of counts.entries()) {
    const due = expected(cell);
    if (due === 0 && count > 0) throw new Error('one card at two places');
    if (due > 0) sum += (count - due) ** 2 / due;
  }
  return sum;
}

function bump(counts: Uint32Array, cell: number): void {
  counts[cell] = (counts[cell] ?? 0) + 1;
}

/** Deck after deck, each from a link of its own; keys and shares follow from a seed, so that the figures can be repeated. */
function* decks(id: string, pack: ReturnType<typeof packOf>): Generator<ReturnType<typeof packOf>> {
  for (const match of range(Math.ceil(DEALS / STRETCH))) {
    const table = `bench-${id}`;
    const shares = range(SEATS).map((chair) => (chair === 1 ? null : seed(`${id} ${match} ${chair}`)));
    let key: Uint8Array = Uint8Array.from(Buffer.from(seed(`${id} ${match}`), 'hex'));
    for (let deck = Math.min(STRETCH, DEALS - match * STRETCH) - 1; deck >= 0; deck -= 1) {
      yield deckFrom(key, { table, match, shares }, { deck, pack });
      key = hash('sha256', key, 'buffer');
    }
  }
}

function seed(text: string): string {
  return hash('sha256', `stammtisch bench shuffle ${text}`, 'hex');
}

function packOf(id: string) {
  const pack = catalog.open(id, (kit) => {
    const options = kit.parse({}, SEATS);
    if (!options.ok) throw new Error(id);
    const sideCount = kit.game.sideCount(options.value, SEATS);
    const sides = range(SEATS).map((seat) => seat % sideCount);
    return startMatch(kit, { seats: SEATS, sides, firstDealer: 0, options: options.value }).pack();
  });
  if (pack === undefined) throw new Error(id);
  return pack;
}
