import { cards } from '@stammtisch/cards';
import { at, parseRecord, replay } from '@stammtisch/kernel';
import { expect, test } from 'vitest';

import { catalog } from '../catalog.ts';

/** "A bid of three, played through": four alone, Sam (seat 3) deals, you are seat 2. */
const RECORD = {
  format: 'stammtisch-record/1',
  game: 'smear',
  seats: 4,
  names: ['Ayşe', 'Kemal', 'Du', 'Sam'],
  firstDealer: 3,
  deals: [
    {
      hands: ['TD QS 9D JD KC 9C', 'QH JS QD 8C KD QC', 'AH JH 9H KS TC SJ', '8H KH 9S AD 8S JC'].map(cards),
      rest: cards('BJ TH AS AC TS 8D'),
      moves: [
        'pass,bid 2,bid 3,pass',
        'AH,8H,TD,QH',
        'KS,9S,QS,JS',
        'JH,KH,9D,8C',
        'AD,JD,QD,9H',
        'SJ,8S,9C,KD',
        'TC,JC,KC,QC',
      ].flatMap((text) => text.split(',')),
    },
  ],
};

function outcome() {
  const record = parseRecord(RECORD);
  if (!record.ok) throw new Error(record.error.what);
  const replayed = replay(catalog, record.value);
  if (!replayed.ok) throw new Error(JSON.stringify(replayed.error));
  return { deal: at(replayed.value.deals, 0), match: replayed.value.match };
}

test('SM-45, SM-46: four alone, six asleep, and the calls make you declarer with 3', () => {
  expect(outcome().deal).toMatchObject({
    complete: true,
    dealer: 3,
    facts: {
      trump: 'H',
      bids: [
        { seat: 0, bid: 'pass' },
        { seat: 1, bid: 2 },
        { seat: 2, bid: 3 },
        { seat: 3, bid: 'pass' },
      ],
      declarer: 2,
      contract: 3,
      forced: false,
    },
  });
});

test('SM-47, SM-49, SM-50: the tricks go to you, you, Sam, you, you and Ayşe', () => {
  expect(outcome().deal.tricks.map(({ winner }) => winner)).toEqual([2, 2, 3, 2, 2, 0]);
});

test('SM-48, SM-51: High, small joker and Game are yours, Low and Jack Sam’s; the big joker slept', () => {
  const { deal } = outcome();
  const of = (side: number) => deal.lines.filter((line) => line.side === side).map(({ reason }) => reason);
  expect(of(2)).toEqual(['high', 'smallJoker', 'game']);
  expect(of(3)).toEqual(['low', 'jack']);
  expect(deal.lines).toHaveLength(5);
  expect(deal.delta).toEqual([0, 0, 3, 2]);
  expect(deal.totals).toEqual([0, 0, 3, 2]);
});

test('SM-36: after the round the sleepers lie open for everyone', () => {
  const { match } = outcome();
  expect(match.awaited()).toBe('deck');
  expect(match.layout().aside).toEqual(cards('BJ TH AS AC TS 8D'));
  expect(JSON.stringify(match.observe('everyone'))).not.toContain('??');
});

test('SM-A24: Sam could have played either heart to the first trick', () => {
  const deal = at(RECORD.deals, 0);
  const other = deal.moves.map((move, index) => (index === 5 ? 'KH' : move)).slice(0, 6);
  const record = parseRecord({ ...RECORD, deals: [{ ...deal, moves: other }] });
  expect(record.ok && replay(catalog, record.value).ok).toBe(true);
});
