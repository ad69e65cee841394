import type { ServerMessage } from '@stammtisch/protocol';
import { expect, test } from 'vitest';

import { room } from './fixtures.ts';
import { type Link, newLink } from './link.ts';
import { step } from './step.ts';

const clock = { now: 5_000_000, seats: [{ seat: 1, deadline: 5_060_000, bank: 30_000 }] };
const undo = { seat: 1, position: '1.4', asked: [0], granted: [] };

test.each(['-', 'abc', '__proto__', 'a'.repeat(25)])('nobody is asked for a table called %s', (code) => {
  expect(step(newLink(code, 'A'.repeat(22)), { type: 'start', now: 0 })).toMatchObject({
    link: { phase: 'ended', farewell: { code: 'no-such-table' } },
    effects: [],
  });
});

/** A link that has just been welcomed, at 100 ms of this device's own time. */
function welcomed(more: Partial<Extract<ServerMessage, { type: 'welcome' }>> = {}): Link {
  const begun = step(newLink('abcdef', 'A'.repeat(22)), { type: 'start', now: 0 }).link;
  const greeted = step(begun, { type: 'opened', now: 0 }).link;
  const message: ServerMessage = {
    type: 'welcome',
    protocol: 1,
    seq: 3,
    room,
    fairness: { table: 't' },
    seat: 0,
    position: '1.4',
    view: {},
    talk: [],
    done: [],
    ...more,
  };
  return step(greeted, { type: 'heard', message, now: 100 }).link;
}

function told(link: Link, more: Partial<Extract<ServerMessage, { type: 'news' }>>, now = 900): Link {
  return step(link, { type: 'heard', message: { type: 'news', seq: 4, events: [], ...more }, now }).link;
}

test('a clock is kept with when it was heard, until it changes or is over', () => {
  const link = welcomed({ clock });
  expect(link.table?.clock).toEqual({ ...clock, heardAt: 100 });
  expect(told(link, {}).table?.clock).toEqual({ ...clock, heardAt: 100 });
  expect(told(link, { clock: { now: 6_000_000, seats: [] } }).table?.clock).toEqual({
    now: 6_000_000,
    seats: [],
    heardAt: 900,
  });
  expect(told(link, { clock: null }).table?.clock).toBeUndefined();
});

test('what somebody would like to take back is known until nobody is asked any more', () => {
  const link = told(welcomed(), { undo });
  expect(told(link, {}).table?.undo).toEqual(undo);
  expect(told(link, { undo: null }).table?.undo).toBeUndefined();
  // A welcome is the whole truth: what was asked before is forgotten.
  expect(welcomed().table?.undo).toBeUndefined();
});

test('news that carry out an act of this page say which position it answered, and no other news do', () => {
  const act = { type: 'act', id: 'a', position: '1.4', action: 'pass' } as const;
  const say = { type: 'remark', id: 'b', text: 'hm' } as const;
  let link = welcomed();
  for (const command of [act, say]) link = step(link, { type: 'ask', command, now: 200 }).link;
  expect(told(link, { done: ['a'] }).table?.news.acted).toBe('1.4');
  expect(told(link, { done: ['b'] }).table?.news).not.toHaveProperty('acted');
  expect(told(link, { done: ['x'] }).table?.news).not.toHaveProperty('acted');
  expect(told(told(link, { done: ['a'] }), {}).table?.news).not.toHaveProperty('acted');
});
