import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';

import { LANGUAGES } from '@stammtisch/cards';
import { build } from 'vite';

import type { PublicPage, PublicPages } from './src/public/page.ts';

/** What the bundler says about a source: its file, what it needs, and what may follow. */
interface Chunk {
  readonly file: string;
  readonly imports?: readonly string[];
  readonly css?: readonly string[];
}
type Manifest = Readonly<Record<string, Chunk>>;

/** Draws the public pages of a client that has just been built, beside its one page for everything. */
export async function prerender(root: string): Promise<void> {
  const dist = join(root, 'dist');
  const template = withTitles(readFileSync(join(dist, 'index.html'), 'utf8'), dist);
  // The bundler's own file, read only here.
  const manifest = JSON.parse(readFileSync(join(dist, '.vite', 'manifest.json'), 'utf8')) as Manifest;
  const pages = await drawPages(root);
  for (const page of pages) {
    const file = join(dist, page.language, page.path, 'index.html');
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, pageFrom(template, page, manifest));
  }
  const shown = pages.filter(({ html }) => html !== undefined);
  writeFileSync(join(dist, 'sitemap.xml'), siteMap(shown));
  writeFileSync(
    join(dist, 'robots.txt'),
    'User-agent: *\nDisallow: /api/\nDisallow: /t/\nDisallow: /h\nDisallow: /m\n',
  );
  rmSync(join(dist, '.vite'), { recursive: true });
}

/** Titles are there at once, so the letters of titles must be: others are wider, and what is below would move. */
function withTitles(template: string, dist: string): string {
  const font = readdirSync(join(dist, 'assets')).find((name) => /^fraunces640-latin-(?!ext)/.test(name));
  if (font === undefined) throw new Error('the letters of titles were not built');
  const preload = `<link rel="preload" href="/assets/${font}" as="font" type="font/woff2" crossorigin />`;
  return template.replace('<link rel="preload"', `${preload}\n    <link rel="preload"`);
}

async function drawPages(root: string): Promise<readonly PublicPage[]> {
  const folder = mkdtempSync(join(tmpdir(), 'stammtisch-pages-'));
  try {
    await build({
      root,
      configFile: join(root, 'vite.config.ts'),
      logLevel: 'warn',
      ssr: { noExternal: true },
      build: {
        ssr: 'src/public/pages.tsx',
        outDir: folder,
        emptyOutDir: true,
        copyPublicDir: false,
        sourcemap: false,
        rolldownOptions: { output: { codeSplitting: true } },
      },
    });
    // What has just been built from the module of that name.
    const drawn = (await import(pathToFileURL(join(folder, 'pages.js')).href)) as PublicPages;
    return await drawn.publicPages();
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function pageFrom(template: string, page: PublicPage, manifest: Manifest): string {
  const { language, title, description, html, needsScript } = page;
  const filled = template
    .replace('<html lang="de">', `<html lang="${language}">`)
    .replace(/<title>.*?<\/title>/, () => `<title>${escaped(title)}</title>`)
    .replace(
      /<meta\s+name="description"[^>]*>/,
      () => `<meta name="description" content="${escaped(description)}" />`,
    )
    .replace(/(<link rel="manifest"[^>]*href="\/)\w+(?=\.webmanifest")/, `$1${language}`)
    .replace(/<noscript>.*?<\/noscript>/s, () => `<noscript><p>${escaped(needsScript)}</p></noscript>`)
    .replace(
      '</head>',
      () => `${[...fetches(page, manifest, template), ...about(page)].join('\n    ')}\n  </head>`,
    );
  return html === undefined
    ? filled
    : filled.replace(
        /<div id="root">.*?<\/div>\s*<noscript>/s,
        () => `<div id="root">${html}</div>\n    <noscript>`,
      );
}

/** Links and names for whoever does not read the page itself: search engines, and where links are shared. */
function about({ language, path, shareTitle, description, picture, html }: PublicPage): readonly string[] {
  const property = (name: string, content: string): string =>
    `<meta property="og:${name}" content="${escaped(content)}" />`;
  const address = `/${language}${path}`;
  const links =
    html === undefined
      ? ['<meta name="robots" content="noindex" />']
      : [
          `<link rel="canonical" href="${address}" />`,
          ...LANGUAGES.map((one) => `<link rel="alternate" hreflang="${one}" href="/${one}${path}" />`),
          `<link rel="alternate" hreflang="x-default" href="${path === '' ? '/' : `/en${path}`}" />`,
          property('url', address),
        ];
  return [
    ...links,
    property('type', 'website'),
    property('site_name', 'Stammtisch'),
    property('title', shareTitle),
    property('description', description),
    property('locale', { de: 'de_DE', en: 'en_GB', hu: 'hu_HU' }[language]),
    property('image', `/share/${picture}.png`),
    property('image:width', '1200'),
    property('image:height', '630'),
    '<meta name="twitter:card" content="summary_large_image" />',
  ];
}

/** Everything the page is made of is asked for at once, and its style before it is shown. */
function fetches({ sources }: PublicPage, manifest: Manifest, template: string): readonly string[] {
  const files = new Set<string>();
  const styles = new Set<string>();
  const visit = (name: string): void => {
    const chunk = manifest[name];
    if (chunk === undefined) throw new Error(`a page needs ${name}, which was not built`);
    if (files.has(chunk.file)) return;
    files.add(chunk.file);
    for (const style of chunk.css ?? []) styles.add(style);
    for (const next of chunk.imports ?? []) visit(next);
  };
  for (const source of sources) visit(source);
  const isNew = (file: string): boolean => !template.includes(file);
  return [
    ...[...styles].filter(isNew).map((file) => `<link rel="stylesheet" crossorigin href="/${file}">`),
    ...[...files].filter(isNew).map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`),
  ];
}

/** Addresses without their origin: the server that knows it puts it before them. */
function siteMap(pages: readonly PublicPage[]): string {
  const places = pages.map(({ language, path }) => `  <url><loc>/${language}${path}</loc></url>`);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...places,
    '</urlset>',
    '',
  ].join('\n');
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
