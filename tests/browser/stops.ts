import { readFileSync } from 'node:fs';
import { deflateRawSync } from 'node:zlib';

import type { Language } from '@stammtisch/cards';

/** A page that needs nothing but its address. */
export interface Stop {
  readonly name: string;
  /** In German, where the address says the language. */
  readonly path: string;
  /** What is on it when it is there. */
  readonly sign: string;
}

export const LANGUAGES = ['de', 'en', 'hu'] as const;

/** A match that is known well, as a link carries it; with names, if any are given. */
export function pastMatch(names?: readonly string[]): string {
  const file = new URL('../../packages/games/src/smear/golden/records-1/4-standard.json', import.meta.url);
  const text = readFileSync(file, 'utf8');
  // A record of our own.
  const named = names === undefined ? text : JSON.stringify({ ...(JSON.parse(text) as object), names });
  return deflateRawSync(named).toString('base64url');
}

/** All of them. */
export const STOPS: readonly Stop[] = [
  { name: 'home', path: '/de', sign: 'h2' },
  { name: 'create', path: '/de/new/smear', sign: 'form' },
  { name: 'rule sheet', path: '/de/r/smear-100b21?n=Oma', sign: 'article' },
  { name: 'rules that clash', path: '/de/r/spades-31ef', sign: 'article' },
  { name: 'comparison', path: '/de/r/smear-100b21/vs?n=Oma', sign: 'table' },
  { name: 'bad link', path: '/de/r/smear-zz', sign: 'h1' },
  { name: 'all rules', path: '/de/r', sign: 'li' },
  { name: 'learn', path: '/de/learn', sign: 'li' },
  { name: 'learn Smear', path: '/de/learn/smear', sign: 'dl' },
  { name: 'learn Zsírozás', path: '/de/learn/zsirozas', sign: 'dl' },
  { name: 'learn Spades', path: '/de/learn/spades', sign: 'dl' },
  { name: 'fair dealing', path: '/de/fair', sign: '#fair-by-hand' },
  { name: 'matches', path: '/de/matches', sign: 'main p' },
  { name: 'about', path: '/de/about', sign: 'a[href="/licences.txt"]' },
  { name: 'own seat', path: '/m', sign: '.button-main' },
  { name: 'no match', path: '/h', sign: 'label' },
  { name: 'match', path: `/h?s=20#${pastMatch()}`, sign: '[type=range]' },
  { name: 'no table', path: '/t/nosuchtable1', sign: 'h1' },
  { name: 'no page', path: '/de/nothing', sign: 'h1' },
];

/** The path of a page in another language; one that says none stays as it is. */
export function pathIn(language: Language, path: string): string {
  return path.replace(/^\/de(?=\/|$)/, `/${language}`);
}
