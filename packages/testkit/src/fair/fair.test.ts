import { type Fairness, verify } from '@stammtisch/fair';
import { catalog } from '@stammtisch/games';
import { expect, test } from 'vitest';

import { fairRecord } from './corpus.ts';
import { forgeriesOf } from './forge.ts';
import { DEALINGS, playDealing } from './play.ts';

test.each(DEALINGS)(
  'the kept match of $game is fair, says who was mixed in, and is over',
  ({ game, shares, voided }) => {
    const record = fairRecord(game);
    const mixed = shares.flatMap((share, chair) => (share === null ? [] : [chair]));
    expect(verify(catalog, record)).toEqual({
      ok: true,
      value: { decks: record.deals.length, mixed, voided },
    });
  },
);

test.each(DEALINGS)(
  'a match of $game dealt again from the same chance has the same decks and lots',
  (planned) => {
    const kept = fairRecord(planned.game);
    const again = catalog.open(planned.game, (kit) => playDealing(kit, planned));
    // Advice may grow wiser, and play the same cards otherwise: how many deals it takes is its affair.
    const both = Math.min(kept.deals.length, again?.deals.length ?? 0);
    const decks = (record: typeof again) => record?.deals.slice(0, both).map(({ deck }) => deck);
    expect(decks(again)).toEqual(decks(kept));
    expect(again?.firstDealer).toBe(kept.firstDealer);
  },
);

const FORGED = DEALINGS.flatMap(({ game }) =>
  forgeriesOf(fairRecord(game)).map((forged) => ({ game, ...forged })),
);

test.each(FORGED)('$game: $name: $code', ({ record, code }) => {
  const verified = verify(catalog, record);
  expect(verified).toMatchObject({ ok: false, error: { type: 'forged', forgery: { code } } });
});

test('well over ten kinds of forgery are told apart', () => {
  expect(new Set(FORGED.map(({ code }) => code)).size).toBeGreaterThanOrEqual(16);
});

test('every single character of what was revealed matters', () => {
  const record = fairRecord('smear');
  // Written by `playDealing`.
  const fairness = record.fairness as Fairness;
  const text = JSON.stringify(fairness);
  for (let at = text.indexOf('"start"'); at < text.length; at += 37) {
    const digit = text[at] ?? '';
    if (!/[0-9a-f]/.test(digit) || !/[0-9a-f]{20}/.test(text.slice(Math.max(0, at - 20), at + 21))) continue;
    const changed = `${text.slice(0, at)}${digit === '0' ? '1' : '0'}${text.slice(at + 1)}`;
    // Still the same shape.
    expect(verify(catalog, { ...record, fairness: JSON.parse(changed) as Fairness }).ok).toBe(false);
  }
});

test('a record that says too little is unusable, and says what is missing', () => {
  const record = fairRecord('smear');
  const { fairness, table: _table, ...anonymous } = record;
  const where = (given: typeof record) => {
    const verified = verify(catalog, given);
    return verified.ok || verified.error.type === 'forged' ? undefined : verified.error.problem.where;
  };
  expect(where({ ...anonymous, fairness })).toBe('record');
  expect(where({ ...record, fairness: null })).toBe('fairness');
  expect(where({ ...record, options: { target: 'high' } })).toBe('options');
  const [first, ...others] = record.deals;
  const handed = { hands: [], rest: [], moves: first?.moves ?? [] };
  expect(where({ ...record, deals: [handed, ...others] })).toBe('deals[0]');
});
