import { type ReadonlySignal, signal } from '@preact/signals';
import type { BySeat, BySide, Promises, Seat, Side } from '@stammtisch/kernel';

import { recall, remember } from '../app/memory.ts';

/** A match that was played to its end on this device. */
export interface KeptMatch {
  /** Of its record. */
  readonly id: string;
  readonly game: string;
  /** When it ended, in ms since 1970. */
  readonly at: number;
  readonly names: BySeat<string>;
  readonly sides: BySeat<Side>;
  /** Where this device's player sat. */
  readonly seat: Seat;
  readonly totals: BySide<number>;
  readonly winners: readonly Side[];
  readonly deals: number;
  /** What became of the bids of this device's side; matches of former versions, and of games without bids, know of none. */
  readonly bids?: Promises;
}

/** As many are kept; the oldest go. */
const MOST = 300;
const kept = signal<readonly KeptMatch[]>(recalledMatches());

/** The matches of this device, latest first. */
export const keptMatches: ReadonlySignal<readonly KeptMatch[]> = kept;

/** Keeps a match; one that is known already stays as it is. */
export function keepMatch(match: KeptMatch): void {
  if (kept.peek().some(({ id }) => id === match.id)) return;
  change([match, ...kept.peek()].slice(0, MOST));
}

/** Forgets all of them. */
export function forgetMatches(): void {
  change([]);
}

function change(matches: readonly KeptMatch[]): void {
  kept.value = matches;
  remember('matches', matches);
}

function recalledMatches(): readonly KeptMatch[] {
  const stored = recall('matches');
  return Array.isArray(stored) ? stored.filter(isKept) : [];
}

function isKept(one: unknown): one is KeptMatch {
  if (typeof one !== 'object' || one === null) return false;
  const {
    id,
    game,
    at,
    names,
    sides,
    seat,
    totals,
    winners,
    deals,
    bids,
  }: Partial<Record<keyof KeptMatch, unknown>> = one;
  const isText = typeof id === 'string' && typeof game === 'string';
  const areNumbers = [at, seat, deals].every((value) => Number.isSafeInteger(value));
  return (
    isText &&
    areNumbers &&
    (bids === undefined || arePromises(bids)) &&
    isList(names, 'string') &&
    [sides, totals, winners].every((list) => isList(list, 'number'))
  );
}

function isList(list: unknown, kind: 'string' | 'number'): boolean {
  return Array.isArray(list) && list.every((value) => typeof value === kind);
}

function arePromises(bids: unknown): boolean {
  if (typeof bids !== 'object' || bids === null) return false;
  const { given, kept: held }: Partial<Record<keyof Promises, unknown>> = bids;
  return Number.isSafeInteger(given) && Number.isSafeInteger(held);
}
