/**
 * The peer of `bench server`: a trick game of the same shape as Smear (30 cards, six each, one auction, six tricks with
 * following suit) on boardgame.io's own server, in memory, started as a child process.
 */
import { createRequire } from 'node:module';

interface Hidden {
  hands: Record<string, (string | null)[]>;
  bids: (number | null)[];
  trick: { by: string; card: string }[];
  next: number;
  dealer: number;
  taken: number[];
  deals: number;
}
interface Context {
  readonly G: Hidden;
  readonly playerID: string;
  readonly random: { Shuffle<T>(items: T[]): T[] };
}

const require = createRequire(import.meta.url);
// boardgame.io ships CommonJS without usable types for its server.
const { Server } = require('boardgame.io/dist/cjs/server.js') as {
  readonly Server: (config: object) => {
    run(port: number): Promise<{ apiServer?: unknown; appServer: { address(): { port: number } } }>;
  };
};

const RANKS = '89TJQKA';
const PACK = 'CDHS'
  .split('')
  .flatMap((suit) => RANKS.split('').map((rank) => rank + suit))
  .concat('BJ', 'SJ');
const INVALID = 'INVALID_MOVE';

function dealt(dealer: number, deals: number, random: Context['random']): Hidden {
  const deck = random.Shuffle([...PACK]);
  const hands = Object.fromEntries(
    [0, 1, 2, 3].map((seat) => [String(seat), deck.slice(seat * 6, seat * 6 + 6)]),
  );
  return {
    hands,
    bids: [null, null, null, null],
    trick: [],
    next: (dealer + 1) % 4,
    dealer,
    taken: [0, 0, 0, 0],
    deals,
  };
}

const game = {
  name: 'trick',
  minPlayers: 4,
  maxPlayers: 4,
  setup: ({ random }: Context) => dealt(3, 0, random),
  disableUndo: true,
  turn: {
    minMoves: 1,
    maxMoves: 1,
    order: { first: ({ G }: Context) => G.next, next: ({ G }: Context) => G.next },
  },
  playerView: ({ G, playerID }: Context) => ({
    ...G,
    hands: Object.fromEntries(
      Object.entries(G.hands).map(([seat, hand]) => [seat, seat === playerID ? hand : hand.map(() => null)]),
    ),
  }),
  moves: {
    bid({ G, playerID }: Context, bid: number) {
      const seat = Number(playerID);
      const highest = Math.max(1, ...G.bids.map((one) => one ?? 0));
      if (G.bids[seat] !== null || (bid !== 0 && (bid <= highest || bid > 6))) return INVALID;
      G.bids[seat] = bid;
      G.next = G.bids.includes(null)
        ? (seat + 1) % 4
        : Math.max(0, G.bids.indexOf(Math.max(...G.bids.map((one) => one ?? 0))));
      return undefined;
    },
    play({ G, playerID, random }: Context, card: string) {
      const hand = G.hands[playerID] ?? [];
      const led = G.trick[0]?.card.slice(1);
      if (G.bids.includes(null) || !hand.includes(card)) return INVALID;
      if (led !== undefined && card.slice(1) !== led && hand.some((held) => held?.slice(1) === led))
        return INVALID;
      hand.splice(hand.indexOf(card), 1);
      G.trick.push({ by: playerID, card });
      if (G.trick.length < 4) {
        G.next = (Number(playerID) + 1) % 4;
        return undefined;
      }
      const suit = G.trick[0]?.card.slice(1);
      const [best] = G.trick
        .filter((one) => one.card.slice(1) === suit)
        .sort((a, b) => RANKS.indexOf(b.card.charAt(0)) - RANKS.indexOf(a.card.charAt(0)));
      const winner = Number(best?.by ?? 0);
      G.taken[winner] = (G.taken[winner] ?? 0) + 1;
      G.trick = [];
      G.next = winner;
      if ((G.hands[playerID] ?? []).length === 0)
        Object.assign(G, dealt((G.dealer + 1) % 4, G.deals + 1, random));
      return undefined;
    },
  },
};

const server = Server({ games: [game], origins: ['http://localhost'] });
const running = await server.run(0);
process.send?.({ port: running.appServer.address().port });
setInterval(
  () => process.send?.({ rss: process.memoryUsage().rss, heap: process.memoryUsage().heapUsed }),
  500,
);
process.once('disconnect', () => process.exit(0));
