import { type Card, rankOf } from '@stammtisch/cards';
import { zsirozasKit } from '@stammtisch/games/zsirozas/index';
import type { State, TakenTrick, View } from '@stammtisch/games/zsirozas/position';
import { dealLines, fatPoints, matchWinner, mushrooms, totalsAfter } from '@stammtisch/games/zsirozas/scoring';
import { drawingOrder, drawUp } from '@stammtisch/games/zsirozas/talon';
import { at, circuit, deltas, legalActions, range, type Seat } from '@stammtisch/kernel';

import { card, cardList, complete, type Given, int, type Kind, list, text, unusable } from './given.ts';
import { tableOf } from './table.ts';
import { zsirozasDeal } from './zsirozas-deal.ts';

const { game } = zsirozasKit;
const table = tableOf(zsirozasKit);

/** The cases of Zsírozás. */
export const ZSIROZAS_KINDS: Readonly<Record<string, Kind>> = {
  'zs.legal': legal,
  'zs.trick': trick,
  'zs.draw': draw,
  'zs.count': (given, chosen) => {
    table.options(chosen);
    return { points: fatPoints(given.cards('pile')) };
  },
  'zs.score': score,
  'zs.calls': calls,
  'zs.deal': zsirozasDeal,
};

/** A view in which only the hand and the table are known: one card led, or a whole circuit in which it was matched. */
function legal(given: Given, chosen: unknown): Readonly<Record<string, unknown>> {
  const seats = given.intOr('players', 2);
  const terms = table.terms(chosen, { seats, dealer: seats - 1 });
  const hand = given.cards('hand');
  const [first, second] = cardsOf(given.text('led'), hand);
  const role = given.text('role');
  if (role !== 'follow' && role !== 'continue') return unusable(`no such role: ${role}`);
  const leader = 0;
  // The next to play after the leader, whichever way play goes; going on, everybody has played once.
  const order = circuit(leader, seats, game.layout(game.setup(terms)).direction);
  const seat = role === 'follow' ? at(order, 1) : leader;
  const plays = role === 'follow' ? [{ seat: leader, card: first }] : order.map((one, turn) => ({ seat: one, card: turn % 2 === 0 ? first : second }));
  const view: View = {
    phase: 'playing',
    terms,
    pages: [],
    dealer: seats - 1,
    hands: range(seats).map((one) => (one === seat ? hand : hand.map(() => '??' as const))),
    talon: range(8).map(() => '??' as const),
    tricks: [],
    trick: { leader, plays: seats === 4 && role === 'continue' ? plays.with(2, { ...at(plays, 2), card: lowly(first) }) : plays },
  };
  return { legal: legalActions(game, view, seat).map((action) => game.write(action)) };
}

/** Two cards of a rank, not in the hand if that can be. */
function cardsOf(rank: string, hand: readonly Card[]): readonly [Card, Card] {
  const all = cardList(['A', 'L', 'H', 'B'].map((suit) => `${rank}${suit}`));
  const free = [...all.filter((one) => !hand.includes(one)), ...all];
  return [at(free, 0), at(free, 1)];
}

/** A card that matches nothing led here: the partner of the leader must not hold the trick. */
function lowly(led: Card): Card {
  return rankOf(led) === '8' ? '9A' : '8A';
}

function trick(given: Given, chosen: unknown): Readonly<Record<string, unknown>> {
  const seats = given.int('players');
  const leader = given.int('leader');
  const terms = table.terms(chosen, { seats, dealer: 0 });
  const hands = complete(given.bySeat('hands', seats, cardList), 'hands');
  const isTalonEmpty = given.has('talonEmpty') && given.flag('talonEmpty');
  const held = hands.flat();
  const pack = game.pack(terms);
  if (new Set(held).size !== held.length || held.some((one) => !pack.includes(one))) return unusable('hands of another pack');
  const talon = isTalonEmpty ? [] : pack.filter((one) => !held.includes(one));
  let state: State = { phase: 'playing', terms, pages: [], dealer: 0, hands, talon, tricks: [], trick: { leader, plays: [] } };
  const legalAt: Record<string, readonly string[]> = {};
  for (const [index, [seat, action]] of given.list('plays', readPlay).entries()) {
    if (table.turn(state) !== seat) return unusable(`play ${index} is seat ${table.turn(state)}'s`);
    legalAt[index] = legalActions(game, state, seat).map((one) => game.write(one));
    state = table.said(state, action);
  }
  // A case names only some of the choices.
  const some = (wanted: unknown): unknown => Object.fromEntries(Object.keys(Object(wanted)).map((index) => [index, legalAt[index] ?? null]));
  return { ...takenAnswer(state), legalAt: some };
}

/** What the one trick of a case came to. */
function takenAnswer(state: State): Readonly<Record<string, unknown>> {
  const tricks: readonly TakenTrick<Card>[] = state.phase === 'playing' ? state.tricks : (state.last?.tricks ?? []);
  const taken = tricks[0];
  if (taken === undefined) return { winner: null, cards: null, points: null, drawEach: null, nextLeader: null, ended: null };
  const cards = taken.plays.map((play) => play.card);
  return {
    winner: taken.winner,
    cards: cards.length,
    points: fatPoints(cards),
    drawEach: taken.drawn,
    nextLeader: state.phase === 'playing' ? table.turn(state) : null,
    // `autoStop` stops for the leader.
    ended: taken.ended === 'leaderHadNoMatch' ? 'leaderStopped' : taken.ended,
  };
}

function draw(given: Given, chosen: unknown): Readonly<Record<string, unknown>> {
  const seats = given.int('players');
  const terms = table.terms(chosen, { seats, dealer: 0 });
  const sizes = given.ints('sizes');
  if (sizes.length !== seats) return unusable('sizes: one for each seat');
  const { draws, left } = drawUp(given.cards('talon'), sizes, drawingOrder(terms, given.int('winner')));
  const drawn: Record<string, Card[]> = {};
  for (const one of draws) (drawn[one.seat] ??= []).push(one.card);
  return { drawn, left: left.length };
}

function score(given: Given, chosen: unknown): Readonly<Record<string, unknown>> {
  const options = table.options(chosen);
  const before = given.ints('before');
  const fat = given.ints('deal');
  if (fat.length !== before.length) return unusable('before and deal have other sides');
  const sides = range(before.length);
  const last = given.has('lastTrickBy') ? given.int('lastTrickBy') : undefined;
  if (last !== undefined && !sides.includes(last)) return unusable('no such side');
  // Where nobody is named and nothing hangs on it, the sides count as they sit.
  const others = options.scoring === 'majority' ? sides.filter((side) => side !== last) : [];
  const latest = [...(last === undefined ? [] : [last]), ...others];
  const tricks = given.has('tricks') ? given.ints('tricks') : sides.map(() => 1);
  const lines = dealLines(options, { fat, tricks, latest });
  const after = totalsAfter(before, lines);
  const winner = matchWinner(options, before, after);
  return {
    after,
    winner: winner ?? null,
    next: winner === undefined ? 'deal' : null,
    mushroom: { deal: mushrooms(deltas(lines, before.length)), total: mushrooms(after) },
  };
}

/** What may be called at such a table, in each language, and what at a table of two. */
function calls(given: Given, chosen: unknown): Readonly<Record<string, unknown>> {
  const names = (seats: number, language: keyof typeof zsirozasKit.words): readonly string[] => {
    const terms = table.terms(chosen, { seats, dealer: 0 });
    const state = table.moved(game.setup(terms), { type: 'deal', deck: game.pack(terms) });
    return game.remarks(state, 0).map((remark) => zsirozasKit.words[language].action(remark));
  };
  const seats = given.int('players');
  return { de: names(seats, 'de'), en: names(seats, 'en'), hu: names(seats, 'hu'), withTwoPlayers: names(2, 'de') };
}

function readPlay(value: unknown): readonly [Seat, string] {
  const [seat, action, ...more] = list(value, (one) => one);
  if (more.length > 0) return unusable('a play is a seat and a card');
  return [int(seat), action === 'stop' ? 'stop' : card(text(action))];
}

