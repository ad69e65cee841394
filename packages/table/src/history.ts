import { deckLink, type Fairness, LOTS_LINK, type RevealedLink } from '@stammtisch/fair';
import { at, type Catalog, type MatchRecord, scribe, type Scribe } from '@stammtisch/kernel';

import type { Entry, LogRow, PlayerId } from './entry.ts';
import { evolve } from './evolve.ts';
import { type Table, unopened } from './table.ts';

/** What was played of a match, and who held a hand in it. */
export interface PlayedMatch {
  readonly record: MatchRecord;
  readonly players: readonly PlayerId[];
}

/**
 * The record of a match, read out of a table's log: of one that is on, or was broken off, the deals that are over.
 * Undefined if there is no match of that number, or no deal of it is over.
 */
export function playedMatch(
  catalog: Catalog,
  id: string,
  rows: readonly LogRow[],
  number: number,
): PlayedMatch | undefined {
  let table = unopened(id);
  let writing: Scribe | undefined;
  let over: Table | undefined;
  const players = new Set<PlayerId>();
  const links: RevealedLink[] = [];
  for (const row of rows) {
    for (const entry of row.entries) {
      const before = table;
      table = evolve(catalog, table, { seq: table.seq + 1, at: row.at, entries: [entry] }).table;
      if (table.match?.number !== number) continue;
      if (entry.type === 'lotsDrawn') writing = begin(table, rulesVersionOf(rows, number));
      if (writing === undefined) continue;
      write(writing, entry, before);
      links.push(...revealedIn(entry));
      for (const player of Object.keys(table.match.held)) players.add(player);
      if (entry.type === 'dealOver') over = table;
    }
  }
  const record = writing === undefined || over === undefined ? undefined : recordOf(writing, over, links);
  return record === undefined ? undefined : { record, players: [...players] };
}

/** Of a deal that is being played nobody may read anything. */
function recordOf(writing: Scribe, over: Table, links: readonly RevealedLink[]): MatchRecord | undefined {
  const { match } = over;
  if (match === undefined) return undefined;
  const record = writing.record(match.position);
  return { ...record, deals: record.deals.slice(0, match.decks), ...fairnessOf(over, links) };
}

function begin(table: Table, rulesVersion: number): Scribe {
  const { match } = table;
  if (match === undefined) throw new Error(`${table.id}: no match is on`);
  const names = match.chairs.map((chair) => {
    const occupant = at(table.chairs, chair);
    return occupant.kind === 'free' ? '' : occupant.name;
  });
  return scribe(match.position, { table: table.id, match: match.number, names, rulesVersion });
}

function write(writing: Scribe, entry: Entry, before: Table): void {
  if (entry.type === 'dealt') writing.dealt(entry.deck);
  if (entry.type === 'undoDone') writing.takenBack();
  if (entry.type === 'remarked') writing.remarked(entry.seat, entry.text);
  if (entry.type === 'acted') {
    writing.acted(entry.seat, entry.action, before.match?.position.awaited() ?? []);
  }
}

function revealedIn(entry: Entry): readonly RevealedLink[] {
  if (entry.type !== 'lotsDrawn' && entry.type !== 'dealOver') return [];
  const { reveal } = entry;
  if (reveal === undefined) return [];
  return entry.type === 'lotsDrawn'
    ? [{ k: LOTS_LINK, for: 'lots', reveal }]
    : [{ k: deckLink(entry.deck), for: entry.deck, reveal }];
}

/** What is needed to check the dealing; a match of older logs has nothing of it. */
function fairnessOf({ match, mix }: Table, links: readonly RevealedLink[]): { readonly fairness?: Fairness } {
  if (match === undefined || mix?.match !== match.number) return {};
  const { length, start, voided, commitments, shares } = mix;
  return { fairness: { length, start, voided, chairs: match.chairs, commitments, shares, links } };
}

function rulesVersionOf(rows: readonly LogRow[], number: number): number {
  for (const { entries } of rows) {
    for (const entry of entries) {
      if (entry.type === 'started' && entry.match === number) return entry.rulesVersion;
    }
  }
  throw new Error(`match ${number} was never started`);
}
