import type { Card } from '@stammtisch/cards';
import { smearKit } from '@stammtisch/games/smear/index';
import { winnerAfter } from '@stammtisch/games/smear/ending';
import type { SmearOptions } from '@stammtisch/games/smear/options';
import type { State } from '@stammtisch/games/smear/position';
import { cardPointsBySide, pointsTaken, settle, stakeOf } from '@stammtisch/games/smear/scoring';
import { at, deltas, range, type ScoreLine, type Seat, type Terms } from '@stammtisch/kernel';

import { cardList, complete, type Given, int, list, object, text, unusable } from './given.ts';
import { tableOf } from './table.ts';
import { moved, readCall, said, smearTerms, turn } from './smear-table.ts';

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
  const declarer = given.int('declarer');
  const points = readCall(given.any('bid'));
  for (const _ of range(seats)) {
    const call = turn(state) === declarer ? (typeof points === 'number' ? `bid ${points}` : points) : 'pass';
    state = said(state, call);
  }
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
  const existing = pointsInGame(terms);
  return {
    trump,
    winners: outcome.tricks.map(({ winner }) => winner),
    pips: bySide(cardPointsBySide(last.tricks, terms)),
    points: namesBySide(taken),
    nobody: existing.filter((name) => !taken.some(({ reason }) => POINT_NAMES[reason] === name)),
    delta: bySide(outcome.delta),
  };
}

/** The points there are in this pack under these rules. */
function pointsInGame(terms: Terms<SmearOptions>): readonly string[] {
  const pack: readonly Card[] = game.pack(terms);
  return Object.values(POINT_NAMES).filter((name) => {
    if (name === 'BJ' || name === 'SJ') return pack.includes(name);
    return name !== 'JICK' || terms.options.jick;
  });
}

/** What the points come to, once they are sorted out. */
export function score(given: Given, chosen: unknown): Readonly<Record<string, unknown>> {
  const before = given.ints('before');
  const side = given.int('declarer');
  const points = readCall(given.any('bid'));
  if (given.has('forced')) given.flag('forced');
  if (side < 0 || side >= before.length || points === 'pass') return unusable('no such contract');
  const options = tableOf(smearKit).options(chosen);
  const stake = points === 'moon' ? { side, moon: true as const } : { side, points };
  const taken = linesOf(given, before.length);
  const isAllTheirs = taken.every((line) => line.side === side);
  const tricksBySide = before.map((_, one) => (one === side ? (isAllTheirs ? 6 : 5) : isAllTheirs ? 0 : 1));
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

/** The points sorted out already, as lines in counting order. */
function linesOf(given: Given, sides: number): readonly ScoreLine[] {
  const reasons = given.bySeat('points', sides, (value) => list(value, text));
  const names = Object.entries(POINT_NAMES);
  const strange = reasons.flat().find((name) => !names.some(([, known]) => known === name));
  if (strange !== undefined) return unusable(`no such point: ${strange}`);
  return names.flatMap(([reason, name]) =>
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

