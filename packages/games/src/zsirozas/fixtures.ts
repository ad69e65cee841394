import { type Card, cards } from '@stammtisch/cards';
import {
  at,
  attempt,
  type BySeat,
  type BySide,
  legalActions,
  range,
  type Refusal,
  type Seat,
  standard,
  withAt,
} from '@stammtisch/kernel';

import { zsirozas } from './game.ts';
import { sideCount, type ZsirozasOptions, zsirozasOptions } from './options.ts';
import { packFor } from './pack.ts';
import type { Playing, State, ZsirozasTerms } from './position.ts';

/** What a table for tests differs in. */
export interface Setting {
  readonly seats?: number;
  readonly options?: Partial<ZsirozasOptions>;
  readonly startScores?: BySide<number>;
  readonly dealLimit?: number;
  readonly firstDealer?: Seat;
}

/** Terms for tests: two players, standard rules, unless said otherwise. */
export function termsFor({ seats = 2, options = {}, firstDealer = 0, ...more }: Setting = {}): ZsirozasTerms {
  const all = { ...standard(zsirozasOptions), ...options };
  const count = sideCount(all, seats);
  return { seats, sides: range(seats).map((seat) => seat % count), firstDealer, options: all, ...more };
}

/** A trick about to be led, with hands as text; what is in no hand is the talon, unless one is given. */
export function tableWith(
  hands: BySeat<string>,
  setting: Setting & { readonly leader?: Seat; readonly talon?: string } = {},
): Playing<Card> {
  const { leader = 0, talon, ...more } = setting;
  const terms = termsFor({ seats: hands.length, ...more });
  const held = hands.map(cards);
  const rest = packFor(terms).filter((card) => !held.some((hand) => hand.includes(card)));
  return {
    phase: 'playing',
    terms,
    pages: [],
    dealer: 0,
    hands: held,
    talon: talon === undefined ? rest : cards(talon),
    tricks: [],
    trick: { leader, plays: [] },
  };
}

/** The position after these moves, made by whoever is awaited. Throws at the first that is refused. */
export function after(state: State, moves: string): State {
  let now = state;
  for (const text of moves.split(' ').filter((word) => word !== '')) {
    const refused = refusalOf(now, text);
    if (refused !== undefined) throw new Error(`${text}: ${refused.code}`);
    now = moved(now, text);
  }
  return now;
}

/** As `after`, where the deal has not ended. */
export function during(state: State, moves: string): Playing<Card> {
  const now = after(state, moves);
  if (now.phase !== 'playing') throw new Error('the deal is over');
  return now;
}

/** Why the awaited seat may not do this. */
export function refusalOf(state: State, text: string, seat: Seat = awaitedSeat(state)): Refusal | undefined {
  const action = zsirozas.read(state, seat, text);
  if (action === undefined) throw new Error(`no action: ${text}`);
  const step = attempt(zsirozas, state, { type: 'act', by: seat, action });
  return step.ok ? undefined : step.error;
}

/** What the awaited seat may do, in the order of its hand. */
export function legalTexts(state: State): readonly string[] {
  return legalActions(zsirozas, state, awaitedSeat(state)).map((action) => zsirozas.write(action));
}

/** The one seat the table waits for. */
export function awaitedSeat(state: State): Seat {
  const awaited = zsirozas.awaited(state);
  if (awaited === 'deck') throw new Error('a deck is awaited');
  return at(awaited, 0);
}

/** The deal that begins with these hands and this talon. */
export function dealt(terms: ZsirozasTerms, dealer: Seat, hands: BySeat<string>, talon: string): State {
  const deck = zsirozas.deckOf(terms, dealer, hands.map(cards), cards(talon));
  const step = attempt(zsirozas, zsirozas.setup(terms), { type: 'deal', deck, dealer });
  if (!step.ok) throw new Error(step.error.code);
  return step.value.state;
}

/** The same table with another hand at one seat: what that seat would see. */
export function holding(state: Playing<Card>, seat: Seat, hand: string): Playing<Card> {
  return { ...state, hands: withAt(state.hands, seat, cards(hand)) };
}

function moved(state: State, text: string): State {
  const seat = awaitedSeat(state);
  const action = zsirozas.read(state, seat, text);
  if (action === undefined) throw new Error(`no action: ${text}`);
  return zsirozas.apply(state, { type: 'act', by: seat, action }).state;
}
