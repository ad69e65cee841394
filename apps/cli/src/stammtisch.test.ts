import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { openSqlite } from '@stammtisch/store';
import { houseRules } from '@stammtisch/testkit';
import { afterAll, expect, test } from 'vitest';

const binary = fileURLToPath(new URL('../bin/stammtisch.mjs', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'stammtisch-'));
afterAll(() => rmSync(folder, { recursive: true }));

interface Ran {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

function stammtisch(args: readonly string[], input = '', node = process.execPath): Ran {
  const ran = spawnSync(node, [binary, ...args], { input, encoding: 'utf8', cwd: folder });
  return { code: ran.status, out: ran.stdout, err: ran.stderr };
}

const hands = [
  ['TD', 'QS', '9D', 'JD', 'KC', '9C'],
  ['QH', 'JS', 'QD', '8C', 'KD', 'QC'],
  ['AH', 'JH', '9H', 'KS', 'TC', 'SJ'],
  ['8H', 'KH', '9S', 'AD', '8S', 'JC'],
];
const rest = ['BJ', 'TH', 'AS', 'AC', 'TS', '8D'];
const calls = ['pass', 'bid 2', 'bid 3', 'pass'];
/** The worked example of the rules, as far as its first trick. */
const record = (moves: readonly string[], others: object = {}): string =>
  JSON.stringify({
    format: 'stammtisch-record/1',
    game: 'smear',
    seats: 4,
    firstDealer: 3,
    deals: [{ hands, rest, moves }],
    ...others,
  });

test('a record that breaks off says what was played, and what could be played next', () => {
  const { code, out } = stammtisch(
    ['replay'],
    record([...calls, 'AH', '8H', 'TD', 'QH'], { options: { target: 31 } }),
  );
  expect(code).toBe(0);
  expect(out).toBe(
    '{"game":"smear","finished":false,"winners":[],"totals":[0,0,0,0],"deals":[{"complete":false,"dealer":3,"trump":"H",' +
      '"bids":[{"seat":0,"bid":"pass"},{"seat":1,"bid":2},{"seat":2,"bid":3},{"seat":3,"bid":"pass"}],' +
      '"declarer":2,"contract":3,"forced":false,"tricks":[{"leader":2,"cards":["AH","8H","TD","QH"],"winner":2}],' +
      '"lines":[],"delta":[0,0,0,0],"totals":[0,0,0,0]}],"awaited":[2],"legal":["9H","JH","KS","SJ","TC"]}\n',
  );
});

test('the worked example of Smear, as a record in a file, comes to two and three points', () => {
  const tricks = 'AH 8H TD QH KS 9S QS JS JH KH 9D 8C AD JD QD 9H SJ 8S 9C KD TC JC KC QC'.split(' ');
  const file = join(folder, 'example.json');
  writeFileSync(file, record([...calls, ...tricks]));
  const { code, out } = stammtisch(['replay', 'example.json']);
  expect(code).toBe(0);
  const { deals } = JSON.parse(out);
  expect(deals[0]).toMatchObject({
    complete: true,
    trump: 'H',
    lines: [
      { side: 2, reason: 'high', points: 1 },
      { side: 3, reason: 'low', points: 1 },
      { side: 3, reason: 'jack', points: 1 },
      { side: 2, reason: 'smallJoker', points: 1 },
      { side: 2, reason: 'game', points: 1 },
    ],
    delta: [0, 0, 3, 2],
  });
  expect(deals[0].tricks.map(({ winner }: { winner: number }) => winner)).toEqual([2, 2, 3, 2, 2, 0]);
});

test('an illegal move is told with its place, its reason and what was legal: exit 1', () => {
  const { code, out } = stammtisch(['replay', '-'], record([...calls, 'AH', 'AD']));
  expect(code).toBe(1);
  expect(JSON.parse(out)).toEqual({
    error: {
      deal: 0,
      move: 5,
      given: 'AD',
      refusal: { code: 'follow-trump', about: 'H' },
      legal: ['8H', 'KH'],
    },
  });
});

test('a record that claims another result does not hold: exit 1', () => {
  const { code, out } = stammtisch(
    ['replay'],
    record(calls, { result: { winners: [0], totals: [1, 2, 3, 4] } }),
  );
  expect(code).toBe(1);
  expect(JSON.parse(out).error.refusal).toEqual({ code: 'other-result' });
});

test.each([
  ['no JSON', ['replay'], '{', 'standard input: not JSON'],
  ['no record', ['replay'], '[]', 'record'],
  ['an unknown option', ['replay'], record(calls, { options: { tarkget: 1 } }), 'options: tarkget'],
  ['a value that is none', ['replay'], record(calls, { options: { lowTo: 'me' } }), 'options: lowTo'],
  ['a file that is not there', ['replay', 'nowhere.json'], '', 'nowhere.json'],
  ['an unknown argument', ['simulate', '--game', 'smear', '--seats', '4', '--fast'], '', '--fast'],
  ['an unknown game', ['simulate', '--game', 'poker', '--seats', '4'], '', 'poker'],
  [
    'a number of players that cannot play',
    ['perft', '--game', 'smear', '--seats', '2', '--seed', '1', '--depth', '1'],
    '',
    '3, 4',
  ],
  [
    'options that are no JSON',
    ['simulate', '--game', 'smear', '--seats', '4', '--options', 'x'],
    '',
    '--options: not JSON',
  ],
  [
    'pairs of five',
    ['simulate', '--game', 'smear', '--seats', '5', '--options', '{"partners":"random"}'],
    '',
    'partners',
  ],
  ['an unknown bot', ['simulate', '--game', 'smear', '--seats', '4', '--bots', 'genius'], '', 'genius'],
  ['no command', [], '', 'say one of'],
  ['an unknown command', ['dance'], '', 'dance'],
])('%s is told in one line on standard error: exit 2', (_, args, input, told) => {
  const { code, out, err } = stammtisch(args, input);
  expect(code).toBe(2);
  expect(out).toBe('');
  expect(err).toContain(told);
  expect(err.trim().split('\n')).toHaveLength(1);
});

test('the same seed simulates the same matches, and their records replay', () => {
  const args = [
    'simulate',
    '--game',
    'smear',
    '--seats',
    '4',
    '--deals',
    '12',
    '--seed',
    'x',
    '--bots',
    'random,adviser',
  ];
  const file = join(folder, 'matches.jsonl');
  const first = stammtisch([...args, '--records', file]);
  const second = stammtisch(args);
  expect(first.code).toBe(0);
  expect(second.out).toBe(first.out);
  const result = JSON.parse(first.out);
  expect(result.deals).toBeGreaterThanOrEqual(12);
  expect(result.bySeat.map(({ bot }: { bot: string }) => bot)).toEqual([
    'random',
    'adviser',
    'random',
    'adviser',
  ]);
  const lines = readFileSync(file, 'utf8').trim().split('\n');
  expect(lines).toHaveLength(result.matches);
  const replayed = stammtisch(['replay'], lines[0]);
  expect(replayed.code).toBe(0);
  expect(JSON.parse(replayed.out).finished).toBe(true);
  expect(stammtisch(args.with(8, 'y')).out).not.toBe(first.out);
});

test('games lists every game with exactly the house rules there are, and all their values', () => {
  const { code, out } = stammtisch(['games']);
  expect(code).toBe(0);
  const games: readonly Listed[] = JSON.parse(out);
  expect(games.map(({ game }) => game)).toEqual(Object.keys(houseRules()));
  for (const { game, seats, options, presets } of games) {
    const values = Object.entries(options).map(
      ([name, { standard, choices, min, max, suggested, suggestedWhen }]) => [
        name,
        choices ?? [
          standard,
          { min, max, suggested, ...(suggestedWhen === undefined ? {} : { suggestedWhen }) },
        ],
      ],
    );
    expect(Object.fromEntries(values)).toEqual(houseRules()[game]);
    const strange = Object.values(options).filter(
      ({ choices, standard }) => choices?.[0] !== undefined && choices[0] !== standard,
    );
    expect(strange).toEqual([]);
    expect(seats.length).toBeGreaterThan(1);
    expect(Object.keys(presets)).toContain('standard');
  }
});

interface Listed {
  readonly game: string;
  readonly seats: readonly number[];
  readonly presets: object;
  readonly options: Readonly<
    Record<
      string,
      {
        readonly kind: string;
        readonly standard: unknown;
        readonly choices?: readonly unknown[];
        readonly min?: number;
        readonly max?: number;
        readonly suggested?: readonly number[];
        readonly suggestedWhen?: object;
      }
    >
  >;
}

test('perft counts the auctions of four: 6, 21, 56, 126', () => {
  const { code, out } = stammtisch([
    'perft',
    '--game',
    'smear',
    '--seats',
    '4',
    '--seed',
    '7',
    '--depth',
    '4',
  ]);
  expect([code, out]).toEqual([0, '[6,21,56,126]\n']);
});

test('a reader who leaves early is no reason to complain', () => {
  const ran = spawnSync('sh', ['-c', '"$0" "$1" games | true', process.execPath, binary], {
    encoding: 'utf8',
  });
  expect([ran.status, ran.stderr]).toEqual([0, '']);
});

test.each([
  ['a folder that is a file', ['--data', join(folder, 'garbage.db', 'data')], 'ENOTDIR'],
  ['a file that is no store', ['--data', folder], 'not a database'],
  ['an unknown kind of store', ['--store', 'redis://localhost'], 'redis:'],
  ['a store that is no URL', ['--store', 'nonsense'], 'no URL'],
  ['an address of another machine', ['--host', '192.0.2.1', '--data', join(folder, 'data')], 'EADDRNOTAVAIL'],
])('serve does not start with %s, and says why in one line', (_, args, why) => {
  writeFileSync(join(folder, 'garbage.db'), 'nothing');
  writeFileSync(join(folder, 'stammtisch.db'), 'no database, but long enough to be looked at as one');
  const { code, out, err } = stammtisch(['serve', '--port', '0', ...args]);
  expect([code, out]).toEqual([2, '']);
  expect(err).toMatch(/^stammtisch serve: [^\n]+\n$/);
  expect(err).toContain(why);
});

const old = '/usr/bin/node';
const oldVersion = spawnSync(old, ['--version'], { encoding: 'utf8' }).stdout ?? '';
test.skipIf(!/^v(18|20|22)\./.test(oldVersion))('an older Node hands over to the pinned one', () => {
  const piped = stammtisch(['replay', '-'], record(calls), old);
  expect(piped.code).toBe(0);
  expect(JSON.parse(piped.out).awaited).toEqual([2]);
  expect(stammtisch(['dance'], '', old).code).toBe(2);
});

test('a backup goes where nothing is yet, and says what is wrong otherwise', async () => {
  const data = join(folder, 'data');
  const store = await openSqlite<string>(join(data, 'stammtisch.db'));
  await store.append({ table: 't', expected: 0, entries: ['kept'] });
  const to = join(folder, 'copy.db');
  const copied = stammtisch(['backup', '--data', data, '--to', 'copy.db']);
  expect([copied.code, copied.out]).toEqual([0, `${JSON.stringify({ backup: to })}\n`]);
  await store.close();
  const copy = await openSqlite<string>(to);
  expect(await copy.read('t', 1)).toMatchObject([{ entries: ['kept'] }]);
  await copy.close();

  const again = stammtisch(['backup', '--data', data, '--to', 'copy.db']);
  expect([again.code, again.out]).toEqual([2, '']);
  expect(again.err).toBe(`stammtisch backup: ${to} exists already, and is left alone\n`);
  expect(stammtisch(['backup', '--data', data]).err).toBe(
    'stammtisch backup: say where to, with --to FILE\n',
  );
});
