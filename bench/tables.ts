/**
 * Ten thousand tables in the middle of their matches at which nobody sits: what they cost in memory, and how long it takes
 * until somebody who comes back sees the table again. Over sockets, on a real file; about three minutes.
 */
import { type ChildProcess, fork } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { at, range } from '@stammtisch/kernel';
import { PROTOCOL } from '@stammtisch/protocol';
import { openSqlite } from '@stammtisch/store';
import type { Entry } from '@stammtisch/table';

import { newToken } from '../apps/server/src/testing/client.ts';
import type { Row } from './report.ts';
import { percentile } from './report.ts';
import { copyTable, type KeptTable, playedTables } from './table-logs.ts';
import { WebSocketEnd } from './web-socket.ts';

const TABLES = Number(process.env['BENCH_TABLES'] ?? 10_000);
/** Budgets of the architecture: bytes of heap an idle table, and ms to rebuild one. */
const HEAP_LIMIT = 2_048;
const REBUILD_LIMIT = 5;
/** How many different tables are played; the others are copies of them. */
const PLAYED = 90;
const WRITTEN_AT_ONCE = 256;
/** Tables are visited before the first measure, so that what is made once is there. */
const WARM_UP = 300;
const IDLE_MS = 20_000;

/** Measures memory with all tables in it, and after they have left; and each coming back. */
export async function run(): Promise<readonly Row[]> {
  const data = mkdtempSync(join(tmpdir(), 'stammtisch-bench-'));
  const token = newToken();
  console.error(`playing ${PLAYED} tables …`);
  const played = await playedTables(PLAYED, token);
  console.error(`writing ${TABLES} tables …`);
  await write(data, played);
  const server = await started(data);
  console.error('visiting them …');
  for (const number of range(WARM_UP)) await visit(server.port, token, number);
  await allLeft(server.port);
  const { heap: empty, cpu: before } = await server.measure();
  const [rebuilt, fromLog, there]: [number[], number[], number[]] = [[], [], []];
  for (const number of range(TABLES)) {
    const kind = hasSnapshot(number) ? rebuilt : fromLog;
    kind.push(await visit(server.port, token, number));
    // At once again: what is left without the rebuilding, and with whatever else this machine does.
    there.push(await visit(server.port, token, number));
  }
  const full = await server.measure();
  const inMemory = (full.heap - empty) / (await tablesAt(server.port));
  console.error('waiting until they leave …');
  await allLeft(server.port);
  const idle = ((await server.measure()).heap - empty) / TABLES;
  await server.stop();
  rmSync(data, { recursive: true, force: true });
  const rows = played.reduce((sum, table) => sum + table.rows.length, 0) / played.length;
  return [
    limited('heap each, left', 'B', Math.max(0, idle), HEAP_LIMIT),
    row('heap each, in memory', 'B', inMemory),
    row('rows of a log', 'rows', rows),
    ...cameBack('come back to one', rebuilt),
    ...cameBack('come back to one without snapshot', fromLog),
    limited('processor time to come back, mean', 'ms', (full.cpu - before) / TABLES, REBUILD_LIMIT),
    row('come to one in memory, p50', 'ms', percentile(there, 0.5)),
    row('come to one in memory, p99', 'ms', percentile(there, 0.99)),
  ];
}

function cameBack(what: string, took: readonly number[]): readonly Row[] {
  const parts = [0.5, 0.99] as const;
  return parts.map((part) => limited(`${what}, p${part * 100}`, 'ms', percentile(took, part), REBUILD_LIMIT));
}

function row(what: string, unit: string, ours: number): Row {
  return { bench: `tables ${TABLES} idle: ${what}`, unit, ours };
}

function limited(what: string, unit: string, ours: number, limit: number): Row {
  const limits = { ...row(what, unit, ours), peer: limit, against: 'limit' };
  return ours === 0 ? limits : { ...limits, ratio: limit / ours };
}
/** Without one, a table is rebuilt from its log alone. */
function hasSnapshot(number: number): boolean {
  return Math.floor(number / PLAYED) % 2 === 0;
}

/** Every second table is without its snapshot. */
async function write(data: string, played: readonly KeptTable[]): Promise<void> {
  const store = await openSqlite<Entry>(join(data, 'stammtisch.db'));
  const numbers = range(TABLES).values();
  const writer = async (): Promise<void> => {
    for (const number of numbers) {
      const table = at(played, number % played.length);
      const { snapshot: _, ...log } = table;
      const kept = hasSnapshot(number) ? table : { ...log, snapshot: undefined };
      await copyTable(store, kept, { table: `bench${number}`, code: codeOf(number) });
    }
  };
  await Promise.all(range(WRITTEN_AT_ONCE).map(writer));
  await store.close();
}

function codeOf(number: number): string {
  return `bench${String(number).padStart(7, '0')}`;
}

/** Comes to a table that is not in memory, waits for all there is to see, and goes; answers how long that took, in ms. */
async function visit(port: number, token: string, number: number): Promise<number> {
  const hello = { type: 'hello', protocol: PROTOCOL, table: codeOf(number), token };
  let hear = (_text: string): void => undefined;
  const heard = new Promise<string>((resolve) => {
    hear = resolve;
  });
  const socket = await WebSocketEnd.open(port, '/ws', (text) => hear(text));
  const began = performance.now();
  socket.send(JSON.stringify(hello));
  const answer = await heard;
  const took = performance.now() - began;
  if (!answer.includes('"type":"welcome"') || !answer.includes('"view":{'))
    throw new Error(answer.slice(0, 200));
  socket.close();
  return took;
}

async function allLeft(port: number): Promise<void> {
  while ((await tablesAt(port)) > 0) {
    await new Promise((resolve) => {
      setTimeout(resolve, 1_000);
    });
  }
}

async function tablesAt(port: number): Promise<number> {
  const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  return Number(/^stammtisch_tables (\d+)$/m.exec(text)?.[1]);
}

/** Bytes of heap, and processor time of all threads in ms. */
interface Measured {
  readonly heap: number;
  readonly cpu: number;
}

interface TablesServer {
  readonly port: number;
  measure(): Promise<Measured>;
  stop(): Promise<void>;
}

async function started(data: string): Promise<TablesServer> {
  const child = fork(new URL('tables-server.ts', import.meta.url), [data, String(IDLE_MS)], {
    execArgv: [...process.execArgv, '--expose-gc'],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const { port = 0 } = await message(child);
  return {
    port,
    async measure() {
      child.send('measure');
      const { heap = Number.NaN, cpu = Number.NaN } = await message(child);
      return { heap, cpu };
    },
    async stop() {
      child.disconnect();
      await new Promise((resolve) => child.once('exit', resolve));
    },
  };
}

function message(child: ChildProcess): Promise<{ readonly port?: number } & Partial<Measured>> {
  return new Promise((resolve) => child.once('message', resolve));
}
