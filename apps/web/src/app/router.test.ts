import { expect, test } from 'vitest';

import { inLanguage, routeOf } from './router.ts';

test.each([
  ['/', { page: 'home', language: undefined }],
  ['/hu', { page: 'home', language: 'hu' }],
  ['/hu/', { page: 'home', language: 'hu' }],
  ['/en/new', { page: 'new', language: 'en', game: undefined }],
  ['/de/new/smear', { page: 'new', language: 'de', game: 'smear' }],
  ['/m', { page: 'arrive' }],
  ['/m/x', { page: 'missing' }],
  ['/t/zjga648b8upa', { page: 'table', code: 'zjga648b8upa' }],
  // Some programs write addresses in capitals.
  ['/t/ZJGA648B8UPA', { page: 'table', code: 'zjga648b8upa' }],
  ['/de/new/smear?r=1012&n=Oma', { page: 'new', game: 'smear', rules: { code: '1012', name: 'Oma' } }],
  ['/hu/r', { page: 'rules', sheet: undefined }],
  ['/hu/r/smear', { page: 'rules', sheet: { game: 'smear', code: '' } }],
  [
    '/en/r/spades-005k?n=The+Kovács+house',
    { sheet: { game: 'spades', code: '005k', name: 'The Kovács house' } },
  ],
  ['/de/r/smear-3/vs/3f', { sheet: { game: 'smear', code: '3' }, other: { code: '3f' } }],
  ['/de/r/smear-3/vs?n=A&m=B', { sheet: { name: 'A' }, other: { code: '', name: 'B' } }],
  ['/de/r/smear-3/against/3f', { page: 'missing' }],
  ['/de/r/smear-3/vs/3f/4', { page: 'missing' }],
  ['/t', { page: 'missing' }],
  ['/fr', { page: 'missing' }],
  ['/de/old', { page: 'missing' }],
  ['/de/new/smear/more', { page: 'missing' }],
  ['/t/code/more', { page: 'missing' }],
])('%s is the page it says', (address, route) => {
  const { pathname, search } = new URL(address, 'https://example.org');
  expect(routeOf(pathname, search)).toMatchObject(route);
});

test('a public page has an address in every language, a table has one for all', () => {
  expect(inLanguage('/de/new/smear', 'hu')).toBe('/hu/new/smear');
  expect(inLanguage('/en', 'de')).toBe('/de');
  expect(inLanguage('/t/zjga648b8upa', 'de')).toBeUndefined();
});
