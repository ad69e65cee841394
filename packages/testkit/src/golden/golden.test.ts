import { readdirSync, readFileSync } from 'node:fs';

import { expect, test } from 'vitest';

import { runCase, runCases } from './run.ts';

type Case = Readonly<Record<string, unknown>> & { readonly id: string; readonly kind: string };

const folder = new URL('../../golden/', import.meta.url);
const files = ['smear.json', 'zsirozas.json', 'spades.json', 'options-cases.json', 'combined-cases.json'].filter((file) => readdirSync(folder).includes(file));
const cases = files.flatMap((file): readonly Case[] =>
  // Fixtures of our own: lists of cases.
  JSON.parse(readFileSync(new URL(file, folder), 'utf8')) as readonly Case[],
);

test.each(cases)('case $id holds', (one) => {
  expect(runCase(one).problems).toEqual([]);
});

test.each(cases)('case $id fails when any value it expects is another', (one) => {
  const mutants = mutations(one['expect']);
  expect(mutants.length).toBeGreaterThan(0);
  for (const expect of mutants) {
    const { problems } = runCase({ ...one, expect });
    if (problems.length === 0) throw new Error(`passes with ${JSON.stringify(expect)}`);
  }
});

test.each(cases)('case $id fails with a field or an option that nobody knows', (one) => {
  const { given, expect: expected, opt } = one as unknown as Record<string, object>;
  expect(runCase({ ...one, given: { ...given, surprise: 1 } }).problems).not.toEqual([]);
  expect(runCase({ ...one, expect: { ...expected, surprise: 1 } }).problems).not.toEqual([]);
  expect(runCase({ ...one, opt: { ...opt, surprise: true } }).problems).not.toEqual([]);
  expect(runCase({ ...one, kind: `${one.kind}x` }).problems).not.toEqual([]);
  expect(runCase({ ...one, surprise: 1 }).problems).not.toEqual([]);
});

test('a file that is no list of cases cannot be run', () => {
  expect(() => runCases({})).toThrow('not a list');
});

test('an inherited name is no kind', () => {
  expect(runCase({ id: 'x', kind: 'constructor', given: {}, expect: { a: 1 } }).problems).toEqual(['unknown kind "constructor"']);
});

/** Every way in which one value inside is another one. */
function mutations(value: unknown): readonly unknown[] {
  if (typeof value === 'number') return [value + 1];
  if (typeof value === 'string') return [`${value}x`];
  if (typeof value === 'boolean') return [!value];
  if (value === null) return [0];
  if (Array.isArray(value)) {
    const changed = value.flatMap((item, i) => mutations(item).map((other) => value.with(i, other)));
    const shorter = value.map((_, i) => value.toSpliced(i, 1));
    return [...changed, ...shorter, [...value, 'x']];
  }
  if (typeof value !== 'object' || value === undefined) return [];
  return Object.entries(value).flatMap(([key, inner]) => mutations(inner).map((other) => ({ ...value, [key]: other })));
}
