/**
 * Durable actions a second through our server with 1,000 tables of four sockets, against boardgame.io holding a
 * comparable game in memory, one after the other in the same run. Loopback only; about two minutes.
 */
import { started } from './child.ts';
import { ourFleet } from './fleet-ours.ts';
import { peerFleet } from './fleet-peer.ts';
import { type Fleet, Load, type Measured } from './load.ts';
import type { Row } from './report.ts';

const TABLES = Number(process.env['BENCH_TABLES'] ?? 1000);
const SECONDS = Number(process.env['BENCH_SECONDS'] ?? 15);
/** Budget of the architecture: at half of twice the peer's speed, in ms. */
const P99_LIMIT = 10;
const BYTES_LIMIT = 600;

interface Outcome {
  readonly flatOut: Measured;
  readonly paced: Measured;
  /** Bytes of resident memory a table, with its four sockets. */
  readonly memory: number;
}

/** Measures the peer first, so that ours can be paced at the peer's own speed. */
export async function run(): Promise<readonly Row[]> {
  const peer = await measure('peer-server.ts', (port) => peerFleet(port, TABLES), undefined);
  const ours = await measure('our-server.ts', (port) => ourFleet(port, TABLES), peer.flatOut.perSecond);
  const against = 'boardgame.io, in memory';
  const name = `server ${TABLES} tables × 4`;
  return [
    row(`${name}: flat out`, 'actions/s', ours.flatOut.perSecond, peer.flatOut.perSecond, against, 'more'),
    row(`${name}: flat out p50`, 'ms', ours.flatOut.p50, peer.flatOut.p50, against, 'less'),
    row(`${name}: flat out p99`, 'ms', ours.flatOut.p99, peer.flatOut.p99, against, 'less'),
    row(
      `${name}: at ${Math.round(peer.flatOut.perSecond)}/s p50`,
      'ms',
      ours.paced.p50,
      P99_LIMIT,
      'limit',
      'less',
    ),
    row(
      `${name}: at ${Math.round(peer.flatOut.perSecond)}/s p99`,
      'ms',
      ours.paced.p99,
      P99_LIMIT,
      'limit',
      'less',
    ),
    row(`${name}: received a socket`, 'B/action', ours.flatOut.bytes, peer.flatOut.bytes, against, 'less'),
    row(`${name}: received a socket`, 'B/action', ours.flatOut.bytes, BYTES_LIMIT, 'limit', 'less'),
    row(`${name}: memory`, 'B/table with sockets', ours.memory, peer.memory, against, 'less'),
  ];
}

function row(
  bench: string,
  unit: string,
  ours: number,
  peer: number,
  against: string,
  better: 'more' | 'less',
): Row {
  return { bench, unit, ours, peer, against, ratio: better === 'more' ? ours / peer : peer / ours };
}

async function measure(
  script: string,
  fleetAt: (port: number) => Fleet,
  pace: number | undefined,
): Promise<Outcome> {
  console.error(`${script}: opening ${TABLES} tables …`);
  const server = await started(script);
  const empty = server.rss();
  const fleet = fleetAt(server.port);
  const load = new Load(fleet);
  await load.open();
  const memory = (server.rss() - empty) / TABLES;
  console.error(`${script}: measuring …`);
  await load.scatter(4);
  const flatOut = await load.flatOut(SECONDS);
  const paced = await load.paced(pace ?? flatOut.perSecond / 2, SECONDS);
  fleet.close();
  await server.stop();
  return { flatOut, paced, memory };
}
