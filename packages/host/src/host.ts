import { fail, ok, type Refusal, type Result } from '@stammtisch/kernel';
import type { LobbyTable } from '@stammtisch/protocol';
import {
  decideOpening,
  type PlayedMatch,
  playedMatch,
  type LogRow,
  type Opening,
  seatedBy,
  type Table,
} from '@stammtisch/table';

import { chanceFor, freshSecret } from './chance.ts';
import { code } from './codes.ts';
import { LiveTable, type Surroundings } from './live-table.ts';
import type { HostPorts } from './ports.ts';
import { lobbyTable } from './room.ts';

/** How many letters a table's id and its join code have: 80 and 60 bits. */
const LETTERS = { id: 16, code: 12 } as const;
/** How many public tables the lobby shows. */
const LISTED = 50;

/** All tables of one place, a server or a device: those in memory, and how the others come there. */
export class Host {
  readonly #around: Surroundings;
  readonly #loading = new Map<string, Promise<LiveTable | undefined>>();
  readonly #inMemory = new Map<string, LiveTable>();
  /** Ids of the tables in memory, by their codes. */
  readonly #ids = new Map<string, string>();
  readonly #unwatch: () => void;
  #stopSweeping: (() => void) | undefined;

  constructor(around: HostPorts) {
    this.#around = { ...around, onChanged: (table, before) => void this.#enter(table, before) };
    this.#unwatch = around.store.watch((id, row) => this.#appended(id, row));
  }

  /** How many tables are in memory. */
  get count(): number {
    return this.#inMemory.size;
  }

  /** The table of this code, rebuilt from its log if it is not in memory. */
  async table(joinCode: string): Promise<LiveTable | undefined> {
    const id = this.#ids.get(joinCode) ?? (await this.#around.store.find(joinCode))?.table;
    if (id === undefined) return undefined;
    const table = await this.#loaded(id);
    return table?.use();
  }

  /** Opens a table: its directory entry first, so that no table is without a code. */
  async open(opening: Omit<Opening, 'code'>): Promise<Result<{ readonly code: string }, Refusal>> {
    const { store, catalog, random, clocks, codePrefix = '' } = this.#around;
    const [id, joinCode] = [code(random, LETTERS.id), `${codePrefix}${code(random, LETTERS.code)}`];
    const fresh = freshSecret(this.#around);
    const chance = chanceFor(this.#around, id, () => fresh().keys);
    const decision = decideOpening(catalog, id, { ...opening, code: joinCode }, { chance, clocks });
    if (!decision.ok) return fail(decision.error);
    const { isPublic, game } = opening;
    const listed = await store.put({ table: id, code: joinCode, isPublic, about: { game } });
    if (listed !== 'ok') return fail({ code: listed === 'full' ? 'no-space' : 'busy' });
    const started = decision.value.find((entry) => entry.type === 'started');
    const kept = started === undefined ? {} : { secret: { match: started.match, bytes: fresh().bytes } };
    const [entries, players] = [decision.value, seatedBy(decision.value)];
    const appended = await store.append({ table: id, expected: 0, entries, players, ...kept });
    if (appended.type !== 'ok') return fail({ code: appended.type === 'full' ? 'no-space' : 'busy' });
    const table = isPublic ? await this.#loaded(id) : undefined;
    if (table !== undefined) await this.#enter(table.table);
    return ok({ code: joinCode });
  }

  /** Public tables, latest first. */
  async lobby(): Promise<readonly LobbyTable[]> {
    const listings = await this.#around.store.list(LISTED);
    return listings.flatMap(({ about }) => (isLobbyTable(about) ? [about] : []));
  }

  /** What was played of a table's match, from its log. */
  async played(joinCode: string, match: number): Promise<PlayedMatch | undefined> {
    const { store, catalog } = this.#around;
    const listing = await store.find(joinCode);
    if (listing === undefined) return undefined;
    return playedMatch(catalog, listing.table, await store.read(listing.table, 1), match);
  }

  /** The table of this id, rebuilt from its log if it is not in memory. */
  async tableOf(id: string): Promise<LiveTable | undefined> {
    return (await this.#loaded(id))?.use();
  }

  /** Whether the table is in memory: somebody is there, or was a moment ago. */
  has(id: string): boolean {
    return this.#loading.has(id);
  }

  /** Does something to a table's log while nobody has the table in memory; whoever asks for it meanwhile waits. */
  async aside(id: string, work: () => Promise<void>): Promise<void> {
    const live = await this.#loaded(id);
    const again = (async () => {
      await live?.retire();
      this.#inMemory.delete(id);
      try {
        await work();
      } finally {
        this.#loading.delete(id);
      }
      return this.#loaded(id);
    })();
    this.#loading.set(id, again);
    const table = await again;
    if (table !== undefined) await this.#enter(table.table);
  }

  /** Finishes what is under way at every table. */
  async stop(): Promise<void> {
    this.#stopSweeping?.();
    this.#unwatch();
    await Promise.all(Array.from(this.#inMemory.values(), (table) => table.stop()));
  }

  #appended(id: string, row: LogRow): void {
    this.#inMemory
      .get(id)
      ?.heal(row)
      .catch((error: unknown) => this.#around.log.error({ err: error, table: id }, 'behind its log'));
  }

  /** Loaded once by whoever asks first; the others wait. */
  #loaded(id: string): Promise<LiveTable | undefined> {
    const known = this.#loading.get(id);
    if (known !== undefined) return known;
    const loading = this.#load(id);
    this.#loading.set(id, loading);
    loading.then(
      (table) => table === undefined && this.#loading.delete(id),
      () => this.#loading.delete(id),
    );
    return loading;
  }

  async #load(id: string): Promise<LiveTable | undefined> {
    const table = await LiveTable.load(this.#around, id);
    if (table === undefined) return undefined;
    this.#inMemory.set(id, table);
    this.#ids.set(table.table.code, id);
    this.#stopSweeping ??= this.#around.clock.after(this.#around.limits.idleTableMs, () => this.#sweep());
    return table;
  }

  /** Tables that nobody sits at leave memory; their logs bring them back. */
  #sweep(): void {
    const { clock, limits } = this.#around;
    const now = clock.now();
    for (const [id, table] of this.#inMemory) {
      if (!table.isIdle(now)) continue;
      this.#loading.delete(id);
      this.#inMemory.delete(id);
      this.#ids.delete(table.table.code);
      void table.stop();
    }
    const isEmpty = this.#inMemory.size === 0;
    this.#stopSweeping = isEmpty ? undefined : clock.after(limits.idleTableMs, () => this.#sweep());
  }

  /** Whoever was in the lobby before is taken out of it; of a private table the directory need not know more. */
  async #enter(table: Table, before: Table = table): Promise<void> {
    if (!table.isPublic && !before.isPublic) return;
    const { store, log } = this.#around;
    const isListed = table.isPublic && table.phase !== 'closed' && table.isLocked !== true;
    await store
      .put({ table: table.id, code: table.code, isPublic: isListed, about: lobbyTable(table) })
      .catch((error: unknown) => log.warn({ err: error, table: table.id }, 'not in the directory'));
  }
}

/** The directory keeps what `lobbyTable` made; of a table that is just being opened only the game. */
function isLobbyTable(value: unknown): value is LobbyTable {
  return typeof value === 'object' && value !== null && 'code' in value;
}
