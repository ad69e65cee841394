import { type Card, cards, parseCard } from '@stammtisch/cards';
import { legalActions, observe, standard } from '@stammtisch/kernel';
import { expect, test } from 'vitest';

import { awaitedIn, played } from './fixtures.ts';
import { smear } from './game.ts';
import { type SmearOptions, smearOptions } from './options.ts';
import { cardRefusal } from './play.ts';
import type { State } from './position.ts';
import { trickWinner } from './tricks.ts';

const options = (some: Partial<SmearOptions> = {}): SmearOptions => ({ ...standard(smearOptions), ...some });
const card = (text: string): Card => {
  const parsed = parseCard(text);
  if (parsed === undefined) throw new Error(text);
  return parsed;
};
/** The cards of a hand that may follow this one when hearts are trump. */
const mayPlay = (hand: string, led: string, some: Partial<SmearOptions> = {}): string =>
  cards(hand)
    .filter(
      (one) => cardRefusal(cards(hand), one, { trump: 'H', led: card(led) }, options(some)) === undefined,
    )
    .join(' ');
/** Which of these cards, in order, takes the trick when hearts are trump. */
const winner = (text: string, some: Partial<SmearOptions> = {}): string => {
  const trick = { leader: 0, cards: cards(text) };
  const index = trickWinner(trick, 'H', { seats: trick.cards.length, options: options(some) });
  return trick.cards[index] ?? '';
};
const legal = (state: State): string =>
  legalActions(smear, observe(smear, state, awaitedIn(state)), awaitedIn(state))
    .map((action) => smear.write(action))
    .toSorted()
    .join(' ');

test('SM-19: the suit of the first card is trump for the whole deal', () => {
  const hands = { 0: 'AD KD', 1: '8D', 2: 'AS', 3: 'QD' };
  const state = played({ hands, moves: 'bid 2, pass, pass, pass, AD' });
  expect(smear.layout(state).trump).toBe('D');
  expect(smear.layout(played({ hands, moves: 'bid 2, pass, pass, pass' })).trump).toBeUndefined();
});

test('SM-20: no joker is led to the first trick', () => {
  const hands = { 0: 'AH JH 9C TD BJ SJ' };
  const state = played({ hands, moves: 'bid 2, pass, pass, pass' });
  expect(legal(state)).toBe('9C AH JH TD');
  expect(smear.refusal(state, 0, { type: 'play', card: 'BJ' })).toEqual({ code: 'no-joker-first' });
});

test('SM-A17: the others may add a joker to the first trick, and must if it is their only trump', () => {
  expect(mayPlay('SJ AC KD', 'QH')).toBe('SJ');
  const hands = { 0: 'AH', 1: 'BJ 8S 9S TS JS QS' };
  expect(legal(played({ hands, moves: 'bid 2, pass, pass, pass, AH' }))).toBe('BJ');
});

test('SM-22, SM-24: a joker led is a trump lead', () => {
  expect(mayPlay('9H AD KC', 'SJ')).toBe('9H');
});

test('SM-23: who can follow must follow, and may not trump', () => {
  expect(mayPlay('9C AH BJ QD', 'KC')).toBe('9C');
});

test('SM-24: suit trumps and jokers may be chosen between when trump is led', () => {
  expect(mayPlay('8H BJ AC KD 9S', 'QH')).toBe('8H BJ');
  expect(mayPlay('8H KH', 'QH')).toBe('8H KH');
});

test('SM-25: who cannot follow may play anything', () => {
  expect(mayPlay('AH BJ QD 9S', 'KC')).toBe('AH BJ QD 9S');
  expect(mayPlay('AC KD', 'QH')).toBe('AC KD');
});

test('SM-26: a joker wins only if no other trump lies, and the lowest trump beats it', () => {
  expect(winner('AC SJ KC 9C')).toBe('SJ');
  expect(winner('AC BJ 8H KC')).toBe('8H');
});

test('SM-21: trumps rank from the ace down, then the big joker, then the small', () => {
  expect(winner('8H 9H TH JH')).toBe('JH');
  expect(winner('SJ BJ 9C')).toBe('BJ');
});

test('SM-A14: without trump the highest of the suit led wins, the ten between nine and jack', () => {
  expect(winner('9D KD AC TD')).toBe('KD');
  expect(winner('TC JC 9C')).toBe('JC');
});

test('SM-A7, SM-O14: of two jokers the big one wins, or the first, or the second', () => {
  expect(winner('AC SJ BJ KC')).toBe('BJ');
  expect(winner('AC SJ BJ KC', { jokerTie: 'firstPlayed' })).toBe('SJ');
  expect(winner('AC BJ SJ KC', { jokerTie: 'secondPlayed' })).toBe('SJ');
  expect(winner('AC BJ SJ 9H', { jokerTie: 'secondPlayed' })).toBe('9H');
});

test('SM-O6: trumping is allowed while able to follow, discarding is not', () => {
  expect(mayPlay('9C AH BJ QD', 'KC', { trumpAnytime: true })).toBe('9C AH BJ');
  expect(mayPlay('9C AH BJ QD', '9H', { trumpAnytime: true })).toBe('AH BJ');
});

test('SM-O10: the other jack of the colour is a trump right under the trump jack', () => {
  expect(mayPlay('JD AC 9D', 'QH', { jick: true })).toBe('JD');
  expect(mayPlay('JD 9D AC', 'AD', { jick: true })).toBe('9D');
  expect(winner('JD JH TH', { jick: true })).toBe('JH');
  expect(winner('TH JD AD', { jick: true })).toBe('JD');
  expect(winner('AD JD', { jick: false })).toBe('AD');
});

test('SM-O10: led to the first trick, that jack makes its own suit trump', () => {
  const hands = { 0: 'JD' };
  const state = played({ hands, options: { jick: true }, moves: 'bid 2, pass, pass, pass, JD' });
  expect(smear.layout(state).trump).toBe('D');
});

test('SM-O13: jokers may rank between jack and ten', () => {
  expect(winner('TH BJ 9H', { jokerRank: 'aboveTen' })).toBe('BJ');
  expect(winner('SJ JH BJ', { jokerRank: 'aboveTen' })).toBe('JH');
  expect(winner('BJ JD', { jokerRank: 'aboveTen', jick: true })).toBe('JD');
});

test('the winner of a trick leads to the next', () => {
  const hands = { 0: 'KH', 1: '9H', 2: 'AH', 3: '8H' };
  const state = played({ hands, moves: 'bid 2, pass, pass, pass, KH, 9H, AH, 8H' });
  expect(awaitedIn(state)).toBe(2);
  expect(smear.layout(state)).toMatchObject({
    tricksTaken: [0, 0, 1, 0],
    trickNumber: 2,
    trickCount: 6,
    lastTrick: { leader: 0, winning: 2 },
    trick: { leader: 2, plays: [] },
  });
});

test('a refused card says what must be played', () => {
  const refusal = (hand: string, text: string, led: string) =>
    cardRefusal(cards(hand), card(text), { trump: 'H', led: card(led) }, options());
  expect(refusal('9C AH', 'AH', 'KC')).toEqual({ code: 'follow-suit', about: 'C' });
  expect(refusal('SJ AC', 'AC', 'QH')).toEqual({ code: 'follow-trump', about: 'H' });
  expect(refusal('SJ AC', 'AD', 'QH')).toEqual({ code: 'not-your-card' });
});
