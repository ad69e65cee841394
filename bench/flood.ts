/**
 * How much those who play notice of a flood: the time until their moves are acknowledged while others flood the server
 * from another address, against the same time just before. Usual limits, durable log; about three minutes.
 */
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';

import { type BenchServer, started } from './child.ts';
import { ourFleet } from './fleet-ours.ts';
import { FLOODS, type FloodName } from './floods.ts';
import { Load, type Measured } from './load.ts';
import type { Row } from './report.ts';

const ROUNDS = Number(process.env['BENCH_ROUNDS'] ?? 3);
const SECONDS = Number(process.env['BENCH_SECONDS'] ?? 3);
/** As many as one address may have: 80 sockets. */
const TABLES = 20;
/** Moves a second of all who play: as many as twenty tables of quick people make. */
const RATE = 60;
/** Others must not wait longer than twice as long. */
const LIMIT = 2;
/** Less than a millisecond is not noticed by anybody, and is mostly the machine's own noise. */
const LEAST_MS = 1;

/** Plays in quiet and under each flood by turns; the middle of all rounds counts. */
export async function run(): Promise<readonly Row[]> {
  const server = await started('our-server.ts', 'usual');
  const fleet = ourFleet(server.port, TABLES, 'full');
  const load = new Load(fleet);
  await load.open();
  await load.paced(RATE, SECONDS);
  const rows: Row[] = [];
  for (const name of wanted()) rows.push(...(await rowsOf(name, load, server)));
  fleet.close();
  await server.stop();
  return rows;
}

function wanted(): readonly FloodName[] {
  const asked = process.argv.slice(3);
  return asked.length === 0 ? FLOODS : FLOODS.filter((name) => asked.includes(name));
}

async function rowsOf(name: FloodName, load: Load, server: BenchServer): Promise<readonly Row[]> {
  const cores: number[] = [];
  const rounds: { readonly quiet: Measured; readonly flooded: Measured }[] = [];
  let done = 0;
  for (let round = 0; round < ROUNDS; round += 1) {
    const quiet = await load.paced(RATE, SECONDS);
    const usual = server.load();
    const flooder = await flooding(name, server.port);
    const flooded = await load.paced(RATE, SECONDS);
    cores.push(server.load() - usual);
    done += await flooder.stop();
    rounds.push({ quiet, flooded });
    console.error(
      `${name}: p50 ${quiet.p50.toFixed(2)} → ${flooded.p50.toFixed(2)}, p99 ${quiet.p99.toFixed(2)} → ${flooded.p99.toFixed(2)} ms`,
    );
  }
  const worse = (share: 'p50' | 'p99'): number =>
    middle(rounds.map(({ quiet, flooded }) => flooded[share] / Math.max(LEAST_MS, quiet[share])));
  const perSecond = done / (ROUNDS * (SECONDS + 1));
  const bench = `flood of ${name} (${Math.round(perSecond)}/s)`;
  const more: Row = { bench: `${bench}: of a core, more`, unit: 'core', ours: middle(cores) };
  const late = (['p50', 'p99'] as const).map((share) => {
    const ours = worse(share);
    return {
      bench: `${bench}: ${share}`,
      unit: '× quiet',
      ours,
      peer: LIMIT,
      against: 'limit',
      ratio: LIMIT / ours,
    };
  });
  return [...late, more];
}

async function flooding(name: FloodName, port: number): Promise<{ readonly stop: () => Promise<number> }> {
  const child: ChildProcess = fork(new URL('flooder.ts', import.meta.url), [name, String(port)]);
  let done = 0;
  child.on('message', (message: number) => {
    done = message;
  });
  await once(child, 'message');
  return {
    async stop() {
      child.kill();
      await once(child, 'exit');
      return done;
    },
  };
}

function middle(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}
