import type { Catalog, Event } from '@stammtisch/kernel';

import type { Entry, LogRow } from './entry.ts';
import { evolveChairs, freeChairs, reseated } from './evolve-chairs.ts';
import { type Evolved, evolveMatch, withoutMatch } from './evolve-match.ts';
import { evolveMix } from './evolve-mix.ts';
import { remembering } from './remembered.ts';
import type { Table } from './table.ts';

/** Takes one row of the log into the table. Throws if the row is not the next, or could not have been decided. */
export function evolve(catalog: Catalog, table: Table, row: LogRow): Evolved {
  if (row.seq !== table.seq + 1) throw new Error(`row ${row.seq} after row ${table.seq} of ${table.id}`);
  let next = table;
  const events: Event[] = [];
  for (const entry of row.entries) {
    const evolved = evolveEntry(catalog, next, entry);
    next = evolved.table;
    events.push(...evolved.events);
  }
  return { table: { ...next, seq: row.seq, done: remembering(next.done, row.command) }, events };
}

function evolveEntry(catalog: Catalog, table: Table, entry: Entry): Evolved {
  switch (entry.type) {
    case 'committed':
    case 'shareRevealed':
    case 'startVoided':
      return quiet(evolveMix(table, entry));
    case 'started':
    case 'lotsDrawn':
    case 'dealt':
    case 'acted':
    case 'remarked':
    case 'dealOver':
    case 'matchOver':
    case 'matchEnded':
      return evolveMatch(catalog, table, entry);
    case 'opened': {
      const { type: _, host, ...rest } = entry;
      return quiet({ ...table, ...rest, host, phase: 'open', chairs: freeChairs(entry.seats) });
    }
    case 'setUp': {
      const { type: _, ...setup } = entry;
      const { sheetName: _old, ...rest } = withoutMatch(table);
      return quiet({ ...rest, ...setup, chairs: reseated(table.chairs, entry.seats) });
    }
    case 'paced':
      return quiet({ ...table, settings: { ...table.settings, botPace: entry.botPace } });
    case 'hostIs':
      return quiet({ ...table, host: entry.player });
    case 'seated':
    case 'renamed':
    case 'botSeated':
    case 'stood':
    case 'swapped':
    case 'botKeepsSeat':
    case 'tookBack':
    case 'ready':
      return quiet(evolveChairs(table, entry));
  }
}

const quiet = (table: Table): Evolved => ({ table, events: [] });
