import { expect, test } from 'vitest';

import { parseFairness } from './index.ts';

const hex = 'ab'.repeat(32);
const good = {
  length: 4096,
  start: hex,
  voided: 0,
  chairs: [1, 0],
  commitments: [hex, null],
  shares: [hex, null],
  links: [
    { k: 1, for: 'lots', reveal: hex },
    { k: 2, for: 0, reveal: hex },
  ],
};

test('what a record says of its dealing is read as it stands', () => {
  expect(parseFairness(good, 2)).toEqual({ ok: true, value: good });
});

test('a record without it says so', () => {
  for (const none of [undefined, null, 7, 'fair', []])
    expect(parseFairness(none, 2)).toMatchObject({ ok: false, error: { where: 'fairness' } });
});

test('whatever has another shape is named', () => {
  const odd: readonly (readonly [string, object])[] = [
    ['length', { length: 0 }],
    ['length', { length: 2 ** 40 }],
    ['length', { length: '4096' }],
    ['start', { start: hex.toUpperCase() }],
    ['start', { start: hex.slice(2) }],
    ['voided', { voided: -1 }],
    ['chairs', { chairs: [0] }],
    ['chairs', { chairs: [0, -1] }],
    ['chairs', { chairs: [0, 1.5] }],
    ['commitments', { commitments: [hex] }],
    ['commitments', { commitments: [hex, 'x'] }],
    ['shares', { shares: 'none' }],
    ['shares', { shares: [hex, undefined] }],
    ['links', { links: [{ k: 1, for: 'lots' }] }],
    ['links', { links: [{ k: 1, for: 'deck', reveal: hex }] }],
    ['links', { links: [null] }],
    ['luck', { luck: 1 }],
  ];
  for (const [field, change] of odd)
    expect(parseFairness({ ...good, ...change }, 2)).toMatchObject({
      ok: false,
      error: { where: `fairness.${field}` },
    });
});
