// A thread for tests of the pool: hangs, dies or breaks off as the question's seed says, unless it is asked for mere advice.
import { parentPort, threadId } from 'node:worker_threads';

import type { FromBotThread, ToBotThread } from '../bot-messages.ts';

if (parentPort === null) throw new Error('runs in a worker thread only');
const port = parentPort;

port.on('message', ({ question: { seed, level }, thinkMs }: ToBotThread) => {
  const isStubborn = level !== 'easy' || seed.endsWith('for ever');
  if (isStubborn && seed.startsWith('hang')) for (;;);
  if (isStubborn && seed.startsWith('die')) process.exit(1);
  if (isStubborn && seed.startsWith('throw')) throw new Error('a broken promise');
  if (isStubborn && seed.startsWith('fail')) say({ type: 'failed', message: 'cannot say' });
  else say({ type: 'answer', text: `${level} ${threadId} ${thinkMs}` });
});
say({ type: 'ready' });

function say(message: FromBotThread): void {
  port.postMessage(message);
}
