import { LANGUAGES, type Language } from '@stammtisch/cards';
import type { Event, ScoreLine } from '@stammtisch/kernel';
import { expect, test } from 'vitest';

import { dealt, played, playedOut } from './fixtures.ts';
import { smear } from './game.ts';
import { smearOptions, smearPresets } from './options.ts';
import { POINTS } from './scoring.ts';
import { readAction } from './text.ts';
import { words } from './words.ts';

const say = (language: Language, text: string): string => {
  const action = readAction(text);
  if (action === undefined) throw new Error(text);
  return `${words[language].action(action)} | ${words[language].done(action)}`;
};
const line = (reason: string, points = 1): ScoreLine => ({ side: 0, reason, points });
const slate = (moves: string, language: Language = 'de') =>
  words[language]
    .slate(played({ hands: { 0: 'AH' }, moves }))
    .map(({ seat, label, value }) => `${seat ?? ''} ${label}: ${value}`.trim());

test('actions are named on buttons and in the log', () => {
  expect(say('de', 'bid 3')).toBe('3 bieten | bietet 3');
  expect(say('en', 'pass')).toBe('Pass | passes');
  expect(say('de', 'AH')).toBe('Herz-Ass | Herz-Ass');
  expect(say('hu', 'AH')).toBe('kőr ász | kőr ász');
  expect(say('de', 'BJ')).toBe('Großer Joker | Großer Joker');
});

test('every action reads back as it was written', () => {
  for (const text of ['pass', 'bid 2', 'bid 7', 'moon', 'misdeal', 'AH', 'SJ']) {
    const action = readAction(text);
    expect(action && smear.write(action)).toBe(text);
  }
  for (const text of ['bid', 'bid x', 'bid 02', 'bid -1', 'AHH', '', '??', 'Pass']) {
    expect(readAction(text)).toBeUndefined();
  }
});

test('points are called as at the table', () => {
  const names = (language: Language) => POINTS.map((point) => words[language].reason(line(point))).join(', ');
  expect(names('de')).toBe('Hoch, Tief, Trumpf-Bube, Nebenbube, Großer Joker, Kleiner Joker, Spiel');
  expect(names('en')).toBe('High, Low, Jack, Off-jack, Big joker, Small joker, Game');
  expect(words.de.reason(line('moon', -12))).toBe('Durchmarsch verfehlt');
  expect(words.de.reason(line('moon', 12))).toBe('Durchmarsch geschafft');
  expect(words.en.reason(line('set', -3))).toMatch(/missed/);
});

test('refusals explain themselves, with the suit by its name', () => {
  expect(words.de.refusal({ code: 'follow-suit', about: 'C' })).toBe(
    'Du hast Kreuz, also musst du bedienen.',
  );
  expect(words.en.refusal({ code: 'bid-too-low', about: '3' })).toMatch(/3/);
  expect(words.hu.refusal({ code: 'follow-suit', about: 'H' })).toMatch(/kőr/);
  expect(words.de.refusal({ code: 'bid-too-low', about: 'moon' })).toMatch(/Durchmarsch/);
});

test('every refusal of the rules has words in every language', () => {
  const codes = [
    'not-your-turn not-your-card still-bidding bidding-is-over not-dealt-yet match-is-over no-such-bid',
    'bid-too-low no-misdeal hand-counts no-joker-first follow-suit follow-trump not-dealing wrong-pack',
    'unreadable no-such-remark',
  ].flatMap((text) => text.split(' '));
  for (const language of LANGUAGES) {
    for (const code of codes) expect(words[language].refusal({ code, about: 'H' })).not.toBe(code);
  }
});

test('the slate tells the bids as they come, then trump and contract', () => {
  expect(slate('')).toEqual([]);
  expect(slate('pass, bid 2')).toEqual(['Höchstes Gebot: 2', '0 Gebot: passt', '1 Gebot: 2']);
  expect(slate('bid 3, pass, pass, pass, AH')).toEqual([
    'Trumpf: Herz',
    'Gebot: 3',
    '0 Gebot: 3',
    '1 Gebot: passt',
    '2 Gebot: passt',
    '3 Gebot: passt',
  ]);
  expect(slate('pass, pass, pass, pass', 'en')[0]).toBe('Bid: 2 (forced)');
});

test('beside every deal on the sheet stands what was chalked up, also when later ones lie open', () => {
  const first = played({ hands: { 0: 'AH' }, moves: 'bid 3, pass, pass, pass, AH' });
  const ended = playedOut(first);
  const later = playedOut(dealt(ended, {}));
  const told = (page: number): readonly string[] =>
    (words.de.chalked?.(later, page) ?? []).map(({ seat, label, value }) =>
      `${seat ?? ''} ${label}: ${value}`.trim(),
    );
  expect(told(0)).toEqual(slate('bid 3, pass, pass, pass, AH'));
  expect(told(1).at(0)).toMatch(/^Trumpf: /);
  expect(told(2)).toEqual([]);
});

test('sleepers are read out, and a deal thrown in is told', () => {
  const shown: Event = {
    type: 'shown',
    at: { pile: 'aside', by: 'deck' },
    cards: ['BJ', 'TH'],
    shownTo: 'everyone',
  };
  expect(words.de.event(shown)).toBe('Geschlafen haben Großer Joker und Herz-10.');
  expect(words.en.event({ type: 'scored', lines: [] })).toMatch(/dealt again/);
  expect(words.en.event({ type: 'scored', lines: [line('high')] })).toBeUndefined();
});

test('every house rule and preset is explained in every language, named values included', () => {
  for (const language of LANGUAGES) {
    const { options, presets } = words[language];
    expect(Object.keys(options)).toEqual(Object.keys(smearOptions));
    expect(Object.keys(presets)).toEqual(Object.keys(smearPresets));
    for (const [name, spec] of Object.entries(smearOptions)) {
      const { label, help, values = {} } = options[name] ?? { label: '', help: '' };
      expect(label.length).toBeGreaterThan(2);
      expect(help).toMatch(/[.]$/);
      const named = spec.kind === 'choice' ? spec.of.filter((value) => typeof value === 'string') : [];
      for (const value of named) expect(values).toHaveProperty(value);
    }
  }
});

test('no text is the same sentence in two languages', () => {
  const helps = (language: Language) => Object.values(words[language].options).map(({ help }) => help);
  const all = LANGUAGES.flatMap(helps);
  expect(new Set(all).size).toBe(all.length);
});
