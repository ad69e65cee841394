import type { StartedChance } from '@stammtisch/protocol';

import { recall, remember } from '../app/memory.ts';

/** What a start promised: kept from the moment it was first seen, so that nobody can change it later. */
export type Promised = Pick<StartedChance, 'length' | 'start' | 'commitments'>;

/** What this device knows of one start: its own share, and what was promised. */
export interface KeptStart {
  readonly table: string;
  readonly match: number;
  /** Which chair the share was made for; absent for somebody who only watches. */
  readonly chair?: number;
  readonly share?: string;
  /** To what the device committed itself with it. */
  readonly commitment?: string;
  readonly promised?: Promised;
}

/** So many starts are remembered on a device. */
const KEPT = 24;

/** What this device knows of a start. */
export function keptStart(table: string, match: number): KeptStart | undefined {
  return all().find((one) => one.table === table && one.match === match);
}

/** Remembers something about a start; what was promised is never replaced. */
export function keepStart(kept: KeptStart): KeptStart {
  const known = keptStart(kept.table, kept.match);
  const promised = known?.promised ?? kept.promised;
  const next = { ...known, ...kept, ...(promised === undefined ? {} : { promised }) };
  const others = all().filter((one) => one !== known && !isSame(one, kept));
  written = [next, ...others].slice(0, KEPT);
  remember('shares', written);
  return next;
}

/** Where storage is forbidden, the page itself remembers. */
let written: readonly KeptStart[] = [];

function all(): readonly KeptStart[] {
  const stored = recall('shares');
  // Written below by this program; anything else is passed over.
  if (Array.isArray(stored)) written = stored.filter(isKept);
  return written;
}

const isSame = (one: KeptStart, other: KeptStart): boolean =>
  one.table === other.table && one.match === other.match;

function isKept(value: unknown): value is KeptStart {
  return typeof value === 'object' && value !== null && 'table' in value && 'match' in value;
}
