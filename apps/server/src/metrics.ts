import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';

/** What the server counts. */
export interface Metrics {
  readonly registry: Registry;
  appended(how: string): void;
  acted(ms: number): void;
  refused(code: string): void;
  botThought(ms: number): void;
  heard(): void;
  said(bytes: number): void;
  closed(code: string): void;
  turnedAway(why: string): void;
}

const MS = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1_000, 2_000, 5_000];

/** Counters of one server; the gauges ask it how many tables and sockets there are. */
export function serverMetrics(count: { tables(): number; sockets(): number }): Metrics {
  const make = instruments();
  make.gauge('tables', 'Tables in memory.', () => count.tables());
  make.gauge('sockets', 'Open sockets.', () => count.sockets());
  const appends = make.counter('appends_total', 'Appends to tables’ logs, by outcome.', ['outcome']);
  const actions = make.histogram('action_ms', 'From a message to its acknowledgement.');
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
    appended: (outcome) => appends.inc({ outcome }),
    acted: (ms) => actions.observe(ms),
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
