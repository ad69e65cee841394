import type { Card } from '@stammtisch/cards';
import {
  type GameKit,
  perft,
  range,
  seeded,
  shuffled,
  type SomeOptions,
  type Terms,
  testValues,
} from '@stammtisch/kernel';

import { termsFor } from './laws/index.ts';

/** One line of a perft file: at which table, with which deck, how many courses of actions of each length. */
export interface PerftLine {
  readonly seats: number;
  /** The number of a seeded shuffle. */
  readonly deck: number;
  readonly options: SomeOptions;
  readonly counts: readonly number[];
}

/** As many courses as are counted on every run, for one line. */
const MOST_COURSES = 20_000;
const DEEPEST = 12;

/** Shuffle no. N of a pack: the same everywhere and for ever. */
export function deckNumber(pack: readonly Card[], number: number): readonly Card[] {
  return shuffled(pack, seeded(String(number)));
}

/** Reads a perft file: `seats 4 · deck 7 | 6 21 56 126`, with options as JSON where they are not standard. */
export function readPerft(text: string): readonly PerftLine[] {
  return text
    .split('\n')
    .filter((line) => line.trim() !== '' && !line.startsWith('#'))
    .map((line) => {
      const match = /^seats (\d+) · deck (\d+)(?: · (\{.*\}))? \| ([\d ]+)$/.exec(line.trim());
      const [, seats, deck, options = '{}', counts = ''] = match ?? [];
      if (match === null) throw new Error(`no line of a perft file: ${line}`);
      return {
        seats: Number(seats),
        deck: Number(deck),
        // Options as JSON: the game's own parser checks them when the line is counted.
        options: JSON.parse(options) as SomeOptions,
        counts: counts.split(' ').map(Number),
      };
    });
}

/** Writes a line as the file has it. */
export function writePerft({ seats, deck, options, counts }: PerftLine): string {
  const chosen = Object.keys(options).length === 0 ? '' : ` · ${JSON.stringify(options)}`;
  return `seats ${seats} · deck ${deck}${chosen} | ${counts.join(' ')}`;
}

/** Counts a line anew; the last seat deals, so that seat 0 begins. */
export function countPerft<S extends V, A, V, O>(
  kit: GameKit<S, A, V, O>,
  { seats, deck, options }: Omit<PerftLine, 'counts'>,
  depth: number,
): readonly number[] {
  const { game } = kit;
  const terms = perftTerms(kit, { seats, options });
  if (terms === undefined) throw new Error(`not played by ${seats} with ${JSON.stringify(options)}`);
  const dealt = game.apply(game.setup(terms), { type: 'deal', deck: deckNumber(game.pack(terms), deck) });
  return perft(game, dealt.state, depth);
}

/** The lines worth keeping: every number of seats, and every house rule that changes a count. */
export function planPerft<S extends V, A, V, O>(kit: GameKit<S, A, V, O>): readonly PerftLine[] {
  const { game } = kit;
  const standard = kit.parse({});
  if (!standard.ok) throw new Error('the standard options are refused');
  const seatCounts = game.seatCounts(standard.value);
  const plain = seatCounts.map((seats) => cheapLine(kit, { seats, deck: 7, options: {} }));
  const usual = seatCounts.includes(4) ? 4 : Math.min(...seatCounts);
  const base = plain.find(({ seats }) => seats === usual);
  const special = Object.entries(game.options).flatMap(([name, spec]) =>
    testValues(spec)
      .filter((value) => value !== spec.standard)
      .flatMap((value) => {
        const seats = [usual, ...range(9)].find((n) =>
          perftTerms(kit, { seats: n, options: { [name]: value } }),
        );
        if (seats === undefined) return [];
        const line = cheapLine(kit, { seats, deck: 7, options: { [name]: value } });
        const isAsUsual = seats === usual && String(line.counts) === String(base?.counts);
        return isAsUsual ? [] : [line];
      }),
  );
  return [...plain, ...special];
}

/** As deep as is cheap. */
function cheapLine<S extends V, A, V, O>(
  kit: GameKit<S, A, V, O>,
  line: Omit<PerftLine, 'counts'>,
): PerftLine {
  let counts = countPerft(kit, line, 1);
  for (let depth = 2; depth <= DEEPEST; depth += 1) {
    const deeper = countPerft(kit, line, depth);
    if ((deeper.at(-1) ?? 0) > MOST_COURSES || deeper.at(-1) === 0) break;
    counts = deeper;
  }
  return { ...line, counts };
}

function perftTerms<S extends V, A, V, O>(
  { game, parse }: GameKit<S, A, V, O>,
  { seats, options }: { readonly seats: number; readonly options: SomeOptions },
): Terms<O> | undefined {
  const parsed = parse(options, seats);
  if (!parsed.ok || !game.seatCounts(parsed.value).includes(seats)) return undefined;
  return termsFor(game.sideCount(parsed.value, seats), {
    seats,
    options: parsed.value,
    firstDealer: seats - 1,
  });
}
