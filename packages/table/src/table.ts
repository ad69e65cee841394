import type { Hex, Mix } from '@stammtisch/fair';
import { type BySeat, type Catalog, type Match, resumeMatch, type Seat } from '@stammtisch/kernel';

import type {
  Agreements,
  BotLevel,
  ChairNumber,
  ClockTimes,
  Draw,
  Grace,
  Phrase,
  PlayerId,
  PositionName,
  Settings,
  Setup,
} from './entry.ts';
import type { MatchClock } from './clock.ts';
import { commandsOf, type Remembered } from './remembered.ts';
import type { LatestAct, UndoRequest } from './undo.ts';

/** Who sits on a chair. */
export type Chair =
  | { readonly kind: 'free' }
  | {
      readonly kind: 'person';
      readonly player: PlayerId;
      readonly name: string;
      /** Has said "go on" between deals, or "again" after the match. */
      readonly isReady: boolean;
      /** A bot plays for this person until the seat is taken back. */
      readonly keptBy?: BotLevel;
      /** It does so because the person is away: whoever comes back has the seat at once. */
      readonly isAway?: true;
      /** It does so because the person's time was up. */
      readonly isLate?: true;
      /** To what this person's device has committed itself for the next start. */
      readonly commitment?: Hex;
    }
  | { readonly kind: 'bot'; readonly name: string; readonly level: BotLevel };
/** A person on a chair. */
export type Person = Extract<Chair, { readonly kind: 'person' }>;

/** A match at the table: being played, or just over. */
export interface TableMatch {
  readonly number: number;
  /** Which chair each seat has. */
  readonly chairs: BySeat<ChairNumber>;
  readonly position: Match;
  /** The cards drawn for the first deal, if it was found so: round by round. */
  readonly draws?: readonly (readonly Draw[])[];
  /** How often the position has changed: each move raises it, decks included; see `countAfter`. */
  readonly count: number;
  /** How many decks have been dealt. */
  readonly decks: number;
  /** Whose hand each person has held in this deal: nobody may see two. */
  readonly held: Readonly<Record<PlayerId, Seat>>;
  /** By seat: the stretch of play in which each last said something, where remarks are counted. */
  readonly said?: Readonly<Record<Seat, string>>;
  /** What has been done in this deal, as records write it. */
  readonly moves?: readonly string[];
  /** Since when whom is waited for; absent without a clock. */
  readonly clock?: MatchClock;
  /** How often each seat has asked in this deal to take something back. */
  readonly asks?: Readonly<Record<Seat, number>>;
  /** The latest act, if it may be taken back: in memory alone, for snapshots are kept only where there is none. */
  readonly latest?: LatestAct;
  /** Somebody has asked to take it back, and not all have answered. */
  readonly undo?: UndoRequest;
}

/** The chance of the latest start: frozen, then revealed piece by piece. */
export interface TableMix extends Mix {
  /** It waits for shares, lots and decks are drawn from it, or a share did not come and nothing was drawn. */
  readonly phase: 'starting' | 'drawn' | 'voided';
  /** Chairs whose shares did not come: the next start is without them. */
  readonly missing?: readonly ChairNumber[];
  /** The latest link revealed; all before it follow. */
  readonly link?: { readonly k: number; readonly reveal: Hex };
  /** The latest deal that is over: with it anybody can deal and play it again. */
  readonly deal?: { readonly deck: number; readonly moves: readonly string[] };
}

/** Something that was said: when, by whom as they were called then, and a phrase or their own words. */
export type TalkLine = {
  readonly at: number;
  readonly chair: ChairNumber;
  readonly name: string;
} & ({ readonly phrase: Phrase } | { readonly text: string });

/** A table: people and what they agreed, and one match. */
export interface Table extends Setup {
  readonly id: string;
  readonly code: string;
  /** How many rows of the log are in it. */
  readonly seq: number;
  readonly isPublic: boolean;
  readonly settings: Settings;
  readonly phase: 'open' | 'playing' | 'over' | 'closed';
  readonly host: PlayerId | undefined;
  readonly chairs: readonly Chair[];
  /** Nobody new may take a seat. */
  readonly isLocked?: true;
  /** Nobody may play. */
  readonly isPaused?: true;
  /** Whom the host does not want here any more. */
  readonly banned?: readonly PlayerId[];
  /** How many matches have been started here, those counted that were voided. */
  readonly matches: number;
  /** How long people may think in the latest match; absent without a clock. */
  readonly times?: ClockTimes;
  /** Absent before the first start, and where the latest was made before devices shared in the chance. */
  readonly mix?: TableMix;
  readonly match?: TableMatch;
  /** What was said last. */
  readonly talk?: readonly TalkLine[];
  readonly done: Remembered;
}

/** A table as a snapshot keeps it: plain JSON. */
export type StoredTable = Omit<Table, 'match' | 'host' | 'done'> & {
  /** Raised whenever older snapshots could be misread: they are passed over, for the log is the truth. */
  readonly format: typeof STORED_FORMAT;
  readonly host: PlayerId | null;
  readonly done: Readonly<Record<PlayerId, readonly string[]>>;
  readonly match: StoredMatch | null;
};
type StoredMatch = Omit<TableMatch, 'position' | 'latest' | 'undo'> & {
  readonly game: string;
  readonly rulesVersion: number;
  readonly state: unknown;
};

const STORED_FORMAT = 1;
/** What is agreed unless somebody says otherwise, at tables of older logs too. */
const STANDARD_GRACE: Grace = 'medium';
const STANDARD_AGREEMENTS: Required<Agreements> = {
  clock: 'none',
  undo: 'asked',
  talk: 'phrases',
  watching: 'open',
};

/** A table before the first row of its log. */
export function unopened(id: string): Table {
  return {
    id,
    code: '',
    seq: 0,
    game: '',
    seats: 0,
    options: {},
    isPublic: false,
    settings: { botPace: 'brisk' },
    phase: 'closed',
    host: undefined,
    chairs: [],
    matches: 0,
    done: [],
  };
}

/** What a snapshot keeps of a table. */
export function stored(catalog: Catalog, table: Table): StoredTable {
  const { match, host, done: remembered, ...rest } = table;
  const done = Object.fromEntries(remembered.map(({ player, commands }) => [player, commands]));
  const about = { ...rest, format: STORED_FORMAT, host: host ?? null, done } as const;
  if (match === undefined) return { ...about, match: null };
  const { position, latest: _, undo: _undo, ...others } = match;
  const { game, view: state } = position;
  return { ...about, match: { ...others, game, rulesVersion: rulesVersionOf(catalog, game) ?? 0, state } };
}

/** The table that a snapshot kept; undefined if this program would read it otherwise. */
export function restored(catalog: Catalog, kept: StoredTable): Table | undefined {
  const { match, host, format, done, ...rest } = kept;
  if (format !== STORED_FORMAT) return undefined;
  const remembered = Object.entries(done).map(([player, commands]) => ({ player, commands }));
  const table: Table = { ...rest, host: host ?? undefined, done: remembered };
  if (match === null) return table;
  const { state, game, rulesVersion, ...others } = match;
  if (rulesVersion !== rulesVersionOf(catalog, game)) return undefined;
  const position = catalog.open(game, (kit) => resumeMatch(kit, state));
  return position === undefined ? undefined : { ...table, match: { ...others, position } };
}

/** The version of a game's rules; undefined if there is no such game. */
export function rulesVersionOf(catalog: Catalog, game: string): number | undefined {
  return catalog.open(game, (kit) => kit.game.rulesVersion);
}

/** Where the match stands, as acts name it. */
export function positionName({ number, count }: Pick<TableMatch, 'number' | 'count'>): PositionName {
  return `${number}.${count}`;
}

/** The count after a move. Answers that several give at the same time all name one position: the last of them raises it. */
export function countAfter({ position, count }: Pick<TableMatch, 'position' | 'count'>): number {
  const awaited = position.awaited();
  return awaited !== 'deck' && awaited.length > 1 ? count : count + 1;
}

/** The chair a person sits on. */
export function chairOf(table: Table, player: PlayerId): ChairNumber | undefined {
  const chair = table.chairs.findIndex((one) => one.kind === 'person' && one.player === player);
  return chair === -1 ? undefined : chair;
}

/** The seat a person has in the match. */
export function seatOf(table: Table, player: PlayerId): Seat | undefined {
  const chair = chairOf(table, player);
  return chair === undefined ? undefined : seatAt(table, chair);
}

/** The seat a chair has in the match. */
export function seatAt(table: Table, chair: ChairNumber): Seat | undefined {
  const seat = table.match?.chairs.indexOf(chair) ?? -1;
  return seat === -1 ? undefined : seat;
}

/** The level of whoever plays this seat without a person, if that is so. */
export function botAt(table: Table, seat: Seat): BotLevel | undefined {
  const chair = table.chairs[table.match?.chairs[seat] ?? -1];
  if (chair === undefined || chair.kind === 'free') return undefined;
  return chair.kind === 'bot' ? chair.level : chair.keptBy;
}

/** The chance of this match, if devices could share in it; else nothing is mixed in, and nothing revealed. */
export function mixOf({ mix }: Table, match: number): TableMix | undefined {
  return mix?.match === match ? mix : undefined;
}

/** Whether a start waits for the shares it has frozen the commitments of. */
export function isStarting({ mix }: Table): boolean {
  return mix?.phase === 'starting';
}

/** The match whose secret is needed: the one that is starting, or the one that is on. */
export function drawingFrom(table: Table): number | undefined {
  if (isStarting(table)) return table.mix?.match;
  return table.phase === 'playing' ? table.match?.number : undefined;
}

/** How long a person may be away until a bot keeps their seat. */
export function graceOf({ settings }: Pick<Table, 'settings'>): Grace {
  return settings.grace ?? STANDARD_GRACE;
}

/** What else is agreed. */
export function agreementsOf({ settings }: Pick<Table, 'settings'>): Required<Agreements> {
  const { clock, undo, talk, watching } = { ...STANDARD_AGREEMENTS, ...settings };
  return { clock, undo, talk, watching };
}

/** Whether this person may neither sit nor watch here. */
export function isBanned({ banned }: Table, player: PlayerId): boolean {
  return banned?.includes(player) === true;
}

/** Everybody who sits here and is no bot. */
export function persons(table: Table): readonly Person[] {
  return table.chairs.filter((chair) => chair.kind === 'person');
}

/** Whether cards are in people's hands. */
export function isDealRunning({ phase, match }: Table): boolean {
  return phase === 'playing' && match !== undefined && match.position.awaited() !== 'deck';
}

/** Whether a command of this person is in the log. */
export function isDone(table: Table, player: PlayerId, id: string): boolean {
  return commandsOf(table.done, player).includes(id);
}
