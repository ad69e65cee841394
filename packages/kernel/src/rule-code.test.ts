import { expect, test } from 'vitest';

import { choice, count, flag, readRuleCode, ruleCode, standard, testValues } from './index.ts';

const sheet = {
  target: count({ rule: 'T-1', standard: 500, min: 1, max: 2000 }),
  nil: choice({ rule: 'T-2', standard: 'off', of: ['off', 100, 50] }),
  hook: flag({ rule: 'T-3', standard: false }),
  calls: flag({ rule: 'T-4', standard: true }),
};

test('the standard rules need no code at all', () => {
  expect(ruleCode(sheet, standard(sheet))).toBe('');
  expect(readRuleCode(sheet, '')).toEqual({});
});

test('a link made today means the same for ever', () => {
  expect(ruleCode(sheet, { target: 200, nil: 50, hook: true })).toBe('005k122');
  expect(readRuleCode(sheet, '005k122')).toEqual({ target: 200, nil: 50, hook: true });
});

test('every set of values reads back as itself', () => {
  for (const target of testValues(sheet.target))
    for (const nil of sheet.nil.of)
      for (const hook of [false, true])
        for (const calls of [false, true]) {
          const chosen = { target, nil, hook, calls };
          expect({ ...standard(sheet), ...readRuleCode(sheet, ruleCode(sheet, chosen)) }).toEqual(chosen);
        }
});

test.each(['0', '0zzz', '005', '10', '19', '22', '12005k', '9', '-', '0 5k', '1Ü', 'A'])(
  '%s is no code',
  (code) => {
    expect(readRuleCode(sheet, code)).toBeUndefined();
  },
);
