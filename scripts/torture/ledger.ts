import type { Seat } from '@stammtisch/kernel';
import type { Known } from '../../apps/server/src/testing/client.ts';
import type { PlayerId } from '@stammtisch/table';

import type { Print } from './print.ts';

/** What one message told of the position after a row. */
export interface Told {
  readonly seq: number;
  readonly seat: Seat | null;
  readonly position: string | null;
  readonly view: Print;
  /** Of news; a welcome tells no events. */
  readonly events?: Print;
  /** Where it was told. */
  readonly fairness?: Print;
}

/** A wish that was sent, if it is one that must be found in the log. */
export interface SentAct {
  readonly position: string;
  readonly action: string;
}

/** What one person did and heard, to be compared with the log. */
export interface Ledger {
  readonly player: PlayerId;
  readonly name: string;
  /** Taken in the waiting room, and kept for ever. */
  readonly chair: number;
  readonly told: Told[];
  readonly acts: Map<string, SentAct>;
  /** By the wish's id: the row whose news acknowledged it, 0 if it was said to be there already. */
  readonly acknowledged: Map<string, number>;
  /** Ids of acts that were refused for good. */
  readonly refused: Set<string>;
  /** Ids that a welcome named as being in the log. */
  readonly claimed: Set<string>;
  known: Known | undefined;
}

/** Somebody who has done nothing yet. */
export function emptyLedger(player: PlayerId, name: string, chair: number): Ledger {
  return {
    player,
    name,
    chair,
    told: [],
    acts: new Map(),
    acknowledged: new Map(),
    refused: new Set(),
    claimed: new Set(),
    known: undefined,
  };
}
