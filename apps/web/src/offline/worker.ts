// A thread of this device: it is told by its first message whether it keeps tables or thinks for bots.
import { answer } from '@stammtisch/bots';
import { catalog } from '@stammtisch/games';
import { fail } from '@stammtisch/kernel';

import { type Keeping, keepTables } from './keeping.ts';
import type { FromBot, FromWorker, ToBot, ToWorker } from './messages.ts';

/** As long as a bot may think before it decides with what it has. */
const THINK_MS = 1_200;

/** Opens the tables; undefined until this thread has been told to keep them. */
let open: (() => Promise<Keeping>) | undefined;
let keeping: Promise<Keeping> | undefined;

addEventListener('message', ({ data: message }: MessageEvent<ToWorker>) => {
  switch (message.type) {
    case 'think':
      return think(message.port);
    case 'host':
      open = () => keepTables(catalog, message.bots);
      return undefined;
    case 'visit':
      return void tables().then(
        (kept) => kept.visit(message.port),
        () => message.port.postMessage(null),
      );
    case 'question':
      return void reply(message);
  }
});

/** The tables, once they are open. What the browser refuses now it may grant when it is asked again. */
async function tables(): Promise<Keeping> {
  if (open === undefined) throw new Error('not told to keep tables');
  keeping ??= open();
  try {
    return await keeping;
  } catch (error) {
    keeping = undefined;
    throw error;
  }
}

async function reply({ id, question }: Extract<ToWorker, { type: 'question' }>): Promise<void> {
  const said = await tables()
    .then((kept) => kept.ask(question))
    .catch(() => fail({ code: 'no-place-here' }));
  postMessage({ id, answer: said } satisfies FromWorker);
}

function think(port: MessagePort): void {
  port.addEventListener('message', ({ data: { id, question } }: MessageEvent<ToBot>) => {
    const until = performance.now() + THINK_MS;
    port.postMessage({ id, text: thought(question, () => performance.now() > until) } satisfies FromBot);
  });
  port.start();
}

function thought(question: ToBot['question'], isTimeUp: () => boolean): string | undefined {
  try {
    return catalog.open(question.game, (kit) => answer(kit, question, isTimeUp));
  } catch {
    return undefined;
  }
}
