import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import { expect, test } from 'vitest';

const main = fileURLToPath(new URL('main.ts', import.meta.url));
const MATCH = ['simulate', '--game', 'smear', '--seats', '3', '--deals', '1', '--bots', 'random'];
const FULL = '/dev/full';

test.skipIf(!existsSync(FULL))(
  'records that no longer fit on the disk are unusable: one line, no numbers',
  () => {
    const ran = spawnSync(process.execPath, [main, ...MATCH, '--records', FULL], { encoding: 'utf8' });
    expect([ran.status, ran.stdout]).toEqual([2, '']);
    expect(ran.stderr).toMatch(/^stammtisch simulate: --records: ENOSPC[^\n]*\n$/);
  },
);
