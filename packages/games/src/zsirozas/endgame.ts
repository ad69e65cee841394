import { GERMAN_RANKS, type Rank } from '@stammtisch/cards';

import type { ZsirozasOptions } from './options.ts';

/**
 * The last tricks of two players, solved exactly: with the talon empty the unseen cards are the other hand. Suits mean
 * nothing (ZS-4), so a hand is one number, three bits a rank. Player 0 asks, player 1 answers.
 */
export interface Endgame {
  readonly hands: readonly [number, number];
  readonly leader: 0 | 1;
  /** The trick as it lies: the rank led (-1 before the lead), who holds it, its fat cards, whether the leader moves. */
  readonly led: number;
  readonly holder: 0 | 1;
  readonly pile: number;
  readonly mover: 0 | 1;
  /** Fat cards taken so far by player 0, and whether each has taken a trick. */
  readonly fat: number;
  readonly hasTaken: readonly [boolean, boolean];
}

/** Letting the trick go, where a rank would stand for a card. */
export const STOPPING = 8;
const SEVEN = GERMAN_RANKS.indexOf('7');
const TEN = GERMAN_RANKS.indexOf('T');
const ACE = GERMAN_RANKS.indexOf('A');

/** A hand as one number. */
export function packedHand(ranks: readonly Rank[]): number {
  return ranks.reduce((hand, rank) => hand + unit(GERMAN_RANKS.indexOf(rank)), 0);
}

/** Three bits a rank. */
const unit = (rank: number): number => 1 << (3 * rank);
const countOf = (hand: number, rank: number): number => (hand >> (3 * rank)) & 7;
const isFatRank = (rank: number): boolean => rank === TEN || rank === ACE;
const other = (player: 0 | 1): 0 | 1 => (player === 0 ? 1 : 0);

/** What playing this rank (or `STOPPING`) is worth to player 0, both playing their best; the mover need not be player 0. */
export function worth(options: ZsirozasOptions, game: Endgame, rank: number): number {
  return after(options, game, rank, -Infinity, Infinity);
}

function best(options: ZsirozasOptions, game: Endgame, low: number, high: number): number {
  let [alpha, beta] = [low, high];
  for (let rank = 0; rank <= STOPPING; rank += 1) {
    if (!isLegal(options, game, rank)) continue;
    const value = after(options, game, rank, alpha, beta);
    if (game.mover === 0) alpha = Math.max(alpha, value);
    else beta = Math.min(beta, value);
    if (alpha >= beta) break;
  }
  return game.mover === 0 ? alpha : beta;
}

function isLegal(options: ZsirozasOptions, { hands, mover, leader, led }: Endgame, rank: number): boolean {
  const hand = hands[mover];
  if (rank === STOPPING) return mover === leader && led >= 0;
  if (countOf(hand, rank) === 0) return false;
  if (led < 0) {
    const isAllSevens = hand === countOf(hand, SEVEN) * unit(SEVEN);
    return rank !== SEVEN || options.sevenLed === 'plain' || isAllSevens;
  }
  if (mover === leader) return rank === led || rank === SEVEN;
  return isLegalFollow(options, hand, led, rank);
}

function isLegalFollow(options: ZsirozasOptions, hand: number, led: number, rank: number): boolean {
  if (options.matching === 'free' || rank === led) return true;
  if (countOf(hand, led) > 0) return options.sevenInstead && rank === SEVEN;
  return !options.sevenDuty || rank === SEVEN || countOf(hand, SEVEN) === 0;
}

function after(options: ZsirozasOptions, game: Endgame, rank: number, low: number, high: number): number {
  if (rank === STOPPING) return taken(options, game, low, high);
  const { hands, mover, leader } = game;
  const [mine, theirs] = hands;
  const led = game.led < 0 ? rank : game.led;
  const next: Endgame = {
    ...game,
    hands: mover === 0 ? [mine - unit(rank), theirs] : [mine, theirs - unit(rank)],
    led,
    holder: rank === led || rank === SEVEN ? mover : game.holder,
    pile: game.pile + (isFatRank(rank) ? 1 : 0),
    mover: other(mover),
  };
  if (mover === leader) return best(options, next, low, high);
  const isAsked = next.holder !== leader || options.continue === 'always';
  return isAsked && next.hands[leader] !== 0
    ? best(options, next, low, high)
    : taken(options, next, low, high);
}

function taken(options: ZsirozasOptions, game: Endgame, low: number, high: number): number {
  const { holder, hands, pile } = game;
  const fat = holder === 0 ? game.fat + pile : game.fat;
  const hasTaken: readonly [boolean, boolean] = [
    game.hasTaken[0] || holder === 0,
    game.hasTaken[1] || holder === 1,
  ];
  if (hands[0] === 0 && hands[1] === 0) return result(options, fat, holder, hasTaken);
  return best(
    options,
    { ...game, fat, hasTaken, pile: 0, led: -1, leader: holder, mover: holder },
    low,
    high,
  );
}

function result(
  { scoring, lastTrick }: ZsirozasOptions,
  fat: number,
  last: 0 | 1,
  hasTaken: readonly [boolean, boolean],
): number {
  const sign = last === 0 ? 1 : -1;
  const lead = 2 * fat - 8;
  if (scoring === 'tens') return 10 * lead + sign * lastTrick;
  const won = lead === 0 ? sign : Math.sign(lead);
  const isWhitewash = won > 0 ? !hasTaken[1] : !hasTaken[0];
  const points = isWhitewash ? 3 : Math.abs(lead) === 8 ? 2 : 1;
  return won * points * 10;
}
