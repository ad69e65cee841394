/** `npm run build`: the browser client, ready to be served. Whoever calls, it is the one that people get. */
import { build } from 'vite';

import { packFiles } from './packed.ts';

process.env['NODE_ENV'] = 'production';
await build({ root: 'apps/web', configFile: 'apps/web/vite.config.ts', logLevel: 'warn' });
// Last of all: whatever is changed after this is not what is sent.
await packFiles('apps/web/dist');
