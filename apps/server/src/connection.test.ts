import { EventEmitter } from 'node:events';

import pino from 'pino';
import { expect, test } from 'vitest';
import type { WebSocket } from 'ws';

import { Connection } from './connection.ts';
import type { Host } from '@stammtisch/host';
import { serverMetrics } from './metrics.ts';
import { STANDARD_LIMITS } from './options.ts';
import { Speech } from '@stammtisch/host';
import { testClock } from '@stammtisch/host/testing/clock';

/** A socket whose other side answers nothing and reads nothing. */
function deafSocket() {
  const calls: string[] = [];
  const socket = Object.assign(new EventEmitter(), {
    OPEN: 1,
    CLOSED: 3,
    readyState: 1,
    bufferedAmount: 0,
    calls,
    ping: () => void calls.push('ping'),
    close: (code: number) => void calls.push(`close ${code}`),
    terminate: () => void calls.push('terminate'),
  });
  // Only what a connection uses of a WebSocket is there.
  return { socket: socket as unknown as WebSocket, state: socket };
}

function connect() {
  const clock = testClock();
  const { socket, state } = deafSocket();
  const settings = {
    // No table is asked for in these tests.
    host: {} as Host,
    limits: STANDARD_LIMITS,
    clock,
    metrics: serverMetrics({ tables: () => 0, sockets: () => 0 }),
    log: pino({ level: 'silent' }),
    isProxy: () => false,
    origins: [],
  };
  const connection = new Connection(
    socket,
    { write: (text) => state.calls.push(text), mayTalk: () => true, speech: new Speech(clock) },
    settings,
  );
  const hear = (text: string): boolean => socket.emit('message', Buffer.from(text), false);
  return { connection, clock, state, hear };
}

test('who does not answer one heartbeat is cut off at the next', () => {
  const { connection, state } = connect();
  connection.beat();
  expect(state.calls).toEqual(['ping']);
  state.emit('pong');
  connection.beat();
  expect(state.calls).toEqual(['ping', 'ping']);
  connection.beat();
  expect(state.calls.at(-1)).toBe('terminate');
});

test('who does not read is cut off before the server drowns', () => {
  const { state, hear } = connect();
  hear('{"type":"ping"}');
  expect(state.calls).toEqual(['{"type":"pong"}']);
  state.bufferedAmount = STANDARD_LIMITS.bufferedBytes + 1;
  hear('{"type":"ping"}');
  expect(state.calls.at(-1)).toBe('terminate');
});

test('who does not take leave is shown the door', () => {
  const { clock, state, hear } = connect();
  hear('nonsense');
  expect(state.calls).toEqual(['{"type":"goodbye","code":"bad-message"}', 'close 1008']);
  hear('{"type":"ping"}');
  clock.pass(1_000);
  expect(state.calls.slice(2)).toEqual(['terminate']);
});
