import { cards } from '@stammtisch/cards';
import { at, legalActions, observe } from '@stammtisch/kernel';
import { expect, test } from 'vitest';

import { zsirozas } from './game.ts';
import { tricksOf } from './layout.ts';
import { after, awaitedSeat, dealt, during, legalTexts, refusalOf, tableWith, termsFor } from './fixtures.ts';

const lastTrick = (state: Parameters<typeof tricksOf>[0]): ReturnType<typeof tricksOf>[number] =>
  at(tricksOf(state), tricksOf(state).length - 1);

// ——— the seed's three rounds

test('ZS-19: an eight, no eight against it: the leader has the trick and leads again', () => {
  const state = during(tableWith(['8A KA OL TB', '9L UA AH KB']), '8A 9L');
  expect(lastTrick(state)).toMatchObject({ winner: 0, ended: 'notMatched', drawn: 1 });
  expect(state.hands.map((hand) => hand.length)).toEqual([4, 4]);
  expect(awaitedSeat(state)).toBe(0);
});

test('ZS-20: the eight must be answered with the eight, and the leader need not go on', () => {
  const led = during(tableWith(['8A 8H KA UL', '8L 9B AH TL']), '8A');
  expect(legalTexts(led)).toEqual(['8L']);
  const answered = during(led, '8L');
  expect(legalTexts(answered)).toEqual(['8H', 'stop']);
  const left = during(answered, 'stop');
  expect(lastTrick(left)).toMatchObject({ winner: 1, ended: 'leaderStopped' });
  expect(awaitedSeat(left)).toBe(1);
});

test('ZS-21: ten, ten, ten, seven, ten, eight: six cards and forty points for the leader', () => {
  const state = during(tableWith(['TA TL TB KA', 'TH 7A 8L UB']), 'TA TH TL 7A TB 8L');
  expect(lastTrick(state)).toMatchObject({ winner: 0, drawn: 3 });
  expect(lastTrick(state).plays.map(({ card }) => card)).toEqual(cards('TA TH TL 7A TB 8L'));
});

// ——— the deal

test('ZS-2, ZS-6: thirty-two cards, four each, and the rest is the talon', () => {
  expect(zsirozas.pack(termsFor())).toHaveLength(32);
  const state = dealt(termsFor(), 0, ['AA OL UL 8H', 'AB 9L UA TH'], TALON);
  expect(state).toMatchObject({ phase: 'playing', dealer: 0 });
  expect(zsirozas.layout(state).aside).toHaveLength(24);
});

test('ZS-7: a player sees the own hand, no other, and no card of the talon', () => {
  const state = dealt(termsFor(), 0, ['AA OL UL 8H', 'AB 9L UA TH'], TALON);
  const view = zsirozas.layout(observe(zsirozas, state, 1));
  expect(view.hands).toEqual([['??', '??', '??', '??'], cards('AB 9L UA TH')]);
  expect(new Set(view.aside)).toEqual(new Set(['??']));
});

test('ZS-8: the player left of the dealer leads first, any card', () => {
  const state = dealt(termsFor(), 0, ['AA OL UL 8H', 'AB 9L UA TH'], TALON);
  expect(awaitedSeat(state)).toBe(1);
  expect(legalTexts(state)).toEqual(['AB', '9L', 'UA', 'TH']);
});

test('ZS-A18: the deal goes round by one seat', () => {
  const state = after(tableWith(['8A', '9L'], { talon: '' }), '8A 9L');
  expect(state).toMatchObject({ phase: 'dealing', dealer: 1 });
});

// ——— the trick

test('ZS-9: who holds the rank must answer with it', () => {
  const led = during(tableWith(['8A KA OL TB', '8L KB AB 9H']), '8A');
  expect(refusalOf(led, 'KB')).toEqual({ code: 'match', about: '8' });
  expect(legalTexts(led)).toEqual(['8L']);
});

test('ZS-10, ZS-A24: who does not may throw anything, and it goes to the leader', () => {
  const state = during(tableWith(['8A KA OL TB', '9L UA AH KB']), '8A AH');
  expect(lastTrick(state).winner).toBe(0);
});

test('ZS-11: the leader goes on only with the rank that was led, or a seven', () => {
  const matched = during(tableWith(['8A 8H 7B UL', '8L 9B AH TL']), '8A 8L');
  expect(legalTexts(matched)).toEqual(['8H', '7B', 'stop']);
  expect(refusalOf(matched, 'UL')).toEqual({ code: 'go-on-matching', about: '8' });
});

test('ZS-13: when the leader goes on, the other must match again', () => {
  const state = during(tableWith(['8A 8H KA UL', '8L 8B AH TL']), '8A 8L 8H');
  expect(legalTexts(state)).toEqual(['8B']);
});

test('ZS-15, ZS-A2: without the rank a seven may be played, and need not', () => {
  const led = during(tableWith(['8A KA OL TB', '7H KB AB 9L']), '8A');
  expect(legalTexts(led)).toEqual(['7H', 'KB', 'AB', '9L']);
  expect(zsirozas.layout(during(led, '7H')).trick?.winning).toBe(1);
});

test('ZS-A1: with the rank in hand a seven does not do', () => {
  const led = during(tableWith(['8A KA OL TB', '8L 7H KB AB']), '8A');
  expect(refusalOf(led, '7H')).toEqual({ code: 'match', about: '8' });
});

test('ZS-A3: a seven that is led is just a seven', () => {
  const led = during(tableWith(['8A KA AB TL', '7H UA OL 9B'], { leader: 1 }), '7H');
  expect(legalTexts(led)).toEqual(['8A', 'KA', 'AB', 'TL']);
  expect(lastTrick(during(led, '8A')).winner).toBe(1);
  const held = during(tableWith(['7L KA AB TL', '7H UA OL 9B'], { leader: 1 }), '7H');
  expect(legalTexts(held)).toEqual(['7L']);
});

test('ZS-A4: going on with a seven, the rank stays that of the card first led', () => {
  const state = during(tableWith(['9A 7H KA UL', '9L 9B 8A TA']), '9A 9L 7H');
  expect(legalTexts(state)).toEqual(['9B']);
  expect(legalTexts(during(state, '9B'))).toEqual(['stop']);
});

test('ZS-A5: a card matches the one that was led, not the last one played', () => {
  const state = during(tableWith(['TA TL 8H KA', '7A 8L UB 9L']), 'TA 7A TL');
  expect(lastTrick(during(state, '8L')).winner).toBe(0);
});

test('ZS-A6: a leader without cards cannot go on', () => {
  const state = after(tableWith(['9A 9L', '9B 7H'], { talon: '' }), '9A 9B 9L 7H');
  expect(lastTrick(state)).toMatchObject({ winner: 1, ended: 'leaderOutOfCards' });
});

test('ZS-A7: the leader is asked even if only stopping is possible', () => {
  const state = during(tableWith(['8A KA OL UL', '8L 9B AH TL']), '8A 8L');
  expect(awaitedSeat(state)).toBe(0);
  expect(legalTexts(state)).toEqual(['stop']);
});

test('only the leader stops, and only when the trick has come round', () => {
  const table = tableWith(['8A 8H KA UL', '8L 9B AH TL']);
  expect(refusalOf(table, 'stop')).toEqual({ code: 'lead-a-card' });
  const led = during(table, '8A');
  expect(refusalOf(led, 'stop')).toEqual({ code: 'only-leader-stops' });
  expect(refusalOf(led, 'stop', 0)).toEqual({ code: 'not-your-turn' });
  expect(refusalOf(led, '9L')).toEqual({ code: 'not-your-card' });
});

test('ZS-A19: ten and ace are not spared', () => {
  expect(legalTexts(during(tableWith(['TA KA OL UB', 'TH 8A 9L KB']), 'TA'))).toEqual(['TH']);
});

// ——— drawing

test('ZS-17, ZS-A8: the winner draws first, then in turn, one card at a time', () => {
  const table = tableWith(['8A 8H KA UL', '8L 8B AH TL'], { talon: 'KB TA 9H UB 9A OA' });
  const state = during(table, '8A 8L 8H 8B stop');
  expect(state.hands).toEqual([cards('KA UL TA UB'), cards('AH TL KB 9H')]);
  expect(state.talon).toEqual(cards('9A OA'));
});

test('ZS-A9: a short talon is shared out, and play goes on with fewer cards', () => {
  const table = tableWith(['8A 8H KA UL', '8L 8B AH TL'], { talon: 'KB TA' });
  const state = during(table, '8A 8L 8H 8B stop');
  expect(state.hands).toEqual([cards('KA UL TA'), cards('AH TL KB')]);
  expect(lastTrick(state).drawn).toBe(1);
});

test('what is drawn is shown to the one who drew it, and to nobody else', () => {
  const table = during(tableWith(['8A KA OL TB', '9L UA AH KB']), '8A');
  const { events } = zsirozas.apply(table, { type: 'act', by: 1, action: { type: 'play', card: '9L' } });
  const drawn = events.filter((event) => event.type === 'moved' && event.from.pile === 'stock');
  expect(drawn).toMatchObject([
    { to: { pile: 'hand', seat: 0 }, shownTo: [0] },
    { to: { pile: 'hand', seat: 1 }, shownTo: [1] },
  ]);
});

test('ZS-16, ZS-32: what was won stays known to whoever remembers it', () => {
  const state = during(tableWith(['8A KA OL TB', '9L UA AH KB']), '8A 9L');
  expect(tricksOf(observe(zsirozas, state, 'everyone'))).toEqual(state.tricks);
});

test('ZS-22: the deal ends when the talon is empty and nobody holds a card', () => {
  const state = after(tableWith(['AA', 'TL'], { talon: '' }), 'AA TL');
  expect(state.phase).toBe('dealing');
  expect(zsirozas.layout(state).finished?.lines).toEqual([{ side: 0, reason: 'fat', points: 20 }]);
});

// ——— four players

const FOUR = ['9A UL OB 8H', 'AL KA OA 8B', '9L TH KH UB', 'KB AA OL 8L'];

test('ZS-28, ZS-A11: the partner holds the trick, so it ends', () => {
  const state = during(tableWith(FOUR), '9A AL 9L KB');
  expect(lastTrick(state)).toMatchObject({ winner: 2, ended: 'ownSideHolds', drawn: 1 });
  expect(awaitedSeat(state)).toBe(2);
});

test('ZS-A10: the duty to match binds even over the own partner', () => {
  const state = during(tableWith(['KA OL TB 9A', 'UA OA 8B 9B', 'KL 8A TL 9H', 'AA 8L OB TH']), 'KA UA');
  expect(legalTexts(state)).toEqual(['KL']);
});

test('ZS-A11: an opponent holds it, so the leader may go on, but only after all four have played', () => {
  const table = tableWith(['9A 9L KA 7B', 'AL UA OA 8B', 'TB KH UB 8H', '7H AA OL 8L']);
  expect(refusalOf(during(table, '9A AL TB'), 'stop')).toEqual({ code: 'only-leader-stops' });
  const held = during(table, '9A AL TB 7H');
  expect(awaitedSeat(held)).toBe(0);
  expect(legalTexts(held)).toEqual(['9L', '7B', 'stop']);
  expect(lastTrick(during(held, 'stop'))).toMatchObject({ winner: 3, drawn: 1 });
});

test('ZS-A12: in a further circuit all others play again', () => {
  const table = tableWith(['9A 9L KA 7B', 'AL UA OA 8B', 'TB KH UB 8H', '7H AA OL 8L']);
  const state = during(table, '9A AL TB 7H 9L UA KH');
  expect(awaitedSeat(state)).toBe(3);
  expect(lastTrick(during(state, 'AA'))).toMatchObject({ winner: 0, drawn: 2 });
});

test('ZS-30, ZS-A20: four players may make the four calls at any time of a deal; two may not', () => {
  const state = during(tableWith(FOUR), '9A');
  for (const seat of [0, 1, 2, 3]) {
    expect(zsirozas.remarks(state, seat).map((action) => zsirozas.write(action))).toEqual([
      'Schmiere!',
      'Schmiere nicht!',
      'Steche!',
      'Steche nicht!',
    ]);
  }
  expect(zsirozas.remarks(tableWith(['8A KA OL TB', '9L UA AH KB']), 0)).toEqual([]);
});

test('a call is a remark and never a move', () => {
  const state = during(tableWith(FOUR), '9A');
  expect(refusalOf(state, 'Steche!')).toEqual({ code: 'call-is-no-move' });
  expect(legalActions(zsirozas, state, 1).some(({ type }) => type === 'call')).toBe(false);
});

// ——— legality looks at the view alone

test('nobody may act out of turn, between deals, or after the match', () => {
  const table = tableWith(['8A KA OL TB', '9L UA AH KB']);
  expect(refusalOf(table, '9L', 1)).toEqual({ code: 'not-your-turn' });
  const between = after(tableWith(['8A', '9L'], { talon: '' }), '8A 9L');
  expect(zsirozas.refusal(between, 0, { type: 'stop' })).toEqual({ code: 'not-dealt-yet' });
  const over = after(tableWith(['AA', 'TL'], { talon: '', options: { target: 20 } }), 'AA TL');
  expect(over).toMatchObject({ phase: 'over', winners: [0] });
  expect(zsirozas.refusal(over, 0, { type: 'stop' })).toEqual({ code: 'match-is-over' });
});

const TALON = 'AL OA 7H 9H UH OB 8B KH UB TA 9A 9B 7L AH TL 7B 7A 8A KL 8L KA KB OH TB';
