import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { catalog } from '@stammtisch/games';
import { at, type GameKit, type MatchRecord, pairs, range } from '@stammtisch/kernel';
import { afterAll, describe, expect, test } from 'vitest';

import { fairRecord } from './corpus.ts';
import { type Forged, forgeriesOf } from './forge.ts';
import { DEALINGS, type PlannedDealing, playDealing } from './play.ts';

const script = fileURLToPath(new URL('../../../fair/second/verify.py', import.meta.url));
const hasPython = spawnSync('python3', ['-c', 'import hashlib, hmac'], { encoding: 'utf8' }).status === 0;
if (!hasPython)
  process.stderr.write('SKIPPED: there is no python3 here, so nobody looks over the verifier’s shoulder.\n');

/** What the moves are is the rules' affair: this verifier knows the dealing alone. */
const OF_MOVES: readonly Forged['code'][] = ['move-illegal', 'result-changed', 'match-unfinished'];

describe.skipIf(!hasPython)('a verifier in another language', () => {
  const folder = mkdtempSync(join(tmpdir(), 'stammtisch-second-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  /** One answer a record, in their order. */
  function looked(
    records: readonly MatchRecord[],
  ): readonly { readonly fair?: boolean; readonly error?: object }[] {
    const files = records.map((record, index) => {
      const file = join(folder, `${index}.json`);
      writeFileSync(file, JSON.stringify(record));
      return file;
    });
    const { stdout, stderr } = spawnSync('python3', [script, ...files], { encoding: 'utf8' });
    expect(stderr).toBe('');
    // One line of JSON a file, as the script says.
    return stdout
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as { readonly fair?: boolean; readonly error?: object });
  }

  test('finds a kept match of each game fair', () => {
    const records = DEALINGS.map(({ game }) => fairRecord(game));
    expect(looked(records)).toEqual(
      records.map(({ deals }, index) => ({
        fair: true,
        decks: deals.length,
        voided: at(DEALINGS, index).voided,
      })),
    );
  });

  test('calls every forgery of a dealing by the same name', () => {
    const forged = DEALINGS.flatMap(({ game }) => forgeriesOf(fairRecord(game))).filter(
      ({ code }) => !OF_MOVES.includes(code),
    );
    const answers = looked(forged.map(({ record }) => record));
    expect(answers).toEqual(forged.map(({ code }) => ({ fair: false, error: { code } })));
  });

  test.each(catalog.ids)(
    'knows every pack of %s: whatever the house rules, the decks are the same',
    (game) => {
      const records = tablesOf(game).map((planned) =>
        catalog.open(game, (kit) => playDealing(kit, planned, 1)),
      );
      const known = records.flatMap((record) => (record === undefined ? [] : [record]));
      expect(known.length).toBeGreaterThan(10);
      expect(looked(known).filter(({ fair }) => fair !== true)).toEqual([]);
    },
  );
});

function isPlayable<S extends V, A, V, O>(kit: GameKit<S, A, V, O>, options: object, seats: number): boolean {
  const parsed = kit.parse(options, seats);
  return parsed.ok && kit.game.seatCounts(parsed.value).includes(seats);
}

/** Tables of a game that together have every pair of house rules, for every number of players. */
function tablesOf(game: string): readonly PlannedDealing[] {
  const planned = DEALINGS.find((one) => one.game === game);
  if (planned === undefined) throw new Error(game);
  return (
    catalog.open(game, (kit) =>
      // A game's conflicts ask about its own options.
      pairs(kit.game.options, kit.game.conflicts as Parameters<typeof pairs>[1]).flatMap((options) =>
        range(9)
          .filter((seats) => isPlayable(kit, options, seats))
          .map((seats) => ({
            ...planned,
            seats,
            options: { ...options },
            shares: Array.from({ length: seats }, (_, chair) => planned.shares[chair] ?? null),
          })),
      ),
    ) ?? []
  );
}
