import { Worker } from 'node:worker_threads';

import type { Chains, WalkedChain } from '@stammtisch/host';
import { walkOf } from '@stammtisch/host/chain';

import type { FromChainThread, ToChainThread } from './chain-messages.ts';
import { sha256 } from './ids.ts';

/** So many secrets lie ready, 2 kB each. */
const READY = 32;
/** So many are drawn at once: a table that waits for its chain waits for those before it. */
const DRAWN_AT_ONCE = 8;

interface Waiting {
  readonly secret: Uint8Array;
  readonly resolve: (walk: Uint8Array) => void;
}

/** A thread that walks chains, begun when one is needed. Before it is there, and should it fail, others walk themselves. */
export class ChainThread implements Chains {
  #worker: Worker | undefined;
  readonly #ready: WalkedChain[] = [];
  readonly #walking: Waiting[] = [];
  #onTheWay = 0;
  #stage: 'before' | 'starting' | 'there' | 'gone' = 'before';

  drawn(): WalkedChain | undefined {
    const chain = this.#ready.pop();
    this.#start();
    this.#draw();
    return chain;
  }

  walk(secret: Uint8Array): Promise<Uint8Array> {
    if (this.#stage !== 'there') {
      this.#start();
      return Promise.resolve(walkOf(secret, sha256));
    }
    return new Promise((resolve) => {
      this.#walking.push({ secret, resolve });
      this.#post({ type: 'walk', secret });
    });
  }

  /** What somebody still waits for is walked at once. */
  async stop(): Promise<void> {
    this.#end();
    await this.#worker?.terminate();
  }

  #start(): void {
    if (this.#stage !== 'before') return;
    this.#stage = 'starting';
    this.#worker = new Worker(new URL('./chain-worker.ts', import.meta.url));
    this.#worker.on('error', () => this.#end());
    this.#worker.on('exit', () => this.#end());
    this.#worker.on('message', (message: FromChainThread) => this.#hear(message));
    this.#draw();
  }

  #hear(message: FromChainThread): void {
    if (message.type === 'walked') {
      this.#walking.shift()?.resolve(message.walk);
      return;
    }
    this.#stage = 'there';
    this.#onTheWay -= 1;
    this.#ready.push(message.chain);
  }

  #draw(): void {
    if (this.#stage === 'gone') return;
    for (; this.#ready.length + this.#onTheWay + DRAWN_AT_ONCE <= READY; this.#onTheWay += DRAWN_AT_ONCE)
      this.#post({ type: 'draw', count: DRAWN_AT_ONCE });
  }

  #end(): void {
    this.#stage = 'gone';
    for (const { secret, resolve } of this.#walking.splice(0)) resolve(walkOf(secret, sha256));
  }

  #post(message: ToChainThread): void {
    this.#worker?.postMessage(message);
  }
}
