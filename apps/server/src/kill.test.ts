import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { catalog } from '@stammtisch/games';
import { at, type Random, range, seeded } from '@stammtisch/kernel';
import { openSqlite } from '@stammtisch/store';
import { type Entry, evolve, type LogRow, type Table, unopened } from '@stammtisch/table';
import { expect, test } from 'vitest';

import { playerOf } from './ids.ts';
import { type ServerProcess, startProcess } from './testing/child.ts';
import { newToken, openTable, TestClient } from './testing/client.ts';
import { mixing } from './testing/mixing.ts';

/** How often the server is killed. */
const KILLS = Number(process.env['STAMMTISCH_KILLS'] ?? 20);
const TABLES = 3;

/** A person who comes back whenever the server does, and says again what was not acknowledged. */
interface Person {
  readonly code: string;
  readonly token: string;
  readonly acknowledged: string[];
  pending: { readonly id: string; readonly message: object } | undefined;
  client: TestClient | undefined;
}

interface Play {
  port: number;
  /** Told after each acknowledgement. */
  onDone: () => void;
  isOver: boolean;
}

async function live(play: Play, person: Person, random: Random): Promise<void> {
  for (let said = 0; !play.isOver;) {
    const client = await arrive(play, person);
    if (client === undefined) continue;
    const asked = wish(client, random);
    if (person.pending === undefined && asked !== undefined) {
      said += 1;
      const id = `p${said}`;
      person.pending = { id, message: { ...asked, id } };
    }
    if (person.pending === undefined) {
      await client.until(
        () => client.closed !== undefined || wish(client, random) !== undefined || play.isOver,
      );
      continue;
    }
    const { id, message } = person.pending;
    client.say(message);
    const answer = await client.answer(id);
    if (answer === 'closed') continue;
    if (answer === 'done') person.acknowledged.push(id);
    person.pending = undefined;
    play.onDone();
  }
}

/** The socket that is open, or a new one if the server is there again. */
async function arrive(play: Play, person: Person): Promise<TestClient | undefined> {
  if (person.client !== undefined && person.client.closed === undefined) return person.client;
  const since = person.client?.known?.seq;
  const client = await TestClient.join(play.port, person.code, person.token, {
    mixing: mixing(person.token),
    ...(since === undefined ? {} : { since }),
  });
  if (client.known === undefined) return undefined;
  expect(client.known.seq).toBeGreaterThanOrEqual(since ?? 0);
  person.client = client;
  return client;
}

/** What the rules and the table ask of this person now. */
function wish(client: TestClient, random: Random): object | undefined {
  const { known } = client;
  if (known === undefined || known.view === null) return undefined;
  const { room } = known;
  const legal = client.legal();
  if (legal.length > 0)
    return { type: 'act', position: known.position, action: at(legal, random.below(legal.length)) };
  const self = room.chairs[room.you.chair ?? -1];
  const isBetween = room.phase === 'over' || client.seen.awaited() === 'deck';
  const isReady = self?.kind === 'person' && self.isReady;
  return isBetween && !isReady ? { type: 'command', command: { do: 'ready' } } : undefined;
}

async function seated(port: number): Promise<readonly Person[]> {
  const [anna, tom] = [newToken(), newToken()];
  const code = await openTable(port, anna, {
    game: 'smear',
    seats: 4,
    name: 'Anna',
    bots: 'easy',
    botPace: 'instant',
  });
  const guest = await TestClient.join(port, code, tom, { mixing: mixing(tom) });
  expect(await guest.command({ do: 'sit', chair: 2, name: 'Tom' })).toBe('done');
  const host = await TestClient.join(port, code, anna, { mixing: mixing(anna) });
  await host.until(
    () =>
      host.known?.fairness.next?.commitments.every((one, chair) => chair % 2 === 1 || one !== null) === true,
  );
  expect(await host.command({ do: 'start' })).toBe('done');
  const person = (token: string, client: TestClient): Person => ({
    code,
    token,
    acknowledged: [],
    pending: undefined,
    client,
  });
  return [person(anna, host), person(tom, guest)];
}

/** Kills the server after a random number of acknowledgements, again and again. */
async function torture(
  play: Play,
  first: ServerProcess,
  data: string,
  random: Random,
): Promise<ServerProcess> {
  let server = first;
  for (const _ of range(KILLS)) {
    let left = 3 + random.below(20);
    await new Promise<void>((resolve) => {
      play.onDone = () => {
        left -= 1;
        if (left === 0) resolve();
      };
    });
    await server.kill();
    server = await startProcess(data, play.port);
  }
  return server;
}

async function logOf(
  data: string,
  code: string,
): Promise<{ readonly id: string; readonly rows: readonly LogRow[] }> {
  const store = await openSqlite<Entry>(join(data, 'stammtisch.db'));
  const id = (await store.find(code))?.table ?? '';
  const rows = await store.read(id, 1);
  await store.close();
  return { id, rows };
}

test(
  'a server killed under play loses nothing that was acknowledged, and everybody plays on',
  { timeout: 600_000 },
  async () => {
    const data = mkdtempSync(join(tmpdir(), 'stammtisch-kill-'));
    const random = seeded(process.env['STAMMTISCH_SEED'] ?? 'kill');
    const first = await startProcess(data);
    const play: Play = { port: first.port, onDone: () => undefined, isOver: false };
    const people = (await Promise.all(range(TABLES).map(() => seated(first.port)))).flat();
    const lives = people.map((person) => live(play, person, random));
    const last = await torture(play, first, data, random);
    // After the last restart everybody acts once more.
    const before = people.map(({ acknowledged }) => acknowledged.length);
    await new Promise<void>((resolve) => {
      play.onDone = () =>
        people.every((person, index) => person.acknowledged.length > at(before, index)) && resolve();
    });
    play.isOver = true;
    expect(await last.stop()).toBe(0);
    await Promise.all(lives);

    for (const code of new Set(people.map((person) => person.code))) {
      const { id, rows } = await logOf(data, code);
      expect(rows.map(({ seq }) => seq)).toEqual(range(rows.length).map((index) => index + 1));
      const commands = rows.map(({ command }) => command);
      for (const { token, acknowledged } of people.filter((person) => person.code === code)) {
        const done = commands.filter((command) => command?.startsWith(`${playerOf(token)}:p`) === true);
        const expected = acknowledged.map((name) => `${playerOf(token)}:${name}`);
        // What was acknowledged is there, each once and in order; at most the very last may be there unacknowledged.
        expect(done.slice(0, expected.length)).toEqual(expected);
        expect(done.length - expected.length).toBeLessThanOrEqual(1);
      }
      const table = rows.reduce<Table>((now, row) => evolve(catalog, now, row).table, unopened(id));
      for (const { client } of people.filter((person) => person.code === code)) {
        if (client?.known?.seq !== table.seq) continue;
        expect(client.known.view).toEqual(table.match?.position.observe(client.known.seat ?? 'everyone'));
      }
    }
    rmSync(data, { recursive: true, force: true });
  },
);
