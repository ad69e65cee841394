import { catalog } from '@stammtisch/games';
import { at, range, seeded } from '@stammtisch/kernel';
import { createServer, simpleBots } from '@stammtisch/server';
import { openMemory, type Store } from '@stammtisch/store';
import type { Entry, LogRow, StoredTable } from '@stammtisch/table';

import { openTable, TestClient } from '../apps/server/src/testing/client.ts';
import { NO_LIMITS } from './no-limits.ts';

/** A table in the middle of a match: everything a store keeps of it. */
export interface KeptTable {
  readonly rows: readonly LogRow[];
  readonly secret: Uint8Array;
  readonly snapshot: { readonly seq: number; readonly state: StoredTable } | undefined;
}

const GAMES = ['smear', 'zsirozas', 'spades'];
/** How far the second deal has come at most, in acts of its person. */
const MOVES = 6;

/** Plays at so many tables, a person with three bots each: one whole deal, and some of the next. */
export async function playedTables(count: number, token: string): Promise<readonly KeptTable[]> {
  const store = await openMemory<Entry>();
  const pauses = { act: 0, trick: 0, deal: 0 };
  const server = await createServer({
    store,
    bots: simpleBots(catalog),
    pauses: { instant: pauses },
    limits: NO_LIMITS,
  });
  const { port } = await server.listen();
  const kept: KeptTable[] = [];
  for (const number of range(count)) kept.push(await played(store, { port, number, token }));
  await server.close();
  return kept;
}

async function played(
  store: Store<Entry>,
  { port, number, token }: { readonly port: number; readonly number: number; readonly token: string },
): Promise<KeptTable> {
  const random = seeded(`bench tables ${number}`);
  const game = at(GAMES, number % GAMES.length);
  const about = { game, seats: 4, name: 'Anna', bots: 'easy', botPace: 'instant', start: true } as const;
  const code = await openTable(port, token, about);
  const client = await TestClient.join(port, code, token);
  let left = random.below(MOVES);
  for (let deals = 0; deals < 1 || left > 0;) {
    const isBetween = (): boolean => client.known?.room.phase === 'over' || client.seen.awaited() === 'deck';
    await client.until(() => client.legal().length > 0 || isBetween());
    const legal = client.legal();
    if (legal.length > 0) {
      await client.act(at(legal, random.below(legal.length)));
      if (deals > 0) left -= 1;
    } else {
      deals += 1;
      await client.command({ do: 'ready' });
      await client.until(() => !isBetween());
    }
    client.forget();
  }
  // A bot that is to move would think as soon as somebody came.
  await client.until(() => client.legal().length > 0 || client.seen.awaited() === 'deck');
  client.terminate();
  const table = (await store.find(code))?.table ?? '';
  const secret = await store.secret(table, 1);
  if (secret === undefined) throw new Error(`${code} has no secret`);
  const snapshot = await store.snapshot(table);
  // Written by the server, which keeps tables.
  const state = snapshot?.state as StoredTable | undefined;
  const rows = await store.read(table, 1);
  return {
    rows,
    secret,
    snapshot: snapshot === undefined || state === undefined ? undefined : { seq: snapshot.seq, state },
  };
}

/** Puts a played table into another store, under another name. */
export async function copyTable(
  store: Store<Entry>,
  { rows, secret, snapshot }: KeptTable,
  name: { readonly table: string; readonly code: string },
): Promise<void> {
  const { table, code } = name;
  await store.put({ table, code, isPublic: false, about: {} });
  for (const { seq, command, entries } of rows) {
    const isStart = entries.some(({ type }) => type === 'started');
    await store.append({
      table,
      expected: seq - 1,
      entries: entries.map((entry) => (entry.type === 'opened' ? { ...entry, code } : entry)),
      ...(command === undefined ? {} : { command }),
      ...(isStart ? { secret: { match: 1, bytes: secret } } : {}),
    });
  }
  if (snapshot !== undefined)
    await store.keepSnapshot(table, snapshot.seq, { ...snapshot.state, id: table, code });
}
