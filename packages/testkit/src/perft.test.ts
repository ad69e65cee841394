import { type Card, isJoker, rankOf, suitOf } from '@stammtisch/cards';
import { smearKit } from '@stammtisch/games/smear/index';
import { spadesKit } from '@stammtisch/games/spades/index';
import { zsirozasKit } from '@stammtisch/games/zsirozas/index';
import { at, type GameKit, range, type SomeOptions } from '@stammtisch/kernel';
import { expect, test } from 'vitest';

import { countPerft, deckNumber, readPerft, writePerft } from './perft.ts';
import { tinyKit } from './tiny/kit.ts';

// Counts are worked out here from an independent reading of the rules: with formulas, or with a few lines of their own.

const counts = <S extends V, A, V, O>(
  kit: GameKit<S, A, V, O>,
  seats: number,
  depth: number,
  options: SomeOptions = {},
): readonly number[] => countPerft(kit, { seats, deck: 7, options }, depth);

const choose = (n: number, k: number): number =>
  range(k).reduce((product, i) => (product * (n - i)) / (i + 1), 1);

/** The hands of deck 7: card i goes to seat i mod n, because the last seat deals. */
function handsOf<S extends V, A, V, O>(
  { game, parse }: GameKit<S, A, V, O>,
  { seats, each }: { readonly seats: number; readonly each: number },
): readonly (readonly Card[])[] {
  const options = parse({}, seats);
  if (!options.ok) throw new Error('the standard options are refused');
  const deck = deckNumber(
    game.pack({ seats, sides: range(seats), firstDealer: 0, options: options.value }),
    7,
  );
  return range(seats).map((seat) => range(each).map((round) => at(deck, round * seats + seat)));
}

test('the calls of a Smear auction rise through some of the numbers: C(numbers + calls, calls) courses', () => {
  for (const seats of range(6).map((n) => n + 3)) {
    expect(counts(smearKit, seats, seats)).toEqual(range(seats).map((n) => choose(5 + n + 1, n + 1)));
  }
  expect(counts(smearKit, 4, 4).at(-1)).toBe(126);
  // From three to six there are four numbers; without jokers three, from two to four; a moon is one more.
  expect(counts(smearKit, 4, 4, { minBid: 3 })).toEqual(range(4).map((n) => choose(4 + n + 1, n + 1)));
  expect(counts(smearKit, 4, 4, { jokers: 0 })).toEqual(range(4).map((n) => choose(3 + n + 1, n + 1)));
  expect(counts(smearKit, 4, 4, { moon: '12' })).toEqual(range(4).map((n) => choose(6 + n + 1, n + 1)));
  // A dealer who may steal has one more call wherever anybody bid before: all courses of three calls but one.
  expect(counts(smearKit, 4, 4, { dealerSteal: true }).at(-1)).toBe(126 + choose(8, 3) - 1);
});

test('the first two cards of Smear: anything but a joker, then a trump from whoever has one', () => {
  const seats = 4;
  const hands = handsOf(smearKit, { seats, each: 6 });
  let [leads, answers] = [0, 0];
  for (const declarer of declarers(seats)) {
    for (const led of at(hands, declarer).filter((card) => !isJoker(card))) {
      leads += 1;
      const next = at(hands, (declarer + 1) % seats);
      const trumps = next.filter((card) => isJoker(card) || suitOf(card) === suitOf(led));
      answers += trumps.length > 0 ? trumps.length : next.length;
    }
  }
  expect(counts(smearKit, seats, 6).slice(4)).toEqual([leads, answers]);
});

/** Who leads after each of the 126 auctions: the last to bid, or the dealer if nobody did. */
function declarers(seats: number): readonly number[] {
  const after = (caller: number, standing: number, holder: number): readonly number[] =>
    caller === seats
      ? [holder]
      : [
          ...after(caller + 1, standing, holder),
          ...range(7)
            .filter((bid) => bid > standing)
            .flatMap((bid) => after(caller + 1, bid, caller)),
        ];
  return after(0, 1, seats - 1);
}

test('each of n Spades players bids any of as many tricks as there are cards in a hand', () => {
  for (const [seats, each] of [
    [4, 13],
    [6, 8],
    [7, 7],
  ] as const) {
    expect(counts(spadesKit, seats, 3)).toEqual([each, each ** 2, each ** 3]);
  }
  // A nil is one more bid; a hook forbids the last bidder the one that makes up the tricks, if it is between 1 and 13.
  expect(counts(spadesKit, 4, 3, { nil: 100 })).toEqual([14, 14 ** 2, 14 ** 3]);
  expect(counts(spadesKit, 2, 2, { hook: true })).toEqual([13, 13 ** 2 - 12]);
  // Sealed bids come in any order: each of four, then each of the three that are left.
  expect(counts(spadesKit, 4, 2, { hiddenBids: true })).toEqual([4 * 13, 4 * 3 * 13 ** 2]);
});

test('what partners owe each other cuts the bids of Spades as counted by hand', () => {
  const pairs = { teams: 'pairs', nil: 100 };
  // Together four: of 169 bids of two partners, 1 with 1, 1 with 2 and 2 with 1 are too low.
  expect(counts(spadesKit, 4, 4, { teams: 'pairs', minTeamBid: 4 })).toEqual([
    13,
    13 ** 2,
    166 * 13,
    166 ** 2,
  ]);
  // One nil and one of 4 to 13, either way round.
  expect(counts(spadesKit, 4, 4, { ...pairs, suicide: true })).toEqual([11, 11 ** 2, 20 * 11, 20 ** 2]);
  // Any two but two nils.
  expect(counts(spadesKit, 4, 3, { ...pairs, doubleNil: 'forbidden' })).toEqual([14, 14 ** 2, 195 * 14]);
  // Three bids add up to 12 or less in C(12,3) ways; then one last bid is forbidden.
  expect(counts(spadesKit, 4, 4, { hook: true }).at(-1)).toBe(13 ** 4 - choose(12, 3));
});

test('the first two cards of Spades for two: no spade led, then the suit led from whoever has it', () => {
  const hands = handsOf(spadesKit, { seats: 2, each: 13 });
  const lead = at(hands, 0).filter((card) => suitOf(card) !== 'S');
  const answers = lead.map((led) => {
    const following = at(hands, 1).filter((card) => suitOf(card) === suitOf(led));
    return following.length > 0 ? following.length : 13;
  });
  const bids = 13 * 13;
  expect(counts(spadesKit, 2, 4).slice(2)).toEqual([
    bids * lead.length,
    bids * answers.reduce((sum, n) => sum + n, 0),
  ]);
});

test('the first circuit of Zsírozás for two: any card, then a match from whoever has one, then go on or stop', () => {
  const [mine = [], theirs = []] = handsOf(zsirozasKit, { seats: 2, each: 4 });
  const matches = (led: Card, hand: readonly Card[]): readonly Card[] =>
    hand.filter((card) => rankOf(card) === rankOf(led));
  let [answers, thirds] = [0, 0];
  for (const led of mine) {
    const owed = matches(led, theirs);
    for (const answer of owed.length > 0 ? owed : theirs) {
      answers += 1;
      const isMatched = rankOf(answer) === rankOf(led) || rankOf(answer) === '7';
      const rest = mine.filter((card) => card !== led);
      const goingOn = rest.filter((card) => rankOf(card) === rankOf(led) || rankOf(card) === '7').length + 1;
      // Not matched, the leader draws one and leads any of four.
      thirds += isMatched ? goingOn : 4;
    }
  }
  expect(counts(zsirozasKit, 2, 3)).toEqual([4, answers, thirds]);
});

test('who answers at once answers in any order', () => {
  // Two cards each: four answers, then two of the other seat.
  expect(counts(tinyKit, 2, 2)).toEqual([4, 8]);
});

test('a line of a perft file is read as it is written', () => {
  const line = { seats: 4, deck: 7, options: { minBid: 3 }, counts: [5, 15, 35] };
  expect(writePerft(line)).toBe('seats 4 · deck 7 · {"minBid":3} | 5 15 35');
  expect(readPerft(`# a remark\n${writePerft(line)}\n`)).toEqual([line]);
  expect(() => readPerft('seats four | 5')).toThrow('no line of a perft file');
});
