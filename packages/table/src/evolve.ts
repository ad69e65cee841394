import type { Catalog, Event } from '@stammtisch/kernel';

import type { Entry, LogRow } from './entry.ts';
import { evolveChairs, freeChairs, reseated } from './evolve-chairs.ts';
import { type Evolved, evolveMatch, withoutMatch } from './evolve-match.ts';
import type { Table } from './table.ts';

/** How many commands of each person, and how many persons, are remembered. */
const REMEMBERED = { commands: 32, persons: 64 } as const;

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
  return { table: { ...next, seq: row.seq, done: remembered(next.done, row.command) }, events };
}

function evolveEntry(catalog: Catalog, table: Table, entry: Entry): Evolved {
  switch (entry.type) {
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
      return quiet({ ...withoutMatch(table), ...setup, chairs: reseated(table.chairs, entry.seats) });
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

function remembered(done: Table['done'], command: string | undefined): Table['done'] {
  const split = command?.indexOf(':') ?? -1;
  if (command === undefined || split === -1) return done;
  const [player, id] = [command.slice(0, split), command.slice(split + 1)];
  // What the table does by itself is told apart by its position, and needs no memory.
  if (player === 'bot' || player === 'go') return done;
  const before = Object.hasOwn(done, player) ? (done[player] ?? []) : [];
  const known =
    Object.keys(done).length < REMEMBERED.persons || before.length > 0 ? done : withoutOldest(done);
  return { ...known, [player]: [...before.slice(1 - REMEMBERED.commands), id] };
}

function withoutOldest(done: Table['done']): Table['done'] {
  return Object.fromEntries(Object.entries(done).slice(1));
}
