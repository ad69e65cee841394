import type { Meters } from '@stammtisch/host';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';

/** What the server counts. */
export interface Metrics extends Meters {
  readonly registry: Registry;
  heard(): void;
  said(bytes: number): void;
  closed(code: string): void;
  turnedAway(why: string): void;
}

/** What is counted elsewhere. */
export interface Counted {
  tables(): number;
  sockets(): number;
  readonly botsWaiting?: () => number;
  readonly now?: () => number;
}

const MS = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1_000, 2_000, 5_000];

/** Counters of one server; the gauges ask it how many tables and sockets there are. */
export function serverMetrics(count: Counted): Metrics {
  const make = instruments();
  const { now = Date.now, botsWaiting = () => 0 } = count;
  make.gauge('tables', 'Tables in memory.', () => count.tables());
  make.gauge('sockets', 'Open sockets.', () => count.sockets());
  const appending = logInstruments(make, now);
  make.gauge('bots_waiting', 'Questions that wait for a thread of the bots.', botsWaiting);
  const latency = make.histogram('action_ms', 'From a message to its acknowledgement.');
  const actions = make.counter('actions_total', 'What people wished, by outcome.', ['outcome']);
  const refusals = make.counter('refusals_total', 'Commands refused, by reason.', ['code']);
  const thoughts = make.histogram('bot_ms', 'How long bots think.');
  // Counted by hand, for there are many of them: Prometheus is told when it asks.
  const many = { heard: 0, said: 0, bytes: 0 };
  make.tally('messages_in_total', 'Messages heard.', () => many.heard);
  make.tally('messages_out_total', 'Messages sent.', () => many.said);
  make.tally('bytes_out_total', 'Bytes of messages sent.', () => many.bytes);
  const closes = make.counter('goodbyes_total', 'Sockets closed by the server, by reason.', ['code']);
  const away = make.counter('turned_away_total', 'Connections not accepted, by reason.', ['why']);
  return {
    registry: make.registry,
    appending,
    acted(ms, outcome) {
      latency.observe(ms);
      actions.inc({ outcome });
    },
    refused: (code) => refusals.inc({ code }),
    botThought: (ms) => thoughts.observe(ms),
    heard: () => void (many.heard += 1),
    said(size) {
      many.said += 1;
      many.bytes += size;
    },
    closed: (code) => closes.inc({ code }),
    turnedAway: (why) => away.inc({ why }),
  };
}

function logInstruments(make: Instruments, now: () => number): Metrics['appending'] {
  // In the order in which they began: the first is the oldest.
  const underWay = new Set<{ readonly at: number }>();
  const appends = make.counter('appends_total', 'Appends to tables’ logs, by outcome.', ['outcome']);
  make.gauge('appends_under_way', 'Appends that the store has not answered yet.', () => underWay.size);
  make.gauge('log_lag_ms', 'Age of the oldest append under way.', () => {
    const [oldest] = underWay;
    return oldest === undefined ? 0 : Math.max(0, now() - oldest.at);
  });
  return async (at, append) => {
    const one = { at };
    underWay.add(one);
    try {
      const appended = await append;
      appends.inc({ outcome: appended.type });
      return appended;
    } finally {
      underWay.delete(one);
    }
  };
}

interface Instruments {
  readonly registry: Registry;
  counter(name: string, help: string, labelNames?: string[]): Counter;
  histogram(name: string, help: string): Histogram;
  tally(name: string, help: string, read: () => number): Counter;
  gauge(name: string, help: string, read: () => number): Gauge;
}

function instruments(): Instruments {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry, prefix: 'stammtisch_' });
  return {
    registry,
    counter: (name, help, labelNames = []) =>
      new Counter({ name: `stammtisch_${name}`, help, labelNames, registers }),
    histogram: (name, help) => new Histogram({ name: `stammtisch_${name}`, help, buckets: MS, registers }),
    tally: (name, help, read) =>
      new Counter({
        name: `stammtisch_${name}`,
        help,
        registers,
        collect() {
          this.reset();
          this.inc(read());
        },
      }),
    gauge: (name, help, read) =>
      new Gauge({
        name: `stammtisch_${name}`,
        help,
        registers,
        collect() {
          this.set(read());
        },
      }),
  };
}
