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
  readonly io: (url: string, options: object) => Socket;
};

/** Tables of the peer: four socket.io clients each, speaking boardgame.io's protocol. */
export function peerFleet(port: number, tables: number): Fleet {
  const seats: Seat[] = [];
  const base = `http://127.0.0.1:${port}`;
  return {
    async open(offer) {
      for (let table = 0; table < tables; table += 1) {
        const { matchID: match } = await post<{ matchID: string }>(`${base}/games/trick/create`, {
          numPlayers: 4,
        });
        for (const player of ['0', '1', '2', '3']) {
          const joining = { playerID: player, playerName: `player ${player}` };
          const joined = await post<{ playerCredentials: string }>(
            `${base}/games/trick/${match}/join`,
            joining,
          );
          const seat = new Seat({ base, match, player, credentials: joined.playerCredentials }, offer);
          seats.push(seat);
          await seat.synced;
        }
      }
    },
    received: () => seats.reduce((sum, seat) => sum + seat.bytes, 0),
    close() {
      for (const seat of seats) seat.close();
    },
  };
}

interface Place {
  readonly base: string;
  readonly match: string;
  readonly player: string;
  readonly credentials: string;
}

class Seat {
  bytes = 0;
  readonly synced: Promise<void>;
  readonly #place: Place;
  readonly #offer: Offer;
  readonly #socket: Socket;
  #known = -1;
  #confirm: (() => void) | undefined;

  constructor(place: Place, offer: Offer) {
    this.#place = place;
    this.#offer = offer;
    this.#socket = io(`${place.base}/trick`, { transports: ['websocket'], forceNew: true });
    this.#socket.on('update', (_match: string, state: State) => this.#see(state));
    this.#socket.on('connect', () => this.#connected());
    this.synced = new Promise((resolve) => {
      this.#socket.on('sync', (_match: string, { state }: { state: State }) => {
        resolve();
        this.#see(state);
      });
    });
  }

  close(): void {
    this.#socket.close();
  }

  #connected(): void {
    this.#socket.io.engine.on('packet', ({ data }) => {
      this.bytes += data?.length ?? 0;
    });
    const { match, player, credentials } = this.#place;
    this.#socket.emit('sync', match, player, credentials, 4);
  }

  #see(state: State): void {
    const { _stateID: count } = state;
    if (count <= this.#known) return;
    this.#known = count;
    this.#confirm?.();
    this.#confirm = undefined;
    const { match, player, credentials } = this.#place;
    if (state.ctx.currentPlayer !== player) return;
    const [type, arg] = moveOf(state, player);
    this.#offer((confirmed) => {
      this.#confirm = confirmed;
      const payload = { type, args: [arg], playerID: player, credentials };
      this.#socket.emit('update', { type: 'MAKE_MOVE', payload }, count, match, player);
    });
  }
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
