import {
  commitmentOf,
  deckFrom,
  deckLink,
  type Fairness,
  hexOf,
  linkKey,
  LOTS_LINK,
  lotsFrom,
  lotsWanted,
} from '@stammtisch/fair';
import {
  at,
  type GameKit,
  type Match,
  type MatchRecord,
  range,
  scribe,
  type SomeOptions,
  startMatch,
} from '@stammtisch/kernel';

/** A match whose dealing can be checked: what is played, and what its chance comes from. */
export interface PlannedDealing {
  readonly game: string;
  readonly seats: number;
  readonly options: SomeOptions;
  readonly table: string;
  readonly match: number;
  readonly voided: number;
  /** By chair; null for one that is not mixed in. */
  readonly shares: readonly (string | null)[];
  readonly secret: string;
}

/** How many links the chains of these matches have: enough for each, and quickly walked. */
const LENGTH = 64;

/** 32 bytes that are easily told apart. */
export function bytes(first: number): string {
  return hexOf(Uint8Array.from({ length: 32 }, (_, index) => (first + index * 7) % 256));
}

/** One match of each game: with pairs drawn, with cards drawn for the first deal, and with nobody mixed in. */
export const DEALINGS: readonly PlannedDealing[] = [
  {
    game: 'smear',
    seats: 4,
    options: { target: 15, partners: 'random' },
    table: 'k7m2p4q9r3s8t5v6',
    match: 3,
    voided: 1,
    shares: [bytes(11), bytes(90), null, bytes(200)],
    secret: bytes(1),
  },
  {
    game: 'zsirozas',
    seats: 2,
    options: {},
    table: 'tölz-wirtshaus',
    match: 1,
    voided: 0,
    shares: [null, null],
    secret: bytes(2),
  },
  {
    game: 'spades',
    seats: 5,
    options: { target: 100 },
    table: 'b5k2w8x3y7z4c6d9',
    match: 12,
    voided: 0,
    shares: [bytes(3), null, bytes(5), null, null],
    secret: bytes(4),
  },
];

/** Plays a match on what its chance gives, as the advice has it, and writes everything down; no further than so many decks. */
export function playDealing<S extends V, A, V, O>(
  kit: GameKit<S, A, V, O>,
  planned: PlannedDealing,
  most = Infinity,
): MatchRecord {
  const { seats, shares, table, match: number } = planned;
  const mixedIn = { table, match: number, shares };
  const lots = lotsFrom(keyOf(planned, LOTS_LINK), mixedIn, lotsWanted(planned.game, seats, planned.options));
  let match = begun(kit, planned, lots.firstDealer);
  const names = range(seats).map((seat) => `Seat ${seat}`);
  const pen = scribe(match, { table, match: number, names, rulesVersion: kit.game.rulesVersion });
  let decks = 0;
  for (let awaited = match.awaited(); awaited === 'deck' || awaited.length > 0; awaited = match.awaited()) {
    if (awaited === 'deck') {
      if (decks === most) break;
      const deck = deckFrom(keyOf(planned, deckLink(decks)), mixedIn, { deck: decks, pack: match.pack() });
      pen.dealt(deck);
      match = moved(match.deal(deck));
      decks += 1;
      continue;
    }
    const seat = at(awaited, 0);
    const text = advised(kit, match, seat);
    pen.acted(seat, text, awaited);
    match = moved(match.act(seat, text));
  }
  return { ...pen.record(match), fairness: fairnessOf(planned, lots.chairs, decks) };
}

function keyOf({ secret }: PlannedDealing, link: number): Uint8Array {
  return linkKey(Uint8Array.from(Buffer.from(secret, 'hex')), link, LENGTH);
}

function fairnessOf(planned: PlannedDealing, chairs: readonly number[], decks: number): Fairness {
  const { table, match, shares, voided } = planned;
  const reveal = (link: number): string => hexOf(keyOf(planned, link));
  return {
    length: LENGTH,
    start: reveal(0),
    voided,
    chairs,
    commitments: shares.map((share, chair) =>
      share === null ? null : commitmentOf({ table, match, chair, share }),
    ),
    shares,
    links: [
      { k: LOTS_LINK, for: 'lots', reveal: reveal(LOTS_LINK) },
      ...range(decks).map((deck) => ({ k: deckLink(deck), for: deck, reveal: reveal(deckLink(deck)) })),
    ],
  };
}

function begun<S extends V, A, V, O>(
  kit: GameKit<S, A, V, O>,
  { game, seats, options }: PlannedDealing,
  firstDealer: number,
): Match {
  const parsed = kit.parse(options, seats);
  if (!parsed.ok) throw new Error(`${game}: ${JSON.stringify(parsed.error)}`);
  const sideCount = kit.game.sideCount(parsed.value, seats);
  const sides = range(seats).map((seat) => seat % sideCount);
  return startMatch(kit, { seats, sides, firstDealer, options: parsed.value });
}

function advised<S extends V, A, V, O>(kit: GameKit<S, A, V, O>, match: Match, seat: number): string {
  // Made by this game, from the position of this match.
  const view = match.observe(seat) as V;
  const best = kit.advise(view, seat).toSorted((one, other) => other.weight - one.weight)[0];
  return best === undefined ? at(match.legal(seat), 0) : kit.game.write(best.action);
}

function moved(next: ReturnType<Match['act']>): Match {
  if (!next.ok) throw new Error(next.error.code);
  return next.value.match;
}
