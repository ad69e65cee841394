import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';

import { catalog } from '@stammtisch/games';
import { type MatchRecord, parseRecord } from '@stammtisch/kernel';

import { DEALINGS, playDealing } from './play.ts';

/** Where the match of a game lies whose dealing anybody's verifier must find fair. */
export function fairRecordFile(game: string): URL {
  return new URL(`../../../fair/golden/${game}.json`, import.meta.url);
}

/** That match, as it lies there. */
export function fairRecord(game: string): MatchRecord {
  const record = parseRecord(JSON.parse(readFileSync(fairRecordFile(game), 'utf8')));
  if (!record.ok) throw new Error(`${game}: ${record.error.where}: ${record.error.what}`);
  return record.value;
}

/** Plays and keeps the matches that are not there yet; those that are stay as they are. */
export function keepFairRecords(): readonly string[] {
  const lacking = DEALINGS.filter(({ game }) => !existsSync(fairRecordFile(game)));
  for (const planned of lacking) {
    const record = catalog.open(planned.game, (kit) => playDealing(kit, planned));
    const file = fairRecordFile(planned.game);
    mkdirSync(new URL('.', file), { recursive: true });
    writeFileSync(file, `${JSON.stringify(record, null, 1)}\n`);
  }
  return lacking.map(({ game }) => game);
}
