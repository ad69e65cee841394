import { at, type Random } from '@stammtisch/kernel';

import { type ServerProcess, startProcess } from '../../apps/server/src/testing/child.ts';
import type { Figures } from './figures.ts';

/** What befalls the server and the network as a whole. */
export type Fault =
  | { readonly type: 'kill' }
  | { readonly type: 'stop'; readonly ms: number }
  /** Frozen first, and killed while it is. */
  | { readonly type: 'stopAndKill'; readonly ms: number }
  | { readonly type: 'cut'; readonly percent: number };

const TYPES: readonly Fault['type'][] = ['kill', 'kill', 'kill', 'stop', 'stop', 'stopAndKill', 'cut', 'cut'];

/** The next fault; the same seed brings the same faults in the same order. */
export function drawFault(random: Random, longestStopMs: number): Fault {
  const type = at(TYPES, random.below(TYPES.length));
  if (type === 'kill') return { type };
  if (type === 'cut') return { type, percent: 5 + random.below(50) };
  return { type, ms: Math.round(longestStopMs / 10) + random.below(longestStopMs) };
}

/** A server that is brought up again whenever it is brought down. */
export class Victim {
  readonly #data: string;
  readonly #figures: Figures;
  readonly port: number;
  #server: ServerProcess;

  private constructor(data: string, figures: Figures, server: ServerProcess) {
    this.#data = data;
    this.#figures = figures;
    this.#server = server;
    this.port = server.port;
  }

  static async start(data: string, figures: Figures): Promise<Victim> {
    return new Victim(data, figures, await startProcess(data, 0, { onLog: listener(figures) }));
  }

  async suffer(fault: Exclude<Fault, { readonly type: 'cut' }>): Promise<void> {
    if (fault.type !== 'kill') {
      this.#figures.count('server stopped and continued');
      this.#server.signal('SIGSTOP');
      await new Promise((resolve) => {
        setTimeout(resolve, fault.ms);
      });
      if (fault.type === 'stop') return this.#server.signal('SIGCONT');
    }
    this.#figures.count('server killed');
    await this.#server.kill();
    this.#server = await startProcess(this.#data, this.port, { onLog: listener(this.#figures) });
    return undefined;
  }

  /** Lets it end in peace. */
  async stop(): Promise<void> {
    const code = await this.#server.stop();
    if (code !== 0) this.#figures.found(`the server ended with ${code}`);
  }
}

/** Whatever the server itself calls an error is one. */
function listener(figures: Figures): (text: string) => void {
  return (text) => {
    for (const line of text.split('\n').filter((one) => one !== '')) {
      const level = /^\{"level":(\d+)/.exec(line)?.[1];
      // What is no log is a crash, or a warning of Node.
      if (Number(level) >= 50) figures.found(`the server says ${line}`);
      else if (level === undefined) figures.found(`the server prints ${line}`);
    }
  };
}
