import type { Refusal } from '@stammtisch/kernel';
import {
  type ClientMessage,
  type GoodbyeCode,
  type Notice,
  PING_MS,
  PROTOCOL,
  type ServerMessage,
  type TalkLine,
  type ViewDifference,
  withDifference,
} from '@stammtisch/protocol';

import { type Command, type Input, isCode, type Link, type LinkStep, type TableNews } from './link.ts';

type News = Extract<ServerMessage, { type: 'news' }>;

/** How long an attempt may take before it is given up, in ms. */
const GREETING_MS = 8_000;
/** Pings that may stay unanswered before the connection counts as lost. */
const MISSES = 2;
const FIRST_PAUSE_MS = 400;
const LONGEST_PAUSE_MS = 15_000;
/** After these there is no use in trying again by itself. */
const FINAL: readonly GoodbyeCode[] = ['outdated', 'no-such-table', 'elsewhere', 'removed', 'banned'];

/** The whole life of a connection: pure, so that every course of events can be tested. */
export function step(link: Link, input: Input): LinkStep {
  switch (input.type) {
    case 'start':
      return isCode(link.code)
        ? open({ ...link, tries: 0 }, input.now)
        : only(never({ ...link, phase: 'ended', farewell: { code: 'no-such-table' } }));
    case 'opened':
      return greet(link, input.now);
    case 'heard':
      return heard(link, input);
    case 'closed':
      return link.phase === 'ended' || link.phase === 'off' || link.phase === 'resting'
        ? only(link)
        : rest(link, input);
    case 'woke':
      return woke(link, input);
    case 'ask':
      return ask(link, input.command, input.now);
    case 'due':
      return input.isDue === link.isDue
        ? only(link)
        : only(watch({ ...link, isDue: input.isDue }, input.now));
    case 'hurry':
      return hurry(link, input.now);
    case 'leave':
      return { link: never({ ...link, phase: 'ended', pending: [] }), effects: [{ type: 'close' }] };
  }
}

function open(link: Link, now: number): LinkStep {
  return {
    link: { ...link, phase: 'opening', tries: link.tries + 1, misses: 0, wakeAt: now + GREETING_MS },
    effects: [{ type: 'open' }],
  };
}

function greet(link: Link, now: number): LinkStep {
  if (link.phase !== 'opening') return only(link);
  const since = link.table?.news.seq;
  const hello: ClientMessage = {
    type: 'hello',
    protocol: PROTOCOL,
    table: link.code,
    token: link.token,
    ...(since === undefined ? {} : { since }),
  };
  return {
    link: { ...link, phase: 'greeting', wakeAt: now + GREETING_MS },
    effects: [{ type: 'say', message: hello }],
  };
}

function heard(link: Link, { message, now, shown }: Extract<Input, { type: 'heard' }>): LinkStep {
  if (link.phase === 'ended' || link.phase === 'off') return only(link);
  const awake = { ...link, heardAt: now, misses: 0 };
  switch (message.type) {
    case 'welcome':
      return welcomed(awake, message, now);
    case 'news':
      return told(awake, message, { now, shown });
    case 'presence':
      return only(
        link.table === undefined
          ? awake
          : watch({ ...awake, table: { ...link.table, room: message.room } }, now),
      );
    case 'refused':
      return refused(awake, message, now);
    case 'goodbye':
      return goodbye(awake, message, now);
    case 'pong':
      return only(watch(awake, now));
  }
}

function welcomed(link: Link, message: Extract<ServerMessage, { type: 'welcome' }>, now: number): LinkStep {
  const { room, fairness, seat, position, view, talk, seq, done } = message;
  const pending = without(link.pending, done);
  const { farewell: _, ...calm } = link;
  return {
    link: watch(
      {
        ...calm,
        phase: 'on',
        tries: 0,
        pending,
        table: {
          room,
          fairness,
          seat,
          position,
          view,
          talk,
          news: { seq, events: [] },
          ...courseAfter({}, message, now),
        },
      },
      now,
    ),
    // The server knows by their ids which of them it has carried out already.
    effects: pending.map((command) => ({ type: 'say', message: command })),
  };
}

function told(
  link: Link,
  message: News,
  { now, shown }: { readonly now: number; readonly shown: number | undefined },
): LinkStep {
  const { table } = link;
  if (table === undefined) return only(link);
  const view = nextView(table.view, message);
  return only(
    watch(
      {
        ...link,
        pending: without(link.pending, message.done ?? []),
        table: {
          room: message.room ?? table.room,
          fairness: message.fairness ?? table.fairness,
          seat: message.seat === undefined ? table.seat : message.seat,
          position: message.position === undefined ? table.position : message.position,
          view,
          talk: withSaid(table.talk, message.notices),
          news: newsAfter(table.news, message, { acted: actedIn(link, message.done), shown }),
          ...courseAfter(table, message, now),
        },
      },
      now,
    ),
  );
}

/** What is new: this alone, or together with what nobody has seen yet. */
function newsAfter(
  before: TableNews['news'],
  { seq, events, notices }: News,
  { acted, shown }: { readonly acted: Pick<TableNews['news'], 'acted'>; readonly shown: number | undefined },
): TableNews['news'] {
  const now = { seq, events, ...(notices === undefined ? {} : { notices }), ...acted };
  if (shown === undefined || before.seq <= shown) return now;
  const all = [...(before.notices ?? []), ...(notices ?? [])];
  return {
    ...before,
    ...now,
    events: [...before.events, ...events],
    ...(all.length === 0 ? {} : { notices: all }),
  };
}

type Course = Pick<TableNews, 'clock' | 'undo'>;

/** Time, and what somebody would like to take back: what is absent has not changed, null is over. */
function courseAfter(before: Course, { clock, undo }: Pick<News, 'clock' | 'undo'>, heardAt: number): Course {
  return {
    clock: clock === undefined ? before.clock : clock === null ? undefined : { ...clock, heardAt },
    undo: undo === undefined ? before.undo : (undo ?? undefined),
  };
}

/** The act of this page that is now in the log. */
function actedIn({ pending }: Link, done: readonly string[] = []): Pick<TableNews['news'], 'acted'> {
  const act = pending.find(({ id, type }) => type === 'act' && done.includes(id));
  return act?.type === 'act' ? { acted: act.position } : {};
}

/** As many lines as a server keeps. */
const KEPT_LINES = 50;

function withSaid(talk: readonly TalkLine[], notices: readonly Notice[] = []): readonly TalkLine[] {
  const said = notices.filter((notice) => notice.type === 'said');
  return said.length === 0 ? talk : [...talk, ...said].slice(-KEPT_LINES);
}

function nextView(view: unknown, { view: whole, diff }: { view?: unknown; diff?: ViewDifference }): unknown {
  if (whole !== undefined) return whole;
  if (diff === undefined) return view;
  return withDifference(view, diff);
}

function refused(link: Link, { id, refusal }: { id: string; refusal: Refusal }, now: number): LinkStep {
  const command = link.pending.find((one) => one.id === id);
  return {
    link: watch({ ...link, pending: without(link.pending, [id]) }, now),
    effects: command === undefined ? [] : [{ type: 'refused', command, refusal }],
  };
}

function goodbye(link: Link, { code, about }: { code: GoodbyeCode; about?: string }, now: number): LinkStep {
  const farewell = { code, ...(about === undefined ? {} : { about }) };
  if (FINAL.includes(code)) {
    return { link: never({ ...link, phase: 'ended', farewell }), effects: [{ type: 'close' }] };
  }
  // What the server could not read would only be thrown out again.
  const pending = code === 'bad-message' ? [] : link.pending;
  return rest({ ...link, farewell, pending }, { now, chance: 1 });
}

function woke(link: Link, { now, chance }: { now: number; chance: number }): LinkStep {
  if (link.wakeAt === undefined || now < link.wakeAt) return only(link);
  switch (link.phase) {
    case 'off':
    case 'ended':
      return only(never(link));
    case 'resting':
      return open(link, now);
    case 'opening':
    case 'greeting':
      return rest(link, { now, chance });
    case 'on':
      if (link.misses >= MISSES) return rest(link, { now, chance });
      return {
        link: { ...link, misses: link.misses + 1, wakeAt: now + PING_MS.waiting },
        effects: [{ type: 'say', message: { type: 'ping' } }],
      };
  }
}

function ask(link: Link, command: Command, now: number): LinkStep {
  if (link.phase === 'ended') return only(link);
  const asked = { ...link, pending: [...link.pending, command] };
  if (link.phase !== 'on') return only(asked);
  return { link: watch(asked, now), effects: [{ type: 'say', message: command }] };
}

function hurry(link: Link, now: number): LinkStep {
  if (link.phase === 'resting') return open({ ...link, tries: 0 }, now);
  if (link.phase !== 'on') return only(link);
  // A socket that slept through a change of network looks open and is dead: ask at once.
  return {
    link: { ...link, misses: Math.max(link.misses, 1), wakeAt: now + PING_MS.waiting },
    effects: [{ type: 'say', message: { type: 'ping' } }],
  };
}

/** Gives the socket up and tries again after a while: longer each time, and never all clients at once. */
function rest(link: Link, { now, chance }: { now: number; chance: number }): LinkStep {
  const pause = Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** Math.max(0, link.tries - 1));
  return {
    link: {
      ...link,
      phase: 'resting',
      tries: Math.max(1, link.tries),
      misses: 0,
      wakeAt: now + pause * (0.5 + chance / 2),
    },
    effects: [{ type: 'close' }],
  };
}

/** Sets the time of the next ping: soon while an answer is due, on either side. */
function watch(link: Link, now: number): Link {
  if (link.phase !== 'on') return link;
  const isSoon = link.isDue || link.pending.length > 0 || link.misses > 0;
  return { ...link, wakeAt: now + (isSoon ? PING_MS.waiting : PING_MS.idle) };
}

function never(link: Link): Link {
  const { wakeAt: _, ...asleep } = link;
  return asleep;
}

function without(pending: readonly Command[], ids: readonly string[]): readonly Command[] {
  return ids.length === 0 ? pending : pending.filter(({ id }) => !ids.includes(id));
}

function only(link: Link): LinkStep {
  return { link, effects: [] };
}
