import { type Card, cards, FACE_DOWN, type SeenCard } from '@stammtisch/cards';
import {
  at,
  attempt,
  type BySide,
  range,
  type ScoreLine,
  type Seat,
  seatAfter,
  standard,
} from '@stammtisch/kernel';

import { advise } from './advice.ts';
import { spades } from './game.ts';
import { type SpadesOptions, spadesOptions } from './options.ts';
import { handSize, isSpade, leftOver, packFor, suitIn } from './pack.ts';
import { tricksTaken, trickWinner } from './play.ts';
import type { Bid, Bidding, Gift, Passing, Playing, SpadesTerms, State, Trick, View } from './position.ts';
import { writeAction } from './text.ts';

/** What a test says about a table; everything else is usual. */
export interface TableText {
  readonly seats?: number;
  readonly options?: Partial<SpadesOptions>;
  readonly dealer?: Seat;
  readonly startScores?: BySide<number>;
  readonly dealLimit?: number;
}
/** What a test says about a deal: hands by seat as text, the rest dealt anyhow. */
export interface DealText extends TableText {
  readonly hands?: Readonly<Record<Seat, string>>;
  /** What stays out of the hands, as far as it matters. */
  readonly left?: string;
  /** Moves in order, separated by commas: "bid 2, look, bid nil, AH"; "2 bid 4" where several are awaited. */
  readonly moves?: string;
}

/** The house rules of a test. */
export const rules = (some: Partial<SpadesOptions> = {}): SpadesOptions => ({
  ...standard(spadesOptions),
  ...some,
});

/** Terms for a test: four seats, standard rules, the last seat deals. */
export function termsOf({
  seats = 4,
  options = {},
  dealer = seats - 1,
  ...more
}: TableText = {}): SpadesTerms {
  const chosen = rules(options);
  const sides = spades.sideCount(chosen, seats);
  const { startScores, dealLimit } = more;
  return {
    seats,
    sides: range(seats).map((seat) => seat % sides),
    firstDealer: dealer,
    options: chosen,
    ...(startScores === undefined ? {} : { startScores }),
    ...(dealLimit === undefined ? {} : { dealLimit }),
  };
}

/** A deal as told, played as told; throws where a move is not allowed. */
export function played(deal: DealText): State {
  return moved(dealt(spades.setup(termsOf(deal)), deal), deal.moves ?? '');
}

/** A position after the pack has been dealt as told. */
export function dealt(state: State, { hands = {}, left = '' }: DealText): State {
  const { seats, options } = state.terms;
  const told = new Set<Card>([...Object.values(hands).flatMap((text) => cards(text)), ...cards(left)]);
  const others = packFor(options, seats).filter((card) => !told.has(card));
  const each = options.deal === 'draw2' ? 0 : handSize(options, seats);
  const full = range(seats).map((seat) => {
    const hand = cards(hands[seat] ?? '');
    return [...hand, ...others.splice(0, each - hand.length)];
  });
  return step(state, {
    type: 'deal',
    deck: spades.deckOf(state.terms, state.dealer, full, [...cards(left), ...others]),
  });
}

/** A position after these moves. */
export function moved(state: State, moves: string): State {
  return moves
    .split(',')
    .map((text) => text.trim())
    .filter((text) => text !== '')
    .reduce((position, text) => {
      const named = /^(\d) (.+)$/.exec(text);
      const by = named === null ? awaitedIn(position) : Number(named[1]);
      const action = spades.read(position, by, named?.[2] ?? text);
      if (action === undefined) throw new Error(`no action: ${text}`);
      return step(position, { type: 'act', by, action });
    }, state);
}

/** Why a move is refused at this point; "fine" if it is not. */
export function refused(state: State, text: string, by = awaitedIn(state)): string {
  const action = spades.read(state, by, text);
  if (action === undefined) throw new Error(`no action: ${text}`);
  const result = attempt(spades, state, { type: 'act', by, action });
  return result.ok ? 'fine' : result.error.code;
}

/** Who is to act. */
export function awaitedIn(state: View): Seat {
  const awaited = spades.awaited(state);
  if (awaited === 'deck') throw new Error('a deck is awaited');
  return at(awaited, 0);
}

/** Plays on to the end of the deal as advised, or by any other way of choosing. */
export function playedOut(
  state: State,
  choose = (view: View, seat: Seat) => at(advise(view, seat), 0).action,
): State {
  let position = state;
  while (spades.awaited(position) !== 'deck' && spades.awaited(position).length > 0) {
    const by = awaitedIn(position);
    position = step(position, { type: 'act', by, action: choose(position, by) });
  }
  return position;
}

/** Score lines as text: "0 contract 40, 0 overtricks 2". */
export function told(lines: readonly ScoreLine[]): string {
  return lines.map(({ side, reason, points }) => `${side} ${reason} ${points}`).join(', ');
}

function step(state: State, move: Parameters<typeof spades.apply>[1]): State {
  const result = attempt(spades, state, move);
  if (!result.ok) throw new Error(`refused: ${JSON.stringify(move)} ${JSON.stringify(result.error)}`);
  return result.value.state;
}

/** What one seat sees, told in a few words; the cards of the others lie face down. */
export interface ViewText extends TableText {
  readonly seat?: Seat;
  readonly hand: string;
  readonly totals?: BySide<number>;
  readonly bags?: BySide<number>;
}
/** A view of the bidding: what has been said, from the dealer's left. */
export interface BidText extends ViewText {
  readonly said?: readonly Bid[];
  /** SP-O5: the seat has not looked at its cards. */
  readonly isBlind?: boolean;
}
/** A view of the play: bids by seat, finished tricks and the one on the table as "leader: cards". */
export interface PlayText extends ViewText {
  readonly bids: readonly Bid[];
  readonly tricks?: readonly string[];
  readonly trick?: string;
  /** By seat: tricks taken besides those told, made of the lowest cards that are left. */
  readonly took?: readonly number[];
  readonly gifts?: readonly Gift[];
}

/** The view of the seat that is to bid. */
export function toBid({ said = [], isBlind = false, hand, ...text }: BidText): Bidding<SeenCard> {
  const terms = termsOf(text);
  const seat = seatAfter(terms.firstDealer, terms.seats, 1 + said.length);
  const bids = range(terms.seats).map(
    (one) => said[(one - terms.firstDealer - 1 + terms.seats) % terms.seats] ?? null,
  );
  const held = isBlind ? hidden(handSize(terms.options, terms.seats)) : cards(hand);
  return {
    phase: 'bidding',
    ...agreed(text, terms),
    hands: handsAround(terms, seat, held),
    looked: range(terms.seats).map(() => !isBlind),
    bids,
    left: hidden(leftOver(terms.options, terms.seats)),
    thrown: range(terms.seats).map(() => []),
  };
}

/** The view of the seat that is to pass cards: SP-O5. */
export function toGive({
  bids,
  seat = 0,
  hand,
  ...text
}: PlayText & { readonly back?: boolean }): Passing<SeenCard> {
  const terms = termsOf(text);
  const open = bids.flatMap((bid, one) => (bid === 'blind nil' ? [one] : []));
  const bidder = at(open, 0);
  const gifts = text.back === true ? [{ from: bidder, to: seat, cards: ['??', '??'] as const }] : [];
  return {
    phase: 'passing',
    ...agreed(text, terms),
    hands: handsAround(terms, seat, cards(hand)),
    bids,
    gifts,
    open,
    left: [],
    thrown: range(terms.seats).map(() => []),
  };
}

/** The view of the seat that is to play. */
export function toPlay({
  seat = 0,
  hand,
  bids,
  tricks = [],
  trick = `${seat}:`,
  took = [],
  gifts = [],
  ...text
}: PlayText): Playing<SeenCard> {
  const terms = termsOf(text);
  const { options, seats } = terms;
  const table = trickOf(trick);
  const finished = tricks
    .map(trickOf)
    .map((one, index) => ({ ...one, winner: trickWinner(options, one, seats, index === 0) }));
  const known = [...cards(hand), ...[...finished, table].flatMap((one) => one.cards)];
  const taken = [...finished, ...madeUp(terms, took, known)];
  const all = [...taken, table];
  // The others hold as many cards as this seat; what is not told of lies aside, as among few players.
  const own = cards(hand);
  const hands = range(seats).map((one) => {
    if (one === seat) return own;
    return hidden(own.length - ((one - table.leader + seats) % seats < table.cards.length ? 1 : 0));
  });
  const told = [...all.flatMap((one) => one.cards), ...hands.flat()].length;
  return {
    phase: 'playing',
    ...agreed(text, terms),
    bids,
    gifts,
    hands,
    left: hidden(packFor(options, seats).length - told),
    thrown: range(seats).map(() => []),
    tricks: taken,
    trick: table,
    isBroken: all.some((one) => one.cards.some((card) => isSpade(options.deck, card))),
  };
}

/** What is advised first to the seat whose turn it is. */
export function best(view: View): string {
  return writeAction(at(advise(view, awaitedIn(view)), 0).action);
}

/** The tricks each seat has taken in the deal that lies open. */
export function tookIn(state: State): readonly number[] {
  if (state.phase !== 'dealing' && state.phase !== 'over') throw new Error('the deal is not over');
  return tricksTaken(state.last?.tricks ?? [], state.terms.seats);
}

function agreed({ totals, bags }: Omit<ViewText, 'hand'>, terms: SpadesTerms) {
  const sides = range(spades.sideCount(terms.options, terms.seats));
  return {
    terms: totals === undefined ? terms : { ...terms, startScores: totals },
    pages: [],
    bags: bags ?? sides.map(() => 0),
    isExtra: false,
    dealer: terms.firstDealer,
  };
}

function handsAround({ options, seats }: SpadesTerms, seat: Seat, hand: readonly SeenCard[]) {
  const each = handSize(options, seats);
  return range(seats).map((one) => (one === seat ? hand : hidden(each)));
}

/** Tricks in which everybody followed suit, spades only where nothing else is left. */
function madeUp({ options, seats }: SpadesTerms, took: readonly number[], known: readonly Card[]) {
  const left = packFor(options, seats).filter((card) => !known.includes(card));
  const suits = ['C', 'D', 'H', 'S'].map((suit) =>
    left.filter((card) => suitIn(options.deck, card) === suit),
  );
  return took.flatMap((tricks, winner) =>
    range(tricks).map(() => {
      const suit = suits.slice(0, 3).toSorted((a, b) => b.length - a.length)[0] ?? [];
      const from = suit.length >= seats ? suit : at(suits, 3);
      return { leader: winner, winner, cards: from.splice(0, seats) };
    }),
  );
}

const hidden = (count: number): readonly SeenCard[] => range(count).map(() => FACE_DOWN);

function trickOf(text: string): Trick<Card> {
  const [leader = '', played = ''] = text.split(':');
  return { leader: Number(leader), cards: cards(played) };
}
