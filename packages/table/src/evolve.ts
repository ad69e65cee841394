import type { Catalog, Event } from '@stammtisch/kernel';

import { timed, withGift } from './clock.ts';
import type { Entry, LogRow } from './entry.ts';
import { evolveChairs, freeChairs, isOfChairs, reseated } from './evolve-chairs.ts';
import { type Evolved, evolveMatch, isOfMatch, withoutMatch } from './evolve-match.ts';
import { evolveHost, isOfHost } from './evolve-host.ts';
import { evolveMix } from './evolve-mix.ts';
import { remembering } from './remembered.ts';
import type { Table } from './table.ts';
import { evolveTalk } from './talk.ts';
import { askedAnew, evolveUndo } from './undo.ts';

/** Takes one row of the log into the table. Throws if the row is not the next, or could not have been decided. */
export function evolve(catalog: Catalog, table: Table, row: LogRow): Evolved {
  if (row.seq !== table.seq + 1) throw new Error(`row ${row.seq} after row ${table.seq} of ${table.id}`);
  let next = table;
  const events: Event[] = [];
  for (const entry of row.entries) {
    const evolved = evolveEntry(catalog, next, { entry, at: row.at });
    next = evolved.table;
    events.push(...evolved.events);
  }
  const taken = { ...next, seq: row.seq, done: remembering(next.done, row.command) };
  return { table: timed(table, taken, row.at), events };
}

function evolveEntry(
  catalog: Catalog,
  table: Table,
  { entry, at }: { readonly entry: Entry; readonly at: number },
): Evolved {
  if (isOfMatch(entry)) return evolveMatch(catalog, table, entry);
  if (isOfChairs(entry)) return quiet(evolveChairs(table, entry));
  if (isOfHost(entry)) {
    const done = evolveHost(table, entry);
    return quiet(entry.type === 'resumed' ? askedAnew(done, at) : done);
  }
  switch (entry.type) {
    case 'committed':
    case 'shareRevealed':
    case 'startVoided':
      return quiet(evolveMix(table, entry));
    case 'undoAsked':
    case 'undoAnswered':
    case 'undoLapsed':
    case 'undoDone':
      return quiet(evolveUndo(table, entry, at));
    case 'timeGiven':
      return quiet(withGift(table, entry));
    case 'rang':
      // A bot keeps the seat from now on: the same row says so.
      return quiet(table);
    case 'opened':
      return quiet(opened(table, entry));
    case 'said':
    case 'wrote':
      return quiet(evolveTalk(table, entry, at));
    case 'setUp':
      return quiet(agreed(table, entry));
  }
}

function opened(table: Table, entry: Extract<Entry, { readonly type: 'opened' }>): Table {
  const { type: _, ...about } = entry;
  return { ...table, ...about, phase: 'open', chairs: freeChairs(about.seats) };
}

/** Whatever was agreed before is forgotten, and everybody keeps a chair. */
function agreed(table: Table, entry: Extract<Entry, { readonly type: 'setUp' }>): Table {
  const { type: _, ...setup } = entry;
  const { sheetName: _old, ...rest } = withoutMatch(table);
  return { ...rest, ...setup, chairs: reseated(table.chairs, setup.seats) };
}

const quiet = (table: Table): Evolved => ({ table, events: [] });
