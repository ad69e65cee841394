import { cards } from '@stammtisch/cards';
import { catalog } from '@stammtisch/games';
import { at, type DealOutcome, type Replayed, replay } from '@stammtisch/kernel';
import { expect, test } from 'vitest';

import { readCorpus, recordsFolder } from './corpus.ts';
import { EXAMPLES } from './examples.ts';

/** The worked example as it lies in the corpus, played through the rules. */
function example(game: string, name: string): Replayed {
  const record = readCorpus(recordsFolder(game, 1)).get(name);
  if (record === undefined) throw new Error(`no record ${name}`);
  expect(record).toEqual(EXAMPLES[game]?.[name]);
  const replayed = replay(catalog, record);
  if (!replayed.ok) throw new Error(JSON.stringify(replayed.error));
  return replayed.value;
}
const only = ({ deals }: Replayed): DealOutcome => at(deals, 0);
const told = ({ lines }: DealOutcome, side: number): string =>
  lines
    .filter((line) => line.side === side && line.points !== 0)
    .map(({ reason, points }) => `${reason} ${points}`)
    .join(', ');

test('every worked example is a record', () => {
  const names = Object.entries(EXAMPLES).flatMap(([game, records]) =>
    Object.keys(records).map((name) => {
      example(game, name);
      return name;
    }),
  );
  expect(names).toEqual([
    'example-SM-45',
    'example-ZS-19',
    'example-ZS-20',
    'example-ZS-21',
    'example-SP-26',
    'example-SP-27',
    'example-SP-29',
  ]);
});

test('SM-45 to SM-51: a bid of three: High, small joker and Game are yours, Low and Jack Sam’s; the big joker sleeps', () => {
  const deal = only(example('smear', 'example-SM-45'));
  expect(deal.facts).toMatchObject({ trump: 'H', declarer: 2, contract: 3, forced: false });
  expect(deal.tricks.map(({ winner }) => winner)).toEqual([2, 2, 3, 2, 2, 0]);
  expect([told(deal, 2), told(deal, 3)]).toEqual(['high 1, smallJoker 1, game 1', 'low 1, jack 1']);
  expect(deal.delta).toEqual([0, 0, 3, 2]);
});

test('ZS-19: an eight, a nine on it: the leader has the trick, each draws one, and the leader leads again', () => {
  const { match, deals } = example('zsirozas', 'example-ZS-19');
  expect(deals[0]?.tricks).toEqual([{ leader: 1, cards: cards('8A 9L'), winner: 1 }]);
  expect(match.layout().hands.map((hand) => hand.length)).toEqual([4, 4]);
  expect(match.awaited()).toEqual([1]);
});

test('ZS-20: an eight on the eight, and the leader stops: the second player has the trick and leads', () => {
  const { match, deals } = example('zsirozas', 'example-ZS-20');
  expect(deals[0]?.tricks).toEqual([{ leader: 1, cards: cards('8A 8L'), winner: 0, stopped: true }]);
  expect(match.awaited()).toEqual([0]);
});

test('ZS-21: ten, ten, ten, seven, ten, eight: all six cards are the leader’s', () => {
  const { match, deals } = example('zsirozas', 'example-ZS-21');
  expect(deals[0]?.tricks).toEqual([{ leader: 1, cards: cards('TA TH TL 7A TB 8L'), winner: 1 }]);
  expect(match.awaited()).toEqual([1]);
});

test.each([
  ['SP-26: seven bid, seven taken: 70', 7, 'contract 70', 70],
  ['SP-27: five bid, eight taken: 53', 8, 'contract 50, overtricks 3', 53],
  ['SP-29: four bid, three taken: nothing', 3, '', 0],
])('%s', (title, took, lines, points) => {
  const deal = only(example('spades', `example-${title.slice(0, 5)}`));
  expect(deal.facts).toMatchObject({ took: [took, 13 - took] });
  expect([told(deal, 0), deal.delta[0], deal.totals[0]]).toEqual([lines, points, points]);
});
