import { existsSync, readdirSync, readFileSync } from 'node:fs';

import {
  type Catalog,
  type DealOutcome,
  type MatchRecord,
  parseRecord,
  replay,
  type ScoreLine,
} from '@stammtisch/kernel';

/** The folder of a game's recorded matches under one version of its rules. */
export function recordsFolder(game: string, rulesVersion: number): URL {
  return new URL(`../../../games/src/${game}/golden/records-${rulesVersion}/`, import.meta.url);
}

/** What each of the matches comes to, in a file beside them. */
export const sheetsFile = (folder: URL): URL => new URL('sheets.txt', folder);

/** The recorded matches in a folder, by name. */
export function readCorpus(folder: URL): ReadonlyMap<string, MatchRecord> {
  const files = existsSync(folder) ? readdirSync(folder).filter((file) => file.endsWith('.json')) : [];
  return new Map(
    files.toSorted().map((file) => {
      const record = parseRecord(JSON.parse(readFileSync(new URL(file, folder), 'utf8')));
      if (!record.ok) throw new Error(`${file}: ${record.error.where}: ${record.error.what}`);
      return [file.slice(0, -'.json'.length), record.value];
    }),
  );
}

/** Reads what the matches came to when they were recorded, by name. */
export function readSheets(text: string): ReadonlyMap<string, string> {
  const blocks = text.split(/\n(?=\S)/).filter((block) => !block.startsWith('#') && block.trim() !== '');
  return new Map(blocks.map((block) => [block.split(' · ')[0] ?? '', block.trimEnd()]));
}

/** What a match comes to: who won, and every deal with its tricks, its lines and the totals after it. */
export function sheetOf(catalog: Catalog, name: string, record: MatchRecord): string {
  const replayed = replay(catalog, record);
  if (!replayed.ok) throw new Error(`${name}: ${JSON.stringify(replayed.error)}`);
  const { match, deals } = replayed.value;
  const { winners } = match.layout();
  const end = winners === undefined ? 'unfinished' : `won by ${winners.join(', ')}`;
  const head = `${name} · ${end} · totals ${match.sheet().totals.join(' ')}`;
  return [head, ...deals.map((deal, index) => `  ${index + 1}  ${dealText(deal)}`)].join('\n');
}

function dealText({ complete, dealer, redeal, tricks, lines, totals }: DealOutcome): string {
  const scored = lines.filter(({ points }) => points !== 0).map(lineText);
  const end = redeal === true ? 'thrown in' : complete ? scored.join(', ') : 'not played out';
  const taken = tricks.map(({ winner }) => winner ?? '-').join('');
  return `dealer ${dealer} · tricks ${taken} · ${end} · ${totals.join(' ')}`;
}

const lineText = ({ side, reason, points }: ScoreLine): string => `${side} ${reason} ${points}`;

/** A record as its file has it: a line for each deck, and one for the moves of each deal. */
export function recordText(record: MatchRecord): string {
  const { deals, ...about } = record;
  const head = JSON.stringify(about, null, 2).slice(0, -2);
  const played = deals.map((deal) => {
    const fields = Object.entries(deal).map(
      ([name, value]) => `      ${JSON.stringify(name)}: ${JSON.stringify(value)}`,
    );
    return `    {\n${fields.join(',\n')}\n    }`;
  });
  return `${head},\n  "deals": [\n${played.join(',\n')}\n  ]\n}\n`;
}
