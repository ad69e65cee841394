import type { ServerMessage } from '@stammtisch/protocol';
import { batch, type ReadonlySignal, signal } from '@preact/signals';

import { type Command, type Effect, type Input, type Link, newLink } from './link.ts';
import { step } from './step.ts';

/** What a connection needs of the world; tests hand in their own. */
export interface World {
  /** Opens a socket that calls back. */
  open(on: SocketEvents): OpenSocket;
  now(): number;
  chance(): number;
  /** Calls back once, later; returns how to cancel. */
  after(ms: number, call: () => void): () => void;
}
/** What a socket reports. */
export interface SocketEvents {
  readonly opened: () => void;
  /** One message, or several that are to be shown at once. */
  readonly heard: (...texts: readonly string[]) => void;
  readonly closed: () => void;
}
/** A socket that has been asked for. */
export interface OpenSocket {
  say(text: string): void;
  close(): void;
}

/** A running connection: its state as a signal, and what can be asked of it. */
export interface Connection {
  readonly link: ReadonlySignal<Link>;
  readonly ask: (command: Command) => void;
  /** Whether an answer of this person is due. */
  readonly due: (isDue: boolean) => void;
  readonly hurry: () => void;
  /** Begins again after an end, as when the table was open elsewhere. */
  readonly restart: () => void;
  readonly leave: () => void;
}

/** Called for every command that the server refuses. */
export type OnRefused = (refused: Extract<Effect, { type: 'refused' }>) => void;

/** Drives the pure state machine with a real socket, a clock and timers. */
export function connect(code: string, token: string, world: World, onRefused: OnRefused): Connection {
  const link = signal(newLink(code, token));
  const line = lineOf(world, (input) => happen(input), hear);
  let cancel = (): void => {};

  function happen(input: Input): void {
    const next = step(link.value, input);
    link.value = next.link;
    for (const effect of next.effects) {
      if (effect.type === 'refused') onRefused(effect);
      else line.carryOut(effect);
    }
    cancel();
    const { wakeAt } = link.value;
    if (wakeAt === undefined) return;
    cancel = world.after(Math.max(0, wakeAt - world.now()), () =>
      happen({ type: 'woke', now: world.now(), chance: world.chance() }),
    );
  }

  /** Messages that come together are looked at when all of them are there. */
  function hear(texts: readonly string[], isCurrent: () => boolean): void {
    const shown = link.peek().table?.news.seq;
    batch(() => {
      for (const text of texts) {
        // Sent by the server that serves this client; `protocol` in hello and welcome keeps the two together.
        const message = JSON.parse(text) as ServerMessage;
        if (isCurrent()) happen({ type: 'heard', message, now: world.now(), shown });
      }
    });
  }

  happen({ type: 'start', now: world.now() });
  return {
    link,
    ask: (command) => happen({ type: 'ask', command, now: world.now() }),
    due: (isDue) => happen({ type: 'due', isDue, now: world.now() }),
    hurry: () => happen({ type: 'hurry', now: world.now() }),
    restart: () => happen({ type: 'start', now: world.now() }),
    leave: () => happen({ type: 'leave' }),
  };
}

/** The socket of the moment. One that was given up may still report: only the latest counts. */
function lineOf(
  world: World,
  happen: (input: Input) => void,
  hear: (texts: readonly string[], isCurrent: () => boolean) => void,
): { carryOut(effect: Exclude<Effect, { type: 'refused' }>): void } {
  let socket: OpenSocket | undefined;

  function open(): void {
    socket?.close();
    const isCurrent = (): boolean => socket === mine;
    const mine = world.open({
      opened: () => isCurrent() && happen({ type: 'opened', now: world.now() }),
      heard: (...texts) => hear(texts, isCurrent),
      closed: () => isCurrent() && happen({ type: 'closed', now: world.now(), chance: world.chance() }),
    });
    socket = mine;
  }

  return {
    carryOut(effect) {
      switch (effect.type) {
        case 'open':
          return open();
        case 'say':
          return socket?.say(JSON.stringify(effect.message));
        case 'close': {
          const old = socket;
          socket = undefined;
          return old?.close();
        }
      }
    },
  };
}

/** The browser as a connection's world. */
export function browserWorld(): World {
  return {
    open(on) {
      const url = new URL('/ws', location.href);
      url.protocol = url.protocol === 'https:' ? 'wss:' : 'ws:';
      const socket = new WebSocket(url);
      socket.addEventListener('open', on.opened);
      socket.addEventListener('message', ({ data }) => on.heard(String(data)));
      socket.addEventListener('close', on.closed);
      return {
        say: (text) => socket.readyState === WebSocket.OPEN && socket.send(text),
        close: () => socket.close(),
      };
    },
    now: () => performance.now(),
    chance: () => Math.random(),
    after(ms, call) {
      const timer = setTimeout(call, ms);
      return () => clearTimeout(timer);
    },
  };
}
