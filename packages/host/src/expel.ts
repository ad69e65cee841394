import type { Entry, Table } from '@stammtisch/table';

import type { Client } from './told.ts';

/** Sends away every device of whomever the host has taken from the table. */
export function expel(clients: ReadonlySet<Client>, before: Table, entries: readonly Entry[]): void {
  for (const entry of entries) {
    if (entry.type !== 'kicked') continue;
    const person = before.chairs[entry.chair];
    if (person?.kind !== 'person') continue;
    const why = entry.isBanned === true ? 'banned' : 'removed';
    for (const client of clients) if (client.player === person.player) client.dismiss(why);
  }
}
