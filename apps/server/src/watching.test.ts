import { at, type Random, range, seeded, shuffled } from '@stammtisch/kernel';
import type { ServerMessage } from '@stammtisch/protocol';
import { openMemory } from '@stammtisch/store';
import type { Entry } from '@stammtisch/table';
import { afterEach, expect, test } from 'vitest';

import { newToken, TestClient } from './testing/client.ts';
import { type TestClock, testClock } from '@stammtisch/host/testing/clock';
import { startServer } from './testing/server.ts';
import { type Kind, type World, world } from './testing/worlds.ts';

const DELAY_MS = 60_000;
const KINDS: readonly Kind[] = [
  { game: 'smear', seats: 4, options: { partners: 'seats' } },
  { game: 'smear', seats: 3, options: { peek: 2 } },
  { game: 'zsirozas', seats: 2, options: {} },
  { game: 'spades', seats: 3, options: { hiddenBids: true } },
];

const open: (() => Promise<void>)[] = [];
afterEach(async () => {
  await Promise.all(open.splice(0).map((close) => close()));
});

type Watching = 'open' | 'delayed' | 'closed';

/** A world on a clock that the test moves, with this agreed about those who watch. */
async function watched(kind: Kind, watching: Watching) {
  const clock = testClock();
  const store = await openMemory<Entry>(() => clock.now());
  const its = await world({ ...kind, agreements: { watching } }, { clock, store });
  open.push(() => its.running.close());
  await heard(its);
  return { its, clock, store };
}

async function start(its: World, seed: string): Promise<void> {
  its.deck = shuffled(its.pack, seeded(seed));
  expect(await at(its.people, 0).command({ do: 'start' })).toBe('done');
  await heard(its);
}

/** Everybody has heard of what was acknowledged. */
async function heard({ people, watcher }: World): Promise<void> {
  await Promise.all([...people, watcher].map((client) => client.ping()));
}

/** One act of somebody who is awaited, or everybody goes on to the next deal; false after the match. */
async function playOne(its: World, random: Random): Promise<boolean> {
  const first = at(its.people, 0);
  if (first.known?.room.phase !== 'playing') return false;
  const awaited = first.seen.awaited();
  const answers: string[] = [];
  if (awaited === 'deck') {
    for (const person of its.people) answers.push(await person.command({ do: 'ready' }));
  } else {
    const person = at(its.people, at(awaited, random.below(awaited.length)));
    const legal = person.legal();
    answers.push(await person.act(at(legal, random.below(legal.length))));
  }
  expect(new Set(answers)).toEqual(new Set(['done']));
  await heard(its);
  return true;
}

/** Lets time pass, and everybody answer the heartbeat meanwhile. */
async function pass({ clock, its }: { readonly clock: TestClock; readonly its: World }, ms: number) {
  for (const part of range(3)) {
    clock.pass(Math.floor(((part + 1) * ms) / 3) - Math.floor((part * ms) / 3));
    await heard(its);
  }
}

/** What of a frame is about the match, as text; nothing if nothing is. */
function ofMatch(frame: string): readonly string[] {
  // A frame of the server under test.
  const message = JSON.parse(frame) as ServerMessage;
  if (message.type !== 'news') return [];
  const { room: _, ...rest } = message;
  const hasChance = rest.fairness?.latest !== undefined;
  const isOfMatch =
    rest.events.length > 0 || (rest.view !== undefined && rest.view !== null) || 'diff' in rest || hasChance;
  return isOfMatch ? [JSON.stringify(rest)] : [];
}

const told = (client: TestClient, from: number): readonly string[] =>
  client.frames.slice(from).flatMap(ofMatch);

test.for(KINDS)(
  'whoever watches $game for $seats with a delay hears every byte of the match, and none of it too soon',
  async (kind) => {
    const now = await watched(kind, 'open');
    const late = await watched(kind, 'delayed');
    const pace = seeded('pace');
    const random = [seeded('acts'), seeded('acts')];
    const from = [now.its.watcher.frames.length, late.its.watcher.frames.length];
    // When what had been told to those who see it at once.
    const times: { readonly at: number; readonly frames: number }[] = [];
    const compare = async (): Promise<void> => {
      await heard(late.its);
      const heardAtOnce = told(now.its.watcher, from[0] ?? 0);
      const due = times.findLast((time) => time.at + DELAY_MS <= late.clock.now())?.frames ?? 0;
      expect(told(late.its.watcher, from[1] ?? 0)).toEqual(heardAtOnce.slice(0, due));
    };
    await start(now.its, kind.game);
    await start(late.its, kind.game);
    for (const _ of range(60)) {
      times.push({ at: late.clock.now(), frames: told(now.its.watcher, from[0] ?? 0).length });
      await compare();
      late.clock.pass(1_000 * (1 + pace.below(9)));
      await compare();
      const [here, there] = [await playOne(now.its, at(random, 0)), await playOne(late.its, at(random, 1))];
      expect(there).toBe(here);
      if (!here) break;
    }
    times.push({ at: late.clock.now(), frames: told(now.its.watcher, from[0] ?? 0).length });
    await pass(late, DELAY_MS);
    await compare();
    expect(late.its.watcher.known?.view).toEqual(now.its.watcher.known?.view);
    expect(times.length).toBeGreaterThan(20);
  },
);

test.for(KINDS)('whoever may not watch $game for $seats hears nothing of it', async (kind) => {
  const worlds = [await watched(kind, 'closed'), await watched(kind, 'closed')].map(({ its }) => its);
  const from = worlds.map(({ watcher }) => watcher.frames.length);
  // Other cards and other acts: what is heard is the same.
  for (const [index, its] of worlds.entries()) {
    await start(its, `deck ${index}`);
    const random = seeded(`acts ${index}`);
    for (const _ of range(8)) await playOne(its, random);
  }
  const frames = worlds.map(({ watcher }, index) => watcher.frames.slice(from[index]));
  expect(frames[1]).toEqual(frames[0]);
  const its = at(worlds, 0);
  const random = seeded('the rest');
  for (const _ of range(60)) if (!(await playOne(its, random))) break;
  const late = await TestClient.join(its.running.port, its.code, newToken());
  for (const { known, frames: all } of [its.watcher, late]) {
    expect(known).toMatchObject({ seat: null, position: null, view: null });
    expect(known?.room.match).toBeUndefined();
    expect(Object.keys(known?.fairness ?? {})).toEqual(['table']);
    for (const frame of all.slice(from[0])) expect(ofMatch(frame)).toEqual([]);
  }
});

const SMEAR: Kind = { game: 'smear', seats: 3, options: {} };

async function begun(watching: Watching) {
  const made = await watched(SMEAR, watching);
  await start(made.its, 'begun');
  const random = seeded('begun');
  const join = (port = made.its.running.port) => TestClient.join(port, made.its.code, newToken());
  return { ...made, random, join, host: at(made.its.people, 0) };
}

test('somebody who comes to watch is welcomed with the match as it was a minute ago', async () => {
  const made = await begun('delayed');
  const { its, random, join, host } = made;
  await pass(made, 30_000);
  const first = host.known?.position;
  await playOne(its, random);
  const soon = await join();
  expect(soon.known).toMatchObject({ position: null, view: null, room: { phase: 'playing' } });
  await pass(made, 30_000);
  const later = await join();
  expect(later.known?.position).toBe(first);
  expect(later.known?.position).not.toBe(host.known?.position);
  await pass(made, 30_000);
  await later.ping();
  expect(later.known?.position).toBe(host.known?.position);
});

test('a server that was restarted, or a table that had left memory, shows nothing sooner', async () => {
  const made = await begun('delayed');
  const { its, clock, store, random, join, host } = made;
  // Past the end of a deal, where a snapshot is kept.
  while (host.seen.awaited() !== 'deck') await playOne(its, random);
  await playOne(its, random);
  const before = host.known?.position;
  clock.pass(10_000);
  await playOne(its, random);
  await its.running.close();
  const next = await startServer({ clock, store });
  open.splice(0, open.length, () => next.close());
  const soon = await join(next.port);
  expect(soon.known).toMatchObject({ position: null, view: null });
  for (const _ of range(5)) {
    clock.pass(10_000);
    await soon.ping();
  }
  expect(soon.known?.position).toBe(before);
  const fresh = await join(next.port);
  expect(fresh.known?.position).toBe(before);
  clock.pass(10_000);
  await soon.ping();
  expect(soon.known?.position).toBe(host.known?.position);
});

test('what the host agrees about those who watch holds at once', async () => {
  const made = await begun('open');
  const { its, random, host } = made;
  const { watcher } = its;
  const agree = async (watching: Watching): Promise<void> => {
    expect(await host.command({ do: 'agree', watching })).toBe('done');
    await heard(its);
  };
  expect(watcher.known?.position).toBe(host.known?.position);
  await agree('closed');
  expect(watcher.known).toMatchObject({ position: null, view: null });
  await playOne(its, random);
  await agree('open');
  expect(watcher.known?.position).toBe(host.known?.position);
  expect(watcher.seen.awaited()).toEqual(host.seen.awaited());
  await agree('delayed');
  expect(watcher.known).toMatchObject({ position: null, view: null });
  const then = host.known?.position;
  await pass(made, 10_000);
  await playOne(its, random);
  await pass(made, DELAY_MS - 10_000);
  expect(watcher.known?.position).toBe(then);
  await agree('open');
  expect(watcher.known?.position).toBe(host.known?.position);
});

test('whoever stands up sees no more than others without a seat, and sees again when they sit', async () => {
  const { its, host } = await begun('closed');
  const eva = at(its.people, 2);
  expect(eva.known?.view).not.toBeNull();
  expect(await eva.command({ do: 'stand' })).toBe('done');
  expect(eva.known).toMatchObject({ seat: null, position: null, view: null });
  expect(await eva.command({ do: 'sit', chair: 2, name: 'Eva' })).toBe('done');
  expect(eva.known).toMatchObject({ seat: 2, position: host.known?.position });
  expect(eva.seen.layout().hands[2]?.includes('??')).toBe(false);
});

test('a table without a match hides nothing, and is late with nothing', async () => {
  const { its, host } = await begun('delayed');
  const { watcher } = its;
  expect(await host.command({ do: 'endMatch' })).toBe('done');
  await heard(its);
  expect(watcher.known?.room.phase).toBe('open');
  expect(watcher.known?.fairness).toEqual(host.known?.fairness);
});
