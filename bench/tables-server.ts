/** Our server for `bench tables`, over a data folder that is there already: tells what it uses when it is asked. */
import { serve } from '@stammtisch/server';

import { NO_LIMITS } from './no-limits.ts';

const [, , data = '', idleTableMs = ''] = process.argv;
const limits = { ...NO_LIMITS, idleTableMs: Number(idleTableMs) };
const serving = await serve({ port: 0, host: '127.0.0.1', data, limits, print: () => undefined });
process.send?.({ port: serving.port });
process.on('message', () => {
  // Twice: what is let go of in the first round may hold something that only the second finds.
  globalThis.gc?.();
  globalThis.gc?.();
  const { user, system } = process.cpuUsage();
  process.send?.({ heap: process.memoryUsage().heapUsed, cpu: (user + system) / 1_000 });
});
process.once('disconnect', () => void serving.stop().then(() => process.exit(0)));
