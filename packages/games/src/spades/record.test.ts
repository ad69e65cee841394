import { cards } from '@stammtisch/cards';
import { type DealOutcome, type MatchRecord, replay } from '@stammtisch/kernel';
import { expect, test } from 'vitest';

import { catalog } from '../catalog.ts';
import { rules, told } from './fixtures.ts';
import { packFor } from './pack.ts';

type Deal = MatchRecord['deals'][number];

const recordOf = (deals: readonly Deal[], more: Partial<MatchRecord> = {}): MatchRecord => ({
  format: 'stammtisch-record/1',
  game: 'spades',
  seats: 2,
  firstDealer: 0,
  deals,
  ...more,
});

function played(record: MatchRecord) {
  const result = replay(catalog, record);
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  return result.value;
}
function only(record: MatchRecord): DealOutcome {
  const [deal] = played(record).deals;
  if (deal === undefined) throw new Error('no deal');
  return deal;
}

/** All of one suit, the highest first. */
const suit = (name: string): string =>
  'AKQJT98765432'
    .split('')
    .map((rank) => rank + name)
    .join(' ');
const moves = (text: string): readonly string[] =>
  text.split(', ').flatMap((part) => (part.startsWith('bid') ? [part] : part.split(' ')));

test('a whole deal of two players, spades broken in trick nine: 42 and 70', () => {
  const hands = ['KC QC 8C 5C JD 8D 2D QH 8H 5H 4H 2H AS', '7C 4C 3C KD TD 7D 6D 9H 7H JS TS 7S 6S'].map(
    cards,
  );
  const rest = packFor(rules(), 2).filter((card) => !hands.some((hand) => hand.includes(card)));
  const text = 'bid 7, bid 4, 3C KC 8C 4C JD TD 2H 7H 7C 5C KD 2D 9H 5H 7D 8D QH 6S 7S AS 4H 6D 8H TS JS QC';
  const deal = only(recordOf([{ hands, rest, moves: moves(text) }]));
  expect(deal).toMatchObject({ complete: true, dealer: 0, delta: [42, 70], totals: [42, 70] });
  expect(told(deal.lines)).toBe('0 contract 40, 0 overtricks 2, 1 contract 70');
  expect(deal.facts).toEqual({
    bids: [
      { seat: 1, bid: 7 },
      { seat: 0, bid: 4 },
    ],
    took: [6, 7],
    broken: true,
    brokenInTrick: 9,
  });
  expect(deal.tricks.map(({ winner }) => winner)).toEqual([0, 0, 0, 1, 1, 1, 1, 0, 1, 0, 0, 1, 1]);
});

test.each([
  ['SP-26: seven bid and taken', 7, 7, 'contract 70'],
  ['SP-27: five bid, eight taken', 5, 8, 'contract 50, overtricks 3'],
  ['SP-29: four bid, three taken', 4, 3, ''],
])('%s, as a record', (_, bid, took, lines) => {
  // Seat 1 holds all the hearts and leads them.
  const low = '23456789TJQKA'.split('').map((rank) => `${rank}H`);
  // Seat 0 trumps with so many spades, and throws diamonds off on the rest.
  const spades = '23456789TJQKA'
    .split('')
    .slice(0, took)
    .map((rank) => `${rank}S`);
  const diamonds = '23456789TJQKA'
    .split('')
    .slice(0, 13 - took)
    .map((rank) => `${rank}D`);
  const hands = [[...spades, ...diamonds], low].map((hand) => cards(hand.join(' ')));
  const rest = packFor(rules(), 2).filter((card) => !hands.some((hand) => hand.includes(card)));
  const thrown = diamonds.flatMap((card, index) => [low[index] ?? '', card]);
  // The last tricks: a heart trumped, and from then on seat 0 leads its spades.
  const [trump = '', ...led] = spades;
  const end = [
    low[13 - took] ?? '',
    trump,
    ...led.flatMap((card, index) => [card, low[14 - took + index] ?? '']),
  ];
  const text = [`bid 1`, `bid ${bid}`, ...thrown, ...end];
  const deal = only(recordOf([{ hands, rest, moves: text }]));
  expect(deal.facts).toMatchObject({ took: [took, 13 - took] });
  const own = deal.lines.filter(({ side }) => side === 0);
  expect(own.map(({ reason, points }) => `${reason} ${points}`).join(', ')).toBe(lines);
});

test('blind nil and passed cards among pairs, as a record', () => {
  const hands = ['S', 'H', 'D', 'C'].map((name) => cards(suit(name)));
  const deal = only(
    recordOf(
      [
        {
          hands,
          rest: [],
          moves: ['look', 'bid 13', 'bid 1', 'bid blind nil', 'bid 1', 'give KD AD', 'give 2S 3S'],
        },
      ],
      {
        seats: 4,
        firstDealer: 3,
        options: { teams: 'pairs', nil: 100, blindNil: 200, blindPass: 2 },
        startScores: [0, 100],
      },
    ),
  );
  expect(deal).toMatchObject({ complete: false, lines: [], totals: [0, 100] });
  expect(deal.facts).toMatchObject({
    bids: [
      { seat: 0, bid: 13 },
      { seat: 1, bid: 1 },
      { seat: 2, bid: 'blind nil' },
      { seat: 3, bid: 1 },
    ],
    took: [0, 0, 0, 0],
    broken: false,
    brokenInTrick: null,
  });
});

test('sealed bids name their seats', () => {
  const hands = ['S', 'H', 'D', 'C'].map((name) => cards(suit(name)));
  const { match } = played(
    recordOf([{ hands, rest: [], moves: ['2 bid 4', '0 bid 13', '3 bid 1'] }], {
      seats: 4,
      firstDealer: 3,
      options: { hiddenBids: true },
    }),
  );
  expect(match.awaited()).toEqual([1]);
  const result = replay(
    catalog,
    recordOf([{ hands, rest: [], moves: ['bid 4'] }], { seats: 4, options: { hiddenBids: true } }),
  );
  expect(result.ok ? undefined : result.error).toMatchObject({
    type: 'illegal',
    at: { refusal: { code: 'seat-missing' } },
  });
});

test('two players draw from the stock: hands begin empty', () => {
  const rest = packFor(rules(), 2);
  const drawing = Array.from({ length: 26 }, () => 'keep');
  const record = recordOf([{ hands: [[], []], rest, moves: [...drawing, 'bid 3', 'bid 4'] }], {
    options: { deal: 'draw2' },
  });
  const { match } = played(record);
  expect(match.awaited()).toEqual([1]);
});

test('an illegal card is refused with what would have been legal', () => {
  const hands = ['AC 2S', '2C 3S'].map(cards);
  const full = [
    [...(hands[0] ?? []), ...cards('4D 5D 6D 7D 8D 9D TD JD QD KD AD')],
    [...(hands[1] ?? []), ...cards('4H 5H 6H 7H 8H 9H TH JH QH KH AH')],
  ];
  const rest = packFor(rules(), 2).filter((card) => !full.some((hand) => hand.includes(card)));
  const result = replay(catalog, recordOf([{ hands: full, rest, moves: ['bid 1', 'bid 1', '2C', '4D'] }]));
  expect(result.ok ? undefined : result.error).toMatchObject({
    type: 'illegal',
    at: { deal: 0, move: 3, given: '4D', refusal: { code: 'follow-suit', about: 'C' }, legal: ['AC'] },
  });
});

test('options that do not go together make a record unusable, and say why', () => {
  const result = replay(catalog, recordOf([], { options: { blindNil: 200 } }));
  expect(result.ok ? undefined : result.error).toMatchObject({
    type: 'unusable',
    problem: {
      where: 'options',
      what: 'blindNil with nil: Blind nil needs nil to be played. (blind-nil-needs-nil)',
    },
  });
});
