import { expect, test } from 'vitest';

import {
  choice,
  type Conflict,
  count,
  differences,
  fields,
  flag,
  type OptionsOf,
  pairs,
  parseOptions,
  standard,
  testValues,
} from './index.ts';

const sheet = {
  target: count({ rule: 'T-1', standard: 21, min: 5, max: 101, suggested: [11] }),
  nil: choice({ rule: 'T-2', standard: 'off', of: ['off', 100, 50] }),
  blind: choice({ rule: 'T-3', standard: 'off', of: ['off', 200], onlyIf: { nil: [100, 50] } }),
  steal: flag({ rule: 'T-4', standard: false }),
};
const conflicts: readonly Conflict<OptionsOf<typeof sheet>>[] = [
  {
    options: ['blind', 'nil'],
    code: 'blind-without-nil',
    when: ({ blind, nil }) => blind === 200 && nil === 'off',
  },
  { options: ['steal'], code: 'steal-of-two', when: ({ steal }, seats) => steal && seats === 2 },
];

test('what is not chosen is standard', () => {
  expect(standard(sheet)).toEqual({ target: 21, nil: 'off', blind: 'off', steal: false });
  expect(parseOptions(sheet, { nil: 50 })).toEqual({
    ok: true,
    value: { target: 21, nil: 50, blind: 'off', steal: false },
  });
});

test('every wrong key and value is named', () => {
  const parsed = parseOptions(sheet, { target: 4, nil: '100', steal: 1, blnd: 200, __proto__: null });
  expect(parsed).toEqual({
    ok: false,
    error: [
      { option: 'target', code: 'out-of-range' },
      { option: 'nil', code: 'not-a-choice' },
      { option: 'steal', code: 'wrong-type' },
      { option: 'blnd', code: 'unknown' },
    ],
  });
});

test('keys of every object are no options', () => {
  for (const key of ['constructor', 'toString', '__proto__', 'hasOwnProperty']) {
    const parsed = parseOptions(sheet, JSON.parse(`{"${key}": true}`));
    expect(parsed.ok ? [] : parsed.error.map(({ code }) => code)).toEqual(['unknown']);
  }
});

test.each([null, [], 'x', 3, undefined])('%s is no set of options', (input) => {
  expect(parseOptions(sheet, input).ok).toBe(false);
});

test('a number needs to be whole and in range', () => {
  for (const target of [5.5, Number.NaN, Number.POSITIVE_INFINITY, 102, '21'])
    expect(parseOptions(sheet, { target }).ok).toBe(false);
  for (const target of [5, 101]) expect(parseOptions(sheet, { target }).ok).toBe(true);
});

test('a combination that makes no sense is refused with its reason, also by the number of seats', () => {
  expect(parseOptions(sheet, { blind: 200 }, conflicts)).toEqual({
    ok: false,
    error: [{ option: 'blind', code: 'conflict', because: 'blind-without-nil', with: ['nil'] }],
  });
  expect(parseOptions(sheet, { blind: 200, nil: 50 }, conflicts).ok).toBe(true);
  expect(parseOptions(sheet, { steal: true }, conflicts, 2).ok).toBe(false);
  expect(parseOptions(sheet, { steal: true }, conflicts, 3).ok).toBe(true);
});

test('records carry only what differs', () => {
  expect(differences(sheet, { ...standard(sheet), target: 11, steal: false })).toEqual({ target: 11 });
});

test('a field is enabled while the option it hangs on has the right value', () => {
  const enabled = (chosen: object) =>
    fields(sheet, { ...chosen })
      .filter((field) => field.enabled)
      .map((field) => field.option);
  expect(enabled({})).toEqual(['target', 'nil', 'steal']);
  expect(enabled({ nil: 100 })).toEqual(['target', 'nil', 'blind', 'steal']);
});

test('the test matrix meets every pair of values that can meet, and no forbidden one', () => {
  const sets = pairs(sheet, conflicts);
  expect(sets[0]).toEqual(standard(sheet));
  const values = Object.entries(sheet).flatMap(([name, spec]) =>
    testValues(spec).map((value) => ({ name, value })),
  );
  const has = (set: Readonly<Record<string, unknown>>, { name, value }: (typeof values)[number]) =>
    set[name] === value;
  const missing = values.flatMap((a) =>
    values
      .filter((b) => a.name < b.name && !sets.some((set) => has(set, a) && has(set, b)))
      .map((b) => `${a.name}=${a.value} ${b.name}=${b.value}`),
  );
  // The one pair that the conflict forbids.
  expect(missing).toEqual(['blind=200 nil=off']);
  expect(sets.length).toBeLessThan(20);
});
