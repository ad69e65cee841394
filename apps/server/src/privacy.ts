import { fail, ok, type Refusal, type Result } from '@stammtisch/kernel';
import type { Catalog, MatchRecord } from '@stammtisch/kernel';
import type { Store } from '@stammtisch/store';
import {
  type Entry,
  type LogRow,
  type PersonalData,
  personalData,
  playedMatch,
  type PlayerId,
  withoutPerson,
} from '@stammtisch/table';

import type { Host } from '@stammtisch/host';

/** Everything that is kept about a player, as they may take it along. */
export interface Export {
  readonly tables: readonly (PersonalData & {
    /** Where the record of each match is found. */
    readonly records: readonly string[];
  })[];
  /** The latest of these records themselves. */
  readonly records: readonly MatchRecord[];
}

/** What is needed to find, and to forget, what is kept about somebody. */
export interface PrivacySettings {
  readonly store: Store<Entry>;
  readonly host: Host;
  readonly catalog: Catalog;
}

/** Reading a record means playing the log again: so many come along, the others are named. */
const MOST_RECORDS = 10;
/** Why a table cannot be left at this moment: the same may be asked again. */
const FOR_NOW: ReadonlySet<string> = new Set(['not-now', 'busy', 'no-space', 'paused']);

/** Everything that is kept about this player, the latest first: what they are called, did and said, and their matches. */
export async function exportOf({ store, catalog }: PrivacySettings, player: PlayerId): Promise<Export> {
  const tables: Export['tables'][number][] = [];
  const matches: { readonly id: string; readonly match: number; readonly at: number }[] = [];
  for (const id of await store.tablesOf(player)) {
    const rows = await store.read(id, 1);
    const own = personalData(catalog, id, rows, player);
    if (own === undefined) continue;
    tables.push({ ...own, records: own.matches.map((match) => `/api/records/${own.code}-${match}`) });
    matches.push(...own.matches.map((match) => ({ id, match, at: beginOf(rows, match) })));
    await breath();
  }
  const records: MatchRecord[] = [];
  for (const { id, match } of matches.toSorted((one, other) => other.at - one.at).slice(0, MOST_RECORDS)) {
    const played = playedMatch(catalog, id, await store.read(id, 1), match);
    if (played !== undefined) records.push(played.record);
    await breath();
  }
  return { tables: tables.toSorted((one, other) => other.opened - one.opened), records };
}

/** When a match was started. */
function beginOf(rows: readonly LogRow[], match: number): number {
  const isStart = (entry: Entry): boolean => entry.type === 'started' && entry.match === match;
  return rows.find(({ entries }) => entries.some(isStart))?.at ?? 0;
}

/** Gives up this player's seats, and takes their names and words out of every log; tells from how many tables. */
export async function forget(
  { store, host, catalog }: PrivacySettings,
  player: PlayerId,
  id: string,
): Promise<Result<number, Refusal>> {
  const tables = await store.tablesOf(player);
  for (const table of tables) {
    const live = await host.tableOf(table);
    const stood = await live?.ask({ by: player, id, command: { do: 'stand' } });
    if (stood?.type === 'refused' && FOR_NOW.has(stood.refusal.code)) return fail({ code: 'busy' });
    await host.aside(table, async () => {
      const rows = withoutPerson(catalog, table, await store.read(table, 1), player);
      await store.rewrite({ table, player, rows });
    });
    await breath();
  }
  return ok(tables.length);
}

/** Others are served between two tables. */
function breath(): Promise<void> {
  return new Promise((resolve) => {
    setImmediate(resolve);
  });
}
