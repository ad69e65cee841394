import { readFileSync } from 'node:fs';

import { catalog } from '@stammtisch/games';
import type { GameKit } from '@stammtisch/kernel';
import { expect, test } from 'vitest';

import { rulesPage, rulesPageFile } from './rules-page.ts';
import { tinyKit } from './tiny/kit.ts';

const open = <T>(id: string, use: <W, A, V, O>(kit: GameKit<V & W, A, V, O>) => T): T | undefined =>
  catalog.open(id, use);

test.each(catalog.ids)('the page of %s says what is declared: run `npm run regen` if it does not', (id) => {
  expect(readFileSync(rulesPageFile(id), 'utf8')).toBe(open(id, rulesPage));
});

test.each(catalog.ids)(
  'the page of %s has a row for every house rule and preset, in every language',
  (id) => {
    const page = readFileSync(rulesPageFile(id), 'utf8');
    const rows = open(id, ({ game, words }) => [
      ...Object.entries(game.options).map(([option, { rule }]) => {
        const labels = [words.en, words.de, words.hu].map((own) => own.options[option]?.label);
        return `| ${rule} | \`${option}\` | ${labels.join('<br>')} | `;
      }),
      ...Object.keys(game.presets).map(
        (preset) => `| \`${preset}\` | ${words.en.presets[preset]?.label ?? ''}<br>`,
      ),
    ]);
    expect(rows?.filter((row) => !page.includes(row))).toEqual([]);
  },
);

test('a page tells each kind of house rule, what it needs, and what does not go together', () => {
  const page = rulesPage(tinyKit);
  expect(page).toContain(
    '| TG-1 | `target` | Target<br>Target<br>Target | `4`, any from 2 to 9; usual: 6 | Enough to win. |',
  );
  expect(page).toContain(
    '| TG-2 | `trickWorth` | Trick<br>Trick<br>Trick | `1`<br>`2` | What the trick is worth. |',
  );
  expect(page).toContain('| TG-3 | `keepAce` | Aces<br>Aces<br>Aces | `false` no<br>`true` yes |');
  expect(page).toContain(
    '| `double` | Double<br>Double<br>Double | `trickWorth` 2 | The trick counts twice. |',
  );
  expect(page).toContain('| `keepAce`, `trickWorth` | too-much |');
});
