import {
  at,
  type Catalog,
  type Event,
  type NextMatch,
  range,
  type Refusal,
  type Result,
  type Seat,
} from '@stammtisch/kernel';

import { begun } from './begun.ts';
import type { Entry, PlayerId } from './entry.ts';
import { unready } from './evolve-chairs.ts';
import { countAfter, type Table, type TableMatch } from './table.ts';

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

/** Takes an entry about the match into the table. */
export function evolveMatch(catalog: Catalog, table: Table, entry: OfMatch): Evolved {
  switch (entry.type) {
    case 'started':
      return quiet(started(catalog, table, entry));
    case 'lotsDrawn':
      return quiet(seated(catalog, table, entry));
    case 'dealt': {
      const match = matchOf(table);
      const ready = unready(table);
      const held = { ...match, decks: match.decks + 1, held: holders(ready) };
      return moved(ready, held, match.position.deal(entry.deck));
    }
    case 'acted': {
      const match = matchOf(table);
      return moved(table, match, match.position.act(entry.seat, entry.action));
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
      return quiet(table);
    case 'matchOver':
      return quiet({ ...unready(table), phase: 'over' });
    case 'matchEnded':
      return quiet(withoutMatch(table));
  }
}

/** The table without its match: back to the waiting room. */
export function withoutMatch(table: Table): Table {
  const { match: _, ...rest } = unready(table);
  return { ...rest, phase: 'open' };
}

function started(catalog: Catalog, table: Table, entry: Extract<Entry, { readonly type: 'started' }>): Table {
  const { type: _, match, rulesVersion: _version, dealLimit, ...setup } = entry;
  const position = begun(catalog, dealLimit === undefined ? setup : { ...setup, dealLimit }, 0);
  if (position === undefined) throw new Error(`${table.id}: a match that cannot begin`);
  const chairs = range(entry.seats);
  const begunMatch = { number: match, chairs, position, count: 0, decks: 0, held: {} };
  return { ...unready(table), ...setup, phase: 'playing', matches: match, match: begunMatch };
}

/** The lots say who sits where, and who deals first. */
function seated(
  catalog: Catalog,
  table: Table,
  entry: Extract<Entry, { readonly type: 'lotsDrawn' }>,
): Table {
  const match = matchOf(table);
  const { dealLimit } = match.position.terms;
  const setup = { game: table.game, seats: table.seats, options: table.options };
  const agreed = dealLimit === undefined ? setup : { ...setup, dealLimit };
  const position = begun(catalog, agreed, entry.firstDealer);
  if (position === undefined) throw new Error(`${table.id}: a match that cannot begin`);
  const draws = entry.draws === undefined ? {} : { draws: entry.draws };
  return { ...table, match: { ...match, position, chairs: entry.chairs, ...draws } };
}

function moved(table: Table, match: TableMatch, next: Result<NextMatch, Refusal>): Evolved {
  if (!next.ok) throw new Error(`${table.id}: the log holds a move that is refused (${next.error.code})`);
  const { match: position, events } = next.value;
  return { table: { ...table, match: { ...match, position, count: countAfter(match) } }, events };
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
