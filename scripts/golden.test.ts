import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { afterAll, expect, test } from 'vitest';

const script = fileURLToPath(new URL('golden.ts', import.meta.url));
const cases = fileURLToPath(new URL('../packages/testkit/golden/smear.json', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'golden-'));
afterAll(() => rmSync(folder, { recursive: true }));

function golden(...files: readonly string[]): {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
} {
  const { INIT_CWD: _, ...env } = process.env;
  const ran = spawnSync(process.execPath, [script, ...files], { encoding: 'utf8', cwd: folder, env });
  return { code: ran.status, out: ran.stdout, err: ran.stderr };
}

/** The file of cases with its first one changed. */
function changed(name: string, change: object): string {
  const [first, ...others] = JSON.parse(readFileSync(cases, 'utf8'));
  writeFileSync(join(folder, name), JSON.stringify([{ ...first, ...change }, ...others]));
  return name;
}

test('all cases of a file pass', () => {
  expect(golden(cases)).toMatchObject({ code: 0, out: '30 passed, 0 failed\n', err: '' });
});

test.each([
  ['another value', { expect: { ranks: '89TJQKA', cards: 31 } }, 'cards: expected 31, got 30'],
  ['an unknown kind', { kind: 'sm.dance' }, 'unknown kind "sm.dance"'],
  ['an unknown field', { expect: { jokers: 2 } }, 'unknown field expect.jokers'],
  ['an unknown option', { opt: { jockers: 2 } }, 'jockers'],
  ['a value no option has', { opt: { jokers: 3 } }, 'not-a-choice'],
])('%s fails one case, and says which', (_, change, told) => {
  const { code, out } = golden(changed('changed.json', change));
  expect(code).toBe(1);
  expect(out).toContain('FAILED SM-G01');
  expect(out).toContain(told);
  expect(out.trimEnd().endsWith('29 passed, 1 failed')).toBe(true);
});

test('a file that cannot be read is told in one line: exit 2', () => {
  writeFileSync(join(folder, 'broken.json'), '[{');
  for (const files of [['nowhere.json'], ['broken.json'], [cases, 'nowhere.json'], []]) {
    const { code, out, err } = golden(...files);
    expect([code, out, err.trim().split('\n').length]).toEqual([2, '', 1]);
  }
});
