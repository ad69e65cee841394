/**
 * Durable actions a second through our server with 1,000 tables of four sockets, against boardgame.io holding a
 * comparable game in memory, one after the other in the same run: with everything a table can have switched on, and
 * without; `--plain` leaves the former out. Loopback only; about three minutes.
 */
import { started } from './child.ts';
import { type Features, ourFleet } from './fleet-ours.ts';
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
  /** What an action costs the server, in ms of a core. */
  readonly cost: number;
}

/** Measures the peer first, so that ours can be paced at the peer's own speed. */
export async function run(): Promise<readonly Row[]> {
  const peer = await measure('peer-server.ts', (port) => peerFleet(port, TABLES), undefined);
  const atPeersPace = (features: Features): Promise<Outcome> =>
    measure('our-server.ts', (port) => ourFleet(port, TABLES, features), peer.flatOut.perSecond);
  const plain = await atPeersPace('plain');
  if (process.argv.includes('--plain')) return rowsAgainst(peer, plain, 'plain');
  const full = await atPeersPace('full');
  const name = `server ${TABLES} tables × 4: everything on`;
  return [
    ...rowsAgainst(peer, plain, 'plain'),
    ...rowsAgainst(peer, full, 'everything on'),
    row(`${name}: flat out`, 'actions/s', full.flatOut.perSecond, plain.flatOut.perSecond, 'plain', 'more'),
    row(`${name}: flat out p50`, 'ms', full.flatOut.p50, plain.flatOut.p50, 'plain', 'less'),
    row(`${name}: paced p50`, 'ms', full.paced.p50, plain.paced.p50, 'plain', 'less'),
    row(`${name}: paced p99`, 'ms', full.paced.p99, plain.paced.p99, 'plain', 'less'),
    row(`${name}: server`, 'ms of a core/action', full.cost, plain.cost, 'plain', 'less'),
    row(`${name}: received a socket`, 'B/action', full.flatOut.bytes, plain.flatOut.bytes, 'plain', 'less'),
    row(`${name}: memory`, 'B/table with sockets', full.memory, plain.memory, 'plain', 'less'),
  ];
}

function rowsAgainst(peer: Outcome, ours: Outcome, which: string): readonly Row[] {
  const against = 'boardgame.io, in memory';
  const name = `server ${TABLES} tables × 4, ${which}`;
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
  server.load();
  const flatOut = await load.flatOut(SECONDS);
  const cost = (server.load() * 1_000) / flatOut.perSecond;
  const paced = await load.paced(pace ?? flatOut.perSecond / 2, SECONDS);
  fleet.close();
  await server.stop();
  return { flatOut, paced, memory, cost };
}
