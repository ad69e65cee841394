import { percentile } from './report.ts';

/** A fleet of tables, each with four sockets: whoever is to move offers its move, and the load decides when it is sent. */
export interface Fleet {
  /** Opens all tables and starts a match at each. */
  open(offer: Offer): Promise<void>;
  /** Bytes all sockets have received so far. */
  received(): number;
  close(): void;
}
/** A move that can be made now: whatever a player answers, be it a call, a card, or that they are ready for the next deal. `send` makes it and calls back when the server has confirmed it to the mover. */
export type Offer = (send: (confirmed: () => void) => void) => void;

/** What a load came to. */
export interface Measured {
  readonly perSecond: number;
  readonly p50: number;
  readonly p99: number;
  /** Bytes received by one socket, for each action. */
  readonly bytes: number;
}

const SOCKETS_PER_TABLE = 4;
/** How likely a table stops at a move while tables are scattered: so on average after about a deal. */
const STOPPING = 1 / 30;

/** Drives a fleet: first as fast as it goes, then at half that speed, where latency is measured. */
export class Load {
  readonly #fleet: Fleet;
  #waiting: ((confirmed: () => void) => void)[] = [];
  // Nobody moves while tables are still being opened.
  #isPaced = true;
  #isScattering = false;
  #confirmed = 0;
  #latencies: number[] = [];

  constructor(fleet: Fleet) {
    this.#fleet = fleet;
  }

  /** Opens the tables; their first moves wait. */
  async open(): Promise<void> {
    await this.#fleet.open((send) => {
      const isHeld = this.#isPaced || (this.#isScattering && Math.random() < STOPPING);
      if (isHeld) this.#waiting.push(send);
      else this.#make(send);
    });
  }

  /** Lets tables play on until each is at another place in its deal: people do not move in step. */
  async scatter(seconds: number): Promise<void> {
    this.#isScattering = true;
    await this.flatOut(seconds);
    this.#isScattering = false;
  }

  /** As fast as it goes: every table always has a move under way. */
  async flatOut(seconds: number): Promise<Measured> {
    this.#isPaced = false;
    this.#release(Number.POSITIVE_INFINITY);
    return this.#measure(seconds);
  }

  /** At a fixed rate, in actions a second. */
  async paced(rate: number, seconds: number): Promise<Measured> {
    this.#isPaced = true;
    let due = 0;
    let last = performance.now();
    const timer = setInterval(() => {
      const now = performance.now();
      due += ((now - last) / 1000) * rate;
      last = now;
      const whole = Math.floor(due);
      due -= whole;
      this.#release(whole);
    }, 2);
    await pause(1000);
    const measured = await this.#measure(seconds);
    clearInterval(timer);
    return measured;
  }

  #release(count: number): void {
    for (const send of this.#waiting.splice(0, Math.min(count, this.#waiting.length))) this.#make(send);
  }

  #make(send: (confirmed: () => void) => void): void {
    const sent = performance.now();
    send(() => {
      this.#confirmed += 1;
      this.#latencies.push(performance.now() - sent);
    });
  }

  async #measure(seconds: number): Promise<Measured> {
    this.#confirmed = 0;
    this.#latencies = [];
    const bytes = this.#fleet.received();
    const begun = performance.now();
    await pause(seconds * 1000);
    const took = (performance.now() - begun) / 1000;
    const actions = this.#confirmed;
    return {
      perSecond: actions / took,
      p50: percentile(this.#latencies, 0.5),
      p99: percentile(this.#latencies, 0.99),
      bytes: (this.#fleet.received() - bytes) / actions / SOCKETS_PER_TABLE,
    };
  }
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, ms);
  });
}
