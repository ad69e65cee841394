import { expect, test } from 'vitest';

import { codeIn } from './code.ts';

test.each([
  ['zjga648b8upa', 'zjga648b8upa'],
  ['  ZJGA 648B-8UPA ', 'zjga648b8upa'],
  ['https://cards.example/t/zjga648b8upa', 'zjga648b8upa'],
  ['https://cards.example/t/zjga648b8upa/?lang=hu#top', 'zjga648b8upa'],
])('a table is found in %j', (text, code) => {
  expect(codeIn(text)).toBe(code);
});

test.each(['', 'abc', 'no code at all here, really', 'https://cards.example/', '<script>'])(
  'no table is found in %j',
  (text) => {
    expect(codeIn(text)).toBeUndefined();
  },
);
