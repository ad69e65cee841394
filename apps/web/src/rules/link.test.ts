import { expect, test } from 'vitest';

import { comparisonPath, sheetIn, sheetPath, tablePath, tidySheetName } from './link.ts';

test('a sheet has a short link, with its name if it has one', () => {
  expect(sheetPath('de', { game: 'smear', code: '' })).toBe('/de/r/smear');
  expect(sheetPath('hu', { game: 'spades', code: '005k' })).toBe('/hu/r/spades-005k');
  expect(sheetPath('en', { game: 'smear', code: '3', name: 'Oma & Opa' })).toBe(
    '/en/r/smear-3?n=Oma+%26+Opa',
  );
});

test('a comparison names both sheets, and a table says which rules it begins with', () => {
  const one = { game: 'smear', code: '3', name: 'Oma' };
  expect(comparisonPath('de', one, { code: '22', name: 'Wir' })).toBe('/de/r/smear-3/vs/22?n=Oma&m=Wir');
  expect(comparisonPath('de', one, { code: '' })).toBe('/de/r/smear-3/vs?n=Oma');
  expect(tablePath('de', one)).toBe('/de/new/smear?r=3&n=Oma');
  expect(tablePath('de', { game: 'smear', code: '' })).toBe('/de/new/smear?r=');
});

test.each([
  ['https://example.org/de/r/smear-3?n=Oma', { game: 'smear', code: '3', name: 'Oma' }],
  ['  http://10.0.0.2:8123/hu/r/zsirozas-0c1  ', { game: 'zsirozas', code: '0c1' }],
  ['example.org/en/r/spades', { game: 'spades', code: '' }],
  ['https://example.org/de/r/smear-3/vs/22?n=Oma&m=Wir', { game: 'smear', code: '3', name: 'Oma' }],
  ['Smear-3', { game: 'smear', code: '3' }],
])('%s, pasted, is a sheet', (text, sheet) => {
  expect(sheetIn(text)).toEqual(sheet);
});

test.each(['', 'https://example.org/t/zjga648b8upa', '3', 'smear-3-4', 'smear-ä', 'come and play'])(
  '%s, pasted, is none',
  (text) => {
    expect(sheetIn(text)).toBeUndefined();
  },
);

test('a name is one line of visible characters, forty at most', () => {
  expect(tidySheetName('  Bei\n Oma ‮ ​ ')).toBe('Bei Oma');
  expect(tidySheetName('👩‍👩‍👧'.repeat(50))).toBe('👩‍👩‍👧'.repeat(40));
  expect(tidySheetName('a' + '́'.repeat(50)).length).toBeLessThan(6);
  expect(tidySheetName('Oma ‮ daheim')).toBe('Oma daheim');
  expect(tidySheetName('​‎')).toBe('');
});
