import { LANGUAGES } from '@stammtisch/cards';
import {
  compareRules,
  type GameKit,
  readRuleCode,
  ruleCard,
  ruleCardMarkdown,
  ruleCode,
  testValues,
} from '@stammtisch/kernel';
import { describe, expect, test } from 'vitest';

import { catalog } from './index.ts';

describe.each([...catalog.ids])('a rule card of %s', (id) => {
  const open = <T>(use: <W, A, V, O>(kit: GameKit<V & W, A, V, O>) => T): T => {
    const opened = catalog.open(id, use);
    if (opened === undefined) throw new Error(id);
    return opened;
  };
  const settings = open((kit) =>
    Object.entries(kit.game.options).flatMap(([option, spec]) =>
      testValues(spec)
        .filter((value) => value !== spec.standard)
        .map((value) => ({ option, value })),
    ),
  );

  test('names every house rule that differs, and how it is played otherwise, in every language', () => {
    for (const language of LANGUAGES) {
      for (const { option, value } of settings) {
        const [difference, ...others] = open((kit) =>
          ruleCard(kit, { [option]: value }, language),
        ).differences;
        expect(others).toEqual([]);
        expect(difference?.option).toBe(option);
        expect(difference?.label).not.toBe('');
        expect(difference?.help).not.toBe('');
        // Two values with one name would make the card say nothing.
        expect(difference?.value, `${option} ${String(value)} ${language}`).not.toBe(difference?.usual);
      }
    }
  });

  test('says what differs before it tells the usual game', () => {
    const { option, value } = settings[0] ?? { option: '', value: 0 };
    for (const language of LANGUAGES) {
      const card = open((kit) => ruleCard(kit, { [option]: value }, language));
      const text = ruleCardMarkdown(card, language);
      expect(text.indexOf(card.differences[0]?.label ?? '—')).toBeLessThan(
        text.indexOf(card.basics[0]?.text ?? '—'),
      );
      expect(card.basics.length).toBeGreaterThan(4);
    }
  });

  test('is the same card in every language, text by text', () => {
    const counts = LANGUAGES.map((language) => open((kit) => ruleCard(kit, {}, language)).basics.length);
    expect(new Set(counts).size).toBe(1);
    const texts = LANGUAGES.flatMap((language) =>
      open((kit) => ruleCard(kit, {}, language)).basics.map(({ text }) => text),
    );
    expect(new Set(texts).size).toBe(texts.length);
  });

  test('has a link for every value, and no two the same', () => {
    const codes = settings.map(({ option, value }) =>
      open((kit) => ruleCode(kit.game.options, { [option]: value })),
    );
    expect(new Set(codes).size).toBe(codes.length);
    for (const [index, { option, value }] of settings.entries())
      expect(open((kit) => readRuleCode(kit.game.options, codes[index] ?? ''))).toEqual({ [option]: value });
  });

  test('compared with another names just what is not the same in both', () => {
    const [one, ...rest] = settings;
    const other = rest.find(({ option }) => option !== one?.option);
    if (one === undefined || other === undefined) throw new Error('two options at least');
    const both = { [one.option]: one.value, [other.option]: other.value };
    const contrasts = open((kit) => compareRules(kit, [both, { [one.option]: one.value }], 'en'));
    expect(contrasts.map(({ option }) => option)).toEqual([other.option]);
    expect(contrasts[0]?.values[0]).not.toBe(contrasts[0]?.values[1]);
    expect(open((kit) => compareRules(kit, [both, both], 'en'))).toEqual([]);
  });
});
