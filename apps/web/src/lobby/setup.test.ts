import { LANGUAGES } from '@stammtisch/cards';
import { catalog } from '@stammtisch/games';
import { expect, test } from 'vitest';

import { texts as de } from '../i18n/de/index.ts';
import { texts as en } from '../i18n/en/index.ts';
import { texts as hu } from '../i18n/hu/index.ts';
import { makesSides, presetOf, setupOf, usualNumbers } from './setup.ts';
import { differencesIn, summaryOf } from './summary.ts';

const ALL = { de, en, hu };

function open(id: string) {
  const setup = setupOf(catalog, id);
  if (setup === undefined) throw new Error(`no game: ${id}`);
  return setup;
}

test('a table is told in one line, its target always and its house rules where they differ', () => {
  const smear = open('smear');
  const say = (language: 'de' | 'en' | 'hu', seats: number, options = {}): string =>
    summaryOf(smear, { seats, options }, { language, texts: ALL[language] });
  expect(say('de', 6)).toBe('Smear, 6 Leute, bis 21');
  expect(say('en', 6, { target: 11 })).toBe('Smear, 6 players, to 11');
  expect(say('en', 4, { minBid: 3, partners: 'random' })).toBe(
    'Smear, 4 players, to 21, pairs by lot, Lowest bid: 3',
  );
});

test('partners stand beside the number of players, since they decide how many sides there are', () => {
  const sidesOf = (id: string): readonly string[] => {
    const setup = open(id);
    return setup
      .rows({})
      .filter((row) => makesSides(setup, {}, row))
      .map(({ option }) => option);
  };
  expect(sidesOf('smear')).toEqual(['partners']);
  expect(sidesOf('spades')).toContain('teams');
  expect(sidesOf('zsirozas')).toEqual([]);
});

test('options that are a preset are called by its name, others are one of your own', () => {
  const smear = open('smear');
  expect(presetOf(smear, {})).toBe('standard');
  expect(presetOf(smear, { target: 21 })).toBe('standard');
  expect(presetOf(smear, { target: 31 })).toBeUndefined();
});

test('usual numbers follow another option where they depend on it', () => {
  const row = open('zsirozas')
    .rows({})
    .find(({ option }) => option === 'target');
  if (row?.spec.kind !== 'count') throw new Error('the target is a number');
  expect(usualNumbers(row.spec, {})).toContain(500);
  expect(usualNumbers(row.spec, { scoring: 'majority' })).toEqual([1, 5, 10]);
});

test.each(catalog.ids)('every house rule of %s has a name, a sentence and named values', (id) => {
  const setup = open(id);
  for (const language of LANGUAGES) {
    const words = setup.words(language);
    const rows = setup.rows({}).map(({ option, spec }) => ({ option, spec, said: words.option(option) }));
    expect(rows.filter(({ option, said }) => said.label === option)).toEqual([]);
    expect(rows.filter(({ said }) => !/[.!?]$/.test(said.help))).toEqual([]);
    // A value that is a word must not show its key.
    const bare = rows.flatMap(({ option, spec, said }) =>
      (spec.kind === 'choice' ? spec.of : [])
        .filter((value) => /^[a-z]+[A-Z]?[a-z]*$/.test(String(value)))
        .filter((value) => said.values?.[String(value)] === undefined)
        .map((value) => `${option}=${value}`),
    );
    expect(bare).toEqual([]);
    expect(setup.presets.filter((preset) => words.preset(preset.id).label === preset.id)).toEqual([]);
  }
});

test('what differs is told in the order of the game, with a sentence for each', () => {
  const differing = differencesIn(open('smear'), { minBid: 3, target: 31 }, { language: 'de', texts: de });
  expect(differing.map(({ option }) => option)).toEqual(['target', 'minBid']);
  expect(differing.every(({ help }) => help.length > 0)).toBe(true);
});
