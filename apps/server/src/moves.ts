import { createHash } from 'node:crypto';

import type { MoveOffered, MoveTaken } from '@stammtisch/protocol';
import type { PlayerId } from '@stammtisch/table';

import type { Clock } from '@stammtisch/host';

/** What moves need of the server. */
export interface MovesSettings {
  readonly clock: Clock;
  readonly random: (bytes: number) => Uint8Array;
  /** How long a link may be used. */
  readonly moveMs: number;
}

interface Waiting extends MoveTaken {
  readonly player: PlayerId;
  readonly until: number;
}

/** More seats are not on their way at the same time: the oldest is forgotten. */
const MOST = 10_000;
const TICKET_BYTES = 16;

/** Seats on their way to another device. What is kept opens nothing by itself: half of it is in the link alone. */
export class Moves {
  readonly #settings: MovesSettings;
  /** By the hash of the ticket, so that nobody learns one from how long a wrong one takes. */
  readonly #waiting = new Map<string, Waiting>();

  constructor(settings: MovesSettings) {
    this.#settings = settings;
  }

  /** Makes a link possible, for a while and once; an earlier one to the same seat works no more. */
  offer(player: PlayerId, { code, masked }: MoveTaken): MoveOffered {
    const { clock, random, moveMs } = this.#settings;
    const now = clock.now();
    for (const [key, move] of this.#waiting) {
      const isReplaced = move.player === player && move.code === code;
      if (isReplaced || move.until <= now || this.#waiting.size >= MOST) this.#waiting.delete(key);
    }
    const ticket = Buffer.from(random(TICKET_BYTES)).toString('base64url');
    this.#waiting.set(keyOf(ticket), { player, code, masked, until: now + moveMs });
    return { ticket, seconds: Math.floor(moveMs / 1_000) };
  }

  /** What this ticket is good for; nothing the second time, or too late. */
  take(ticket: string): MoveTaken | undefined {
    const key = keyOf(ticket);
    const move = this.#waiting.get(key);
    this.#waiting.delete(key);
    if (move === undefined || move.until <= this.#settings.clock.now()) return undefined;
    return { code: move.code, masked: move.masked };
  }
}

function keyOf(ticket: string): string {
  return createHash('sha256').update(`stammtisch/move/1\0${ticket}`).digest('base64url');
}
