import { defineConfig } from 'vite';

import { bareIcons } from './bare-icons.ts';
import { courts } from './courts.ts';
import { licences } from './licences.ts';
import { manifests } from './manifests.ts';
import { offlinePages } from './offline-pages.ts';

/** Where the game server listens during development. */
const server = 'http://127.0.0.1:8123';

/** Every page has a header, speaks a language, and follows addresses. */
const CORE =
  /node_modules\/@?preact|src\/(?:app\/(?:lazy|memory|page|preferences|router|text-mode|text-mode-link|toasts|version)\.|i18n\/(?:forms|language)\.|icons\/|settings\/(?:header|open)\.)/;

/** What the first page shares with the table: cards, rules of every game, preferences; not what records and rule sheets need. */
const SHARED =
  /packages\/(?:cards\/|protocol\/|kernel\/src\/(?!option-pairs|perft|random|record|rule-))|src\/(?:app\/(?:dialog|fields|initial|leisure|shown-table|skeleton|unreachable)\.|connection\/seat-secret\.|fair\/(?:names|recent|start-soon)\.|i18n\/explain\.|offline\/(?:here|network)\.|talk\/state\.|cards\/(?:card-face|pattern)\.|home\/facts\.|offline\/here-mark\.|table\/model\.)/;
/** The table, but for what is fetched only when it is needed. */
const TABLE =
  /src\/(?:table\/(?!asides|cheer|course|deal-end|dev|fixtures|key-|last-trick|log\.|opened|remarks|side-panel|words\/)|sheet\/(?:points|side-sign)\.)/;

export default defineConfig({
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  plugins: [bareIcons(), courts(), licences(), manifests(), offlinePages()],
  // Tables on this device live in a thread of their own.
  worker: { format: 'es' },
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
      output: {
        codeSplitting: {
          groups: [
            { name: 'core', test: CORE },
            { name: 'shared', test: SHARED },
            { name: 'table', test: TABLE },
          ],
        },
      },
    },
  },
});
