import { readFileSync } from 'node:fs';

import type { Plugin } from 'vite';

/** Of an icon's file only what it draws is bundled: `Icon` has the rest, and the licence rides in `licences.txt`. */
export function bareIcons(): Plugin {
  return {
    name: 'bare-icons',
    enforce: 'pre',
    load(id) {
      const file = /^(.*\/lucide-static\/icons\/[\w-]+\.svg)\?raw$/.exec(id)?.[1];
      return file === undefined ? undefined : `export default ${JSON.stringify(drawnIn(file))}`;
    },
  };
}

function drawnIn(file: string): string {
  const text = readFileSync(file, 'utf8');
  const from = text.indexOf('>', text.indexOf('<svg')) + 1;
  return text.slice(from, text.lastIndexOf('</svg>')).replaceAll(/\s+/g, ' ').replaceAll(' />', '/>').trim();
}
