import { at, type BySide, type Promises, promisesOf } from '@stammtisch/kernel';

import type { View } from './position.ts';

/** How often each side made what it had bid, the dealer's forced bid among it (SM-39, SM-40, SM-O11). */
export function promises({ terms, pages, totals }: View): BySide<Promises> {
  const all = pages.flatMap(({ contract, lines }) => {
    if (contract.type === 'free') return [];
    const side = at(terms.sides, contract.declarer);
    const isBroken = lines.some(
      (line) => line.side === side && (line.reason === 'set' || (line.reason === 'moon' && line.points < 0)),
    );
    return [{ side, isKept: !isBroken }];
  });
  return promisesOf(all, totals.length);
}
