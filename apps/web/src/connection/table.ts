import { computed, effect, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import { type BySeat, lookAt, type Refusal, type Seen } from '@stammtisch/kernel';
import type { Room, TableCommand } from '@stammtisch/protocol';

import { games, loadGame } from '../app/games.ts';
import { randomText } from '../app/memory.ts';
import { type Seal, sealOf } from '../fair/seal-state.ts';
import { followShares } from '../fair/shares.ts';
import { type Command, isActing, isLost, type Link } from './link.ts';
import { secretFor } from './seat-secret.ts';
import { connect, type Connection, type World } from './socket.ts';
import { worldFor } from './world.ts';

/** One table as the pages see it: what is known, and what can be asked. */
export interface TableClient {
  readonly link: ReadonlySignal<Link>;
  readonly room: ReadonlySignal<Room | undefined>;
  /** The position, opened by its game; undefined without a match, or while the games are on their way. */
  readonly seen: ReadonlySignal<Seen | undefined>;
  /** By seat. */
  readonly names: ReadonlySignal<BySeat<string>>;
  readonly isLost: ReadonlySignal<boolean>;
  readonly isActing: ReadonlySignal<boolean>;
  /** The latest refusal of an act or a remark. */
  readonly refusal: ReadonlySignal<Refusal | undefined>;
  /** How the dealing of the match stands. */
  readonly seal: ReadonlySignal<Seal | undefined>;
  /** Answers the position that is shown. */
  readonly act: (text: string) => void;
  readonly say: (text: string) => void;
  readonly order: (command: TableCommand) => void;
  readonly hurry: () => void;
  readonly restart: () => void;
  readonly leave: () => void;
}

/** Goes to a table. `onRefused` hears of refused orders, which belong to no position. */
export function visit(
  code: string,
  onRefused: (refusal: Refusal, command: TableCommand) => void,
  world: World = worldFor(code),
): TableClient {
  const refusal = signal<Refusal | undefined>(undefined);
  const connection = connect(code, secretFor(code), world, (refused) => {
    // What a device says of itself concerns nobody: it is then not mixed in, and shown as such.
    if (isOfDevice(refused.command)) return;
    if (refused.command.type === 'command') onRefused(refused.refusal, refused.command.command);
    else refusal.value = { ...refused.refusal };
  });
  const readings = readingsOf(connection.link);
  const requests = requestsOf(connection, refusal);
  const { seal, stop } = sealOf(connection.link, readings.seen);
  const stops = [
    stop,
    followShares(connection.link, requests.order),
    effect(() => connection.due(readings.isMyTurn.value)),
    // The game is needed as soon as there is anything to see of it.
    effect(() => {
      const game = readings.room.value?.game;
      if (game !== undefined) void loadGame(game).catch(() => undefined);
    }),
    followBrowser(() => connection.hurry()),
  ];
  return {
    ...readings,
    link: connection.link,
    refusal,
    seal,
    ...requests,
    hurry: connection.hurry,
    restart: connection.restart,
    leave() {
      for (const stop of stops) stop();
      connection.leave();
    },
  };
}

type Readings = Pick<TableClient, 'room' | 'seen' | 'names' | 'isLost' | 'isActing'> & {
  readonly isMyTurn: ReadonlySignal<boolean>;
};

/** What can be read off a connection; each changes only when its own answer does. */
function readingsOf(link: ReadonlySignal<Link>): Readings {
  const room = computed(() => link.value.table?.room);
  const view = computed(() => link.value.table?.view ?? null);
  const game = computed(() => room.value?.game);
  const seen = computed(() =>
    view.value === null || game.value === undefined
      ? undefined
      : games.value.open(game.value, (kit) => lookAt(kit, view.value)),
  );
  return {
    room,
    seen,
    names: computed(() => namesBySeat(room.value)),
    isLost: computed(() => isLost(link.value)),
    isActing: computed(() => isActing(link.value)),
    isMyTurn: computed(() => {
      const seat = link.value.table?.seat;
      const awaited = seen.value?.awaited();
      return (
        awaited !== undefined && awaited !== 'deck' && typeof seat === 'number' && awaited.includes(seat)
      );
    }),
  };
}

/** What can be asked over a connection. */
function requestsOf(
  { link, ask }: Connection,
  refusal: Signal<Refusal | undefined>,
): Pick<TableClient, 'act' | 'say' | 'order'> {
  // Ids are scoped by player: what this page sends must differ from what its other tabs send.
  const page = randomText(6);
  let count = 0;
  const id = (): string => {
    count += 1;
    return `${page}-${count}`;
  };
  return {
    act(text) {
      const position = link.value.table?.position ?? null;
      // One answer at a time, and none into the void: the hand is locked until the server has spoken.
      if (position === null || isActing(link.value) || isLost(link.value)) return;
      refusal.value = undefined;
      ask({ type: 'act', id: id(), position, action: text });
    },
    say: (text) => ask({ type: 'remark', id: id(), text }),
    order: (command) => ask({ type: 'command', id: id(), command }),
  };
}

function isOfDevice(command: Command): boolean {
  return command.type === 'command' && (command.command.do === 'commit' || command.command.do === 'share');
}

/** By seat: what the people and bots of this match are called. */
export function namesBySeat(room: Room | undefined): BySeat<string> {
  if (room?.match === undefined) return [];
  return room.match.chairs.map((chair) => {
    const who = room.chairs[chair];
    return who === undefined || who.kind === 'free' ? '?' : who.name;
  });
}

/** Calls when the network or the page is back. */
function followBrowser(back: () => void): () => void {
  const seen = (): void => {
    if (document.visibilityState === 'visible') back();
  };
  addEventListener('online', back);
  document.addEventListener('visibilitychange', seen);
  return () => {
    removeEventListener('online', back);
    document.removeEventListener('visibilitychange', seen);
  };
}
