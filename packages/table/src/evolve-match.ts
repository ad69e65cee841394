import {
  at,
  type Catalog,
  type Event,
  type NextMatch,
  range,
  type Refusal,
  type Result,
  type Seat,
  withMore,
} from '@stammtisch/kernel';

import { begun } from './begun.ts';
import type { Entry, PlayerId } from './entry.ts';
import { unready } from './evolve-chairs.ts';
import { resumed } from './evolve-host.ts';
import { dealRevealed, drawn, frozen } from './evolve-mix.ts';
import { countAfter, isStarting, type Table, type TableMatch } from './table.ts';
import { settled, withLatest } from './undo.ts';

/** A table one entry or row on, and what happened, unmasked: whoever tells it masks it for each onlooker. */
export interface Evolved {
  readonly table: Table;
  readonly events: readonly Event[];
}

/** What happens to the match. */
export type OfMatch = Extract<
  Entry,
  {
    readonly type:
      | 'started'
      | 'lotsDrawn'
      | 'dealt'
      | 'acted'
      | 'remarked'
      | 'dealOver'
      | 'matchOver'
      | 'matchEnded';
  }
>;

const OF_MATCH: Readonly<Record<OfMatch['type'], true>> = {
  started: true,
  lotsDrawn: true,
  dealt: true,
  acted: true,
  remarked: true,
  dealOver: true,
  matchOver: true,
  matchEnded: true,
};

/** Whether an entry is one of these. */
export function isOfMatch(entry: Entry): entry is OfMatch {
  return entry.type in OF_MATCH;
}

/** Takes an entry about the match into the table. */
export function evolveMatch(catalog: Catalog, table: Table, entry: OfMatch): Evolved {
  switch (entry.type) {
    case 'started':
      return quiet(started(catalog, timing(frozen(table, entry), entry), entry));
    case 'lotsDrawn':
      return quiet(seated(catalog, drawn(table, entry.reveal), entry));
    case 'dealt': {
      const match = settled(matchOf(table));
      const ready = unready(table);
      const held = { ...match, decks: match.decks + 1, held: holders(ready), moves: [], asks: {} };
      return moved(ready, held, match.position.deal(entry.deck));
    }
    case 'acted': {
      const match = settled(matchOf(table));
      const told = { ...match, moves: withMore(match.moves ?? [], written(match, entry)) };
      return withLatest(table, entry, moved(table, told, match.position.act(entry.seat, entry.action)));
    }
    case 'remarked': {
      const match = matchOf(table);
      const heard = match.position.remark(entry.seat, entry.text);
      if (!heard.ok) throw new Error(`${table.id}: a remark that is none`);
      const span = match.position.remarkSpan();
      if (span === undefined) return { table, events: heard.value };
      const said = { ...match.said, [entry.seat]: span };
      return { table: { ...table, match: { ...match, said } }, events: heard.value };
    }
    case 'dealOver':
      return quiet(dealRevealed(table, entry.deck, entry.reveal));
    case 'matchOver':
      return quiet({ ...unready(table), phase: 'over' });
    case 'matchEnded': {
      const deck = (table.match?.decks ?? 0) - 1;
      return quiet(withoutMatch(dealRevealed(table, deck, entry.reveal)));
    }
  }
}

/** The table without its match: back to the waiting room. */
export function withoutMatch(table: Table): Table {
  const { match: _, ...rest } = resumed(unready(table));
  return { ...rest, phase: 'open' };
}

/** From now on this is how long people may think. */
function timing(table: Table, { times }: Extract<Entry, { readonly type: 'started' }>): Table {
  const { times: _, ...rest } = table;
  return times === undefined ? rest : { ...rest, times };
}

function started(catalog: Catalog, table: Table, entry: Extract<Entry, { readonly type: 'started' }>): Table {
  // The match begins when the lots are drawn; until then the table waits for shares.
  if (isStarting(table)) return table;
  const { type: _, match, rulesVersion: _v, chance: _chance, times: _times, dealLimit, ...setup } = entry;
  const position = begun(catalog, dealLimit === undefined ? setup : { ...setup, dealLimit }, 0);
  if (position === undefined) throw new Error(`${table.id}: a match that cannot begin`);
  const chairs = range(entry.seats);
  const begunMatch = { number: match, chairs, position, count: 0, decks: 0, held: {} };
  return { ...unready(table), ...setup, phase: 'playing', match: begunMatch };
}

/** The lots say who sits where, and who deals first. */
function seated(
  catalog: Catalog,
  table: Table,
  entry: Extract<Entry, { readonly type: 'lotsDrawn' }>,
): Table {
  // Only a table without people has a limit, and it waits for nobody's share.
  const begunAlready = table.match?.number === table.matches ? table.match : undefined;
  const dealLimit = begunAlready?.position.terms.dealLimit;
  const setup = { game: table.game, seats: table.seats, options: table.options };
  const agreed = dealLimit === undefined ? setup : { ...setup, dealLimit };
  const position = begun(catalog, agreed, entry.firstDealer);
  if (position === undefined) throw new Error(`${table.id}: a match that cannot begin`);
  const draws = entry.draws === undefined ? {} : { draws: entry.draws };
  const match = {
    number: table.matches,
    position,
    chairs: entry.chairs,
    count: 0,
    decks: 0,
    held: {},
    ...draws,
  };
  return { ...unready(table), phase: 'playing', match };
}

function moved(table: Table, match: TableMatch, next: Result<NextMatch, Refusal>): Evolved {
  if (!next.ok) throw new Error(`${table.id}: the log holds a move that is refused (${next.error.code})`);
  const { match: position, events } = next.value;
  return { table: { ...table, match: { ...match, position, count: countAfter(match) } }, events };
}

/** As records write it: where several are awaited, the seat is named. */
function written(
  { position }: TableMatch,
  { seat, action }: { readonly seat: Seat; readonly action: string },
): string {
  const awaited = position.awaited();
  return awaited !== 'deck' && awaited.length > 1 ? `${seat} ${action}` : action;
}

const quiet = (table: Table): Evolved => ({ table, events: [] });

function matchOf({ id, match }: Table): TableMatch {
  if (match === undefined) throw new Error(`${id}: no match is on`);
  return match;
}

/** Who holds which hand as a deal begins. */
function holders(table: Table): Readonly<Record<PlayerId, Seat>> {
  return Object.fromEntries(
    matchOf(table).chairs.flatMap((chair, seat) => {
      const occupant = at(table.chairs, chair);
      return occupant.kind === 'person' ? [[occupant.player, seat]] : [];
    }),
  );
}
