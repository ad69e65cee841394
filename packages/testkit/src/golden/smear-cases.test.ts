import { expect, test } from 'vitest';

import { runCase } from './run.ts';

const ROUND = {
  players: 4,
  sides: [0, 1, 2, 3],
  dealer: 1,
  hands: {
    0: ['TD', 'QS', '9D', 'JD', 'KC', '9C'],
    1: ['QH', 'JS', 'QD', '8C', 'KD', 'QC'],
    2: ['AH', 'JH', '9H', 'KS', 'TC', 'SJ'],
    3: ['8H', 'KH', '9S', 'AD', '8S', 'JC'],
  },
  sleepers: ['BJ', 'TH', 'AS', 'AC', 'TS', '8D'],
  tricks: [
    { leader: 2, cards: ['AH', '8H', 'TD', 'QH'] },
    { leader: 2, cards: ['KS', '9S', 'QS', 'JS'] },
    { leader: 2, cards: ['JH', 'KH', '9D', '8C'] },
    { leader: 3, cards: ['AD', 'JD', 'QD', '9H'] },
    { leader: 2, cards: ['SJ', '8S', '9C', 'KD'] },
    { leader: 2, cards: ['TC', 'JC', 'KC', 'QC'] },
  ],
};
const AUCTION = { players: 4, dealer: 3, calls: ['pass', 2, 3, 'pass'] };
const LEGAL = { trump: 'H', trick: 2, table: ['KD'], hand: ['9H', '9D', '9C', '8C', 'TC'] };
const TRICK = { players: 4, trump: 'H', leader: 1, cards: ['9D', 'KD', 'AC', 'TD'] };
const SCORE = { before: [20, 19, 19], declarer: 2, bid: 2, points: { 0: ['JACK'], 1: ['HIGH', 'LOW'], 2: ['SJ', 'GAME'] } };

const HOLDING: readonly (readonly [string, object])[] = [
  [
    'nobody bids and the eldest hand leads with nothing at stake',
    {
      kind: 'sm.round',
      opt: { allPass: 'eldestFree' },
      given: { ...ROUND, declarer: null, bid: null },
      expect: { trump: 'H', points: { 2: ['HIGH', 'SJ', 'GAME'], 3: ['LOW', 'JACK'] }, delta: { 0: 0, 1: 0, 2: 3, 3: 2 } },
    },
  ],
  [
    'points of a deal with nothing at stake go to whoever took them',
    {
      kind: 'sm.score',
      opt: { allPass: 'eldestFree' },
      given: { ...SCORE, declarer: null, bid: null },
      expect: { delta: [1, 2, 2], after: [21, 21, 21], winner: null, next: 'round' },
    },
  ],
  [
    'a table in pairs has room for a trick of any length',
    { kind: 'sm.legal', opt: { partners: 'seats' }, given: { ...LEGAL, table: ['KD', 'AD', 'QD', 'JD'] }, expect: { legal: ['9D'] } },
  ],
];

test.each(HOLDING)('%s', (_, one) => {
  expect(runCase(one).problems).toEqual([]);
});

const BROKEN: readonly (readonly [string, object])[] = [
  ['a dealer who does not sit there', { kind: 'sm.bid', given: { ...AUCTION, dealer: 7 }, expect: { order: [0, 1, 2, 3] } }],
  ['a leader who does not sit there', { kind: 'sm.trick', given: { ...TRICK, leader: 5 }, expect: { winner: 2 } }],
  ['a card twice in a trick', { kind: 'sm.trick', given: { ...TRICK, cards: ['9D', 'KD', 'AC', '9D'] }, expect: { winner: 2 } }],
  ['a bid of one', { kind: 'sm.score', given: { ...SCORE, bid: 1 }, expect: { delta: [1, 2, 2] } }],
  ['a bid beyond the points there are', { kind: 'sm.score', given: { ...SCORE, bid: 7 }, expect: { delta: [1, 2, -7] } }],
  ['a forced bid of three', { kind: 'sm.score', given: { ...SCORE, bid: 3, forced: true }, expect: { delta: [1, 2, -3] } }],
  ['a moon where none is played', { kind: 'sm.score', given: { ...SCORE, bid: 'moon' }, expect: { delta: [1, 2, -12] } }],
  ['nothing at stake where the dealer is held', { kind: 'sm.score', given: { ...SCORE, declarer: null, bid: null }, expect: { winner: null } }],
  ['a bid of nobody', { kind: 'sm.score', opt: { allPass: 'eldestFree' }, given: { ...SCORE, declarer: null }, expect: { delta: [1, 2, 2] } }],
  ['a point of two sides', { kind: 'sm.score', given: { ...SCORE, points: { 0: ['LOW'], 1: ['LOW'] } }, expect: { delta: [1, 1, -2] } }],
  ['a point named twice', { kind: 'sm.score', given: { ...SCORE, points: { 0: ['LOW', 'LOW'] } }, expect: { delta: [1, 0, -2] } }],
  ['a point that is not played for', { kind: 'sm.score', given: { ...SCORE, points: { 0: ['JICK'] } }, expect: { delta: [1, 0, -2] } }],
  ['a joker of a pack without', { kind: 'sm.score', opt: { jokers: 0 }, given: SCORE, expect: { delta: [1, 2, 2] } }],
];

test.each(BROKEN)('%s is no case', (_, one) => {
  expect(runCase(one).problems).not.toEqual([]);
});
