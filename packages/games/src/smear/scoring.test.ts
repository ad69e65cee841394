import { cards } from '@stammtisch/cards';
import { at, deltas, range, type ScoreLine, type Side } from '@stammtisch/kernel';
import { expect, test } from 'vitest';

import { type TableText, termsOf } from './fixtures.ts';
import type { Contract, TakenTrick } from './position.ts';
import { cardPoints, cardPointsBySide, pointsTaken, scoreDeal, settle, stakeOf } from './scoring.ts';
import { trickWinner } from './tricks.ts';

/** A deal told for scoring: tricks as "leader: cards"; hearts are trump. */
interface Pad extends TableText {
  readonly bid?: readonly [declarer: number, points: number | 'moon'];
  readonly tricks: readonly string[];
  readonly before?: readonly number[];
}

function tricksOf(pad: Pad): readonly TakenTrick<ReturnType<typeof cards>[number]>[] {
  const { seats, options } = termsOf(pad);
  return pad.tricks.map((text) => {
    const [leader = '', played = ''] = text.split(':');
    const trick = { leader: Number(leader), cards: cards(played) };
    return { ...trick, winner: trickWinner(trick, 'H', { seats, options }) };
  });
}

function contractOf({ bid }: Pad): Contract {
  if (bid === undefined) return { type: 'free' };
  const [declarer, points] = bid;
  return points === 'moon' ? { type: 'moon', declarer } : { type: 'bid', declarer, points, forced: false };
}

/** The score pad of a deal: "0 high +1, game +1 | 3 low +1". */
function pad(deal: Pad): string {
  const terms = termsOf(deal);
  const before = deal.before ?? range(Math.max(...terms.sides) + 1).map(() => 0);
  return text(scoreDeal(tricksOf(deal), 'H', contractOf(deal), { terms, before }));
}

/** What each side took, before the contract is looked at. */
function taken(deal: Pad): string {
  const terms = termsOf(deal);
  return text(pointsTaken(tricksOf(deal), 'H', stakeOf(contractOf(deal), terms), terms));
}

function text(lines: readonly ScoreLine[]): string {
  const sides = [...new Set(lines.map(({ side }) => side))].toSorted((a, b) => a - b);
  const own = (side: Side): string =>
    lines
      .filter((line) => line.side === side)
      .map(({ reason, points }) => `${reason} ${points > 0 ? '+' : '−'}${Math.abs(points)}`)
      .join(', ');
  return sides.map((side) => `${side} ${own(side)}`).join(' | ');
}

/** Four tricks of one sort: 0 leads and takes the ace, 1 has Low, 2 the jack is caught by 0, jokers go to 3. */
const mixed: Pad = {
  bid: [0, 2],
  tricks: [
    '0: AH 8H JH 9H',
    '0: 9C AC KC QC',
    '1: 9D TD KD AD',
    '0: KS BJ QS SJ',
    '1: 8C 9S 8S JS',
    '1: TC 8D QD JD',
  ],
};

test('SM-28: the points are listed in counting order, each with who took it', () => {
  expect(taken(mixed)).toBe('0 high +1, jack +1 | 1 low +1, bigJoker +1, smallJoker +1, game +1');
});

test('SM-29: High goes to whoever takes the highest trump dealt', () => {
  expect(taken({ tricks: ['0: KH 9H QH 8C'] })).toMatch(/^0 high/);
});

test('SM-30: Low stays with its player, wherever the card lands', () => {
  expect(taken({ tricks: ['0: AH 9C QH 8H'] })).toBe('0 high +1, game +1 | 3 low +1');
});

test('SM-O7: as taker, whoever takes the lowest trump has Low', () => {
  expect(taken({ options: { lowTo: 'taker' }, tricks: ['0: AH 9C QH 8H'] })).toBe(
    '0 high +1, low +1, game +1',
  );
});

test('SM-31, SM-32: the jack and the jokers go to whoever takes them', () => {
  expect(taken({ tricks: ['0: JH KH BJ SJ'] })).toMatch(
    /^0 low \+1 \| 1 high \+1, jack \+1, bigJoker \+1, smallJoker/,
  );
});

test('SM-33: a joker is never Low, not even as the lowest trump of all', () => {
  expect(taken({ tricks: ['0: AH SJ BJ 9H'] })).toMatch(/3 low \+1$/);
});

test('SM-A4, SM-A5: the only trump in play is High and Low, and the jack is Jack besides', () => {
  expect(taken({ tricks: ['0: JH 8C 9C TC'] })).toBe('0 high +1, low +1, jack +1, game +1');
  expect(taken({ tricks: ['0: AH JH 9C 8C'] })).toBe('0 high +1, jack +1, game +1 | 1 low +1');
});

test('SM-35: ten 10, ace 4, king 3, queen 2, jack 1, all else nothing; the pack holds 80', () => {
  expect(cards('TC AC KC QC JC 9C 8C BJ SJ').map(cardPoints)).toEqual([10, 4, 3, 2, 1, 0, 0, 0, 0]);
  const suits = ['C', 'D', 'H', 'S'].flatMap((suit) => cards(`T${suit} A${suit} K${suit} Q${suit} J${suit}`));
  expect(suits.reduce((sum, card) => sum + cardPoints(card), 0)).toBe(80);
});

test('SM-34: Game goes to the most card points, and to nobody on a tie', () => {
  const even = ['0: AH 8C 9C 8D', '1: AC 9S 8S 9D'];
  expect(cardPointsBySide(tricksOf({ tricks: even }), termsOf())).toEqual([4, 4, 0, 0]);
  expect(taken({ tricks: even })).toBe('0 high +1, low +1');
});

test('SM-O16: on a tie Game may go to the bidder if among them', () => {
  const tricks = ['0: AH 8C 9C 8D', '1: AC 9S 8S 9D'];
  const options = { gameTie: 'bidder' } as const;
  expect(taken({ options, bid: [1, 2], tricks })).toBe('0 high +1, low +1 | 1 game +1');
  expect(taken({ options, bid: [2, 2], tricks })).toBe('0 high +1, low +1');
  expect(taken({ options, tricks })).toBe('0 high +1, low +1');
});

test('SM-O16: or to the one other side among them, if there is only one', () => {
  const tricks = ['0: AH 8C 9C 8D', '1: AC 9S 8S 9D'];
  const options = { gameTie: 'nonBidder' } as const;
  expect(taken({ options, bid: [0, 2], tricks })).toBe('0 high +1, low +1 | 1 game +1');
  expect(taken({ options, bid: [2, 2], tricks })).toBe('0 high +1, low +1');
});

test('SM-O10: the jick is a point to its taker and Low only where nothing lower lies', () => {
  const options = { jick: true };
  expect(taken({ options, tricks: ['0: AH JD 8H 9C'] })).toBe('0 high +1, jick +1, game +1 | 2 low +1');
  expect(taken({ options, tricks: ['0: AH JD QH 9C'] })).toBe('0 high +1, jick +1, game +1 | 1 low +1');
  expect(taken({ tricks: ['0: AH JD QH 9C'] })).toBe('0 high +1, game +1 | 2 low +1');
});

test('SM-O21: fixed, only the ace is High and only the lowest card of the pack Low', () => {
  const options = { highLow: 'fixed' } as const;
  expect(taken({ options, tricks: ['0: KH 9H TC QH'] })).toBe('0 game +1');
  expect(taken({ options, tricks: ['0: AH 8H TC QH'] })).toBe('0 high +1, game +1 | 1 low +1');
  expect(taken({ options, seats: 3, tricks: ['0: AH TH KH'] })).toMatch(/1 low \+1/);
});

test('SM-39: a bid made scores what was taken, not what was bid', () => {
  expect(pad({ ...mixed, bid: [1, 2] })).toBe(
    '0 high +1, jack +1 | 1 low +1, bigJoker +1, smallJoker +1, game +1',
  );
});

test('SM-40, SM-41: a bid missed costs the bid and all else; the others keep what they took', () => {
  expect(pad({ ...mixed, bid: [0, 3] })).toBe('0 set −3 | 1 low +1, bigJoker +1, smallJoker +1, game +1');
});

test('SM-A10: the partner’s Low counts for the bid', () => {
  const options = { partners: 'random' } as const;
  const tricks = ['0: AH 9C 8H KC'];
  expect(pad({ options, bid: [0, 3], tricks })).toBe('0 high +1, low +1, game +1');
});

test('SM-38: with both jokers asleep even everything there is misses a bid of 5', () => {
  const tricks = ['0: AH 9C 8C KC', '0: 8H QC TC JC', '0: JH 8D TD 9D'];
  expect(pad({ bid: [0, 5], tricks })).toBe('0 set −5');
});

test('SM-O19: Low does not help to make the bid, but is scored once it is made', () => {
  const options = { lowForBid: 'notTowardsBid', partners: 'random' } as const;
  const tricks = ['0: AH 9C 8H KC'];
  expect(pad({ options, bid: [0, 3], tricks })).toBe('0 set −3');
  expect(pad({ options, bid: [0, 2], tricks })).toBe('0 high +1, low +1, game +1');
});

test('SM-O11: a moon made is +12 instead of points, and needs every trick and every point', () => {
  const options = { moon: '12' } as const;
  const all = ['0: AH 9C 8C KC', '0: 8H QC TC JC', '0: KH 8D TD 9D'];
  expect(pad({ options, bid: [0, 'moon'], tricks: all })).toBe('0 moon +12');
  const lowElsewhere = ['0: AH 9C 8H KC', '0: KH QC TC JC'];
  expect(pad({ options, bid: [0, 'moon'], tricks: lowElsewhere })).toBe('0 moon −12 | 2 low +1');
  const oneLost = [...all, '0: 9D TS KD AD'];
  expect(pad({ options, bid: [0, 'moon'], tricks: oneLost })).toMatch(/^0 moon −12/);
});

test('SM-O11: in pairs the partner’s tricks and Low help a moon', () => {
  const options = { moon: '12', partners: 'random' } as const;
  const tricks = ['0: KH 9C AH 8C', '2: 8H QC TC JC'];
  expect(pad({ options, bid: [0, 'moon'], tricks })).toBe('0 moon +12');
});

test('SM-O17: a side without a bid of its own stops one short of the target', () => {
  const options = { mustBidOut: true };
  const before = [0, 19, 0, 0];
  expect(pad({ ...mixed, options, before })).toBe(
    '0 high +1, jack +1 | 1 low +1, bigJoker +1, smallJoker +1, game +1, cap −3',
  );
  expect(pad({ ...mixed, options, before, bid: [1, 3] })).not.toMatch(/cap/);
  expect(pad({ ...mixed, options, before: [20, 0, 0, 0], bid: [0, 2] })).not.toMatch(/cap/);
});

test('SM-O5: with nothing at stake everybody keeps what they took', () => {
  const { bid: _, ...free } = mixed;
  expect(pad({ ...free, options: { allPass: 'eldestFree' } })).toBe(
    '0 high +1, jack +1 | 1 low +1, bigJoker +1, smallJoker +1, game +1',
  );
});

test('lines add up to the change of the score', () => {
  const lines = settle(
    [{ side: 0, reason: 'high', points: 1 }],
    { side: 0, points: 2 },
    { before: [0, 0], tricksBySide: [6, 0] },
    termsOf().options,
  );
  expect(at(deltas(lines, 2), 0)).toBe(-2);
});
