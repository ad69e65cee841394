import { recall, remember } from '../app/memory.ts';
import type { DealSource } from './check.ts';

/** A deal this device has looked at. */
export interface KeptDeal extends DealSource {
  readonly isFair: boolean;
}

/** So many deals are kept, to be repeated by hand. */
const KEPT = 12;

/** The deals this device has looked at, the latest first. */
export function keptDeals(): readonly KeptDeal[] {
  const stored = recall('deals');
  // Written below by this program.
  return Array.isArray(stored)
    ? (stored as readonly KeptDeal[]).filter((one) => Array.isArray(one?.pack))
    : [];
}

/** Keeps a deal. */
export function keepDeal(deal: KeptDeal): void {
  const others = keptDeals().filter(
    ({ table, match, deck }) => table !== deal.table || match !== deal.match || deck !== deal.deck,
  );
  remember('deals', [deal, ...others].slice(0, KEPT));
}
