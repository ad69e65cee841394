import { type Language, LANGUAGES } from '@stammtisch/cards';
import { catalog } from '@stammtisch/games';
import {
  at,
  type BySeat,
  type Event,
  type Match,
  observeEvent,
  range,
  type Seat,
  type Seen,
  startMatch,
  lookAt,
  type SomeOptions,
} from '@stammtisch/kernel';
import { type Room, type RoomChair, STANDARD_SETTINGS } from '@stammtisch/protocol';

import { learnTable } from './words.ts';
import { STANDARD_PREFERENCES, type TableModel } from './model.ts';

// A rehearsal speaks every language.
await Promise.all(LANGUAGES.map(learnTable));

/** A table that plays by itself, from nothing but a number: real positions of the real game, for looking at. */
export interface Rehearsal {
  readonly match: Match;
  readonly events: readonly Event[];
  readonly seq: number;
  /** The position as a seat sees it. */
  readonly seen: (seat: Seat | null) => Seen;
  /** One move on: a deck, or what the advice thinks best. */
  readonly next: () => Rehearsal;
  /** One move on by this seat; the same if it may not. */
  readonly act: (seat: Seat, text: string) => Rehearsal;
}

/** What is rehearsed. */
export interface Programme {
  readonly game: string;
  readonly players: number;
  readonly options: SomeOptions;
  readonly seed: number;
  readonly startScores?: readonly number[];
}

/** Begins a rehearsal. */
export function rehearse({ game, players, options, seed, startScores }: Programme): Rehearsal {
  const opened = catalog.open(game, (kit) => {
    const parsed = kit.parse(options, players);
    if (!parsed.ok) throw new Error(`these options do not go together: ${JSON.stringify(parsed)}`);
    const count = kit.game.sideCount(parsed.value, players);
    const sides = range(players).map((seat) => seat % count);
    const terms = { seats: players, sides, firstDealer: players - 1, options: parsed.value };
    const start = startMatch(kit, startScores === undefined ? terms : { ...terms, startScores });
    const best = (match: Match, seat: Seat): string => {
      // An observed position of this very game.
      const view = match.observe(seat) as Parameters<typeof kit.advise>[0];
      const advice = kit.advise(view, seat).toSorted((a, b) => b.weight - a.weight);
      const [first] = advice;
      return first === undefined ? at(match.legal(seat), 0) : kit.game.write(first.action);
    };
    const see = (match: Match, seat: Seat | null): Seen => lookAt(kit, match.observe(seat ?? 'everyone'));
    return step(start, { best, see, random: lottery(seed) });
  });
  if (opened === undefined) throw new Error(`no game: ${game}`);
  return opened;
}

interface Stagehand {
  readonly best: (match: Match, seat: Seat) => string;
  readonly see: (match: Match, seat: Seat | null) => Seen;
  readonly random: () => number;
}

function step(match: Match, hand: Stagehand, events: readonly Event[] = [], seq = 0): Rehearsal {
  const moved = (next: ReturnType<Match['deal']>): Rehearsal => {
    if (!next.ok) throw new Error(`refused: ${JSON.stringify(next.error)}`);
    return step(next.value.match, hand, next.value.events, seq + 1);
  };
  return {
    match,
    events,
    seq,
    seen: (seat) => hand.see(match, seat),
    next() {
      const awaited = match.awaited();
      if (awaited === 'deck') return moved(match.deal(shuffled(match.pack(), hand.random)));
      const [seat] = awaited;
      return seat === undefined ? this : moved(match.act(seat, hand.best(match, seat)));
    },
    act(seat, text) {
      const acted = match.act(seat, text);
      return acted.ok ? moved(acted) : this;
    },
  };
}

/** Where a rehearsal stops to be looked at. */
export type Phase = 'auction' | 'waiting' | 'lead' | 'trick' | 'ended' | 'over';

/** Plays on until the phase is reached, seen from seat 0. */
export function playTo(start: Rehearsal, phase: Phase): Rehearsal {
  let now = start;
  for (let i = 0; i < 4000; i += 1) {
    if (i > 0 && isAt(now, phase)) return now;
    now = now.next();
  }
  throw new Error(`never came to ${phase}`);
}

function isAt({ match }: Rehearsal, phase: Phase): boolean {
  const awaited = match.awaited();
  const table = match.layout();
  const isMine = awaited !== 'deck' && awaited.includes(0);
  const played = table.trick?.plays.length ?? 0;
  switch (phase) {
    case 'auction':
      return isMine && table.trick === undefined && match.sheet().pages.length === 1;
    case 'waiting':
      return !isMine && played > 1 && (table.trickNumber ?? 0) > 2;
    case 'lead':
      return isMine && played === 0 && (table.trickNumber ?? 0) > 1;
    case 'trick':
      return isMine && played > 1 && (table.trickNumber ?? 0) > 1 && match.sheet().pages.length > 1;
    case 'ended':
      return table.finished !== undefined && match.sheet().pages.length > 2;
    case 'over':
      return table.winners !== undefined;
  }
}

const NAMES = ['Eva', 'Anna', 'Bence', 'Clara', 'Dezső', 'Fritz', 'Maximilian', 'Zsófi'];

/** The people of a rehearsal: seat 0 is ours, one person is away, the last two are bots. */
export function roomFor(game: string, players: number, options: SomeOptions): Room {
  const chairs = range(players).map((seat): RoomChair => {
    const name = at(NAMES, seat);
    if (seat >= players - 2 && seat > 0) return { kind: 'bot', name, level: 'normal' };
    return { kind: 'person', name, isHost: seat === 0, isConnected: seat !== 2, isReady: seat === 1 };
  });
  return {
    code: 'probe123',
    game,
    options,
    settings: STANDARD_SETTINGS,
    phase: 'playing',
    chairs,
    you: { chair: 0, isHost: true },
    watchers: 0,
    match: { number: 1, chairs: range(players) },
  };
}

/** The model of a rehearsal as seat 0, or somebody who watches, sees it. */
export function modelOf(
  { seq, events, seen }: Rehearsal,
  { room, language, seat }: { readonly room: Room; readonly language: Language; readonly seat: Seat | null },
): TableModel {
  const names: BySeat<string> = room.chairs.map((chair) => (chair.kind === 'free' ? '?' : chair.name));
  const nothing = (): void => undefined;
  return {
    seen: seen(seat),
    seat,
    room,
    names,
    language,
    position: `1.${seq}`,
    news: { seq, events: events.map((event) => observeEvent(event, seat ?? 'everyone')) },
    isWaiting: false,
    connection: 'on',
    unread: 0,
    refusal: undefined,
    preferences: STANDARD_PREFERENCES,
    play: nothing,
    say: nothing,
    goOn: nothing,
    takeBack: nothing,
    order: nothing,
    openSheet: nothing,
    openMenu: nothing,
    openTalk: nothing,
    changePreferences: nothing,
  };
}

/** Numbers from a seed: the same every time. */
function lottery(seed: number): () => number {
  let state = seed % 2147483647 || 1;
  return () => {
    state = (state * 48271) % 2147483647;
    return state / 2147483647;
  };
}

function shuffled<T>(items: readonly T[], random: () => number): readonly T[] {
  const copy = items.slice();
  for (let i = copy.length - 1; i > 0; i -= 1) {
    const j = Math.floor(random() * (i + 1));
    const held = at(copy, i);
    copy[i] = at(copy, j);
    copy[j] = held;
  }
  return copy;
}
