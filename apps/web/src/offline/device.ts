import { fail, type Result } from '@stammtisch/kernel';
import type { OpenTable } from '@stammtisch/protocol';

import { deviceSecret } from '../app/memory.ts';
import { keepTable } from '../app/tables.ts';
import type { OpenSocket, SocketEvents } from '../connection/socket.ts';
import type { FromWorker, Question, ToWorker } from './messages.ts';

type Answer = FromWorker['answer'];

interface Device {
  readonly send: (message: ToWorker, ports?: MessagePort[]) => void;
  readonly waiting: Map<number, (answer: Answer) => void>;
  /** Whoever wants to hear that it is no more. */
  readonly lines: Set<() => void>;
}

let running: Device | undefined;
let asked = 0;

/** A line to a table on this device: it speaks as a server does. */
export function lineHere(on: SocketEvents): OpenSocket {
  const { send, lines } = device();
  const { port1: port, port2 } = new MessageChannel();
  const end = (): void => {
    if (!lines.delete(end)) return;
    port.close();
    on.closed();
  };
  lines.add(end);
  port.addEventListener('message', ({ data }: MessageEvent<string | null>) => {
    if (data === null) end();
    else on.heard(data);
  });
  port.start();
  send({ type: 'visit', port: port2 }, [port2]);
  // Never within the call: as with a socket.
  queueMicrotask(() => lines.has(end) && on.opened());
  return {
    say: (text) => port.postMessage(text),
    close() {
      lines.delete(end);
      port.postMessage(null);
    },
  };
}

/** Opens a table on this device; its player takes the first chair. */
export async function openOnDevice(wish: OpenTable): Promise<Result<string, { readonly code: string }>> {
  const answer = await askDevice({ ask: 'open', wish, token: deviceSecret() });
  // The worker answers with the code.
  if (answer.ok) keepTable({ code: answer.value as string, game: wish.game });
  return answer as Result<string, { readonly code: string }>;
}

/** Asks the place where this device's tables live. */
export function askDevice(question: Question): Promise<Answer> {
  const { send, waiting } = device();
  asked += 1;
  const id = asked;
  return new Promise((resolve) => {
    waiting.set(id, resolve);
    send({ type: 'question', id, question });
  });
}

/** Two threads: in one live the tables, in the other bots think, so that the table answers meanwhile. */
function device(): Device {
  if (running !== undefined) return running;
  const [tables, bots] = [newWorker(), newWorker()];
  const { port1, port2 } = new MessageChannel();
  bots.postMessage({ type: 'think', port: port1 } satisfies ToWorker, [port1]);
  tables.postMessage({ type: 'host', bots: port2 } satisfies ToWorker, [port2]);
  const waiting: Device['waiting'] = new Map();
  const lines: Device['lines'] = new Set();
  const here: Device = { send: (message, ports = []) => tables.postMessage(message, ports), waiting, lines };
  tables.addEventListener('message', ({ data: { id, answer } }: MessageEvent<FromWorker>) => {
    waiting.get(id)?.(answer);
    waiting.delete(id);
  });
  const lost = (): void => {
    running = undefined;
    tables.terminate();
    bots.terminate();
    for (const answer of waiting.values()) answer(fail({ code: 'unreachable' }));
    for (const end of lines) end();
  };
  tables.addEventListener('error', lost);
  bots.addEventListener('error', lost);
  running = here;
  return here;
}

function newWorker(): Worker {
  return new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
}
