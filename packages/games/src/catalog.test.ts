import { existsSync, readdirSync, readFileSync } from 'node:fs';

import { LANGUAGES } from '@stammtisch/cards';
import { type GameKit, type OptionSpec, standard } from '@stammtisch/kernel';
import {
  checkLaws,
  countPerft,
  goldenFile,
  houseRules,
  lawsFor,
  type ListedValue,
  readHead,
  readPerft,
  tellMatch,
  termsFor,
} from '@stammtisch/testkit';
import { expect, test } from 'vitest';

import { catalog } from './catalog.ts';

const ids = catalog.ids;
/** Opens a game that must be there. */
function open<T>(id: string, use: <W, A, V, O>(kit: GameKit<V & W, A, V, O>) => T): T {
  const result = catalog.open(id, (kit) => [use(kit)] as const);
  if (result === undefined) throw new Error(`no game called ${id}`);
  return result[0];
}

test('every folder of a game is in the catalogue, and every game in it has a folder of its name', () => {
  const folders = readdirSync(new URL('.', import.meta.url), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);
  expect(ids.toSorted()).toEqual(folders.toSorted());
  for (const id of ids) expect(open(id, ({ game }) => game.id)).toBe(id);
  expect(catalog.open('poker', () => true)).toBeUndefined();
});

test.each(ids)(
  '%s has exactly the house rules of the list, each with its values, the standard first',
  (id) => {
    const sheet = open(id, ({ game }) => game.options);
    const listed = Object.entries(sheet).map(([name, spec]) => [name, valuesOf(spec)]);
    expect(Object.fromEntries(listed)).toEqual(houseRules()[id]);
  },
);

test.each(ids)('%s plays its standard rules and every preset', (id) => {
  open(id, ({ game, parse }) => {
    for (const options of [{}, ...Object.values(game.presets)]) {
      const parsed = parse(options);
      expect(parsed.ok && game.seatCounts(parsed.value).length).toBeGreaterThan(0);
    }
    expect(parse({})).toEqual({ ok: true, value: standard(game.options) });
  });
});

test.each(ids)(
  '%s has words in every language for its name, options, values, presets and conflicts',
  (id) => {
    open(id, ({ game, words }) => {
      for (const language of LANGUAGES) {
        const own = words[language];
        const texts = [own.name, ...game.conflicts.map(({ code }) => spoken(own.conflict(code), code))];
        expect(Object.keys(own.options).toSorted()).toEqual(Object.keys(game.options).toSorted());
        expect(Object.keys(own.presets).toSorted()).toEqual(Object.keys(game.presets).toSorted());
        for (const [name, spec] of Object.entries(game.options)) {
          const { label, help, values = {} } = own.options[name] ?? { label: '', help: '' };
          texts.push(label, help);
          const named = spec.kind === 'choice' ? spec.of.filter((value) => typeof value === 'string') : [];
          // A deck is called what it is: "52".
          for (const value of named) if (!/^\d+(\/\d+)?$/.test(value)) texts.push(values[value] ?? '');
        }
        for (const preset of Object.values(own.presets)) texts.push(preset.label, preset.help);
        expect(texts.filter((text) => text.trim() === '')).toEqual([]);
      }
    });
  },
);

test.each(ids)('%s keeps every law under its standard rules and every preset, at every table', (id) => {
  open(id, (kit) => {
    const { game, parse } = kit;
    for (const preset of [{}, ...Object.values(game.presets)]) {
      const options = parse(preset);
      if (!options.ok) throw new Error(`${id}: a preset that cannot be played`);
      for (const seats of game.seatCounts(options.value)) {
        const sides = game.sideCount(options.value, seats);
        const terms = termsFor(sides, { seats, options: options.value, firstDealer: 0, dealLimit: 2 });
        for (const style of ['random', 'advised'] as const) {
          const trial = { terms, seed: `${id} ${seats}`, style };
          expect(() => checkLaws(kit, trial, lawsFor(id, options.value ?? {}))).not.toThrow();
        }
      }
    }
  });
});

test.each(ids)('the courses of actions of %s are counted as its perft file has them', (id) => {
  const file = goldenFile(id, 'perft');
  expect(existsSync(file)).toBe(true);
  const lines = readPerft(readFileSync(file, 'utf8'));
  expect(lines.length).toBeGreaterThan(0);
  open(id, (kit) => {
    for (const line of lines)
      expect({ ...line, counts: countPerft(kit, line, line.counts.length) }).toEqual(line);
  });
});

test.each(ids)('the playthrough of %s is told as its golden file has it', (id) => {
  const file = goldenFile(id, 'txt');
  expect(existsSync(file)).toBe(true);
  const text = readFileSync(file, 'utf8');
  expect(open(id, (kit) => tellMatch(kit, readHead(text)))).toBe(text);
});

/** A text that is more than its own code. */
const spoken = (text: string, code: string): string => (text === code ? '' : text);

function valuesOf(spec: OptionSpec): readonly ListedValue[] {
  if (spec.kind === 'flag') return [spec.standard, !spec.standard];
  if (spec.kind === 'choice') return spec.of;
  const { min, max, suggested = [], suggestedWhen } = spec;
  return [spec.standard, { min, max, suggested, ...(suggestedWhen === undefined ? {} : { suggestedWhen }) }];
}
