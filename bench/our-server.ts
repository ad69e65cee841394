/**
 * Our server, as `stammtisch serve` runs it (durable sqlite log): with limits fit for a load, or with the usual ones if
 * it is called with "usual".
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { serve } from '@stammtisch/server';

import { NO_LIMITS } from './no-limits.ts';

const data = mkdtempSync(join(tmpdir(), 'stammtisch-bench-'));
const limits = process.argv[2] === 'usual' ? {} : NO_LIMITS;
const serving = await serve({ port: 0, host: '127.0.0.1', data, limits, print: () => undefined });
process.send?.({ port: serving.port });
setInterval(
  () =>
    process.connected &&
    process.send?.({ rss: process.memoryUsage().rss, cpu: process.cpuUsage() }, () => undefined),
  500,
).unref();
process.once('disconnect', () => {
  void serving.stop().then(() => {
    rmSync(data, { recursive: true, force: true });
    process.exit(0);
  });
});
