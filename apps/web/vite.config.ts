import { defineConfig } from 'vite';

import { bareIcons } from './bare-icons.ts';
import { courts } from './courts.ts';
import { licences } from './licences.ts';

/** Where the game server listens during development. */
const server = 'http://127.0.0.1:8123';

/** Every page has a header, speaks a language, and follows addresses. */
const CORE =
  /node_modules\/@?preact|src\/(?:app\/(?:lazy|memory|page|preferences|router|text-mode|text-mode-link|toasts|version)\.|i18n\/(?:forms|language)\.|icons\/|settings\/(?:header|open)\.)/;

export default defineConfig({
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  plugins: [bareIcons(), courts(), licences()],
  server: {
    host: '127.0.0.1',
    port: 5173,
    proxy: { '/api': server, '/socket': { target: server, ws: true } },
  },
  build: {
    target: 'es2023',
    // Licences ride in docs and on the licence page; the bundle carries code alone.
    sourcemap: true,
    assetsInlineLimit: 1024,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      // What every page needs comes as one file: many small ones would weigh more.
      output: { codeSplitting: { groups: [{ name: 'core', test: CORE }] } },
    },
  },
});
