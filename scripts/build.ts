/** `npm run build`: the browser client, ready to be served. Whoever calls, it is the one that people get. */
import { resolve } from 'node:path';

import { build } from 'vite';

import { prerender } from '../apps/web/prerender.ts';

import { packFiles } from './packed.ts';

process.env['NODE_ENV'] = 'production';
await build({
  root: 'apps/web',
  configFile: 'apps/web/vite.config.ts',
  logLevel: 'warn',
  build: { manifest: true },
});
await prerender(resolve('apps/web'));
// Last of all: whatever is changed after this is not what is sent.
await packFiles('apps/web/dist');
