import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

import { at } from '@stammtisch/kernel';
import { fairRecord, fairRecordFile, forgeriesOf } from '@stammtisch/testkit';
import { expect, test } from 'vitest';

const main = fileURLToPath(new URL('main.ts', import.meta.url));

function verified(input: unknown, args: readonly string[] = ['-']) {
  const text = typeof input === 'string' ? input : JSON.stringify(input);
  const ran = spawnSync(process.execPath, [main, 'verify', ...args], { input: text, encoding: 'utf8' });
  return { code: ran.status, out: ran.stdout, err: ran.stderr };
}

test.each(['smear', 'zsirozas', 'spades'])('the dealing of a finished match of %s holds: exit 0', (game) => {
  const { code, out, err } = verified('', [fileURLToPath(fairRecordFile(game))]);
  expect([code, err]).toEqual([0, '']);
  expect(JSON.parse(out)).toMatchObject({ fair: true, decks: fairRecord(game).deals.length });
});

// One of each kind; that every forgery of every game is found out is tested where they are made.
const KINDS = forgeriesOf(fairRecord('smear')).filter(
  ({ code }, index, all) => all.findIndex((one) => one.code === code) === index,
);

test('there are more than ten kinds of forgery', () => {
  expect(KINDS.length).toBeGreaterThan(10);
});

test.each(KINDS)('$name: exit 1, named $code', ({ code, record }) => {
  const ran = verified(record);
  expect(ran.code).toBe(1);
  expect(JSON.parse(ran.out)).toMatchObject({ fair: false, error: { code } });
  expect(ran.err.trim().split('\n')).toHaveLength(1);
});

test('a record without fairness, or no record at all, is exit 2 and one line', () => {
  const { fairness: _, ...plain } = fairRecord('smear');
  for (const [input, what] of [
    [plain, 'fairness: absent'],
    [{ ...plain, fairness: { length: 1 } }, 'fairness.start'],
    [{ format: 'stammtisch-record/1' }, 'game'],
    ['{', 'not JSON'],
  ] as const) {
    const { code, out, err } = verified(input);
    expect([code, out]).toEqual([2, '']);
    expect(at(err.split('\n'), 0)).toContain(what);
  }
});
