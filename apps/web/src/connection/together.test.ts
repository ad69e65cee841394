import type { ServerMessage } from '@stammtisch/protocol';
import { expect, test } from 'vitest';

import { room } from './fixtures.ts';
import { connect, type SocketEvents } from './socket.ts';

const presence: ServerMessage = { type: 'presence', room };
const said = (seat: number, seq: number): ServerMessage => ({
  type: 'news',
  seq,
  events: [{ type: 'said', seat, words: 'pass' }],
});

test('what comes between two frames is news as a whole, and what has been seen is none any more', () => {
  const sockets: SocketEvents[] = [];
  const { link } = connect(
    'abcdef',
    'A'.repeat(22),
    {
      open: (on) => {
        sockets.push(on);
        return { say: () => {}, close: () => {} };
      },
      now: () => 0,
      chance: () => 0.5,
      after: () => () => {},
    },
    () => {},
  );
  const tell = (...messages: readonly ServerMessage[]): void =>
    sockets[0]?.heard(...messages.map((message) => JSON.stringify(message)));
  const speakers = (): readonly unknown[] | undefined =>
    link.value.table?.news.events.map((event) => (event.type === 'said' ? event.seat : undefined));
  sockets[0]?.opened();
  const fairness = { table: 'the-table' };
  const table = { room, fairness, seat: 0, position: '1.4', view: { phase: 'auction' }, talk: [] };
  tell({ type: 'welcome', protocol: 1, seq: 4, done: [], ...table });

  let looks = 0;
  link.subscribe(() => (looks += 1));
  tell(said(1, 5), presence, said(2, 6));
  expect(speakers()).toEqual([1, 2]);
  expect(link.value.table?.news.seq).toBe(6);
  // Once for the one who has begun to look, once for all that was new.
  expect(looks).toBe(2);

  tell(presence, said(3, 7));
  expect(speakers()).toEqual([3]);
  tell(said(4, 8));
  expect(speakers()).toEqual([4]);
});
