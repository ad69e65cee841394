import type { Catalog } from '@stammtisch/kernel';

import type { ChairNumber, Entry, LogRow, PlayerId } from './entry.ts';
import { evolve } from './evolve.ts';
import { chairOf, seatOf, type Table, unopened } from './table.ts';

/** What a table's log holds of one person. */
export interface PersonalData {
  readonly code: string;
  readonly game: string;
  /** When the table was opened, in ms since 1970. */
  readonly opened: number;
  readonly names: readonly string[];
  /** What they did and said. */
  readonly entries: readonly OwnEntry[];
  /** Matches in which they held a hand and of which a deal is over. */
  readonly matches: readonly number[];
}
/** One of their entries, and when it was made. */
export type OwnEntry = Entry & { readonly at: number };

/** Who takes a seat by these entries. */
export function seatedBy(entries: readonly Entry[]): readonly PlayerId[] {
  return entries.flatMap((entry) => (entry.type === 'seated' ? [entry.player] : []));
}

/** What somebody is called who wants to be forgotten. */
export function namelessAt(chair: ChairNumber): string {
  return `Player ${chair + 1}`;
}

/**
 * The rows of a table's log that name a person or hold their words, without either. What was played stays: the others'
 * matches need it, and their proof rests on no name.
 */
export function withoutPerson(
  catalog: Catalog,
  id: string,
  rows: readonly LogRow[],
  player: PlayerId,
): readonly { readonly seq: number; readonly entries: readonly Entry[] }[] {
  const changed: { readonly seq: number; readonly entries: readonly Entry[] }[] = [];
  let row: Entry[] = [];
  walk(catalog, id, rows, ({ entry, before, seq, isLast }) => {
    const isHost = entry.type === 'opened' ? entry.host === player : before.host === player;
    const plain = nameless(entry, player, chairOf(before, player));
    row.push(isHost ? untitled(plain) : plain);
    if (!isLast) return;
    const old = rows.find((one) => one.seq === seq)?.entries ?? [];
    if (row.some((one, index) => one !== old[index])) changed.push({ seq, entries: row });
    row = [];
  });
  return changed;
}

function nameless(entry: Entry, player: PlayerId, chair: ChairNumber | undefined): Entry {
  if (entry.type === 'seated' && entry.player === player) return { ...entry, name: namelessAt(entry.chair) };
  if (entry.type === 'renamed' && entry.chair === chair) return { ...entry, name: namelessAt(entry.chair) };
  if (entry.type === 'wrote' && entry.chair === chair) return { ...entry, text: '' };
  return entry;
}

/** What the host called the house rules goes with the host's words. */
function untitled(entry: Entry): Entry {
  if ((entry.type !== 'opened' && entry.type !== 'setUp') || entry.sheetName === undefined) return entry;
  const { sheetName: _, ...plain } = entry;
  return plain;
}

/** Everything of a table's log that is somebody's own; undefined if they never had a seat. */
export function personalData(
  catalog: Catalog,
  id: string,
  rows: readonly LogRow[],
  player: PlayerId,
): PersonalData | undefined {
  const names = new Set<string>();
  const matches = new Set<number>();
  const entries: OwnEntry[] = [];
  const { code, game } = walk(catalog, id, rows, ({ entry, before, after, at }) => {
    if (isOwn(entry, before, player)) entries.push({ ...entry, at });
    const chair = after.chairs[chairOf(after, player) ?? -1];
    if (chair?.kind === 'person') names.add(chair.name);
    const { match } = after;
    if (entry.type === 'dealOver' && match?.held[player] !== undefined) matches.add(match.number);
  });
  if (names.size === 0) return undefined;
  const opened = rows[0]?.at ?? 0;
  return { code, game, opened, names: [...names], entries, matches: [...matches] };
}

/** Kinds of entries that are their chair's own. Nothing that others did, and no cards: a match may be on. */
const OF_A_CHAIR: ReadonlySet<Entry['type']> = new Set([
  'renamed',
  'stood',
  'ready',
  'said',
  'wrote',
  'botKeepsSeat',
  'tookBack',
  'kicked',
  'undoAnswered',
]);

function isOwn(entry: Entry, before: Table, player: PlayerId): boolean {
  if (entry.type === 'seated' || entry.type === 'hostIs') return entry.player === player;
  if (entry.type === 'acted' || entry.type === 'remarked') return entry.seat === seatOf(before, player);
  if (entry.type === 'undoAsked' || entry.type === 'undoDone') return entry.seat === seatOf(before, player);
  if (entry.type === 'timeGiven') return entry.by === chairOf(before, player);
  return OF_A_CHAIR.has(entry.type) && 'chair' in entry && entry.chair === chairOf(before, player);
}

interface Step {
  readonly entry: Entry;
  readonly before: Table;
  readonly after: Table;
  readonly seq: number;
  readonly at: number;
  /** The last of its row. */
  readonly isLast: boolean;
}

/** Goes through a log entry by entry; returns the table as it is in the end. */
function walk(catalog: Catalog, id: string, rows: readonly LogRow[], see: (step: Step) => void): Table {
  let table = unopened(id);
  for (const { seq, at, entries } of rows) {
    for (const [index, entry] of entries.entries()) {
      const before = table;
      table = evolve(catalog, table, { seq: table.seq + 1, at, entries: [entry] }).table;
      see({ entry, before, after: table, seq, at, isLast: index === entries.length - 1 });
    }
  }
  return table;
}
