import type { Fairness, LobbyTable, Room, RoomChair } from '@stammtisch/protocol';
import {
  agreementsOf,
  type Chair,
  chairOf,
  graceOf,
  persons,
  type PlayerId,
  type Table,
  type TableMatch,
} from '@stammtisch/table';

/** What everybody is told of the table, and then what only one client is. */
export type SharedRoom = Omit<Room, 'you'>;

/** How far the match has come, as far as the room shows it. */
export type Stage = Pick<Table, 'phase' | 'match'>;

/** The table as everybody sees it, with a match of now or of a while ago. Players' ids stay here. */
export function sharedRoom(
  table: Table,
  connected: ReadonlySet<PlayerId>,
  { phase, match }: Stage = table,
): SharedRoom {
  const { code, game, options, sheetName, settings, isLocked, isPaused, isPublic } = table;
  const seated = new Set(persons(table).map((person) => person.player));
  return {
    code,
    game,
    options,
    ...(sheetName === undefined ? {} : { sheetName }),
    // Older tables say nothing of what is usual.
    settings: { botPace: settings.botPace, grace: graceOf(table), ...agreementsOf(table) },
    phase,
    chairs: table.chairs.map((chair) => roomChair(chair, table, connected)),
    ...(isLocked === undefined ? {} : { isLocked }),
    ...(isPaused === undefined ? {} : { isPaused }),
    ...(isPublic ? { isPublic } : {}),
    watchers: [...connected].filter((player) => !seated.has(player)).length,
    ...(match === undefined ? {} : { match: roomMatch(match) }),
  };
}

function roomMatch({ number, chairs, draws }: TableMatch): NonNullable<SharedRoom['match']> {
  return draws === undefined ? { number, chairs } : { number, chairs, draws };
}

/** The chance of the table's matches: what has been promised and revealed is for everybody. */
export function fairnessOf({ id, chairs, phase, matches, mix }: Table): Fairness {
  const isOpen = phase === 'open' || phase === 'over';
  const commitments = chairs.map((chair) => (chair.kind === 'person' ? (chair.commitment ?? null) : null));
  const next = isOpen && mix?.phase !== 'starting' ? { next: { match: matches + 1, commitments } } : {};
  return { table: id, ...next, ...(mix === undefined ? {} : { latest: mix }) };
}

/** What the table is to one person. */
export function youAt(table: Table, player: PlayerId): Room['you'] {
  return { chair: chairOf(table, player) ?? null, isHost: table.host === player };
}

/** The table as the lobby lists it. */
export function lobbyTable(table: Table): LobbyTable {
  const { code, game, options, phase, chairs } = table;
  const host = persons(table).find((person) => person.player === table.host);
  return {
    code,
    game,
    options,
    phase,
    chairs: chairs.length,
    free: chairs.filter((chair) => chair.kind === 'free').length,
    bots: chairs.filter((chair) => chair.kind === 'bot').length,
    host: host?.name ?? null,
  };
}

/** Whether a client could see a difference between these two rooms, presence apart. */
export function isOtherRoom(before: Table, after: Table): boolean {
  return (
    before.chairs !== after.chairs ||
    before.phase !== after.phase ||
    before.host !== after.host ||
    before.settings !== after.settings ||
    before.isLocked !== after.isLocked ||
    before.isPublic !== after.isPublic ||
    before.isPaused !== after.isPaused ||
    before.options !== after.options ||
    before.game !== after.game ||
    before.match?.number !== after.match?.number ||
    before.match?.chairs !== after.match?.chairs
  );
}

/** Whether the lobby lists the table otherwise than before. */
export function isListedOtherwise(before: Table, after: Table): boolean {
  return (
    before.phase !== after.phase ||
    before.chairs !== after.chairs ||
    before.host !== after.host ||
    before.isPublic !== after.isPublic ||
    before.isLocked !== after.isLocked ||
    before.options !== after.options
  );
}

function roomChair(chair: Chair, { host }: Table, connected: ReadonlySet<PlayerId>): RoomChair {
  if (chair.kind !== 'person') return chair;
  const { kind, name, isReady, keptBy, isAway, isLate, player } = chair;
  const about = { kind, name, isHost: player === host, isConnected: connected.has(player), isReady };
  if (keptBy === undefined) return about;
  const why = { ...(isAway === undefined ? {} : { isAway }), ...(isLate === undefined ? {} : { isLate }) };
  return { ...about, keptBy, ...why };
}
