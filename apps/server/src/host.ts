import type { Refusal, Result } from '@stammtisch/kernel';
import { fail, ok } from '@stammtisch/kernel';
import type { LobbyTable } from '@stammtisch/protocol';
import {
  decideOpening,
  type FinishedMatch,
  finishedMatch,
  type Opening,
  persons,
  type Table,
  unopened,
} from '@stammtisch/table';

import { chanceFor, keysOf } from './chance.ts';
import { code } from './ids.ts';
import { LiveTable, type Surroundings } from './live-table.ts';

/** All tables: those in memory, and how the others come there. */
export interface Host {
  /** The table of this code, rebuilt from its log if it is not in memory. */
  table(code: string): Promise<LiveTable | undefined>;
  open(opening: Omit<Opening, 'code'>): Promise<Result<{ readonly code: string }, Refusal>>;
  lobby(): Promise<readonly LobbyTable[]>;
  finished(code: string, match: number): Promise<FinishedMatch | undefined>;
  /** How many tables are in memory. */
  count(): number;
  stop(): Promise<void>;
}

/** How many letters a table's id and its join code have: 80 and 60 bits. */
const LETTERS = { id: 16, code: 12 } as const;
/** How many public tables the lobby shows. */
const LISTED = 50;

/** The tables of one server. */
export function openHost(given: Omit<Surroundings, 'onChanged'>): Host {
  const { store, catalog, random, clock, limits, log } = given;
  const around: Surroundings = { ...given, onChanged: (table) => void enter(table) };
  const live = new Map<string, Promise<LiveTable | undefined>>();
  const inMemory = new Map<string, LiveTable>();
  const ids = new Map<string, string>();
  let sweeping: (() => void) | undefined;

  const unwatch = store.watch((id, row) => {
    inMemory
      .get(id)
      ?.heal(row)
      .catch((error: unknown) => log.error({ err: error, table: id }, 'behind its log'));
  });
  const sweep = (): void => {
    for (const [id, table] of inMemory) if (table.isIdle(clock.now())) forget(id, table);
    sweeping = inMemory.size === 0 ? undefined : clock.after(limits.idleTableMs, sweep);
  };
  const forget = (id: string, table: LiveTable): void => {
    live.delete(id);
    inMemory.delete(id);
    ids.delete(table.table.code);
    void table.stop();
  };
  const load = async (id: string): Promise<LiveTable | undefined> => {
    const table = await LiveTable.load(around, id);
    if (table === undefined) return undefined;
    inMemory.set(id, table);
    sweeping ??= clock.after(limits.idleTableMs, sweep);
    return table;
  };
  /** Loaded once by whoever asks first; the others wait. */
  const loaded = (id: string): Promise<LiveTable | undefined> => {
    const known = live.get(id);
    if (known !== undefined) return known;
    const loading = load(id);
    live.set(id, loading);
    const isLost = (table: LiveTable | undefined): boolean => table === undefined;
    loading.then(
      (table) => isLost(table) && live.delete(id),
      () => live.delete(id),
    );
    return loading;
  };
  const enter = async (table: Table): Promise<void> => {
    if (!table.isPublic) return;
    await store
      .put({ table: table.id, code: table.code, isPublic: table.phase !== 'closed', about: about(table) })
      .catch((error: unknown) => log.warn({ err: error, table: table.id }, 'not in the directory'));
  };

  return {
    count: () => inMemory.size,
    async table(wanted) {
      const known = ids.get(wanted);
      const id = known ?? (await store.find(wanted))?.table;
      if (id === undefined) return undefined;
      const table = await loaded(id);
      if (table !== undefined) ids.set(wanted, id);
      return table?.use();
    },
    async open(opening) {
      const id = code(random, LETTERS.id);
      const opened = { ...opening, code: code(random, LETTERS.code) };
      const fresh = random(32);
      const empty = unopened(id);
      const keys = keysOf(fresh);
      const chance = chanceFor(around, { id, seats: opening.seats }, () => keys);
      const decision = decideOpening(catalog, id, opened, { chance });
      if (!decision.ok) return fail(decision.error);
      const listed = await store.put({
        table: id,
        code: opened.code,
        isPublic: opened.isPublic,
        about: opened.game,
      });
      const started = decision.value.find((entry) => entry.type === 'started');
      const secret = started === undefined ? {} : { secret: { match: started.match, bytes: fresh } };
      const request = { table: id, expected: empty.seq, entries: decision.value, ...secret };
      const appended = listed === 'ok' ? await store.append(request) : undefined;
      if (appended?.type !== 'ok') return fail({ code: 'busy' });
      const table = await loaded(id);
      if (table !== undefined) await enter(table.table);
      return ok({ code: opened.code });
    },
    async lobby() {
      const listings = await store.list(LISTED);
      return listings.flatMap(({ about: listed }) => (isLobbyTable(listed) ? [listed] : []));
    },
    async finished(wanted, match) {
      const listing = await store.find(wanted);
      if (listing === undefined) return undefined;
      const rows = await store.read(listing.table, 1);
      return finishedMatch(catalog, listing.table, rows, match);
    },
    async stop() {
      sweeping?.();
      unwatch();
      await Promise.all(Array.from(inMemory.values(), (table) => table.stop()));
    },
  };
}

function about(table: Table): LobbyTable {
  const { code: joinCode, game, options, phase, chairs } = table;
  const host = persons(table).find((person) => person.player === table.host);
  return {
    code: joinCode,
    game,
    options,
    phase,
    chairs: chairs.length,
    free: chairs.filter((chair) => chair.kind === 'free').length,
    bots: chairs.filter((chair) => chair.kind === 'bot').length,
    host: host?.name ?? null,
  };
}

function isLobbyTable(value: unknown): value is LobbyTable {
  // Written by `about`, but for a table that was never entered: then only its game's name stands there.
  return typeof value === 'object' && value !== null;
}
