import { createRequire } from 'node:module';

import type { Fleet, Offer } from './load.ts';

interface State {
  readonly G: {
    readonly hands: Readonly<Record<string, readonly (string | null)[]>>;
    readonly bids: readonly (number | null)[];
    readonly trick: readonly { readonly card: string }[];
  };
  readonly ctx: { readonly currentPlayer: string };
  readonly _stateID: number;
}
interface Socket {
  on(event: string, listener: (...args: never[]) => void): void;
  emit(event: string, ...args: unknown[]): void;
  close(): void;
  readonly io: {
    readonly engine: { on(event: 'packet', listener: (packet: { data?: string }) => void): void };
  };
}

// socket.io-client comes with boardgame.io; its types are not needed for five calls.
const { io } = createRequire(import.meta.url)('socket.io-client') as {
  io(url: string, options: object): Socket;
};

/** Tables of the peer: four socket.io clients each, speaking boardgame.io's protocol. */
export function peerFleet(port: number, tables: number): Fleet {
  const sockets: Socket[] = [];
  let bytes = 0;
  const base = `http://127.0.0.1:${port}`;
  const seat = (match: string, player: string, credentials: string, offer: Offer): Promise<void> =>
    new Promise((resolve) => {
      const socket = io(`${base}/trick`, { transports: ['websocket'], forceNew: true });
      sockets.push(socket);
      let known = -1;
      let confirm: (() => void) | undefined;
      const see = (state: State): void => {
        if (state._stateID <= known) return;
        known = state._stateID;
        confirm?.();
        confirm = undefined;
        if (state.ctx.currentPlayer !== player) return;
        const [type, arg] = moveOf(state, player);
        offer((confirmed) => {
          confirm = confirmed;
          const payload = { type, args: [arg], playerID: player, credentials };
          socket.emit('update', { type: 'MAKE_MOVE', payload }, state._stateID, match, player);
        });
      };
      socket.on('connect', () => {
        socket.io.engine.on('packet', ({ data }) => {
          bytes += data?.length ?? 0;
        });
        socket.emit('sync', match, player, credentials, 4);
      });
      socket.on('sync', (_match: string, { state }: { state: State }) => {
        resolve();
        see(state);
      });
      socket.on('update', (_match: string, state: State) => see(state));
    });
  return {
    async open(offer) {
      for (let table = 0; table < tables; table += 1) {
        const { matchID } = await post<{ matchID: string }>(`${base}/games/trick/create`, { numPlayers: 4 });
        for (const player of ['0', '1', '2', '3']) {
          const joined = await post<{ playerCredentials: string }>(`${base}/games/trick/${matchID}/join`, {
            playerID: player,
            playerName: `player ${player}`,
          });
          await seat(matchID, player, joined.playerCredentials, offer);
        }
      }
    },
    received: () => bytes,
    close() {
      for (const socket of sockets) socket.close();
    },
  };
}

function moveOf({ G }: State, player: string): readonly [string, unknown] {
  if (G.bids.includes(null)) {
    const highest = Math.max(1, ...G.bids.map((bid) => bid ?? 0));
    return ['bid', highest < 3 ? highest + 1 : 0];
  }
  const hand = (G.hands[player] ?? []).filter((card) => card !== null);
  const led = G.trick[0]?.card.slice(1);
  return ['play', hand.find((card) => card.slice(1) === led) ?? hand[0]];
}

async function post<T>(url: string, body: object): Promise<T> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${url}: ${response.status}`);
  // The peer's own answer, as its documentation gives it.
  return (await response.json()) as T;
}
