import { type Catalog, type Match, range, type Seat, startMatch } from '@stammtisch/kernel';

import type { Setup } from './entry.ts';

/** The match that begins with these terms and lots; undefined if there is no such game or it would not begin. */
export function begun(
  catalog: Catalog,
  { game, seats, options, dealLimit }: Setup & { readonly dealLimit?: number },
  firstDealer: Seat,
): Match | undefined {
  return catalog.open(game, (kit) => {
    const parsed = kit.parse(options, seats);
    if (!parsed.ok || !kit.game.seatCounts(parsed.value).includes(seats)) return undefined;
    const sideCount = kit.game.sideCount(parsed.value, seats);
    return startMatch(kit, {
      seats,
      sides: range(seats).map((seat) => seat % sideCount),
      firstDealer,
      options: parsed.value,
      ...(dealLimit === undefined ? {} : { dealLimit }),
    });
  });
}
