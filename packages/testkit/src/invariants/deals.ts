import { at, type GameKit, range, seeded, type SomeOptions } from '@stammtisch/kernel';

import { termsFor } from '../laws/index.ts';
import { type Moment, playMatch } from '../laws/played.ts';

/** How many deals a property is tried on: a few every time, `STAMMTISCH_DEALS` for many. */
export const dealCount = (): number => Number(process.env['STAMMTISCH_DEALS'] ?? 120);

/** How long a property may take, in ms: many deals on a busy machine need their time. */
export const patience = (): number => 120_000 + 200 * dealCount();

/** A table at which properties are tried. */
export interface PropertyTable {
  readonly seats: number;
  readonly options: SomeOptions;
}

/** One deal, from its deck to its last move. */
export type WholeDeal<S, A> = readonly Moment<S, A>[];

/** Properties of a game are tried on the same deals: few enough are kept. */
const KEPT = 500;

/** Tries a property on so many deals, shared among the tables, half of them played by chance and half as advised. */
export function dealsFor<S extends V, A, V, O>(
  kit: GameKit<S, A, V, O>,
  tables: readonly PropertyTable[],
): (check: (deal: WholeDeal<S, A>, table: PropertyTable) => void) => number {
  const kept: (readonly WholeDeal<S, A>[])[] = [];
  return (check) => {
    const wanted = dealCount();
    let played = 0;
    for (let turn = 0; played < wanted; turn += 1) {
      const table = at(tables, turn % tables.length);
      const deals = kept[turn] ?? dealsOf(kit, table, turn);
      if (wanted <= KEPT) kept[turn] = deals;
      for (const deal of deals.slice(0, wanted - played)) {
        played += 1;
        check(deal, table);
      }
    }
    return played;
  };
}

function dealsOf<S extends V, A, V, O>(
  kit: GameKit<S, A, V, O>,
  { seats, options }: PropertyTable,
  turn: number,
): readonly WholeDeal<S, A>[] {
  const parsed = kit.parse(options, seats);
  if (!parsed.ok) throw new Error(`options: ${JSON.stringify(parsed.error)}`);
  const sides = kit.game.sideCount(parsed.value, seats);
  const terms = termsFor(sides, { seats, options: parsed.value, firstDealer: turn % seats, dealLimit: 3 });
  const style = turn % 2 === 0 ? 'random' : 'advised';
  const { moments } = playMatch(kit, terms, { random: seeded(`deals ${turn}`), style });
  const starts = moments.flatMap(({ move }, index) => (move.type === 'deal' ? [index] : []));
  return range(starts.length).map((deal) => moments.slice(at(starts, deal), starts[deal + 1]));
}
