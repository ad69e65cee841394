import type { Plugin } from 'vite';

/** What a device that keeps the program is told of it, in each language. */
const WORDS = {
  de: {
    description: 'Smear, Zsírozás, Spades: mit Freunden oder gegen Bots, ohne Konto und ohne Werbung.',
    matches: 'Meine Partien',
  },
  en: {
    description: 'Smear, Zsírozás, Spades: with friends or against bots, no account and no ads.',
    matches: 'My matches',
  },
  hu: {
    description: 'Smear, zsírozás, spades: barátokkal vagy gépek ellen, regisztráció és reklám nélkül.',
    matches: 'Játszmáim',
  },
};

/** One manifest a language: `de.webmanifest` and so on; `app/app.tsx` points to that of the language spoken. */
export function manifests(): Plugin {
  return {
    name: 'manifests',
    apply: (config, { command }) => command === 'build' && config.build?.ssr === undefined,
    generateBundle() {
      for (const [language, words] of Object.entries(WORDS)) {
        const source = `${JSON.stringify(manifestOf(language, words), null, 2)}\n`;
        this.emitFile({ type: 'asset', fileName: `${language}.webmanifest`, source });
      }
    },
  };
}

function manifestOf(language: string, { description, matches }: (typeof WORDS)['de']): object {
  const icon = (src: string, sizes: string, purpose: string): object => ({
    src,
    sizes,
    type: src.endsWith('.svg') ? 'image/svg+xml' : 'image/png',
    purpose,
  });
  return {
    // One program, whatever language it was installed in.
    id: '/',
    name: 'Stammtisch',
    short_name: 'Stammtisch',
    description,
    lang: language,
    dir: 'ltr',
    start_url: `/${language}`,
    scope: '/',
    display: 'standalone',
    categories: ['games', 'cards'],
    // The parchment and the felt of the tokens.
    background_color: '#f4ede1',
    theme_color: '#215443',
    icons: [
      icon('/icon.svg', 'any', 'any'),
      icon('/icon-192.png', '192x192', 'any'),
      icon('/icon-512.png', '512x512', 'any'),
      icon('/icon-maskable-512.png', '512x512', 'maskable'),
    ],
    shortcuts: [{ name: matches, url: `/${language}/matches` }],
  };
}
