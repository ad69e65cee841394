import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { openSqlite } from '@stammtisch/store';
import type { Entry, LogRow } from '@stammtisch/table';
import { afterAll, expect, test } from 'vitest';

import { playerOf } from './ids.ts';
import { startProcess } from './testing/child.ts';
import { newToken, openTable, TestClient } from './testing/client.ts';
import { seenBy, SMALL_DISKS } from './testing/disk.ts';

const folder = mkdtempSync(join(tmpdir(), 'stammtisch-disk-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

for (const disk of SMALL_DISKS) {
  test.skipIf(!disk.isPossible)(
    `on ${disk.name} what finds no room is refused, everything else stays, and play goes on when there is room`,
    async () => {
      const data = mkdtempSync(join(folder, 'data-'));
      const logged: string[] = [];
      const onLog = (text: string): void => void logged.push(text);
      const server = await startProcess(data, 0, { through: disk.through(data), onLog });
      const anna = newToken();
      const setup = { game: 'smear', seats: 4, name: 'Anna', bots: 'easy', botPace: 'instant' } as const;
      const code = await openTable(server.port, anna, { ...setup, start: true });
      const client = await TestClient.join(server.port, code, anna);
      await client.until(() => client.legal().length > 0);

      const names = await fill(client);
      const [action = ''] = client.legal();
      const act = { type: 'act', id: 'again', position: client.known?.position, action };
      client.say(act);
      expect(await client.answer('again')).toBe('no-space');
      await expect(openTable(server.port, newToken(), { ...setup, isPublic: true })).rejects.toThrow(
        '503 {"error":{"code":"no-space"}}',
      );
      expect((await fetch(`http://127.0.0.1:${server.port}/readyz`)).status).toBe(503);
      // Whoever comes now sees the table as it is.
      const other = await TestClient.join(server.port, code, anna);
      expect(other.known).toEqual({ ...client.known, room: other.known?.room });

      disk.makeRoom(server.pid, data);
      const heard = client.messages.length;
      client.say(act);
      expect(await client.answer('again', heard)).toBe('done');
      expect((await fetch(`http://127.0.0.1:${server.port}/readyz`)).status).toBe(200);
      // The bots, too, play on.
      await client.until(() => client.legal().length > 0 || client.seen.awaited() === 'deck');

      const rows = await logIn(seenBy(server.pid, data), code);
      await server.stop();
      expect(rows.map(({ seq }) => seq)).toEqual(rows.map((_, index) => index + 1));
      expect(rows.flatMap(({ entries }) => entries.filter(({ type }) => type === 'renamed'))).toHaveLength(
        names,
      );
      expect(rows.filter(({ command }) => command === `${playerOf(anna)}:again`)).toHaveLength(1);
      // Said once, however much was refused; and once that it is over.
      expect(logged.join('').match(/nothing can be stored/g)).toHaveLength(1);
      expect(logged.join('').match(/there is room again/g)).toHaveLength(1);
    },
  );
}

/** Takes one name after the other until there is no room for any more; answers how many were kept. */
async function fill(client: TestClient): Promise<number> {
  for (let kept = 0; ; kept += 1) {
    const answer = await client.command({ do: 'rename', name: `Anna ${kept}` });
    if (answer === 'no-space') return kept;
    expect(answer).toBe('done');
  }
}

/** What is on the disk of a server that runs and does nothing just now. */
async function logIn(data: string, code: string): Promise<readonly LogRow[]> {
  const copy = mkdtempSync(join(folder, 'copy-'));
  for (const file of ['stammtisch.db', 'stammtisch.db-wal']) cpSync(join(data, file), join(copy, file));
  const store = await openSqlite<Entry>(join(copy, 'stammtisch.db'));
  const rows = await store.read((await store.find(code))?.table ?? '', 1);
  await store.close();
  return rows;
}
