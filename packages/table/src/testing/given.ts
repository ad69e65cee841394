import { hexOf, linkKey } from '@stammtisch/fair';
import { type Catalog, range } from '@stammtisch/kernel';

import type { Chance, Clocks, Command, Context, OwnCommand } from '../command.ts';
import { decide, type Decision, decideOpening, decideOwn } from '../decide.ts';
import type { Agreements, BotLevel, Entry, PlayerId } from '../entry.ts';
import { evolve } from '../evolve.ts';
import { positionName, type Table, unopened } from '../table.ts';

const CHAIN = 12;
const secretOf = (match: number): Uint8Array => new Uint8Array(32).fill(match);

/** Chance as a test wants it: nobody changes chairs, seat 0 deals, every deck is the pack turned by its own number. */
export const plainChance: Chance = {
  chain: (match) => ({ length: CHAIN, start: hexOf(linkKey(secretOf(match), 0, CHAIN)) }),
  reveal: (match, link) => hexOf(linkKey(secretOf(match), link, CHAIN)),
  lots: (_of, { seats, isSeatingDrawn }) => ({
    chairs: isSeatingDrawn ? range(seats).toReversed() : range(seats),
    firstDealer: 0,
  }),
  deck: ({ match }, deck, pack) => {
    const by = (match * 7 + deck * 5) % pack.length;
    return [...pack.slice(by), ...pack.slice(0, by)];
  },
};

/** A table with its log: what was decided can be looked at, and is taken in. */
export interface Given {
  readonly table: Table;
  readonly entries: readonly Entry[];
  /** What a command would come to here. */
  decide(by: PlayerId, command: Command, connected?: readonly PlayerId[]): Decision;
  decideOwn(command: OwnCommand, connected?: readonly PlayerId[]): Decision;
  /** Carries out what the table asks of itself; throws at a refusal. */
  own(command: OwnCommand, connected?: readonly PlayerId[]): Given;
  /** Carries commands out one after the other; throws at a refusal. */
  after(by: PlayerId, ...commands: readonly Command[]): Given;
  /** Lets time pass. */
  wait(ms: number): Given;
  /** Takes the first legal action of whoever is awaited, until this is so. */
  play(until: (table: Table) => boolean): Given;
}

/** A table that has just been opened by "anna", on chair 0. */
export function given(
  catalog: Catalog,
  {
    game = 'smear',
    seats = 3,
    bots,
    start = false,
    options = {},
    agreements = {},
  }: {
    readonly game?: string;
    readonly seats?: number;
    readonly bots?: BotLevel;
    readonly start?: boolean;
    readonly options?: Readonly<Record<string, boolean | number | string>>;
    readonly agreements?: Agreements;
  } = {},
): Given {
  const opening = {
    code: 'abcdefgh',
    host: 'anna',
    name: 'Anna',
    game,
    seats,
    options,
    botPace: 'brisk',
    agreements,
    isPublic: false,
    start,
    ...(bots === undefined ? {} : { bots }),
  } as const;
  const decision = decideOpening(catalog, 'the-table', opening, { chance: plainChance, clocks: CLOCKS });
  if (!decision.ok) throw new Error(`not opened: ${decision.error.code}`);
  return at(catalog, unopened('the-table'), { log: [], now: 0 }).append(decision.value);
}

/** How long people may think where a test says nothing else. */
export const CLOCKS: Clocks = {
  calm: { move: 60_000, bank: 300_000 },
  brisk: { move: 25_000, bank: 120_000 },
  fast: { move: 10_000, bank: 60_000 },
};

/** Everything that was stored, and what time it is. */
interface Kept {
  readonly log: readonly Entry[];
  readonly now: number;
}

interface Growing extends Given {
  append(entries: readonly Entry[], command?: string): Growing;
}

function at(catalog: Catalog, table: Table, { log, now }: Kept): Growing {
  const context = (connected: readonly PlayerId[] | undefined): Context => ({
    chance: plainChance,
    clocks: CLOCKS,
    now,
    ...(connected === undefined ? {} : { connected: new Set(connected) }),
  });
  const self: Growing = {
    table,
    entries: log,
    append(entries, command) {
      const row = { seq: table.seq + 1, at: now, entries, ...(command === undefined ? {} : { command }) };
      return at(catalog, evolve(catalog, table, row).table, { log: [...log, ...entries], now });
    },
    decide: (by, command, connected) => decide(catalog, table, by, command, context(connected)),
    decideOwn: (command, connected) => decideOwn(catalog, table, command, context(connected)),
    own: (command, connected) => {
      const decision = self.decideOwn(command, connected);
      if (!decision.ok) throw new Error(`${command.do}: ${decision.error.code}`);
      return self.append(decision.value);
    },
    after: (by, ...commands) =>
      commands.reduce<Given>((so, command, index) => {
        const decision = so.decide(by, command);
        if (!decision.ok) throw new Error(`${command.do}: ${decision.error.code}`);
        return at(catalog, so.table, { log: so.entries, now }).append(
          decision.value,
          `${by}:${log.length}-${index}`,
        );
      }, self),
    wait: (ms) => at(catalog, table, { log, now: now + ms }),
    play: (until) => played(catalog, self, { until, now }),
  };
  return self;
}

function played(
  catalog: Catalog,
  from: Given,
  { until, now: time }: { readonly until: (table: Table) => boolean; readonly now: number },
): Given {
  let now = from;
  while (!until(now.table)) {
    const { match } = now.table;
    const awaited = match?.position.awaited() ?? 'deck';
    if (match === undefined || awaited === 'deck') throw new Error('nobody is awaited');
    const seat = awaited[0] ?? 0;
    const action = match.position.legal(seat)[0] ?? '';
    const chair = now.table.chairs[match.chairs[seat] ?? 0];
    const position = positionName(match);
    const decision =
      chair?.kind === 'person'
        ? now.decide(chair.player, { do: 'act', position, action })
        : now.decideOwn({ do: 'botAct', seat, position, action });
    if (!decision.ok) throw new Error(`${action}: ${decision.error.code}`);
    now = at(catalog, now.table, { log: now.entries, now: time }).append(decision.value);
  }
  return now;
}
