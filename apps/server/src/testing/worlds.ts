import type { Card } from '@stammtisch/cards';
import { at, range, seeded } from '@stammtisch/kernel';
import type { OpenTable } from '@stammtisch/protocol';
import { expect } from 'vitest';

import type { ServerOptions } from '../options.ts';
import { openTable, TestClient } from './client.ts';
import { startServer, type TestServer } from './server.ts';

/** What is played in a world. */
export interface Kind {
  readonly game: string;
  readonly seats: number;
  readonly options: Readonly<Record<string, boolean | number | string>>;
  readonly agreements?: OpenTable['agreements'];
}

/** A server with one table, a person on every chair, and somebody who watches. */
export interface World {
  readonly running: TestServer;
  readonly code: string;
  readonly people: readonly TestClient[];
  readonly watcher: TestClient;
  /** What the next match is dealt. */
  deck: readonly Card[];
  pack: readonly Card[];
}

/** Opens one. Whatever chance there is comes out the same in every world. */
export async function world(
  { game, seats, options, agreements = {} }: Kind,
  more: Partial<ServerOptions> = {},
): Promise<World> {
  const random = seeded('the same in both worlds');
  const made: { deck: readonly Card[]; pack: readonly Card[] } = { deck: [], pack: [] };
  const running = await startServer({
    random: (bytes) => Uint8Array.from(range(bytes), () => random.below(256)),
    drawDeck: (_table, _match, _deck, pack) => {
      made.pack = pack;
      return made.deck.length === 0 ? pack : made.deck;
    },
    drawLots: (_table, match) => ({ chairs: range(seats), firstDealer: match % seats }),
    ...more,
  });
  const tokens = range(seats + 1).map((index) => String(index).padStart(22, 'x'));
  const code = await openTable(running.port, at(tokens, 0), {
    game,
    seats,
    options,
    agreements,
    name: 'P0',
  });
  const people: TestClient[] = [];
  for (const chair of range(seats)) {
    const person = await TestClient.join(running.port, code, at(tokens, chair));
    expect(await person.command({ do: 'sit', chair, name: `P${chair}` })).toBe('done');
    people.push(person);
  }
  const watcher = await TestClient.join(running.port, code, at(tokens, seats));
  // The pack of this table shows itself when it is first dealt.
  expect(await at(people, 0).command({ do: 'start' })).toBe('done');
  expect(await at(people, 0).command({ do: 'endMatch' })).toBe('done');
  return Object.assign(made, { running, code, people, watcher });
}

/** Everybody has heard of everything that is in the log. */
export async function settled(worlds: readonly World[]): Promise<void> {
  await Promise.all(
    worlds.map(async ({ people, watcher }) => {
      const all = [...people, watcher];
      const seq = Math.max(...all.map((client) => client.known?.seq ?? 0));
      await Promise.all(all.map((client) => client.until(() => (client.known?.seq ?? 0) >= seq)));
    }),
  );
}
