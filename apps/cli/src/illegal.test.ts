import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

import { ILLEGAL } from '@stammtisch/testkit';
import { expect, test } from 'vitest';

const main = fileURLToPath(new URL('main.ts', import.meta.url));

function replayed(record: unknown): {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
} {
  const input = JSON.stringify(record);
  const ran = spawnSync(process.execPath, [main, 'replay', '-'], { input, encoding: 'utf8' });
  return { code: ran.status, out: ran.stdout, err: ran.stderr };
}

const NAMES = [
  'smear: a joker led first',
  'smear: an equal bid',
  'smear: a card dealt twice, and another not at all',
  'zsirozas: a stop by a follower',
  'zsirozas: two calls in one circuit',
  'spades: a spade led too early',
  'spades: the next deal before this one is over',
];

test.each(ILLEGAL.filter(({ name }) => NAMES.includes(name)))(
  '$name: exit 1, and JSON that says where, what and why',
  ({ record, refused }) => {
    const { code, out, err } = replayed(record);
    expect([code, err]).toEqual([1, '']);
    const { error, ...more } = JSON.parse(out);
    expect(more).toEqual({});
    const { code: refusal, deal, move, about } = refused;
    expect(error).toMatchObject({
      deal,
      refusal: about === undefined ? { code: refusal } : { code: refusal, about },
    });
    expect(error.move).toBe(move);
    const { moves, hands } = record.deals[deal] ?? { moves: [], hands: [] };
    expect(error.given).toEqual(move === undefined ? hands : moves[move]);
    expect(error.legal).toEqual(error.legal.toSorted());
    // Where the deck itself is wrong, nothing is legal.
    expect(error.legal.length > 0).toBe(move !== undefined);
  },
);

test('the seven of them are there', () => {
  expect(ILLEGAL.filter(({ name }) => NAMES.includes(name))).toHaveLength(NAMES.length);
});

const plain = ILLEGAL.find(({ name }) => name === 'smear: an equal bid')?.record;
test.each([
  ['a dealer that is not at the table', { deals: [{ ...plain?.deals[0], dealer: 4 }] }, 'deals[0].dealer'],
  ['a first dealer that is not at the table', { firstDealer: -1 }, 'firstDealer'],
  ['three sides of four seats', { sides: [0, 1, 2, 0] }, 'sides'],
  ['a deck and hands', { deals: [{ ...plain?.deals[0], deck: [] }] }, 'deals[0]'],
  ['names for another number of seats', { names: ['Ayşe'] }, 'names'],
  ['a start beyond exact numbers', { startScores: [1e300, 0, 0, 0] }, 'startScores'],
  ['a match of no deals', { dealLimit: 0 }, 'dealLimit'],
  ['a whole deck and a rest', { deals: [{ deck: [], rest: ['BJ'], moves: [] }] }, 'deals[0].rest'],
  ['a game whose name has two lines', { game: 'sm\near' }, 'game'],
  ['a card that is none', { deals: [{ ...plain?.deals[0], rest: ['1H'] }] }, 'deals[0].rest'],
  ['a field nobody knows', { deel: [] }, 'deel'],
  ['rules of another time', { rulesVersion: 99 }, 'rulesVersion'],
  ['pairs at a table of five', { seats: 5, options: { partners: 'random' } }, 'options'],
  ['another format', { format: 'stammtisch-record/2' }, 'format'],
])('%s makes no record: exit 2, one line that says where', (_, change, where) => {
  const { code, out, err } = replayed({ ...plain, ...change });
  expect([code, out]).toEqual([2, '']);
  expect(err.trim().split('\n')).toHaveLength(1);
  expect(err).toContain(`replay: ${where}: `);
});

test('a field whose name has two lines is told in one', () => {
  const { code, out, err } = replayed({ ...plain, 'a\nb': 1 });
  expect([code, out, err]).toEqual([2, '', 'stammtisch replay: a b: unknown field\n']);
});

test('a byte order mark before a record is passed over', () => {
  const input = `\uFEFF${JSON.stringify({ ...plain, deals: [] })}`;
  const ran = spawnSync(process.execPath, [main, 'replay', '-'], { input, encoding: 'utf8' });
  expect([ran.status, ran.stderr]).toEqual([0, '']);
});

test('house rules that clash make no record, and the line says why in words', () => {
  const { code, err } = replayed({ ...plain, seats: 5, options: { partners: 'random' } });
  expect(code).toBe(2);
  expect(err).toBe(
    'stammtisch replay: options: partners: Partners need four, six or eight players. (pairs-need-4-6-8)\n',
  );
});

test.each([
  [{ target: 3 }, 'options: target: out-of-range, should be a whole number from 5 to 101'],
  [{ jokers: 3 }, 'options: jokers: not-a-choice, should be one of 2, 1, 0'],
  [{ jick: 1 }, 'options: jick: wrong-type, should be true or false'],
  [{ constructor: 1 }, 'options: constructor: unknown, no such house rule'],
])('house rules %j make no record, and the line says why', (options, why) => {
  const { code, out, err } = replayed({ ...plain, options });
  expect([code, out, err]).toEqual([2, '', `stammtisch replay: ${why}\n`]);
});
