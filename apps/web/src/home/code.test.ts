import { expect, test } from 'vitest';

import { codeIn, spokenIn } from './code.ts';

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

test.each(['4821937', '482 19 37', ' 48-21-937 ', '482.1937', '482\u00A019\u00A037'])(
  '%j is a code that somebody has said',
  (text) => expect(spokenIn(text)).toBe('4821937'),
);

test.each(['482193', '48219370', '482193a', 'https://example.org/t/4821937', ''])(
  '%j is none that anybody has said',
  (text) => expect(spokenIn(text)).toBeUndefined(),
);
