import { catalog } from '@stammtisch/games';
import {
  type Client,
  Host,
  STANDARD_CLOCKS,
  STANDARD_GRACES,
  STANDARD_PAUSES,
  STANDARD_WATCH_DELAY_MS,
} from '@stammtisch/host';
import { openMemory, type Store } from '@stammtisch/store';
import type { ClockSpeed, Entry } from '@stammtisch/table';
import pino from 'pino';

import { sha256 } from '../ids.ts';
import { serverMetrics } from '../metrics.ts';
import { type BotPool, STANDARD_LIMITS } from '../options.ts';
import { simpleBots } from '../simple-bots.ts';
import { type TestClock, testClock } from '@stammtisch/host/testing/clock';

const hosts: Host[] = [];

/** For after each test: all tables of all servers rest. */
export async function closeTables(): Promise<void> {
  await Promise.all(hosts.splice(0).map((host) => host.stop()));
}

/** How a test's tables differ from the usual ones. */
interface Wish {
  readonly store?: Store<Entry>;
  readonly bots?: BotPool;
  readonly clock?: TestClock;
  /** How long people may think. */
  readonly clocked?: ClockSpeed;
  readonly start?: boolean;
}

/** The tables of a server without sockets, on a clock that the test moves. */
export async function tables({ store, bots, clock = testClock(), clocked, start = true }: Wish = {}) {
  const host = new Host({
    store: store ?? (await openMemory<Entry>(() => clock.now())),
    catalog,
    bots: bots ?? simpleBots(catalog),
    random: (bytes) => new Uint8Array(bytes).fill(hosts.length + 3),
    sha256,
    clock,
    limits: STANDARD_LIMITS,
    pauses: STANDARD_PAUSES,
    graces: STANDARD_GRACES,
    clocks: STANDARD_CLOCKS,
    watchDelayMs: STANDARD_WATCH_DELAY_MS,
    metrics: serverMetrics({ tables: () => 0, sockets: () => 0 }),
    log: pino({ level: 'silent' }),
    // Seat 1 begins, so bots are asked first.
    drawLots: (_table, _match, { seats }) => ({ chairs: [0, 1, 2, 3].slice(0, seats), firstDealer: 0 }),
  });
  hosts.push(host);
  const opened = await host.open({
    host: 'anna',
    name: 'Anna',
    game: 'smear',
    seats: 4,
    options: {},
    botPace: 'brisk',
    isPublic: false,
    bots: 'normal',
    start,
    ...(clocked === undefined ? {} : { agreements: { clock: clocked } }),
  });
  if (!opened.ok) throw new Error(opened.error.code);
  const table = await host.table(opened.value.code);
  if (table === undefined) throw new Error('no table');
  return { clock, host, table, code: opened.value.code };
}

/** What a test works on. */
export type Tables = Awaited<ReturnType<typeof tables>>;

/** Somebody's device, and what it has been told. */
export interface TestDevice extends Client {
  readonly texts: string[];
  /** Why it was sent away, if it was. */
  away?: Parameters<Client['dismiss']>[0];
}

/** A device of this player; `leave` is what its socket does when it is sent away. */
export function client(player: string, leave: (device: TestDevice) => void = () => undefined): TestDevice {
  const texts: string[] = [];
  const device: TestDevice = {
    player,
    texts,
    send: (text) => texts.push(text),
    dismiss(why) {
      device.away = why;
      leave(device);
    },
  };
  return device;
}

/** Everything that needs no time has happened. */
export async function settle(): Promise<void> {
  for (let i = 0; i < 20; i += 1) await new Promise((resolve) => setImmediate(resolve));
}

/** Lets time pass, and everything happen that falls due. */
export async function pass(clock: TestClock, ms: number): Promise<void> {
  clock.pass(ms);
  await settle();
}
