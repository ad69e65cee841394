import { expect, test } from 'vitest';

import { inLanguage, routeOf } from './router.ts';

test.each([
  ['/', { page: 'home', language: undefined }],
  ['/hu', { page: 'home', language: 'hu' }],
  ['/hu/', { page: 'home', language: 'hu' }],
  ['/en/new', { page: 'new', language: 'en', game: undefined }],
  ['/de/new/smear', { page: 'new', language: 'de', game: 'smear' }],
  ['/t/zjga648b8upa', { page: 'table', code: 'zjga648b8upa' }],
  ['/t', { page: 'missing' }],
  ['/fr', { page: 'missing' }],
  ['/de/old', { page: 'missing' }],
  ['/de/new/smear/more', { page: 'missing' }],
  ['/t/code/more', { page: 'missing' }],
])('%s is the page it says', (path, route) => {
  expect(routeOf(path)).toEqual(route);
});

test('a public page has an address in every language, a table has one for all', () => {
  expect(inLanguage('/de/new/smear', 'hu')).toBe('/hu/new/smear');
  expect(inLanguage('/en', 'de')).toBe('/de');
  expect(inLanguage('/t/zjga648b8upa', 'de')).toBeUndefined();
});
