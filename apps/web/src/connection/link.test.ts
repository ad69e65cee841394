import type { ClientMessage, ServerMessage } from '@stammtisch/protocol';
import { expect, test } from 'vitest';

import { room } from './fixtures.ts';
import { isActing, isLost, type Link } from './link.ts';
import { connect, type Connection, type SocketEvents } from './socket.ts';

const act = (id: string) => ({ type: 'act', id, position: '1.4', action: 'AH' }) as const;

/** A server that says what the test tells it to, and a clock that stands still until it is moved. */
class Script {
  time = 0;
  said: ClientMessage[] = [];
  opened = 0;
  refusals: string[] = [];
  #socket: SocketEvents | undefined;
  #timer: { at: number; call: () => void } | undefined;
  readonly connection: Connection = connect(
    'abcdef',
    'A'.repeat(22),
    {
      open: (on) => {
        this.#socket = on;
        this.opened += 1;
        return {
          say: (text) => this.said.push(JSON.parse(text) as ClientMessage),
          close: () => {},
        };
      },
      now: () => this.time,
      chance: () => 0.5,
      after: (ms, call) => {
        const timer = { at: this.time + ms, call };
        this.#timer = timer;
        return () => {
          if (this.#timer === timer) this.#timer = undefined;
        };
      },
    },
    ({ command, refusal }) => this.refusals.push(`${command.id} ${refusal.code}`),
  );

  get link(): Link {
    return this.connection.link.value;
  }
  open(): void {
    this.#socket?.opened();
  }
  drop(): void {
    this.#socket?.closed();
  }
  tell(message: ServerMessage): void {
    this.#socket?.heard(JSON.stringify(message));
  }
  welcome(seq: number, done: readonly string[] = [], view: unknown = { phase: 'auction' }): void {
    const fairness = { table: 'the-table' };
    this.tell({
      type: 'welcome',
      protocol: 1,
      seq,
      room,
      fairness,
      seat: 0,
      position: '1.4',
      view,
      talk: [],
      done,
    });
  }
  /** Lets time pass, ringing the timers on the way. */
  wait(ms: number): void {
    const until = this.time + ms;
    while (this.#timer !== undefined && this.#timer.at <= until) {
      const { at, call } = this.#timer;
      this.#timer = undefined;
      this.time = Math.max(this.time, at);
      call();
    }
    this.time = until;
  }
  /** What has been said since the last look. */
  heard(): ClientMessage[] {
    return this.said.splice(0);
  }
}

function seated(): Script {
  const script = new Script();
  script.open();
  script.welcome(7);
  script.heard();
  return script;
}

test('a connection greets the table and then shows what it is told', () => {
  const script = new Script();
  expect(script.link.phase).toBe('opening');
  script.open();
  expect(script.heard()).toEqual([{ type: 'hello', protocol: 1, table: 'abcdef', token: 'A'.repeat(22) }]);
  script.welcome(7);
  expect(script.link.phase).toBe('on');
  expect(script.link.table).toMatchObject({ seat: 0, position: '1.4', news: { seq: 7, events: [] } });
});

test('a difference changes the keys it names and leaves the others alone', () => {
  const script = new Script();
  script.open();
  script.welcome(7, [], { phase: 'auction', calls: ['pass'], hands: [['AH']] });
  script.tell({
    type: 'news',
    seq: 8,
    events: [],
    position: '1.5',
    diff: { set: { phase: 'playing', trick: [] }, drop: ['calls'] },
  });
  expect(script.link.table?.view).toEqual({ phase: 'playing', hands: [['AH']], trick: [] });
  expect(script.link.table?.position).toBe('1.5');
});

test('news without seat, room or view leave them as they were', () => {
  const script = seated();
  script.tell({ type: 'news', seq: 8, events: [{ type: 'said', seat: 1, words: 'bid 3' }] });
  expect(script.link.table).toMatchObject({ seat: 0, room: { code: 'abcdef' }, view: { phase: 'auction' } });
});

test('an act counts as on its way until the news that carry it out', () => {
  const script = seated();
  script.connection.ask(act('a'));
  expect(script.heard()).toEqual([act('a')]);
  expect(isActing(script.link)).toBe(true);
  script.tell({ type: 'news', seq: 8, events: [], done: ['a'] });
  expect(isActing(script.link)).toBe(false);
});

test('a refused command is told once and forgotten', () => {
  const script = seated();
  script.connection.ask(act('a'));
  script.tell({ type: 'refused', id: 'a', refusal: { code: 'follow-suit', about: 'H' } });
  script.tell({ type: 'refused', id: 'a', refusal: { code: 'follow-suit', about: 'H' } });
  expect(script.refusals).toEqual(['a follow-suit']);
  expect(isActing(script.link)).toBe(false);
});

test('what the log has not got is sent again with its own id after a reconnect, in order', () => {
  const script = seated();
  script.connection.ask(act('a'));
  script.connection.ask(act('b'));
  script.drop();
  expect(isLost(script.link)).toBe(true);
  script.connection.ask(act('c'));
  script.wait(1_000);
  expect(script.opened).toBe(2);
  script.heard();
  script.open();
  expect(script.heard()).toEqual([
    { type: 'hello', protocol: 1, table: 'abcdef', token: 'A'.repeat(22), since: 7 },
  ]);
  script.welcome(9, ['a']);
  expect(script.heard()).toEqual([act('b'), act('c')]);
  expect(isLost(script.link)).toBe(false);
});

test('an idle table is asked after fifteen seconds, and given up after two pings without an answer', () => {
  const script = seated();
  script.wait(14_999);
  expect(script.heard()).toEqual([]);
  script.wait(1);
  expect(script.heard()).toEqual([{ type: 'ping' }]);
  script.wait(2_500);
  expect(script.heard()).toEqual([{ type: 'ping' }]);
  expect(script.link.phase).toBe('on');
  script.wait(2_500);
  expect(script.link.phase).toBe('resting');
  expect(isLost(script.link)).toBe(true);
});

test('a frozen server is noticed within eight seconds while an answer is due', () => {
  const script = seated();
  script.connection.due(true);
  script.wait(7_500);
  expect(isLost(script.link)).toBe(true);
});

test('anything heard, a pong too, makes the connection good again', () => {
  const script = seated();
  script.connection.due(true);
  for (let i = 0; i < 20; i += 1) {
    script.wait(2_500);
    expect(script.heard()).toEqual([{ type: 'ping' }]);
    script.tell({ type: 'pong' });
  }
  expect(script.link.phase).toBe('on');
});

test('pauses between attempts grow to a bound, and half of each is left to chance', () => {
  const script = seated();
  script.drop();
  const pauses: number[] = [];
  for (let i = 0; i < 8; i += 1) {
    const pause = (script.link.wakeAt ?? 0) - script.time;
    pauses.push(pause);
    script.wait(pause);
    script.drop();
  }
  expect(pauses.slice(0, 4)).toEqual([300, 600, 1_200, 2_400]);
  expect(pauses.at(-1)).toBe(11_250);
});

test('a server that accepts but never answers is given up and tried again', () => {
  const script = new Script();
  script.open();
  script.wait(8_000);
  expect(script.link.phase).toBe('resting');
  script.wait(500);
  expect(script.opened).toBe(2);
});

test('a table that does not exist ends the connection with its reason', () => {
  const script = new Script();
  script.open();
  script.tell({ type: 'goodbye', code: 'no-such-table' });
  expect(script.link).toMatchObject({ phase: 'ended', farewell: { code: 'no-such-table' } });
  script.wait(60_000);
  expect(script.opened).toBe(1);
});

test('a restarting server is tried again, and what was pending goes with it', () => {
  const script = seated();
  script.connection.ask(act('a'));
  script.tell({ type: 'goodbye', code: 'restarting' });
  expect(script.link.phase).toBe('resting');
  script.wait(500);
  script.open();
  script.heard();
  script.welcome(7);
  expect(script.heard()).toEqual([act('a')]);
  expect(script.link.farewell).toBeUndefined();
});

test('what a server could not read is not thrown at it again', () => {
  const script = seated();
  script.connection.ask(act('a'));
  script.tell({ type: 'goodbye', code: 'bad-message' });
  script.wait(1_000);
  script.open();
  script.heard();
  script.welcome(7);
  expect(script.heard()).toEqual([]);
});

test('a table open elsewhere can be fetched back here', () => {
  const script = seated();
  script.tell({ type: 'goodbye', code: 'elsewhere' });
  expect(script.link.phase).toBe('ended');
  script.connection.restart();
  script.open();
  script.welcome(8);
  expect(script.link.phase).toBe('on');
});

test('back from sleep a connection asks at once, and a waiting one tries at once', () => {
  const script = seated();
  script.connection.hurry();
  expect(script.heard()).toEqual([{ type: 'ping' }]);
  script.drop();
  script.connection.hurry();
  expect(script.opened).toBe(2);
});

test('who leaves is not brought back by a late message or a timer', () => {
  const script = seated();
  script.connection.ask(act('a'));
  script.connection.leave();
  script.welcome(9);
  script.wait(60_000);
  expect(script.link).toMatchObject({ phase: 'ended', pending: [] });
  expect(script.opened).toBe(1);
});

test('what is said is kept, the latest fifty lines of it', () => {
  const script = seated();
  const line = (at: number) => ({ at, chair: 0, name: 'Anna', text: `line ${at}` });
  for (let at = 1; at <= 51; at += 1)
    script.tell({ type: 'news', seq: 7 + at, events: [], notices: [{ type: 'said', ...line(at) }] });
  const { talk = [] } = script.link.table ?? {};
  expect(talk).toHaveLength(50);
  expect(talk.at(0)).toMatchObject(line(2));
  expect(talk.at(-1)).toMatchObject(line(51));
  script.tell({ type: 'news', seq: 90, events: [], notices: [{ type: 'locked' }] });
  expect(script.link.table?.talk).toBe(talk);
});
