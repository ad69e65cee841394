import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterEach, expect, test, vi } from 'vitest';

import { serve } from './serve.ts';

const data = mkdtempSync(join(tmpdir(), 'stammtisch-serve-'));
afterEach(() => rmSync(data, { recursive: true, force: true }));

test('says where people find it, and a second one on the same port gives up and lets go', async () => {
  const said: string[] = [];
  const print = (text: string): void => void said.push(text);
  const first = await serve({ port: 0, host: '127.0.0.1', data, print });
  expect(said).toEqual([`Stammtisch: http://localhost:${first.port}\n`]);
  const other = join(data, 'other');
  await expect(serve({ port: first.port, host: '127.0.0.1', data: other, print })).rejects.toThrow(
    /EADDRINUSE/,
  );
  expect(said).toHaveLength(1);
  await first.stop();
});

test('a store of another kind is refused before anything is opened', async () => {
  await expect(serve({ port: 0, data, store: 'redis://localhost' })).rejects.toThrow(/redis:/);
});

test('a store that is no URL, and a port that is none, are refused with a reason', async () => {
  await expect(serve({ port: 0, data, store: 'nonsense' })).rejects.toThrow('no store is known');
  vi.stubEnv('PORT', 'web');
  await expect(serve({ data })).rejects.toThrow('PORT: a whole number from 0 to 65535, not "web"');
  vi.unstubAllEnvs();
});

test('what the operator says of themselves is read from their file and told as it stands', async () => {
  vi.stubEnv('STAMMTISCH_IMPRINT', join(data, 'imprint.txt'));
  await expect(serve({ port: 0, data })).rejects.toThrow(/STAMMTISCH_IMPRINT: the file ".*" cannot be read/);
  mkdirSync(data, { recursive: true });
  writeFileSync(join(data, 'imprint.txt'), 'Tarock & Töchter\n<b>Wien</b>\n');
  const serving = await serve({ port: 0, host: '127.0.0.1', data, print: () => undefined });
  const answer = await fetch(`http://127.0.0.1:${serving.port}/api/imprint`);
  expect(answer.headers.get('content-type')).toBe('text/plain; charset=utf-8');
  expect(await answer.text()).toBe('Tarock & Töchter\n<b>Wien</b>');
  await serving.stop();
  vi.unstubAllEnvs();
});
