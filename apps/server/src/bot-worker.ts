// Where bots think: a thread that is told one question at a time, and nothing else.
import { parentPort } from 'node:worker_threads';

import { answer } from '@stammtisch/bots';
import { catalog } from '@stammtisch/games';

import type { FromBotThread, ToBotThread } from './bot-messages.ts';

if (parentPort === null) throw new Error('runs in a worker thread only');
const port = parentPort;

port.on('message', ({ question, thinkMs }: ToBotThread) => {
  const until = performance.now() + thinkMs;
  say(reply(question, () => performance.now() > until));
});
say({ type: 'ready' });

function reply(question: ToBotThread['question'], isTimeUp: () => boolean): FromBotThread {
  try {
    const text = catalog.open(question.game, (kit) => answer(kit, question, isTimeUp));
    return text === undefined
      ? { type: 'failed', message: `no game ${question.game}` }
      : { type: 'answer', text };
  } catch (error) {
    return { type: 'failed', message: error instanceof Error ? error.message : String(error) };
  }
}

function say(message: FromBotThread): void {
  port.postMessage(message);
}
