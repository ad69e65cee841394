import { cards } from '@stammtisch/cards';
import { legalActions, observe, observeEvent } from '@stammtisch/kernel';
import { expect, test } from 'vitest';

import { awaitedIn, moved, played, playedOut, refused, tookIn } from './fixtures.ts';
import { spades } from './game.ts';
import { couldHold } from './knowledge.ts';
import type { SpadesOptions } from './options.ts';
import type { State } from './position.ts';

const BLIND: Partial<SpadesOptions> = { teams: 'pairs', nil: 100, blindNil: 200 };
const PASS: Partial<SpadesOptions> = { ...BLIND, blindPass: 2 };
const behind = { options: BLIND, startScores: [80, 210] };
const handSeen = (state: State, seat: number, by: number | 'everyone' = seat): string =>
  (spades.layout(observe(spades, state, by)).hands[seat] ?? []).slice(0, 2).join(' ');
const texts = (state: State, seat: number): string =>
  legalActions(spades, observe(spades, state, seat), seat)
    .map((action) => spades.write(action))
    .join(', ');

test('SP-O5: a seat far behind does not see its hand until it looks', () => {
  const state = played({ ...behind, hands: { 0: 'AS KS', 1: 'AH KH' } });
  expect([handSeen(state, 0), handSeen(state, 1)]).toEqual(['?? ??', 'AH KH']);
  expect(texts(state, 0)).toBe('look, bid blind nil');
  expect(refused(state, 'bid 3')).toBe('look-first');
  const looked = moved(state, 'look');
  expect(handSeen(looked, 0)).toBe('AS KS');
  expect(refused(looked, 'bid blind nil')).toBe('already-looked');
  expect(refused(looked, 'bid 3')).toBe('fine');
});

test('SP-O5: only a side 100 behind may bid blind, exactly 100 being enough', () => {
  const level = (startScores: readonly number[]) => played({ options: BLIND, startScores });
  expect(refused(level([111, 210]), 'bid blind nil')).toBe('not-behind');
  expect(refused(level([110, 210]), 'bid blind nil')).toBe('fine');
  expect(
    refused(played({ options: { teams: 'pairs', nil: 100 }, startScores: [0, 300] }), 'bid blind nil'),
  ).toBe('blind-nil-off');
});

test('SP-O5: the dealt cards of a blind seat are told to nobody; a blind bid shows them to it alone', () => {
  const before = spades.setup(played(behind).terms);
  const deck = spades.deckOf(
    before.terms,
    3,
    [
      cards('AS KS QS JS TS 9S 8S 7S 6S 5S 4S 3S 2S'),
      ...['H', 'D', 'C'].map((suit) =>
        cards(
          'A K Q J T 9 8 7 6 5 4 3 2'
            .split(' ')
            .map((rank) => rank + suit)
            .join(' '),
        ),
      ),
    ],
    [],
  );
  const dealt = spades.apply(before, { type: 'deal', deck });
  const told = dealt.events.map((event) => (event.type === 'moved' ? event.shownTo : []));
  expect(told).toEqual([[], [1], [], [3]]);
  const bid = spades.apply(dealt.state, { type: 'act', by: 0, action: { type: 'bid', bid: 'blind nil' } });
  const [said, shown] = bid.events;
  expect(said).toEqual({ type: 'said', seat: 0, words: 'bid blind nil' });
  expect(shown).toMatchObject({ type: 'shown', at: { pile: 'hand', seat: 0 }, shownTo: [0] });
  expect(handSeen(bid.state, 0)).toBe('AS KS');
  expect(handSeen(bid.state, 0, 1)).toBe('?? ??');
});

test('SP-O5, SP-O6: a seat that can no longer bid blind sees its cards at once', () => {
  const options: Partial<SpadesOptions> = { ...BLIND, doubleNil: 'forbidden' };
  const state = played({ options, startScores: [0, 300], hands: { 2: 'AS KS' }, moves: 'look, bid nil' });
  expect(handSeen(state, 2)).toBe('AS KS');
  expect(texts(moved(state, 'bid 3'), 2)).not.toContain('look');
});

test('SP-O5: partners pass two cards each way, the blind bidder first, and the two alone know them', () => {
  const state = played({
    ...behind,
    options: PASS,
    hands: { 0: 'AS KS', 2: '2C 3C' },
    moves: 'bid blind nil, bid 4, look, bid 4, bid 3',
  });
  expect(state.phase).toBe('passing');
  expect(spades.awaited(state)).toEqual([0]);
  expect(refused(state, '2C')).toBe('give-first');
  expect(refused(state, 'give 2C 3C')).toBe('not-your-card');
  expect(refused(state, 'give AS AS')).toBe('two-cards');
  const given = moved(state, 'give KS AS');
  expect(spades.awaited(given)).toEqual([2]);
  expect(observe(spades, given, 1)).toMatchObject({ gifts: [{ from: 0, to: 2, cards: ['??', '??'] }] });
  const back = moved(given, 'give 2C 3C');
  expect(back.phase).toBe('playing');
  expect(couldHold(observe(spades, back, 0), 2, 'AS')).toBe(true);
  expect([1, 3].map((seat) => couldHold(observe(spades, back, 0), seat, 'AS'))).toEqual([false, false]);
  expect([1, 3].map((seat) => couldHold(observe(spades, back, 2), seat, '2C'))).toEqual([false, false]);
  expect(couldHold(observe(spades, back, 1), 3, 'AS')).toBe(true);
});

test('SP-O5: what is passed is shown to the one who gets it', () => {
  const state = played({
    ...behind,
    options: PASS,
    hands: { 0: 'AS KS' },
    moves: 'bid blind nil, bid 4, look, bid 4, bid 3',
  });
  const action = spades.read(state, 0, 'give AS KS');
  if (action === undefined) throw new Error('unreadable');
  const [event] = spades.apply(state, { type: 'act', by: 0, action }).events;
  if (event === undefined) throw new Error('nothing told');
  expect(observeEvent(event, 2)).toMatchObject({ cards: ['AS', 'KS'] });
  expect(observeEvent(event, 1)).toMatchObject({ cards: ['??', '??'] });
});

test('SP-O5: a gift is one action, whatever the order of its cards', () => {
  const state = played({ ...behind, options: PASS, moves: 'bid blind nil, bid 4, look, bid 4, bid 3' });
  const [one, two] = ['give 2C AS', 'give AS 2C'].map((text) => spades.read(state, 0, text));
  expect(one).toEqual(two);
  expect(legalActions(spades, state, 0)).toHaveLength(78);
});

test('SP-O5: two blind bidders of a side make one exchange', () => {
  const state = played({ ...behind, options: PASS, moves: 'bid blind nil, bid 4, bid blind nil, bid 4' });
  const action = (position: State) =>
    spades.write(legalActions(spades, position, awaitedIn(position))[0] ?? { type: 'look' });
  const once = moved(state, action(state));
  expect(moved(once, action(once)).phase).toBe('playing');
});

const DRAW: Partial<SpadesOptions> = { deal: 'draw2' };

test('SP-O19: two players draw in turn, keeping the card or taking the next', () => {
  const state = played({ seats: 2, options: DRAW, dealer: 1, left: 'AS 2C KS 3C QS 4C' });
  expect(spades.awaited(state)).toEqual([0]);
  expect(texts(state, 0)).toBe('keep, next');
  expect(observe(spades, state, 0)).toMatchObject({ drawn: 'AS' });
  expect(observe(spades, state, 1)).toMatchObject({ drawn: '??' });
  const kept = moved(state, 'keep');
  expect(spades.awaited(kept)).toEqual([1]);
  expect(observe(spades, kept, 0)).toMatchObject({ hands: [['AS'], []], thrown: [['2C'], []] });
  expect(observe(spades, kept, 1)).toMatchObject({ hands: [['??'], []], thrown: [['??'], []], drawn: 'KS' });
  const swapped = moved(kept, 'next');
  expect(observe(spades, swapped, 1)).toMatchObject({ hands: [['??'], ['3C']], thrown: [['??'], ['KS']] });
});

test('SP-O19: after thirteen cards each the bidding begins, and all 52 cards are in the hands or thrown off', () => {
  let state = played({ seats: 2, options: DRAW });
  while (state.phase === 'drawing') state = moved(state, 'next');
  if (state.phase !== 'bidding') throw new Error(state.phase);
  expect(state.hands.map((hand) => hand.length)).toEqual([13, 13]);
  expect(state.thrown.map((pile) => pile.length)).toEqual([13, 13]);
  expect(refused(state, 'keep')).toBe('still-bidding');
  const over = playedOut(state);
  expect(tookIn(over).reduce((sum, tricks) => sum + tricks, 0)).toBe(13);
  expect(spades.layout(observe(spades, over, 'everyone')).aside).not.toContain('??');
});

test('a match of so many deals ends with the highest total', () => {
  const over = playedOut(played({ dealLimit: 1, startScores: [0, 0, 400, 0] }));
  expect(over.phase).toBe('over');
  expect(spades.layout(over).winners).toEqual([2]);
});

test('SP-A4: after an extra round the higher total wins', () => {
  const all = { 0: 'AS KS QS JS TS 9S 8S 7S 6S 5S 4S 3S 2S' };
  const first = playedOut(
    played({ hands: all, startScores: [490, 495, 0, 0], moves: 'bid 13, bid 1, bid 1, bid 1' }),
  );
  // Seat 0 takes everything and stands at 620; nobody else arrives.
  expect([first.phase, spades.layout(first).winners]).toEqual(['over', [0]]);
  const tied = playedOut(played({ startScores: [500, 501, 0, 0] }));
  expect([tied.phase, tied.isExtra]).toEqual(['dealing', true]);
  expect(spades.layout(tied).winners).toBeUndefined();
});
