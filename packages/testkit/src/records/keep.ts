import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';

import type { GameKit, MatchRecord } from '@stammtisch/kernel';

import { catalogOf } from '../laws/matches.ts';
import { readCorpus, readSheets, recordsFolder, recordText, sheetOf, sheetsFile } from './corpus.ts';
import { EXAMPLES } from './examples.ts';
import { lackingRecords } from './plan.ts';
import { recordMatch } from './play.ts';

const HEAD = `# What the recorded matches beside this file come to, deal by deal: who took the tricks, the lines, the totals.
# A match that is here stays as it is: \`npm run regen\` adds what is missing, and fails where the rules now say otherwise.
`;

/** What was added to a corpus, and which matches no longer come to what they came to. */
export interface Kept {
  readonly added: readonly string[];
  readonly changed: readonly string[];
}

/** Adds what a game's corpus lacks. What is there is never touched. */
export function keepRecords<S extends V, A, V, O>(kit: GameKit<S, A, V, O>): Kept {
  const { game } = kit;
  const folder = recordsFolder(game.id, game.rulesVersion);
  const kept = readCorpus(folder);
  const added = new Map<string, MatchRecord>();
  for (const [name, record] of Object.entries(EXAMPLES[game.id] ?? {}))
    if (!kept.has(name)) added.set(name, record);
  for (const planned of lackingRecords(kit, kept)) added.set(planned.name, recordMatch(kit, planned));
  mkdirSync(folder, { recursive: true });
  for (const [name, record] of added) writeFileSync(new URL(`${name}.json`, folder), recordText(record));
  return { added: [...added.keys()], changed: keepSheets(kit, new Map([...kept, ...added]), folder) };
}

function keepSheets<S extends V, A, V, O>(
  kit: GameKit<S, A, V, O>,
  records: ReadonlyMap<string, MatchRecord>,
  folder: URL,
): readonly string[] {
  const file = sheetsFile(folder);
  const old = readSheets(existsSync(file) ? readFileSync(file, 'utf8') : '');
  const catalog = catalogOf(kit);
  const names = [...records.keys()].toSorted();
  const now = new Map([...records].map(([name, record]) => [name, sheetOf(catalog, name, record)]));
  const text = names.map((name) => old.get(name) ?? now.get(name) ?? '');
  writeFileSync(file, `${HEAD}\n${text.join('\n')}\n`);
  return names.filter((name) => old.has(name) && old.get(name) !== now.get(name));
}
