import type { Card } from '@stammtisch/cards';
import { smearKit } from '@stammtisch/games/smear/index';
import { winnerAfter } from '@stammtisch/games/smear/ending';
import type { SmearOptions } from '@stammtisch/games/smear/options';
import type { State } from '@stammtisch/games/smear/position';
import { pointsInPack } from '@stammtisch/games/smear/pack';
import { cardPointsBySide, pointsTaken, settle, type Stake, stakeOf } from '@stammtisch/games/smear/scoring';
import { at, deltas, range, type ScoreLine, type Seat, type Terms } from '@stammtisch/kernel';

import { cardList, complete, type Given, int, list, object, text, unusable } from './given.ts';
import { tableOf } from './table.ts';
import { moved, readContract, said, smearTerms, turn } from './smear-table.ts';

const { game } = smearKit;

/** What each point is called in cases. */
const POINT_NAMES: Readonly<Record<string, string>> = {
  high: 'HIGH',
  low: 'LOW',
  jack: 'JACK',
  jick: 'JICK',
  bigJoker: 'BJ',
  smallJoker: 'SJ',
  game: 'GAME',
};

/** A whole deal, played card by card. */
export function round(given: Given, chosen: unknown): Readonly<Record<string, unknown>> {
  const seats = given.int('players');
  const terms = smearTerms(chosen, { seats, dealer: given.int('dealer'), sides: given.ints('sides') });
  const hands = complete(given.bySeat('hands', seats, cardList), 'hands');
  let state = moved(game.setup(terms), {
    type: 'deal',
    deck: game.deckOf(terms, terms.firstDealer, hands, given.cards('sleepers')),
  });
  const contract = readContract(given, terms.options);
  const words = typeof contract?.call === 'number' ? `bid ${contract.call}` : 'moon';
  for (const _ of range(seats)) state = said(state, turn(state) === contract?.declarer ? words : 'pass');
  for (const { leader, cards } of given.list('tricks', readTrick)) {
    if (turn(state) !== leader) return unusable(`seat ${turn(state)} leads, not ${leader}`);
    for (const card of cards) state = said(state, card);
  }
  return roundAnswer(state, terms);
}

function roundAnswer(state: State, terms: Terms<SmearOptions>): Readonly<Record<string, unknown>> {
  if (state.phase !== 'dealing' && state.phase !== 'over') return unusable('the round is not complete');
  const { last } = state;
  const outcome = game.outcome(state);
  if (last === undefined || last.ended !== 'scored' || outcome === undefined) return unusable('nothing was scored');
  const { trump } = outcome.facts;
  const taken = pointsTaken(last.tricks, trump as Parameters<typeof pointsTaken>[1], stakeOf(last.contract, terms), terms);
  const existing = pointNames(terms.options);
  return {
    trump,
    winners: outcome.tricks.map(({ winner }) => winner),
    pips: bySide(cardPointsBySide(last.tricks, terms)),
    points: namesBySide(taken),
    nobody: existing.filter((name) => !taken.some(({ reason }) => POINT_NAMES[reason] === name)),
    delta: bySide(outcome.delta),
  };
}

/** The points there are under these rules. */
function pointNames({ jokers, jick }: SmearOptions): readonly string[] {
  const none = [...(jokers === 2 ? [] : ['SJ']), ...(jokers === 0 ? ['BJ'] : []), ...(jick ? [] : ['JICK'])];
  return Object.values(POINT_NAMES).filter((name) => !none.includes(name));
}

/** What the points come to, once they are sorted out. */
export function score(given: Given, chosen: unknown): Readonly<Record<string, unknown>> {
  const before = given.ints('before');
  const options = tableOf(smearKit).options(chosen);
  const stake = stakeIn(given, options, before.length);
  const taken = linesOf(given, before.length, options);
  const isAllTheirs = taken.every((line) => line.side === stake?.side);
  const tricksBySide = before.map((_, one) => (one === stake?.side ? (isAllTheirs ? 6 : 5) : isAllTheirs ? 0 : 1));
  const lines = settle(taken, stake, { before, tricksBySide }, options);
  const delta = deltas(lines, before.length);
  const winner = winnerAfter({ before, lines, stake, rounds: 1 }, options);
  return {
    delta,
    after: before.map((total, one) => total + at(delta, one)),
    winner: winner ?? null,
    next: winner === undefined ? 'round' : null,
  };
}

/** What is at stake for which side; only what could have been bid. */
function stakeIn(given: Given, options: SmearOptions, sides: number): Stake {
  const contract = readContract(given, options);
  const forced = given.has('forced') && given.flag('forced');
  if (contract === undefined) return undefined;
  const { declarer: side, call } = contract;
  if (!range(sides).includes(side)) return unusable(`no such side: ${side}`);
  if (forced && call !== options.minBid) return unusable('forced to another bid than the lowest');
  if (call === 'moon') return options.moon === 'off' ? unusable('no moon is played') : { side, moon: true };
  const isBid = call >= options.minBid && call <= pointsInPack(options);
  return isBid ? { side, points: call } : unusable(`no such bid: ${call}`);
}

/** The points sorted out already, as lines in counting order. */
function linesOf(given: Given, sides: number, options: SmearOptions): readonly ScoreLine[] {
  const reasons = given.bySeat('points', sides, (value) => list(value, text));
  const named = reasons.flatMap((own) => own ?? []);
  const existing = pointNames(options);
  for (const [index, name] of named.entries()) {
    if (!existing.includes(name)) return unusable(`no such point: ${name}`);
    if (named.indexOf(name) !== index) return unusable(`taken twice: ${name}`);
  }
  return Object.entries(POINT_NAMES).flatMap(([reason, name]) =>
    reasons.flatMap((own, side) => (own?.includes(name) === true ? [{ side, reason, points: 1 }] : [])),
  );
}

function namesBySide(lines: readonly ScoreLine[]): Readonly<Record<string, readonly string[]>> {
  const names: Record<string, string[]> = {};
  for (const { side, reason } of lines) (names[side] ??= []).push(POINT_NAMES[reason] ?? reason);
  return names;
}

const bySide = (numbers: readonly number[]): Readonly<Record<string, number>> =>
  Object.fromEntries(numbers.map((number, side) => [String(side), number]));

function readTrick(value: unknown): { readonly leader: Seat; readonly cards: readonly Card[] } {
  const { leader, cards, ...others } = object(value);
  if (Object.keys(others).length > 0) return unusable(`unknown field of a trick: ${Object.keys(others).join()}`);
  return { leader: int(leader), cards: cardList(cards) };
}

