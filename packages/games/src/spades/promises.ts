import { type BySide, type Promises, promisesOf } from '@stammtisch/kernel';

import type { View } from './position.ts';

/** Lines that judge a promise: of the side's tricks together, or of somebody's none. */
const JUDGED: ReadonlySet<string> = new Set([
  'contract',
  'tenFor200',
  'boston',
  'set',
  'nil',
  'blindNil',
  'doubleNil',
]);

/** How often each side kept what it had bid; a nil is a promise of its own (SP-O4). */
export function promises({ pages, bags }: View): BySide<Promises> {
  const all = pages.flatMap(({ lines }) =>
    lines.flatMap(({ side, reason, points }) =>
      JUDGED.has(reason) ? [{ side, isKept: reason !== 'set' && points > 0 }] : [],
    ),
  );
  return promisesOf(all, bags.length);
}
