import type { Refusal } from '@stammtisch/kernel';
import type { Notice, TableCommand } from '@stammtisch/protocol';
import { chairOf, type PlayerId, type Table } from '@stammtisch/table';

import type { Client } from './told.ts';

/** A complaint about somebody. It is told to the host and kept nowhere. */
export type Report = Extract<TableCommand, { readonly do: 'report' }>;

interface Reported {
  readonly table: Table;
  readonly clients: ReadonlySet<Client>;
}

/** Why a complaint is not told to the host, if so. The person is named too: somebody else may sit there meanwhile. */
export function reportRefusal(
  { table, clients }: Reported,
  by: PlayerId,
  { chair, name }: Report,
): Refusal | undefined {
  if (chairOf(table, by) === undefined) return { code: 'not-seated' };
  const who = table.chairs[chair];
  if (who?.kind !== 'person' || who.name !== name) return { code: 'not-a-person' };
  // The host needs nobody to be told, and would not complain about themselves.
  if (who.player === by || who.player === table.host || by === table.host) return { code: 'not-now' };
  return hostsAmong({ table, clients }).length === 0 ? { code: 'host-away' } : undefined;
}

/** Tells the host alone. */
export function tellHost(reported: Reported, by: PlayerId, { chair, name }: Report): void {
  const { chairs, seq } = reported.table;
  const reporter = chairs.find((one) => one.kind === 'person' && one.player === by);
  if (reporter?.kind !== 'person') return;
  const notices: readonly Notice[] = [{ type: 'reported', chair, name, by: reporter.name }];
  const text = JSON.stringify({ type: 'news', seq, events: [], notices });
  for (const client of hostsAmong(reported)) client.send(text);
}

function hostsAmong({ table, clients }: Reported): readonly Client[] {
  return [...clients].filter(({ player }) => player === table.host);
}
