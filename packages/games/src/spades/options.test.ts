import { cards } from '@stammtisch/cards';
import { observe, parseOptions, range, type SomeOptions } from '@stammtisch/kernel';
import { expect, test } from 'vitest';

import { legalBids } from './bidding.ts';
import { spadesConflicts } from './conflicts.ts';
import { played, refused, rules, termsOf } from './fixtures.ts';
import { spades } from './game.ts';
import { type SpadesOptions, spadesOptions, spadesPresets } from './options.ts';
import { handSize, leftOver, packFor } from './pack.ts';
import { brokenBy, legalCards, trickWinner } from './play.ts';
import type { Bid } from './position.ts';

type Some = Partial<SpadesOptions>;

const bids = (some: Some, before: readonly Bid[], hand?: string, seats = 4): string =>
  legalBids(termsOf({ seats, options: some }), before, hand === undefined ? undefined : cards(hand)).join(
    ' ',
  );
const legal = (
  some: Some,
  hand: string,
  table = '',
  more: { isBroken?: boolean; isFirstTrick?: boolean } = {},
): string => {
  const { isBroken = false, isFirstTrick = false } = more;
  return legalCards({ options: rules(some), table: cards(table), isBroken, isFirstTrick }, cards(hand)).join(
    ' ',
  );
};
const winner = (some: Some, text: string, isFirstTrick = false): string => {
  const trick = { leader: 0, cards: cards(text) };
  return trick.cards[trickWinner(rules(some), trick, trick.cards.length, isFirstTrick)] ?? '';
};
const ALL = '1 2 3 4 5 6 7 8 9 10 11 12 13';

test('SP-O3: partners sit alternately, in pairs with four or six, in teams of three with six', () => {
  expect(termsOf({ options: { teams: 'pairs' } }).sides).toEqual([0, 1, 0, 1]);
  expect(termsOf({ seats: 6, options: { teams: 'pairs' } }).sides).toEqual([0, 1, 2, 0, 1, 2]);
  expect(termsOf({ seats: 6, options: { teams: 'triples' } }).sides).toEqual([0, 1, 0, 1, 0, 1]);
});

test('SP-O4: nil becomes a bid', () => {
  expect(bids({ nil: 100 }, [])).toBe(`${ALL} nil`);
  expect(bids({}, [])).toBe(ALL);
});

test('SP-O6: two nils in a team may be forbidden', () => {
  const some: Some = { teams: 'pairs', nil: 100, doubleNil: 'forbidden' };
  expect(bids(some, ['nil', 3])).toBe(ALL);
  expect(bids(some, [3, 'nil'])).toBe(`${ALL} nil`);
});

test('SP-O10: the last bid may not make the bids add up to the tricks, a nil counting nothing', () => {
  expect(bids({ hook: true }, [4, 4, 3])).toBe(ALL.replace(' 2 ', ' '));
  expect(bids({ hook: true }, [4, 4])).toBe(ALL);
  expect(bids({ hook: true, nil: 50 }, [5, 'nil', 8])).toBe(ALL);
  expect(refused(played({ options: { hook: true }, moves: 'bid 4, bid 4, bid 4' }), 'bid 1')).toBe('hook');
});

test('SP-O11: a team bids at least four together, and whoever completes it must see to that', () => {
  const some: Some = { teams: 'pairs', nil: 100, minTeamBid: 4 };
  expect(bids(some, [1, 2])).toBe(ALL.slice(4));
  expect(bids(some, [1])).toBe(`${ALL} nil`);
  expect(bids(some, ['nil', 2])).toBe(ALL.slice(6));
  expect(bids(some, [4, 2])).toBe(`${ALL} nil`);
});

test('SP-O12: in each pair one bids nil and the other at least four', () => {
  const some: Some = { teams: 'pairs', nil: 100, suicide: true };
  expect(bids(some, [])).toBe(`${ALL.slice(6)} nil`);
  expect(bids(some, ['nil', 5])).toBe(ALL.slice(6));
  expect(bids(some, [5, 'nil'])).toBe('nil');
});

test('SP-O13: the bid is the number of spades held, jokers and raised twos among them', () => {
  const hand = 'AS 4S 2S 9D KH 2D 3C 4C 5C 6C 7C 8C 9C';
  expect(bids({ nil: 100, mirror: true }, [], hand)).toBe('3');
  expect(bids({ nil: 100, mirror: true, deck: 'jjdd' }, [], hand)).toBe('4');
  expect(bids({ nil: 100, mirror: true }, [], hand.replace('AS 4S 2S', 'AD AH AC'))).toBe('nil');
});

test('SP-O14: nil, or the number of spades held', () => {
  expect(bids({ nil: 100, whiz: true }, [], 'AS 4S 9D KH 2D 3C 4C 5C 6C 7C 8C 9C TC')).toBe('2 nil');
  expect(bids({ nil: 100, whiz: true }, [], 'AH 4H 9D KH 2D 3C 4C 5C 6C 7C 8C 9C TC')).toBe('nil');
});

test.each<[SpadesOptions['deck'], number, number]>([
  ['52', 4, 52],
  ['jokers', 2, 52],
  ['jokers', 3, 54],
  ['jokers', 4, 52],
  ['jokers', 5, 50],
  ['jokers', 6, 54],
  ['jokers', 7, 54],
  ['jjd', 4, 52],
  ['jjdd', 4, 52],
])('SP-O8: the pack %s has for %i players %i cards', (deck, seats, size) => {
  expect(packFor(rules({ deck }), seats)).toHaveLength(size);
});

test('SP-O8: jokers are the highest spades and must follow', () => {
  expect(winner({ deck: 'jokers' }, 'AS SJ 2S BJ')).toBe('BJ');
  expect(winner({ deck: 'jokers' }, 'AH KH SJ 2H')).toBe('SJ');
  expect(legal({ deck: 'jokers' }, 'SJ AD KH', '3S')).toBe('SJ');
  expect(legal({ deck: 'jokers' }, 'SJ AD KH')).toBe('AD KH');
});

test('SP-O8: raised twos stand between the jokers and the ace', () => {
  expect(winner({ deck: 'jjd' }, 'AS 2S KS QS')).toBe('2S');
  expect(winner({ deck: 'jjd' }, '2S SJ AS 3S')).toBe('SJ');
  expect(winner({ deck: 'jjdd' }, 'AS 2S 2D KS')).toBe('2D');
  expect(winner({ deck: 'jokers' }, 'AS 2S 3S 4S')).toBe('AS');
});

test('SP-O8: the two of diamonds is no diamond when it is raised', () => {
  expect(legal({ deck: 'jjdd' }, '2D 5C', 'KD')).toBe('2D 5C');
  expect(legal({ deck: 'jjdd' }, '2D 5C', 'KS')).toBe('2D');
  expect(packFor(rules({ deck: 'jjdd' }), 4)).not.toContain('2H');
});

test('SP-O9: everyone plays the lowest club, or else no spade, and the highest club wins', () => {
  const some: Some = { firstTrick: 'lowClub' };
  const first = { isFirstTrick: true };
  expect(legal(some, 'KC 3C AS 4D', '', first)).toBe('3C');
  expect(legal(some, 'KC 3C AS 4D', 'AH', first)).toBe('3C');
  expect(legal(some, 'AS 4D 5H', '2C', first)).toBe('4D 5H');
  expect(legal(some, 'AS 4S', '2C', first)).toBe('AS 4S');
  expect(winner(some, 'AH 2C 5C KD', true)).toBe('5C');
  expect(legal(some, 'KC 3C AS 4D', '', { isBroken: true })).toBe('KC 3C AS 4D');
});

test('SP-O9: no spade in the first trick while anything else is held', () => {
  const some: Some = { firstTrick: 'noSpade' };
  expect(legal(some, 'AS 4D 5H', '2C', { isFirstTrick: true })).toBe('4D 5H');
  expect(legal(some, 'AS 4S', '2C', { isFirstTrick: true })).toBe('AS 4S');
  expect(legal({ ...some, breaking: 'none' }, 'AS 4D', '', { isFirstTrick: true })).toBe('4D');
  expect(legal(some, 'AS 4D 5H', '2C')).toBe('AS 4D 5H');
});

test('SP-O18: spades open by any spade, only by a forced lead, or from the start', () => {
  expect(brokenBy(rules(), '2S', false)).toBe(true);
  expect(brokenBy(rules({ breaking: 'ledOnly' }), '2S', false)).toBe(false);
  expect(brokenBy(rules({ breaking: 'ledOnly' }), '2S', true)).toBe(true);
  expect(legal({ breaking: 'none' }, 'AS 4D')).toBe('AS 4D');
});

test.each<[SpadesOptions['deal'], number, number, number]>([
  ['all', 2, 26, 0],
  ['all', 3, 17, 1],
  ['all', 5, 10, 2],
  ['strip', 3, 17, 0],
  ['strip', 5, 10, 0],
  ['strip', 6, 8, 0],
  ['strip', 7, 7, 0],
  ['draw2', 2, 13, 26],
])('SP-O19: %s gives %i players %i cards, and %i stay apart', (deal, seats, each, left) => {
  expect([handSize(rules({ deal }), seats), leftOver(rules({ deal }), seats)]).toEqual([each, left]);
});

test('SP-A2: the lowest cards are stripped, clubs first', () => {
  const missing = (seats: number): string =>
    packFor(rules(), 4)
      .filter((card) => !packFor(rules({ deal: 'strip' }), seats).includes(card))
      .join(' ');
  expect([3, 5, 6, 7].map(missing)).toEqual(['2C', '2C 2D', '2C 2D 2H 2S', '2C 2D 2H']);
});

test('SP-O8, SP-O19: with jokers three players hold eighteen cards only when all are dealt', () => {
  expect(handSize(rules({ deck: 'jokers' }), 3)).toBe(13);
  expect(handSize(rules({ deck: 'jokers', deal: 'all' }), 3)).toBe(18);
});

test('SP-O21: sealed bids are asked of all at once and shown together', () => {
  const options: Some = { hiddenBids: true };
  const one = played({ options });
  expect(spades.awaited(one)).toEqual([0, 1, 2, 3]);
  const two = played({ options, moves: '2 bid 4, 0 bid 3' });
  expect(spades.awaited(two)).toEqual([1, 3]);
  expect(observe(spades, two, 0)).toMatchObject({ bids: [3, null, 'sealed', null] });
  expect(observe(spades, two, 'everyone')).toMatchObject({ bids: ['sealed', null, 'sealed', null] });
  const { events } = spades.apply(two, { type: 'act', by: 1, action: { type: 'bid', bid: 1 } });
  expect(events).toEqual([]);
  const open = spades.apply(played({ options, moves: '2 bid 4, 0 bid 3, 1 bid 1' }), {
    type: 'act',
    by: 3,
    action: { type: 'bid', bid: 2 },
  });
  expect(open.events.map((event) => (event.type === 'said' ? event.words : ''))).toEqual([
    'bid 3',
    'bid 1',
    'bid 4',
    'bid 2',
  ]);
});

test.each<[SomeOptions, number | undefined, string]>([
  [{ blindNil: 200 }, undefined, 'blind-nil-needs-nil'],
  [{ nil: 100, teams: 'pairs', blindPass: 2 }, undefined, 'blind-pass-needs-blind-nil'],
  [{ nil: 100, blindNil: 200, blindPass: 2 }, undefined, 'blind-pass-needs-pairs'],
  [{ teams: 'pairs', doubleNil: 'bonus' }, undefined, 'double-nil-needs-nil'],
  [{ nil: 100, doubleNil: 'bonus' }, undefined, 'double-nil-needs-teams'],
  [{ teams: 'pairs', nilTricks: 'help' }, undefined, 'nil-tricks-need-nil'],
  [{ nil: 100, nilTricks: 'help' }, undefined, 'nil-tricks-need-teams'],
  [{ minTeamBid: 4 }, undefined, 'team-minimum-needs-teams'],
  [{ suicide: true, teams: 'pairs' }, undefined, 'suicide-needs-nil'],
  [{ suicide: true, nil: 100 }, undefined, 'suicide-needs-pairs'],
  [{ mirror: true }, undefined, 'mirror-needs-nil'],
  [{ whiz: true }, undefined, 'whiz-needs-nil'],
  [{ nil: 100, mirror: true, whiz: true }, undefined, 'mirror-and-whiz'],
  [{ nil: 100, mirror: true, blindNil: 200 }, undefined, 'mirror-and-blind-nil'],
  [{ nil: 100, whiz: true, blindNil: 200 }, undefined, 'whiz-and-blind-nil'],
  [{ nil: 100, mirror: true, hook: true }, undefined, 'hook-and-mirror'],
  [{ nil: 100, whiz: true, hook: true }, undefined, 'hook-and-whiz'],
  [{ hook: true, hiddenBids: true }, undefined, 'hook-and-hidden-bids'],
  [{ teams: 'pairs', minTeamBid: 4, hiddenBids: true }, undefined, 'team-minimum-and-hidden-bids'],
  [{ nil: 100, blindNil: 200, deal: 'draw2' }, undefined, 'blind-nil-and-draw'],
  [{ deal: 'draw2', teams: 'pairs' }, undefined, 'draw-needs-solo'],
  [{ deal: 'draw2' }, 3, 'draw-needs-two'],
  [{ teams: 'pairs' }, 5, 'pairs-need-4-6'],
  [{ teams: 'triples' }, 4, 'triples-need-6'],
  [{ boston: true }, 5, 'boston-needs-13'],
  [{ tenFor200: true }, 6, 'ten-out-of-reach'],
])('%j with %s seats is refused: %s', (chosen, seats, code) => {
  const parsed = parseOptions(spadesOptions, chosen, spadesConflicts, seats);
  expect(parsed.ok ? [] : parsed.error.map(({ because }) => because)).toContain(code);
});

test('the presets are playable, and American pairs is what the rule book says', () => {
  for (const preset of Object.values(spadesPresets))
    expect(parseOptions(spadesOptions, preset, spadesConflicts, 4).ok).toBe(true);
  expect(rules(spadesPresets.americanPairs)).toMatchObject({
    teams: 'pairs',
    nil: 100,
    blindNil: 200,
    lossAt: -200,
  });
  expect(rules(spadesPresets.cutthroat)).toMatchObject({ teams: 'solo', nil: 50, hook: true });
});

test('whatever options go together leave every seat at least one bid', () => {
  const chosen: readonly Some[] = [
    { teams: 'pairs', nil: 100, minTeamBid: 4, hook: true },
    { teams: 'pairs', nil: 100, doubleNil: 'forbidden', hook: true },
    { teams: 'triples', nil: 100, minTeamBid: 4, hook: true },
  ];
  for (const some of chosen) {
    const seats = some.teams === 'triples' ? 6 : 4;
    const tricks = handSize(rules(some), seats);
    for (const bid of range(tricks)) {
      const before = range(seats - 1).map((): Bid => (bid === 0 ? 'nil' : bid));
      expect(bids(some, before, undefined, seats)).not.toBe('');
    }
  }
});
