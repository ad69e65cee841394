import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

import type { Plugin } from 'vite';

import { COURTS_NOTICE } from './courts.ts';

/** What a package says of itself. */
interface Said {
  readonly name: string;
  readonly version: string;
  readonly license: string;
}

const FONTS = ['Figtree', 'Fraunces'] as const;

/** Gathers the licences of everything that is bundled, as they must be passed on: `licences.txt`, and a list of names. */
export function licences(): Plugin {
  return {
    name: 'licences',
    apply: 'build',
    generateBundle(_, bundle) {
      const modules = Object.values(bundle).flatMap((part) => (part.type === 'chunk' ? part.moduleIds : []));
      const folders = new Set(modules.flatMap((id) => packageOf(id) ?? []));
      // What keeps the program on a device is put together after this.
      folders.add(resolve(import.meta.dirname, '../../node_modules/workbox-core'));
      const texts = [...folders].toSorted().map(noticeOf);
      const fonts = FONTS.map((name) => {
        const file = resolve(import.meta.dirname, `src/fonts/OFL-${name.toLowerCase()}.txt`);
        return `${name} (OFL-1.1)\n\n${readFileSync(file, 'utf8').trim()}`;
      });
      this.emitFile({
        type: 'asset',
        fileName: 'licences.txt',
        source: [...texts, ...fonts, COURTS_NOTICE].join(`\n\n${'-'.repeat(72)}\n\n`),
      });
    },
  };
}

/** The folder of the package a module belongs to; undefined for our own. */
function packageOf(id: string): string | undefined {
  return /^.*\/node_modules\/(?:@[^/]+\/)?[^/]+/.exec(id.split('?', 1)[0] ?? '')?.[0];
}

function noticeOf(folder: string): string {
  // A package's own words, read only here.
  const { name, version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Said;
  const file = readdirSync(folder).find((one) => /^licen[cs]e/i.test(one));
  if (file === undefined) throw new Error(`${name} comes without its licence`);
  return `${name} ${version} (${license})\n\n${readFileSync(join(folder, file), 'utf8').trim()}`;
}
