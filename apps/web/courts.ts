import { hash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

import { optimize } from 'svgo';
import type { Plugin } from 'vite';

const RESOLVED = '\0virtual:courts';
const CARDS = ['K', 'Q', 'J'].flatMap((rank) => ['S', 'H', 'D', 'C'].map((suit) => rank + suit));
/** Around the figure alone: corners, frame and paper are drawn as on all our cards. */
const HEAD =
  '<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="-52 -100 104 200" preserveAspectRatio="none">';
const AROUND = [
  /<rect width="239"[^>]*><\/rect>/,
  /<use xlink:href="#V[^>]*><\/use>/g,
  /<use xlink:href="#S\w+" height="(?:58\.558|34\.4)"[^>]*><\/use>/g,
  /<use xlink:href="#X[^>]*><\/use>/,
];
/** The art's flat colours, as they go with our paper. */
const COLOURS: readonly (readonly [RegExp, string])[] = [
  [/"red"/g, '"#B5122A"'],
  [/"#44F"/g, '"#2B4C9B"'],
  [/"#FC4"/g, '"#EBB94B"'],
  [/"black"/g, '"#15181D"'],
];

/** What goes with the pictures, whose author has given up all rights to them. */
export const COURTS_NOTICE = `Court cards by Adrian Kennard (CC0-1.0)

The kings, queens and jacks of the classic deck were drawn by Adrian Kennard (https://www.me.uk/cards/), who has
dedicated them to the public domain: https://creativecommons.org/publicdomain/zero/1.0/
They are taken from the files of @heruka_urgyen/react-playing-cards; colours, corners and frame are ours.`;

/** The court cards of the classic deck, drawn out of a package and made small: `virtual:courts` says where each one is. */
export function courts(): Plugin {
  let isBuild = false;
  return {
    name: 'courts',
    configResolved: ({ command }) => void (isBuild = command === 'build'),
    resolveId: { filter: { id: /^virtual:courts$/ }, handler: () => RESOLVED },
    load: {
      filter: { id: /^\0virtual:courts$/ },
      handler() {
        const addresses = CARDS.map((card) => {
          const source = drawn(card);
          if (!isBuild) return [card, `data:image/svg+xml,${encodeURIComponent(source)}`];
          const fileName = `assets/court-${card}-${hash('sha256', source).slice(0, 8)}.svg`;
          this.emitFile({ type: 'asset', fileName, source });
          return [card, `/${fileName}`];
        });
        return `export const courts = ${JSON.stringify(Object.fromEntries(addresses))};`;
      },
    },
  };
}

function drawn(card: string): string {
  // The package says nothing of its pictures; they lie beside its code.
  const folder = join(
    createRequire(import.meta.url).resolve('@heruka_urgyen/react-playing-cards/package.json'),
    '../src/images/2color-bf',
  );
  let text = readFileSync(join(folder, `${card}.svg`), 'utf8').replace(/<svg [^>]*>/, HEAD);
  for (const part of AROUND) text = text.replace(part, '');
  for (const [from, to] of COLOURS) text = text.replaceAll(from, to);
  return optimize(text, { multipass: true, floatPrecision: 0 }).data;
}
