import { catalog } from '@stammtisch/games';
import { at, lookAt, type Random, type Seen } from '@stammtisch/kernel';
import { PHRASES, type Room, type TableCommand } from '@stammtisch/protocol';

import type { Known } from '../../apps/server/src/testing/client.ts';
import type { Ledger } from './ledger.ts';

/** What somebody wants to send, but for its id. */
export type Wish =
  | { readonly type: 'act'; readonly position: string; readonly action: string }
  | { readonly type: 'command'; readonly command: TableCommand };

/** How many people a table waits for before its host begins. */
export interface Company {
  readonly people: number;
}

const RARELY = 60;
const VERY_RARELY = 400;

/** What the rules and the table ask of this person now, and now and then something that nobody asked for. */
export function wishOf({ known, chair, name }: Ledger, company: Company, random: Random): Wish | undefined {
  if (known === undefined) return undefined;
  const { room } = known;
  if (room.you.chair === null) return command({ do: 'sit', chair, name });
  const self = room.chairs[chair];
  if (self?.kind !== 'person') return undefined;
  if (self.keptBy !== undefined) return random.below(3) === 0 ? command({ do: 'takeBack' }) : undefined;
  if (room.phase === 'open') return mayStart(known, company) ? command({ do: 'start' }) : undefined;
  if (random.below(RARELY) === 0)
    return command({ do: 'say', phrase: at(PHRASES, random.below(PHRASES.length)) });
  if (room.phase === 'playing' && random.below(VERY_RARELY) === 0)
    return command({ do: 'letBotPlay', chair });
  const legal = legalFor(known);
  const position = known.position ?? '';
  if (legal.length > 0) return { type: 'act', position, action: at(legal, random.below(legal.length)) };
  return isBetween(known) && !self.isReady ? command({ do: 'ready' }) : undefined;
}

/** After the play: whoever let a bot play takes the seat back. */
export function lastWishOf({ known, chair }: Ledger): Wish | undefined {
  const self = known?.room.chairs[chair];
  return self?.kind === 'person' && self.keptBy !== undefined ? command({ do: 'takeBack' }) : undefined;
}

/** What this person may do now. */
export function legalFor({ room, seat, view }: Known): readonly string[] {
  return seat === null || view === null ? [] : seenIn(room, view).legal(seat);
}

/** How many people sit at the table. */
export function peopleAt({ chairs }: Room): number {
  return chairs.filter((one) => one.kind === 'person').length;
}

function command(what: TableCommand): Wish {
  return { type: 'command', command: what };
}

/** The host begins when everybody sits and has a share in the chance. */
function mayStart({ room, fairness }: Known, { people }: Company): boolean {
  if (!room.you.isHost || peopleAt(room) < people || fairness.next === undefined) return false;
  const { commitments } = fairness.next;
  return room.chairs.every((one, index) => one.kind !== 'person' || commitments[index] !== null);
}

function isBetween({ room, view }: Known): boolean {
  return room.phase === 'over' || (view !== null && seenIn(room, view).awaited() === 'deck');
}

function seenIn({ game }: Room, view: unknown): Seen {
  const seen = catalog.open(game, (kit) => lookAt(kit, view));
  if (seen === undefined) throw new Error(`no game called ${game}`);
  return seen;
}
