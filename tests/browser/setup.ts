import { fileURLToPath } from 'node:url';

import { build } from 'vite';

/** Builds the client once, before the first journey. */
export default async function setup(): Promise<void> {
  const root = fileURLToPath(new URL('../../apps/web', import.meta.url));
  await build({ root, configFile: `${root}/vite.config.ts`, logLevel: 'warn' });
}
