import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { openSqlite } from '@stammtisch/store';
import type { Entry } from '@stammtisch/table';
import { afterAll, expect, test } from 'vitest';

import { startProcess } from '../../apps/server/src/testing/child.ts';
import { companies, newcomers } from './company.ts';
import { Figures } from './figures.ts';
import { acknowledged, comeToRest, compare, newPlay } from './session.ts';

const stammtisch = fileURLToPath(new URL('../../apps/cli/bin/stammtisch.mjs', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'stammtisch-backup-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const TABLES = 4;

test(
  'a backup taken during play holds all that was acknowledged before, and on it people play on',
  { timeout: 300_000 },
  async () => {
    const [data, restored, copy] = [join(folder, 'data'), join(folder, 'restored'), join(folder, 'copy.db')];
    const figures = new Figures();
    const server = await startProcess(data);
    const play = newPlay(server.port, 0, figures);
    const people = await companies(play, TABLES, 'backup');
    const lives = people.map((person) => person.live());
    expect(await acknowledged(play, 150)).toBe(true);

    const before = people.flatMap(({ code, ledger }) =>
      [...ledger.acknowledged].flatMap(([id, seq]) =>
        seq > 0 ? [{ code, seq, command: `${ledger.player}:${id}` }] : [],
      ),
    );
    const backup = spawn(process.execPath, [stammtisch, 'backup', '--data', data, '--to', copy], {
      stdio: 'ignore',
    });
    expect(await once(backup, 'exit')).toEqual([0, null]);
    // Nobody has noticed anything.
    expect(await acknowledged(play, 50)).toBe(true);
    await comeToRest(play, people, lives);
    expect(await server.stop()).toBe(0);
    await compare(data, people, { figures });
    expect(figures.faults).toEqual([]);

    mkdirSync(restored);
    renameSync(copy, join(restored, 'stammtisch.db'));
    const kept = await commandsIn(restored, new Set(people.map(({ code }) => code)));
    expect(before.length).toBeGreaterThan(100);
    expect(before.filter(({ code, seq, command }) => kept.get(`${code} ${seq}`) !== command)).toEqual([]);

    const second = await startProcess(restored);
    const again = newPlay(second.port, 0, new Figures());
    const returned = newcomers(again, people);
    const newLives = returned.map((person) => person.live());
    expect(await acknowledged(again, 100)).toBe(true);
    await comeToRest(again, returned, newLives);
    expect(await second.stop()).toBe(0);
    await compare(restored, returned, { figures: again.figures });
    expect(again.figures.faults).toEqual([]);
  },
);

/** By table and row, which wish the row carries out. */
async function commandsIn(
  data: string,
  codes: ReadonlySet<string>,
): Promise<ReadonlyMap<string, string | undefined>> {
  const store = await openSqlite<Entry>(join(data, 'stammtisch.db'));
  const found = new Map<string, string | undefined>();
  for (const code of codes) {
    const rows = await store.read((await store.find(code))?.table ?? '', 1);
    for (const { seq, command } of rows) found.set(`${code} ${seq}`, command);
  }
  await store.close();
  return found;
}
