// Where chains are walked: every match begins with thousands of hashes, during which nobody else should wait.
import { randomBytes } from 'node:crypto';
import { parentPort } from 'node:worker_threads';

import { walkOf } from '@stammtisch/host/chain';

import type { FromChainThread, ToChainThread } from './chain-messages.ts';
import { sha256 } from './ids.ts';

if (parentPort === null) throw new Error('runs in a worker thread only');
const port = parentPort;
const SECRET_BYTES = 32;

port.on('message', (message: ToChainThread) => {
  if (message.type === 'walk') return say({ type: 'walked', walk: walkOf(message.secret, sha256) });
  for (let left = message.count; left > 0; left -= 1) {
    const secret = new Uint8Array(randomBytes(SECRET_BYTES));
    say({ type: 'drawn', chain: { secret, walk: walkOf(secret, sha256) } });
  }
  return undefined;
});

function say(message: FromChainThread): void {
  port.postMessage(message);
}
