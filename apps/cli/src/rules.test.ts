import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

import { expect, test } from 'vitest';

const main = fileURLToPath(new URL('main.ts', import.meta.url));

function rules(...args: readonly string[]): {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
} {
  const run = spawnSync(process.execPath, [main, 'rules', ...args], { encoding: 'utf8' });
  return { code: run.status, out: run.stdout, err: run.stderr };
}

test('a rule card begins with what differs', () => {
  const { code, out } = rules('--game', 'smear', '--lang', 'de', '--options', '{"target":31}');
  expect(code).toBe(0);
  expect(out).toMatch(
    /^# Smear\n\n## Was an diesem Tisch anders ist\n\n- \*\*Zielpunktzahl: 31\*\* \(sonst: 21\)/,
  );
});

test.each([
  [['--game', 'whist'], 'whist'],
  [['--game', 'smear', '--lang', 'fr'], 'fr'],
  [['--game', 'smear', '--options', '{"target":4}'], 'target'],
  [['--game', 'smear', '--options', '{'], '--options'],
  [['--game', 'spades', '--options', '{"blindNil":200}'], 'blindNil'],
  [['--game', 'zsirozas', '--options', '{"scoring":"majority"}'], 'play to 50 or less. (target-too-high)'],
  [['--game', 'smear', '--options', '{"a\\nb":1}'], 'a b: unknown'],
])('%j is unusable, and one line says why', (args, word) => {
  const { code, out, err } = rules(...args);
  expect([code, out]).toEqual([2, '']);
  expect(err.trim().split('\n')).toHaveLength(1);
  expect(err).toContain(word);
});

test.each([
  ['de', 'wo oben etwas anderes steht, gilt das'],
  ['en', 'the list holds'],
  ['hu', 'ahol a fenti lista mást mond, az érvényes'],
])('the standard rules below a list of differences yield to it, in %s', (language, words) => {
  const card = (options: string) => rules('--game', 'smear', '--lang', language, '--options', options).out;
  expect(card('{"jokers":0}')).toContain(words);
  expect(card('{}')).not.toContain(words);
});
