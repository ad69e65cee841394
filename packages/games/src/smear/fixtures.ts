import { type Card, cards, FACE_DOWN } from '@stammtisch/cards';
import { at, attempt, type BySide, range, type Seat, standard, type Terms } from '@stammtisch/kernel';

import { advise } from './advice.ts';
import { smear } from './game.ts';
import { type SmearOptions, smearOptions } from './options.ts';
import { packFor } from './pack.ts';
import type { SmearTerms, State, Trick, View } from './position.ts';
import { trickWinner, trumpOf } from './tricks.ts';

/** What a test says about a table; everything else is usual. */
export interface TableText {
  readonly seats?: number;
  readonly options?: Partial<SmearOptions>;
  readonly dealer?: Seat;
  readonly startScores?: BySide<number>;
  readonly dealLimit?: number;
}
/** What a test says about a deal: hands by seat as text, the rest dealt anyhow. */
export interface DealText extends TableText {
  readonly hands?: Readonly<Record<Seat, string>>;
  /** What sleeps, the top first, as far as it matters. */
  readonly asleep?: string;
  /** Calls and cards in order, separated by commas: "bid 2, pass, AH". */
  readonly moves?: string;
}

/** Terms for a test: four seats, standard rules, the last seat deals. */
export function termsOf({
  seats = 4,
  options = {},
  dealer = seats - 1,
  ...more
}: TableText = {}): SmearTerms {
  const chosen = { ...standard(smearOptions), ...options };
  const sides = smear.sideCount(chosen, seats);
  const { startScores, dealLimit } = more;
  const terms: Terms<SmearOptions> = {
    seats,
    sides: range(seats).map((seat) => seat % sides),
    firstDealer: dealer,
    options: chosen,
  };
  return {
    ...terms,
    ...(startScores === undefined ? {} : { startScores }),
    ...(dealLimit === undefined ? {} : { dealLimit }),
  };
}

/** A deal as told, played as told; throws where a move is not allowed. */
export function played(deal: DealText): State {
  return moved(dealt(smear.setup(termsOf(deal)), deal), deal.moves ?? '');
}

/** A position after the pack has been dealt as told. */
export function dealt(state: State, { hands = {}, asleep = '' }: DealText): State {
  const { seats, options } = state.terms;
  const told = new Set<Card>([...Object.values(hands).flatMap((text) => cards(text)), ...cards(asleep)]);
  const left = packFor(seats, options).filter((card) => !told.has(card));
  const full = range(seats).map((seat) => {
    const hand = cards(hands[seat] ?? '');
    return [...hand, ...left.splice(0, 6 - hand.length)];
  });
  const deck = smear.deckOf(state.terms, state.dealer, full, [...cards(asleep), ...left]);
  return step(state, { type: 'deal', deck });
}

/** A position after these moves by whoever is awaited. */
export function moved(state: State, moves: string): State {
  return moves
    .split(',')
    .map((text) => text.trim())
    .filter((text) => text !== '')
    .reduce((position, text) => {
      const by = awaitedIn(position);
      const action = smear.read(position, by, text);
      if (action === undefined) throw new Error(`no action: ${text}`);
      return step(position, { type: 'act', by, action });
    }, state);
}

/** Who is to act. */
export function awaitedIn(state: State): Seat {
  const awaited = smear.awaited(state);
  if (awaited === 'deck') throw new Error('a deck is awaited');
  return at(awaited, 0);
}

/** What is advised first to the seat whose turn it is. */
export function best(view: View): string {
  const awaited = smear.awaited(view);
  if (awaited === 'deck') throw new Error('a deck is awaited');
  return smear.write(at(advise(view, at(awaited, 0)), 0).action);
}

/** Plays on to the end of the deal as advised. */
export function playedOut(state: State): State {
  let position = state;
  while (position.phase === 'auction' || position.phase === 'playing')
    position = moved(position, best(position));
  return position;
}

function step(state: State, move: Parameters<typeof smear.apply>[1]): State {
  const result = attempt(smear, state, move);
  if (!result.ok) throw new Error(`refused: ${JSON.stringify(move)} ${JSON.stringify(result.error)}`);
  return result.value.state;
}

/** What one seat sees in the middle of the play, told in a few words; the rest of the cards lie face down. */
export interface ViewText extends TableText {
  readonly seat?: Seat;
  readonly hand: string;
  /** Tricks and the trick on the table as "leader: cards". */
  readonly tricks?: readonly string[];
  readonly trick?: string;
  readonly declarer?: Seat;
  readonly bid?: number | 'moon';
  readonly totals?: BySide<number>;
  /** SM-O15: sleepers this seat has looked at. */
  readonly peeked?: string;
}

/** The view of a seat that is about to play. */
export function seen({
  seat = 0,
  hand,
  tricks = [],
  trick = `${seat}:`,
  peeked = '',
  ...table
}: ViewText): View {
  const { declarer = seat, bid = 2 } = table;
  const terms = termsOf(table);
  const taken = tricks.map(trickOf);
  const trump = trumpOf({ tricks: taken.map((one) => ({ ...one, winner: 0 })), trick: trickOf(trick) });
  const onTable = trickOf(trick);
  const hasPlayed = (one: Seat): boolean =>
    (one - onTable.leader + terms.seats) % terms.seats < onTable.cards.length;
  const sideCount = Math.max(...terms.sides) + 1;
  const asleep = packFor(terms.seats, terms.options).length - 6 * terms.seats - cards(peeked).length;
  return {
    phase: 'playing',
    terms,
    pages: [],
    totals: table.totals ?? range(sideCount).map(() => 0),
    dealer: terms.firstDealer,
    calls: range(terms.seats).map(
      (index) => ((terms.firstDealer + 1 + index) % terms.seats === declarer && bid) || 'pass',
    ),
    contract:
      bid === 'moon' ? { type: 'moon', declarer } : { type: 'bid', declarer, points: bid, forced: false },
    hands: range(terms.seats).map((one) =>
      one === seat ? cards(hand) : range(6 - taken.length - (hasPlayed(one) ? 1 : 0)).map(() => FACE_DOWN),
    ),
    tricks: taken.map((one) => ({
      ...one,
      winner: trump === undefined ? 0 : trickWinner(one, trump, terms),
    })),
    trick: onTable,
    peeked: cards(peeked),
    sleepers: range(asleep).map(() => FACE_DOWN),
  };
}

function trickOf(text: string): Trick<Card> {
  const [leader = '0', played = ''] = text.split(':');
  return { leader: Number(leader), cards: cards(played) };
}
