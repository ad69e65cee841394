import type { Card } from '@stammtisch/cards';
import { type Event, observe, observeEvent, range } from '@stammtisch/kernel';
import { expect, test } from 'vitest';

import { awaitedIn, dealt, played, termsOf } from './fixtures.ts';
import { smear } from './game.ts';
import { couldHold } from './knowledge.ts';

const HANDS = {
  0: 'TD QS 9D JD KC 9C',
  1: 'QH JS QD 8C KD QC',
  2: 'AH JH 9H KS TC SJ',
  3: '8H KH 9S AD 8S JC',
};
const asleep = 'BJ TH AS AC TS 8D';
const bids = 'pass, bid 2, bid 3, pass';
const trick1 = `${bids}, AH, 8H, TD, QH`;

test('SM-A26, SM-G29: a seat sees its hand and what lies open, and nothing else', () => {
  const view = observe(smear, played({ hands: HANDS, asleep, moves: `${trick1}, KS` }), 0);
  expect(view).toMatchObject({ phase: 'playing', contract: { declarer: 2, points: 3 } });
  const layout = smear.layout(view);
  expect(layout.hands.map((hand) => [...new Set(hand)].join(' '))).toEqual([
    'QS 9D JD KC 9C',
    '??',
    '??',
    '??',
  ]);
  expect(layout.hands.map((hand) => hand.length)).toEqual([5, 5, 4, 5]);
  expect(layout.aside).toEqual(range(6).map(() => '??'));
  expect(layout.lastTrick?.plays.map(({ card }) => card)).toEqual(['AH', '8H', 'TD', 'QH']);
  expect(layout.trick).toMatchObject({ leader: 2, plays: [{ seat: 2, card: 'KS' }], winning: 2 });
});

test('an onlooker sees no hand at all', () => {
  const view = observe(smear, played({ hands: HANDS, asleep, moves: bids }), 'everyone');
  expect(new Set(smear.layout(view).hands.flat())).toEqual(new Set(['??']));
});

test('SM-O15: the declarer alone sees the sleepers on top, before leading', () => {
  const state = played({ hands: HANDS, asleep, options: { peek: 2 }, moves: bids });
  const aside = (seat: number | 'everyone') => smear.layout(observe(smear, state, seat)).aside.join(' ');
  expect(aside(2)).toBe('BJ TH ?? ?? ?? ??');
  expect([0, 1, 3, 'everyone' as const].map(aside)).toEqual(range(4).map(() => '?? ?? ?? ?? ?? ??'));
});

test('SM-O15: what the declarer is shown is told to nobody else', () => {
  const before = played({ hands: HANDS, asleep, options: { peek: 2 }, moves: 'pass, bid 2, bid 3' });
  const { events } = smear.apply(before, {
    type: 'act',
    by: awaitedIn(before),
    action: { type: 'call', call: 'pass' },
  });
  const shown = (seat: number): readonly Event[] => events.map((event) => observeEvent(event, seat)).slice(1);
  expect(shown(2)).toMatchObject([{ type: 'moved', cards: ['BJ', 'TH'], to: { pile: 'aside', by: 2 } }]);
  expect(shown(1)).toMatchObject([{ type: 'moved', cards: ['??', '??'] }]);
});

test('SM-O15: a short row of sleepers is looked at as far as it goes', () => {
  const state = played({ seats: 3, options: { peek: 3, jokers: 0 }, moves: 'bid 2, pass, pass' });
  expect(state).toMatchObject({ peeked: { length: 2 }, sleepers: [] });
});

test('a deal shows each seat its own cards only', () => {
  const state = smear.setup(termsOf());
  const deck = smear.pack(termsOf());
  const { events } = smear.apply(state, { type: 'deal', deck });
  const faces = events.map((event) => observeEvent(event, 1)).filter((event) => event.type === 'moved');
  expect(faces.filter(({ cards }) => !cards.includes('??')).map(({ to }) => to)).toEqual([
    { pile: 'hand', seat: 1 },
  ]);
});

test('a seat that did not follow holds none of that suit', () => {
  const view = observe(smear, played({ hands: HANDS, asleep, moves: trick1 }), 2);
  const trumps: readonly Card[] = ['KH', 'TH', 'BJ'];
  expect(trumps.map((card) => couldHold(view, 0, card))).toEqual([false, false, false]);
  expect(trumps.map((card) => couldHold(view, 3, card))).toEqual([true, true, true]);
  expect(couldHold(view, 0, 'AD')).toBe(true);
});

test('a card that lies elsewhere, or in the own hand, is nowhere else', () => {
  const view = observe(smear, played({ hands: HANDS, asleep, moves: trick1 }), 2);
  expect(couldHold(view, 3, 'AH')).toBe(false);
  expect(couldHold(view, 3, 'JH')).toBe(false);
  expect(couldHold(view, 2, 'JH')).toBe(true);
  expect(couldHold(view, 2, 'AD')).toBe(false);
});

test('SM-O6: with free trumping, a trump on a plain suit proves nothing', () => {
  const options = { trumpAnytime: true };
  const moves = `${trick1}, KS, KH`;
  const view = observe(smear, played({ hands: HANDS, asleep, options, moves }), 2);
  expect(couldHold(view, 3, 'AS')).toBe(true);
  const strict = {
    3: '8H KH 9C AD 8D JC',
    2: 'AH JH 9H KS TC SJ',
    0: 'TD QS 9D JD KC TS',
    1: 'QH JS QD 8C KD QC',
  };
  const plain = observe(smear, played({ hands: strict, moves }), 2);
  expect(couldHold(plain, 3, 'AS')).toBe(false);
});

test('SM-O15: a sleeper the declarer has seen is in no hand', () => {
  const view = observe(smear, played({ hands: HANDS, asleep, options: { peek: 1 }, moves: bids }), 2);
  expect(couldHold(view, 0, 'BJ')).toBe(false);
  expect(couldHold(view, 0, 'TH')).toBe(true);
});

test('a deal thrown in lies open, and only its own cards are in the hands', () => {
  const state = played({
    hands: HANDS,
    asleep,
    options: { allPass: 'redeal' },
    moves: 'pass, pass, pass, pass',
  });
  expect(couldHold(state, 0, 'TD')).toBe(true);
  expect(couldHold(state, 1, 'TD')).toBe(false);
  expect(smear.layout(state)).toMatchObject({ finished: { lines: [], redeal: true } });
  expect(dealt(state, { hands: HANDS, asleep }).phase).toBe('auction');
});
