/** `npm run build`: the browser client, ready to be served. */
import { build } from 'vite';

await build({ root: 'apps/web', configFile: 'apps/web/vite.config.ts', logLevel: 'warn' });
